// The connection to a table: a socket that reconnects by itself, and requests that get an answer.

import { PROTOCOL, type FromClient, type FromServer, type Hello } from "../protocol";
import { CONNECTION_LOST } from "../game/refusal";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";
export type Question = FromClient extends infer M ? (M extends { id: number } ? Omit<M, "id"> : never) : never;
export type Answer = Extract<FromServer, { id: number } | { type: "refused" }>;

const HANDED_OVER = 1012; // the server's process is replaced by another one, which knows everything that was answered
const BLINK = 1000; // milliseconds in which the other one should answer
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

export interface Listener {
  onMessage(message: FromServer): void;
  /** The state has changed; a lost connection is retried at a moment in milliseconds. */
  onState(state: ConnectionState, retryAt: number | null): void;
}

/** Where a table gets its messages from: a socket, or something that stands in for one. */
export interface Connection {
  ask(question: Question): Promise<Answer>;
  retry(): void;
  close(): void;
}

interface Waiting {
  text: string;
  resolve(answer: Answer): void;
}

export class SocketConnection implements Connection {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isDone = false;
  private lastId = 0;
  private waiting = new Map<number, Waiting>();
  private isOpen = false; // whether the server has said welcome on this socket
  private blink: ReturnType<typeof setTimeout> | undefined; // while a hand-over goes on

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    private readonly beside: readonly string[] = [], // tokens of other seats at this device
    private readonly isScreen = false, // whether everybody in the room sees it
  ) {
    this.connect();
    addEventListener("online", this.retry);
    addEventListener("offline", this.hangUp);
  }

  /** Send a request; the answer says that it is done, or why not. If the connection breaks, that is the answer. */
  ask(question: Question): Promise<Answer> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      if (this.blink === undefined && this.socket?.readyState !== WebSocket.OPEN) {
        resolve(lost(id));
        return;
      }
      const text = JSON.stringify({ ...question, id });
      this.waiting.set(id, { text, resolve });
      if (this.blink === undefined) this.socket?.send(text);
    });
  }

  close(): void {
    this.isDone = true;
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.hangUp);
    clearTimeout(this.timer);
    clearTimeout(this.blink);
    this.socket?.close();
  }

  /** Reconnect now instead of waiting for the next try. */
  readonly retry = (): void => {
    if (this.isDone || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  // By itself a socket notices only after a long while that the network is gone.
  private readonly hangUp = (): void => {
    if (this.socket) this.broke(this.socket);
  };

  private connect(): void {
    this.listener.onState("connecting", null);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    const about = { beside: [...this.beside], ...(this.isScreen && { is_screen: true }) };
    const hello: Hello = { type: "hello", protocol: PROTOCOL, token: this.token, ...about };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = ({ code }) => {
      if (socket === this.socket && this.isOpen && code === HANDED_OVER && !this.isDone) this.followHandOver();
      else this.broke(socket);
    };
  }

  /** Connect to the next process at once, and send it again what the last one has not answered, and so not done. */
  private followHandOver(): void {
    this.isOpen = false;
    this.blink = setTimeout(() => this.giveUpWaiting(), BLINK);
    this.connect();
  }

  private endHandOver(): void {
    if (this.blink === undefined) return;
    clearTimeout(this.blink);
    this.blink = undefined;
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  private giveUpWaiting(): void {
    clearTimeout(this.blink);
    this.blink = undefined;
    for (const [id, { resolve }] of this.waiting) resolve(lost(id));
    this.waiting.clear();
  }

  private receive(message: FromServer): void {
    if (message.type === "welcome") {
      this.pause = FIRST_PAUSE;
      this.isOpen = true;
      this.endHandOver();
      this.listener.onState("open", null);
    }
    if ("id" in message && message.id !== null) {
      this.waiting.get(message.id)?.resolve(message as Answer);
      this.waiting.delete(message.id);
      return;
    }
    // A refusal that answers no request ends the connection: reconnecting would be refused again.
    if (message.type === "refused" && (message.code === "forbidden" || message.code === "unknown")) this.isDone = true;
    this.listener.onMessage(message);
  }

  private broke(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.isOpen = false;
    socket.onmessage = null;
    socket.close();
    this.giveUpWaiting();
    const pause = this.pause * (0.75 + Math.random() / 2); // so that not all reconnect at the same moment
    this.listener.onState(this.isDone ? "closed" : "lost", this.isDone ? null : Date.now() + pause);
    if (this.isDone) return;
    this.timer = setTimeout(() => this.connect(), pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }
}

function lost(id: number): Answer {
  return { ...CONNECTION_LOST, type: "refused", id, code: "busy" };
}
