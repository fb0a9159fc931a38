import type { CursedFate } from '../../content';

/** Where both paths begin. */
export const BEGINNING = 'the-beginning';
/** The box that both paths end in. */
export const DEFY_FATE = 'defy-fate';

/** What a cursed fate is, wherever it stands on the map. */
const kinds = {
  'blight-infusion': {
    name: 'Blight infusion',
    benefit: 'One protagonist clears all stress and harm.',
    complication: 'A foe is given ruinous new power.',
    asks: [
      'How does it feel to be infused?',
      'What is different about whoever takes it in?',
      'What ties the foe’s new power to the protagonists and what they chose?',
    ],
  },
  'trading-fates': {
    name: 'Trading fates',
    benefit: 'One protagonist escapes eclipse.',
    complication: 'A friend falls to the Blight.',
    asks: [
      'What makes the friend give in?',
      'Whom do they hold responsible for it?',
      'Is there guilt among the protagonists, or remorse?',
    ],
  },
  'power-betrays': {
    name: 'Power betrays',
    benefit: 'Each protagonist gains an advance, and so does the series.',
    complication: 'A protagonist betrays the others, knowingly or not.',
    asks: [
      'Where does this new power come from?',
      'Do the others see the betrayal for what it is?',
      'Why do they still put up with a traitor in their midst?',
    ],
  },
  misdirection: {
    name: 'Misdirection',
    benefit:
      'The Blight track is reset to zero, and each protagonist has one more downtime action now.',
    complication: 'The Blight makes real headway with its agenda.',
    asks: [
      'How do you slip out of sight?',
      'Whom does the Blight turn on instead?',
      'What do you make of a while of calm and safety?',
    ],
  },
  'defy-fate': {
    name: 'Defy fate',
    benefit: 'The director gives you a sliver of hope.',
    complication: 'The next mission must be to face your tragic fate.',
    asks: [
      'Which hope is it?',
      'What forces the last battle?',
      'Where do they find the will to defy fate itself?',
    ],
  },
} satisfies Record<string, Omit<CursedFate, 'id' | 'kind' | 'after' | 'at'>>;

export type FateKind = keyof typeof kinds;

function box(id: string, kind: FateKind, after: string[], x: number, y: number): CursedFate {
  return { id, kind, ...kinds[kind], after, at: { x, y } };
}

/**
 * The map of cursed fates: two paths with boxes of their own, which meet in Misdirection and end in
 * Defy fate (GBM-ROT-RUL-004, AMB-34).
 */
export const fates: CursedFate[] = [
  box('left-blight-infusion', 'blight-infusion', [BEGINNING], 0, 1),
  box('left-trading-fates', 'trading-fates', ['left-blight-infusion'], 0, 2),
  box('left-power-betrays', 'power-betrays', ['left-trading-fates'], 0, 3),
  box('right-trading-fates', 'trading-fates', [BEGINNING], 2, 1),
  box('right-blight-infusion', 'blight-infusion', ['right-trading-fates'], 2, 2),
  box('right-power-betrays', 'power-betrays', ['right-blight-infusion'], 2, 3),
  box('misdirection', 'misdirection', ['left-power-betrays', 'right-power-betrays'], 1, 4),
  box(DEFY_FATE, 'defy-fate', ['misdirection'], 1, 5),
];
