import type { RollReading } from '@moonlit/rules';

/** What is heard: dice that turn, one that lands, and how a roll reads. */
export type Cue = 'turn' | 'land' | RollReading['tone'];

/** Plays a short sound that is made on the spot; nothing is fetched for it. */
export function sound(context: AudioContext, cue: Cue): void {
  if (cue === 'turn') for (const at of [0, 0.07, 0.13, 0.22]) knock(context, at, 0.05);
  else if (cue === 'land') knock(context, 0, 0.16);
  else for (const [index, pitch] of chords[cue].entries()) bell(context, index * 0.09, pitch);
}

/** In hertz, from the first note to the last. */
const chords: Record<RollReading['tone'], readonly number[]> = {
  bad: [220, 207.65],
  mixed: [329.63, 392],
  good: [392, 493.88, 587.33],
  great: [440, 554.37, 659.26, 880],
  neutral: [392],
};

/** Wood on wood: noise that dies away at once. */
function knock(audio: AudioContext, after: number, loud: number): void {
  const length = Math.floor(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 4;
  }
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 1_400, Q: 1.2 });
  const gain = new GainNode(audio, { gain: loud * 3 });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + after);
}

/** A soft tone that fades. */
function bell(audio: AudioContext, after: number, pitch: number): void {
  const from = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(0.12, from + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, from + 0.9);
  tone.connect(gain).connect(audio.destination);
  tone.start(from);
  tone.stop(from + 1);
}
