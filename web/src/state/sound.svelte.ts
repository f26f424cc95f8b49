// Which sounds this device wants, how loud, and the audio that plays them: opened by the first touch, and only if wanted.

import { untrack } from "svelte";
import { local } from "../browser/storage";
import type { SoundName } from "../sounds/sounds";

export const SOUND_LEVELS = ["all", "turn", "off"] as const;
export type SoundLevel = (typeof SOUND_LEVELS)[number];

const LEVEL = "whistlestop.sound";
const VOLUME = "whistlestop.volume";
const USUAL_VOLUME = 50; // of 100
const ANSWERED = 100; // milliseconds; to open what sounds takes longer than a frame, and a press is answered first

class Sound {
  level = $state<SoundLevel>(SOUND_LEVELS.find((level) => level === local.getItem(LEVEL)) ?? "turn");
  volume = $state(Number(local.getItem(VOLUME) ?? USUAL_VOLUME));
  private audio: GainNode | null = null;
  private player: Promise<typeof import("../sounds/sounds")> | null = null;

  /** Be ready to sound from the first touch on: a browser lets no page sound before. */
  attend(): () => void {
    const left = new AbortController();
    const wake = () => setTimeout(() => void this.wake(), ANSWERED);
    for (const gesture of ["pointerdown", "keydown"])
      addEventListener(gesture, wake, { once: true, signal: left.signal });
    if ("userActivation" in navigator && navigator.userActivation.hasBeenActive) wake(); // not every browser has it
    return () => left.abort();
  }

  /** Choose what is heard, and hear an example. */
  choose(level: SoundLevel): void {
    this.level = level;
    local.setItem(LEVEL, level);
    void this.sample();
  }

  setVolume(volume: number): void {
    this.volume = volume;
    local.setItem(VOLUME, `${volume}`);
    if (this.audio) this.audio.gain.value = this.gain;
    void this.sample();
  }

  /** Play a sound, if it is wanted; some repeat, such as the click of a wagon. */
  play(name: SoundName, count = 1): void {
    const level = untrack(() => this.level); // to want it later is no reason to play it once more
    const isWanted = level === "all" || (level === "turn" && name === "turn");
    if (isWanted && this.audio?.context.state === "running") void this.sound(this.audio, name, count);
  }

  private async sample(): Promise<void> {
    await this.wake();
    this.play("turn");
  }

  private async sound(audio: GainNode, name: SoundName, count: number): Promise<void> {
    const { playSound } = await (this.player ??= import("../sounds/sounds"));
    playSound(name, audio, audio.context.currentTime, count);
  }

  private async wake(): Promise<void> {
    if (this.level === "off") return;
    this.audio ??= this.open();
    this.player ??= import("../sounds/sounds");
    await (this.audio.context as AudioContext).resume();
  }

  private open(): GainNode {
    const context = new AudioContext();
    const audio = new GainNode(context, { gain: this.gain });
    const limiter = new DynamicsCompressorNode(context, { threshold: -6, knee: 6 }); // several at once never clip
    audio.connect(limiter).connect(context.destination);
    return audio;
  }

  /** Louder and softer as the ear hears it; in the middle of the scale the sounds are as they were made. */
  private get gain(): number {
    return (this.volume / USUAL_VOLUME) ** 2;
  }
}

export const sound = new Sound();
