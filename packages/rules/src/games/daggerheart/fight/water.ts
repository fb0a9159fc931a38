import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { change, characterOf, isDead } from '../characters/find';
import { forceStress } from '../characters/vitals';
import { shift } from '../desk/passing';
import type { DhPlay } from '../game';
import { barred } from '../game';
import { AIR } from '../vocabulary';
import { ADVERSARIES as drawer } from './foes';
import type { DefineBefalling } from './hazards';

/** Who is under water, where attacks have disadvantage (DGH-1701), and whose air runs out (DGH-1702). */
export const water = (move: DefineBefalling) =>
  [
    move(command('water.enter', { character: id, breathes: z.boolean().default(false) }), {
      drawer,
      unless: (_, __, one) =>
        isDead(one) ??
        (one.water
          ? barred('already-done', `${one.name} is under water already.`, {
              instead: 'Play on.',
              rule: 'DGH-1701',
            })
          : null),
      ways(_, { name }) {
        const label = 'They can breathe there';
        return {
          label: `${name} goes under water`,
          group: name,
          fields: [{ name: 'breathes', kind: 'switch', label, initial: false }],
        };
      },
      do(play, { breathes }, _, one) {
        change(play, one, { water: { breathes, left: AIR } });
        play.say(`${one.name} is under water.`, {
          notes: breathes ? [] : [`Air for ${AIR} actions, then each action roll marks a Stress.`],
          beat: { kind: 'water', about: [one.id] },
        });
      },
    }),
    move(command('water.leave', { character: id }), {
      drawer,
      unless: (_, __, one) => isDead(one) ?? notUnder(one),
      ways: (_, { name }) => ({ label: `${name} is out of the water`, group: name }),
      do(play, _, __, one) {
        change(play, one, { water: null });
        const beat = { kind: 'water', about: [one.id] };
        play.say(`${one.name} is out of the water.`, { beat });
      },
    }),
    move(command('water.tick', { character: id }), {
      drawer,
      unless: ({ state }, _, one) =>
        isDead(one) ??
        notUnder(one) ??
        (state.public.spotlight.side !== 'gm' || state.public.spotlight.moves < 1
          ? barred('wrong-moment', 'That is a move of the GM, who has none now.', {
              instead: 'Wait for the spotlight, or keep it for a Fear.',
              rule: 'DGH-1106',
            })
          : null) ??
        (one.water?.breathes !== false || one.water.left === 0
          ? barred('already-done', 'There is no air that runs out.', {
              instead: 'Make another move.',
              rule: 'DGH-1702',
            })
          : null),
      ways: (_, { name }) => ({
        label: `${name}: air runs out`,
        group: name,
        detail: 'That is your move.',
      }),
      do(play, _, { state }, one) {
        shift(play, { moves: state.public.spotlight.moves - 1, owed: null });
        loseAir(play, one);
      },
    }),
  ] as const;

const notUnder = ({ name, water }: Character): Refusal | null =>
  !water
    ? barred('wrong-moment', `${name} is not under water.`, {
        instead: 'Choose somebody who is.',
        rule: 'DGH-1701',
      })
    : null;

/** What an action costs whoever cannot breathe: their air, and when it is gone a Stress (DGH-1702, DGH-Q22). */
export function breathe(play: DhPlay, id: string): void {
  const one = characterOf(play, id);
  if (!one.water || one.water.breathes || one.life === 'blaze') return;
  if (one.water.left > 0) {
    loseAir(play, one);
    return;
  }
  play.because(id, 'Stress', 'no air is left');
  forceStress(play, id, 1);
}

function loseAir(play: DhPlay, { id, name, water }: Character): void {
  if (!water) return;
  const left = water.left - 1;
  change(play, { id }, { water: { ...water, left } });
  if (left > 0) return;
  play.say(`${name} has no air left.`, {
    notes: ['Each action roll marks a Stress now.'],
    beat: { kind: 'drowning', about: [id] },
  });
}
