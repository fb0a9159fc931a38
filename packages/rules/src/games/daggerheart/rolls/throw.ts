import type { DiceGroup, RollModifier, RollRecord } from '../../../engine';
import type { DhPlay } from '../game';
import { DUALITY, EDGE } from '../vocabulary';
import type { Outcome } from './duality';
import { edgeTotal, outcomeOf, outcomeWords } from './duality';
import { netOf } from './edges';
import type { Fallen } from './roll';

/** Duality dice that have fallen, and how the log keeps them. */
export interface Thrown {
  fallen: Fallen;
  record: RollRecord;
}

/** What is thrown, and against what. */
export interface Throw {
  title: string;
  edges: RollModifier[];
  points: RollModifier[];
  difficulty: number;
  /** Whether the table may read the Difficulty. */
  open: boolean;
  /** What an outcome is called, where that is not its usual name. */
  word?(outcome: Outcome): string;
}

/** Throws the two duality dice with what is added to them (DGH-111), and reads them. */
export function throwDuality(play: DhPlay, thrown: Throw): Thrown {
  const { title, edges, points, difficulty } = thrown;
  const net = netOf(edges);
  const sides = [DUALITY, DUALITY, ...Array<number>(Math.abs(net)).fill(EDGE)];
  const { faces, proof } = play.roll(sides, title);
  const [hope = 1, fear = 1, ...edge] = faces;
  const sum = points.reduce((total, { value }) => total + value, hope + fear);
  const total = sum + edgeTotal(edge, net);
  const outcome = outcomeOf({ hope, fear }, total, difficulty);
  const modifiers = [...points.filter(({ value }) => value !== 0), ...edges];
  const record: RollRecord = {
    title,
    groups: groupsOf(hope, fear, edge, net),
    modifiers,
    total,
    reading: readingOf(outcome, total, thrown),
    proof,
  };
  return { fallen: { hope, fear, total, outcome }, record };
}

/** One duality die; in a roll of both the higher one leads. */
export const dualityGroup = (label: 'Hope' | 'Fear', face: number, leads = false): DiceGroup => ({
  label,
  sides: DUALITY,
  faces: [face],
  kept: [0],
  ...(leads ? { leads } : {}),
});

/** The two apart. */
export const dualityGroups = (hope: number, fear: number): DiceGroup[] => [
  dualityGroup('Hope', hope, hope >= fear),
  dualityGroup('Fear', fear, fear >= hope),
];

/** The dice apart; of edge dice the highest one counts. */
function groupsOf(hope: number, fear: number, edge: readonly number[], net: number): DiceGroup[] {
  const groups = dualityGroups(hope, fear);
  if (edge.length === 0) return groups;
  const label = net < 0 ? 'Disadvantage' : 'Advantage';
  const kept = [edge.indexOf(Math.max(...edge))];
  return [...groups, { label, sides: EDGE, faces: [...edge], kept }];
}

function readingOf(outcome: Outcome, total: number, { difficulty, open, word }: Throw) {
  const { name, tone, says } = outcomeWords[outcome];
  const against = open ? `${total} against ${difficulty}.` : `${total}.`;
  const { reading = name } = { reading: word?.(outcome) };
  return { word: reading, tone, text: word ? against : `${against} ${says}` };
}
