// One soft sound, when it is my turn: a train whistles far away, short and long.

import { untrack } from "svelte";
import { local } from "../browser/storage";

const SOUND = "whistlestop.sound";
const TONES = [523.25, 622.25]; // C and E flat: two pipes of a whistle
const CALLS = [
  { after: 0, lasts: 0.22 },
  { after: 0.34, lasts: 0.62 },
];
const LOUDNESS = 0.045;
const ANSWERED = 100; // milliseconds; to open what sounds takes longer than a frame, and a press is answered first

class Sound {
  isOn = $state(local.getItem(SOUND) !== "off");
  private context: AudioContext | null = null;

  /** Be ready to sound from the first touch on: a browser lets no page sound before. */
  attend(): () => void {
    const left = new AbortController();
    const wake = () => setTimeout(() => void this.wake(), ANSWERED);
    for (const gesture of ["pointerdown", "keydown"])
      addEventListener(gesture, wake, { once: true, signal: left.signal });
    if ("userActivation" in navigator && navigator.userActivation.hasBeenActive) wake(); // not every browser has it
    return () => left.abort();
  }

  turn(isOn: boolean): void {
    this.isOn = isOn;
    local.setItem(SOUND, isOn ? "on" : "off");
    if (isOn) void this.wake().then(() => this.whistle());
  }

  whistle(): void {
    const isOn = untrack(() => this.isOn); // to turn it on later is no reason to whistle once more
    if (!isOn || this.context?.state !== "running") return;
    for (const call of CALLS) this.call(this.context, this.context.currentTime + call.after, call.lasts);
  }

  private async wake(): Promise<void> {
    if (!this.isOn) return;
    this.context ??= new AudioContext();
    await this.context.resume();
  }

  private call(context: AudioContext, start: number, lasts: number): void {
    const far = new BiquadFilterNode(context, { type: "lowpass", frequency: 1500 });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setTargetAtTime(LOUDNESS, start, 0.03);
    gain.gain.setTargetAtTime(0, start + lasts, 0.09);
    far.connect(gain).connect(context.destination);
    for (const tone of TONES) blow(far, tone, start, start + lasts);
  }
}

/** One pipe; its pitch sinks a little as the steam goes. */
function blow(into: AudioNode, tone: number, start: number, end: number): void {
  const pipe = new OscillatorNode(into.context, { type: "triangle", frequency: tone * 0.97 });
  pipe.frequency.setTargetAtTime(tone, start, 0.04);
  pipe.frequency.setTargetAtTime(tone * 0.96, end, 0.12);
  pipe.connect(into);
  pipe.start(start);
  pipe.stop(end + 0.6);
}

export const sound = new Sound();
