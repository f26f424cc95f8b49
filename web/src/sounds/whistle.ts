// It is my turn: a train whistles far away, short and long.

const TONES = [523.25, 622.25]; // C and E flat: two pipes of a whistle
const CALLS = [
  { after: 0, lasts: 0.22 },
  { after: 0.34, lasts: 0.62 },
];
const LOUDNESS = 0.045;

export function whistle(into: AudioNode, at: number): void {
  for (const { after, lasts } of CALLS) call(into, at + after, lasts);
}

function call(into: AudioNode, start: number, lasts: number): void {
  const far = new BiquadFilterNode(into.context, { type: "lowpass", frequency: 1500 });
  const gain = new GainNode(into.context, { gain: 0 });
  gain.gain.setTargetAtTime(LOUDNESS, start, 0.03);
  gain.gain.setTargetAtTime(0, start + lasts, 0.09);
  far.connect(gain).connect(into);
  for (const tone of TONES) blow(far, tone, start, start + lasts);
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
