import type { EndeavorPlan, PlannedButton } from '../plan';

/** An area as most begin it, where the table lays out nothing of its own. */
export const usualArea: readonly PlannedButton[] = [
  { kind: 'alarm', track: 0, at: 4 },
  { kind: 'sanctuary', track: 0, at: 6 },
  { kind: 'alarm', track: 0, at: 9 },
  { kind: 'objective', track: 0, at: 11 },
  { kind: 'escape', track: 0, at: 14 },
  { kind: 'alarm', track: 0, at: 17 },
];

/** Tonight’s Stealth: a tide table out of a harbour office. */
export const stealthTonight: EndeavorPlan = {
  id: 'harbour-office',
  type: 'stealth',
  name: 'The harbour office',
  pitch: 'In by the coal hatch, the tide table copied, and out over the quay.',
  tracks: [{ name: 'The office', finish: null }],
  foes: [],
  eye: { name: 'The Night Watch', looks: 'Lanterns, a dog, and a bell rope.', size: 6 },
  buttons: [
    { kind: 'alarm', track: 0, at: 3, text: 'The dog' },
    { kind: 'sanctuary', track: 0, at: 5, text: 'The coal hatch' },
    { kind: 'alarm', track: 0, at: 8, text: 'A creaking stair' },
    { kind: 'objective', track: 0, at: 10, text: 'Copy the tide table' },
    { kind: 'escape', track: 0, at: 13, text: 'The quay' },
    { kind: 'alarm', track: 0, at: 16, text: 'The bell' },
  ],
};
