import type { Refusal } from '../../../engine';
import type { StarsPlay } from '../game';
import { barred } from '../game';
import { gainAffinity } from '../protagonists/affinities';
import { gainAnchor } from '../protagonists/anchors';
import { changeTrait } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import type { Memory, Trait } from '../protagonists/trait';
import { called } from '../protagonists/trait';
import type { Alignment } from '../vocabulary';
import { alignments, alignmentWords } from '../vocabulary';

/** What an Agenda can bring as it advances (SNS-1303…1305). */
export const agendaGains = ['affinity', 'anchor', 'heal'] as const;

/** What was chosen with the third Memory. */
export interface Gains {
  gain: (typeof agendaGains)[number];
  affinity: string;
  anchor: string;
  instead?: string | undefined;
  /** The Agenda stays beside the Anchor that it has brought (SNS-1307). */
  stays: boolean;
}

/** What bars an Affinity of a list that no Agenda leads to (SNS-1303). */
export const forbiddenList = (affinity: string): Refusal | null =>
  /^\s*(?:conviction|tendency)\b/iu.test(affinity)
    ? barred('not-allowed', 'An Agenda brings no Conviction and no Tendency.', {
        instead: 'Take an Affinity of another list.',
        rule: 'SNS-1303',
      })
    : null;

/**
 * A Trait advances: its Memories are cleared, and what its kind brings comes: one Affinity, or what an Agenda brings
 * instead (SNS-1204, 1207, 1208, 1303…1305, 1713, 2105, Q26).
 *
 * @param memories all three, by which a Connection moves.
 */
export function advance(
  play: StarsPlay,
  one: Protagonist,
  trait: Trait,
  memories: readonly Memory[],
  gains: Gains,
): void {
  changeTrait(play, trait, { memories: [] });
  const name = called(trait);
  if (trait.kind === 'lingering') {
    play.emit({ type: 'traitRemoved', id: trait.id });
    play.say(`${one.name} has recovered: “${name}”.`, {
      beat: { kind: 'recovery', about: [one.id] },
    });
    return;
  }
  const what =
    trait.kind === 'agenda'
      ? agendaBrings(play, one, trait, gains)
      : brings(play, one, trait, memories, gains);
  play.say(`“${name}” advances: ${what}.`, { beat: { kind: 'advance', about: [one.id] } });
}

/** What an Aspect or a Connection brings, in a few words. */
function brings(
  play: StarsPlay,
  one: Protagonist,
  trait: Trait,
  memories: readonly Memory[],
  { affinity }: Gains,
): string {
  if (trait.kind === 'aspect')
    return rankOf(gainAffinity(play, one.id, affinity, { magical: true }));
  const alignment = movedBy(trait.alignment, memories);
  const moves = alignment !== trait.alignment;
  if (moves) changeTrait(play, trait, { alignment });
  const target = play.state.public.protagonists[trait.towards ?? '']?.name ?? trait.text;
  const gained = rankOf(gainAffinity(play, one.id, target));
  return moves ? `${gained}; it is ${alignmentWords[alignment]} now` : gained;
}

/** What an Agenda brings: an Affinity, an Anchor that it may become, or a Lingering Wound that heals (SNS-1303…1305). */
function agendaBrings(
  play: StarsPlay,
  one: Protagonist,
  { id, agenda }: Trait,
  { gain, affinity, anchor, instead, stays }: Gains,
): string {
  if (gain === 'affinity') return rankOf(gainAffinity(play, one.id, affinity));
  if (gain === 'heal') {
    play.emit({ type: 'traitRemoved', id: agenda?.heals ?? '' });
    return 'a Lingering Wound is healed';
  }
  gainAnchor(play, one.id, anchor, instead);
  if (!stays) play.emit({ type: 'traitRemoved', id });
  return `the Anchor “${anchor}”`;
}

const rankOf = ({ name, rank }: { name: string; rank: number }): string => `${name} ${rank}`;

/** How Memories move a Connection: one step the way most of them felt (SNS-1208, 1209). */
export function movedBy(now: Alignment, memories: readonly Pick<Memory, 'tone'>[]): Alignment {
  const felt = (tone: Alignment) => memories.filter((memory) => memory.tone === tone).length;
  const way = alignments.find((tone) => felt(tone) * 2 > memories.length);
  if (way === undefined || way === 'neutral' || way === now) return now;
  return now === 'neutral' ? way : 'neutral';
}
