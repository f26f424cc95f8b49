// What every sound is made of: tones that fade, and bursts of noise.

/** A moment of a sound: when it begins and how long it takes to fade. */
export interface Fading {
  at: number; // seconds
  fades: number; // seconds until almost nothing is left
  loudness: number; // of its peak; 1 is the loudest that there is
}

const ATTACK = 0.004; // seconds; a sound that begins at once clicks
const FAINT = 0.0001; // an exponential never ends at nothing
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A tone that glides from one pitch to another while it fades. */
export function tone(into: AudioNode, from: number, to: number, sound: Fading, type: OscillatorType = "sine"): void {
  const pipe = new OscillatorNode(into.context, { type, frequency: from });
  pipe.frequency.setValueAtTime(from, sound.at);
  pipe.frequency.exponentialRampToValueAtTime(to, sound.at + sound.fades);
  pipe.connect(fading(into, sound));
  last(pipe, sound);
}

/** A burst of noise around a pitch. */
export function burst(into: AudioNode, pitch: number, width: number, sound: Fading): void {
  const { context } = into;
  const noise = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: width });
  noise.connect(filter).connect(fading(into, sound));
  last(noise, sound);
}

function last(source: AudioScheduledSourceNode, { at, fades }: Fading): void {
  source.start(at);
  source.stop(at + fades);
}

function fading(into: AudioNode, { at, fades, loudness }: Fading): GainNode {
  const gain = new GainNode(into.context, { gain: 0 });
  gain.gain.setValueAtTime(FAINT, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(FAINT, at + fades);
  gain.connect(into);
  return gain;
}

/** Half a second of noise, the same every time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const noise = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  let seed = 1;
  noise.getChannelData(0).forEach((_, i, samples) => {
    seed = (seed * 16807) % 2147483647;
    samples[i] = (seed / 2147483647) * 2 - 1;
  });
  noises.set(context, noise);
  return noise;
}
