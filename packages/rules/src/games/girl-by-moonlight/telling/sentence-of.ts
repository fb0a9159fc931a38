import type { SeatId } from '../../../engine';
import { nameById } from '../lookups';
import type { GbmState } from '../state';
import type { BeatKind } from './kinds';
import { sentences } from './sentences';

/** What a sentence is made of. */
interface Said {
  kind: BeatKind;
  about: readonly string[];
  what?: string;
}

/** The sentence of something that happens, under the names that people bear now. */
export function sentenceOf(
  state: GbmState,
  { kind, about, what = '' }: Said,
  by: SeatId | undefined,
): string {
  const [one = '', other = ''] = about.map((id) => storyName(state, id));
  const seat = by === undefined ? undefined : state.public.table.seats[by];
  const mundane = state.public.protagonists[about[0] ?? '']?.name || one;
  return sentences[kind]({ one, mundane, other, what, by: seat?.name ?? '' });
}

/** What the story calls somebody: by the true name while they are transcended. */
function storyName(state: GbmState, id: string): string {
  const { transcendence, trueName } = state.public.protagonists[id] ?? {};
  return (transcendence?.active && trueName) || nameById(state, id);
}
