import { change, characterOf } from '../characters/find';
import { forceStress, refuseDead } from '../characters/vitals';
import { shift } from '../desk/passing';
import type { CommandOf, DhPlay } from '../game';
import { gm, refuse } from '../game';
import { AIR } from '../vocabulary';

/** Somebody goes under water, where attacks have disadvantage (DGH-1701); who cannot breathe there has air for so long (DGH-1702). */
export function enterWater(play: DhPlay, command: CommandOf<'water.enter'>): void {
  gm(play, 'say who is under water');
  const one = characterOf(play, command.character);
  refuseDead(one);
  if (one.water) {
    refuse('already-done', `${one.name} is under water already.`, {
      instead: 'Play on.',
      rule: 'DGH-1701',
    });
  }
  const { breathes } = command;
  change(play, one, { water: { breathes, left: AIR } });
  play.say(`${one.name} is under water.`, {
    notes: breathes ? [] : [`Air for ${AIR} actions, then each action roll marks a Stress.`],
    beat: { kind: 'water', about: [one.id] },
  });
}

export function leaveWater(play: DhPlay, { character }: CommandOf<'water.leave'>): void {
  gm(play, 'say who is under water');
  const { id, name } = submerged(play, character);
  change(play, { id }, { water: null });
  play.say(`${name} is out of the water.`, { beat: { kind: 'water', about: [id] } });
}

/** A GM’s move: the air of somebody runs out by one (DGH-1702). */
export function tickAir(play: DhPlay, { character }: CommandOf<'water.tick'>): void {
  gm(play, 'let air run out');
  const { id, water } = submerged(play, character);
  const { side, moves } = play.state.public.spotlight;
  if (side !== 'gm' || moves < 1) {
    refuse('wrong-moment', 'That is a move of the GM, who has none now.', {
      instead: 'Wait for the spotlight, or keep it for a Fear.',
      rule: 'DGH-1106',
    });
  }
  if (water.breathes || water.left === 0) {
    refuse('already-done', 'There is no air that runs out.', {
      instead: 'Make another move.',
      rule: 'DGH-1702',
    });
  }
  shift(play, { moves: moves - 1, owed: null });
  loseAir(play, id);
}

/** What an action costs whoever cannot breathe: their air, and when it is gone a Stress (DGH-1702, DGH-Q22). */
export function breathe(play: DhPlay, id: string): void {
  const { water, life } = characterOf(play, id);
  if (!water || water.breathes || life === 'blaze') return;
  if (water.left > 0) {
    loseAir(play, id);
    return;
  }
  play.because(id, 'Stress', 'no air is left');
  forceStress(play, id, 1);
}

function loseAir(play: DhPlay, character: string): void {
  const { id, name, water } = submerged(play, character);
  const left = Math.max(0, water.left - 1);
  change(play, { id }, { water: { ...water, left } });
  if (left > 0) return;
  play.say(`${name} has no air left.`, {
    notes: ['Each action roll marks a Stress now.'],
    beat: { kind: 'drowning', about: [id] },
  });
}

function submerged(play: DhPlay, character: string) {
  const { id, name, water } = characterOf(play, character);
  if (water) return { id, name, water };
  return refuse('wrong-moment', `${name} is not under water.`, {
    instead: 'Choose somebody who is.',
    rule: 'DGH-1701',
  });
}
