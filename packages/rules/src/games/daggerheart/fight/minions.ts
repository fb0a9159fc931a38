import { z } from 'zod';
import type { Field } from '../../../engine';
import { latest } from '../../../engine';
import type { WayToMove } from '../../../table';
import { command, id } from '../../../table/command';
import type { DhBrings, DhPlay } from '../game';
import { moves, ofGm } from '../game';
import type { DaggerheartState } from '../state';
import type { Adversary } from './adversary';
import { most } from './adversary';
import { keep } from './foes';
import { overflowOf } from './written';

/** The other minions that the table sees and that stand. */
const others = ({ director }: Pick<DaggerheartState, 'director'>, from: string): Adversary[] =>
  Object.values(director.adversaries).filter(
    (one) => one.id !== from && one.kind === 'minion' && one.shown && !one.defeated,
  );

/** How many others fall by a blow at a minion. */
export function overflowsBy(struck: Adversary, damage: number): number {
  const each = overflowOf(struck);
  return each > 0 ? Math.floor(damage / each) : 0;
}

/** What damage leaves over for other minions, on the desk until the GM says who falls. */
export function goesOn(play: DhPlay, from: string, left: number): void {
  const more = Math.min(others(latest(play.state), from).length, left);
  if (more === 0 && !play.state.director.overflow) return;
  const now = more === 0 ? null : { id: play.id('overflow'), from, more };
  play.emit({ type: 'overflowSet', overflow: now });
}

const pending = ofGm(
  {
    part: 'overflow',
    what: 'blow that goes on',
    all: ({ state: { director } }) => (director.overflow ? [director.overflow] : []),
    idOf: ({ id }) => id,
  },
  'direct adversaries',
);

const falling = moves.about(pending, 'adversaries', (move) => [
  // The next ones fall at a tap; whoever means others, or none, says so.
  move(
    command('minions.fall', {
      overflow: id,
      adversaries: z.array(id).max(most.room),
    }),
    {
      *ways({ state }, { from, more }): Iterable<WayToMove<MinionsFall>> {
        const all = others(state, from);
        const next = all.slice(0, more);
        if (next.length > 0) {
          const names = next.map(({ name }) => name).join(', ');
          yield {
            with: { adversaries: next.map(({ id }) => id) },
            label: `The blow goes on: ${names}`,
            primary: true,
          };
        }
        const options = all.map(({ id: value, name }) => ({ value, label: name }));
        const max = Math.min(more, options.length);
        const field: Field = {
          ...{ name: 'adversaries', label: 'Who falls as well', options, min: 0, max },
          kind: 'choices',
        };
        yield { label: 'Others fall, or nobody', fields: [field] };
      },
      do(play, { adversaries }, { state }, { from }) {
        play.emit({ type: 'overflowSet', overflow: null });
        const fallen = others(state, from).filter(({ id }) => adversaries.includes(id));
        for (const one of fallen) fell(play, one);
        if (fallen.length === 0) return;
        play.say(`The blow goes on: ${fallen.map(({ name }) => name).join(', ')}.`, {
          beat: { kind: 'defeated', about: fallen.map(({ id }) => id) },
        });
      },
    },
  ),
]);
type MinionsFall = { type: 'minions.fall'; overflow: string; adversaries: string[] };

/** A minion is done with by any damage. */
export const fell = (play: DhPlay, one: Adversary): void =>
  keep(play, one, { defeated: true, hp: { ...one.hp, marked: one.hp.slots } });

/** What is left of a blow at a minion. */
export const minions = {
  ...moves.area(falling),
  evolves: {
    overflowSet({ director }, { overflow: now }) {
      director.overflow = now;
    },
  },
} satisfies DhBrings;
