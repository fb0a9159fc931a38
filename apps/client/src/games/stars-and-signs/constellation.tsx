import { count } from '../../design/words';
import type { Point } from './signs';
import { pathOf, placesIn, starPath } from './signs';
import type { Protagonist, SharedPart, Trait } from './view';
import { signOf, traitsOf, traitWords, useTable } from './view';

/** Memories until a Trait advances (SNS-2104). */
export const MEMORIES = 3;

/** The kinds of Traits that somebody lives, and that Memories are of, in the order of the sheet. */
const lived: readonly Trait['kind'][] = ['aspect', 'connection', 'agenda', 'anchor', 'affinity'];

/** Traits that are stars of somebody's sign. */
export const livedBy = (shared: SharedPart, id: string): Trait[] =>
  lived.flatMap((kind) => traitsOf(shared, id).filter((trait) => trait.kind === kind));

interface ConstellationProps {
  one: Protagonist;
  /** It is drawn star by star, as it happens. */
  live?: boolean;
}

/**
 * The sign that somebody stands under. Each Trait that they live is a star of it, and every Memory lets that star
 * shine more: how full their sky is can be seen at a glance, and is said in words.
 */
export function Constellation({ one, live = false }: ConstellationProps) {
  const shared = useTable().public.value;
  const sign = signOf(shared, one.id);
  const traits = livedBy(shared, one.id);
  const places = placesIn(sign, traits.length);
  const memories = traits.reduce((sum, trait) => sum + trait.memories.length, 0);
  const words = `${one.name}’s sign, ${sign.name}: ${count(traits.length, 'star', 'stars')}, ${count(memories, 'Memory', 'Memories')}`;
  return (
    <svg
      class={live ? 'ss-sky ss-sky-live' : 'ss-sky'}
      viewBox="-8 -8 116 116"
      role="img"
      aria-label={words}
      data-energy={one.transformed ? 'on' : undefined}
      data-consumed={one.consumed || undefined}
    >
      <path class="ss-sky-line" d={pathOf(sign)} />
      {traits.map((trait, at) => (
        <Star key={trait.id} trait={trait} at={places[at] ?? [50, 50]} order={at} />
      ))}
    </svg>
  );
}

function Star({ trait, at, order }: { trait: Trait; at: Point; order: number }) {
  const held = Math.min(MEMORIES, trait.memories.length);
  return (
    <g class="ss-star" data-memories={held} style={{ '--at': order }}>
      <title>{`${traitWords(trait)}: ${count(trait.memories.length, 'Memory', 'Memories')}`}</title>
      {held > 0 ? <circle class="ss-star-glow" cx={at[0]} cy={at[1]} r={4 + held * 2} /> : null}
      <path d={starPath(at, 4.5 + held * 2.5)} />
    </g>
  );
}
