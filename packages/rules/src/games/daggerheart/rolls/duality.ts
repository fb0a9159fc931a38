/** How a roll of the two duality dice can come out, best first. */
export const outcomes = [
  'critical',
  'successHope',
  'successFear',
  'failureHope',
  'failureFear',
] as const;
export type Outcome = (typeof outcomes)[number];

/** What an outcome brings besides itself. */
export interface Consequence {
  /** Hope for the roller, Stress that is cleared, Fear for the GM. */
  hope: number;
  clears: number;
  fear: number;
  /** The GM makes a move, and has the spotlight for it. */
  move: 'softer' | 'harder' | null;
}

/** DGH-113…117, and how hard a move the GM may prefer (DGH-1402). */
export const consequences: Readonly<Record<Outcome, Consequence>> = {
  critical: { hope: 1, clears: 1, fear: 0, move: null },
  successHope: { hope: 1, clears: 0, fear: 0, move: null },
  successFear: { hope: 0, clears: 0, fear: 1, move: 'softer' },
  failureHope: { hope: 1, clears: 0, fear: 0, move: 'softer' },
  failureFear: { hope: 0, clears: 0, fear: 1, move: 'harder' },
};

export const outcomeWords: Readonly<
  Record<Outcome, { name: string; tone: 'great' | 'good' | 'mixed' | 'bad'; says: string }>
> = {
  critical: { name: 'Critical Success', tone: 'great', says: 'Yes, and more.' },
  successHope: { name: 'Success with Hope', tone: 'good', says: 'Yes, and it goes well.' },
  successFear: {
    name: 'Success with Fear',
    tone: 'mixed',
    says: 'Yes, but something comes of it.',
  },
  failureHope: { name: 'Failure with Hope', tone: 'mixed', says: 'No, but not all is lost.' },
  failureFear: { name: 'Failure with Fear', tone: 'bad', says: 'No, and it gets worse.' },
};

/** Reads two duality dice against a Difficulty. Equal dice are a critical success whatever it is (DGH-113). */
export function outcomeOf(
  { hope, fear }: { hope: number; fear: number },
  total: number,
  difficulty: number,
): Outcome {
  if (hope === fear) return 'critical';
  if (total >= difficulty) return hope > fear ? 'successHope' : 'successFear';
  return hope > fear ? 'failureHope' : 'failureFear';
}

export const succeeds = (outcome: Outcome): boolean =>
  outcome === 'critical' || outcome === 'successHope' || outcome === 'successFear';

export const withHope = (outcome: Outcome): boolean =>
  outcome === 'critical' || outcome === 'successHope' || outcome === 'failureHope';

/** How many edge dice are left when advantage and disadvantage cancel one for one; negative is disadvantage (DGH-109). */
export const netEdge = (advantage: number, disadvantage: number): number =>
  advantage - disadvantage;

/** What edge dice come to: the highest one, added or subtracted (DGH-107, DGH-110). */
export function edgeTotal(faces: readonly number[], net: number): number {
  const highest = Math.max(0, ...faces);
  return net < 0 ? -highest : highest;
}

/** What the helpers of a group action come to: one more for each success, one less for each failure (DGH-204). */
export const groupModifier = (successes: readonly boolean[]): number =>
  successes.reduce((sum, success) => sum + (success ? 1 : -1), 0);
