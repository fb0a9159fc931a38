import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { DhPlay } from '../game';
import { barred, moves } from '../game';
import { EDGE, free } from '../vocabulary';
import type { Character, Companion } from './character';
import { besides, isAway, trainingWords } from './companion';
import { answersFor, change, characterOf, decidedFor, isDown, played } from './find';
import { clearHp, clearStress, gainHope } from './vitals';

// What a companion and its keeper do for each other: Stress, comfort, and the last HP (DGH-2105…2107).

/** A companion marks a Stress in the place of damage; with the last one it drops out of the scene (DGH-2104, 2105). */
export function strain(play: DhPlay, keeper: string, by: number): void {
  const one = characterOf(play, keeper);
  const { companion } = one;
  if (!companion) return;
  const { stress, name, id } = companion;
  const marked = Math.min(stress.slots, stress.marked + by);
  const now = { ...companion, stress: { ...stress, marked } };
  change(play, one, { companion: now });
  if (isAway(companion) || !isAway(now)) return;
  play.say(`${name} drops out of the scene.`, {
    notes: ['All its Stress is marked: it comes back when the next long rest begins.'],
    beat: { kind: 'companion-away', about: [one.id, id] },
  });
}

/** What a rest clears of somebody’s own Stress: as much as of theirs of their companion’s (DGH-2106). Answers how much of theirs. */
export function clearStressResting(play: DhPlay, keeper: string, by: number): number {
  const cleared = clearStress(play, keeper, by);
  const { companion } = characterOf(play, keeper);
  if (!companion || isAway(companion)) return cleared;
  // All of it goes where all is cleared; else as many as its keeper has cleared.
  const less = Number.isFinite(by) ? cleared : companion.stress.marked;
  const marked = Math.max(0, companion.stress.marked - less);
  if (marked !== companion.stress.marked) {
    change(
      play,
      { id: keeper },
      { companion: { ...companion, stress: { ...companion.stress, marked } } },
    );
  }
  return cleared;
}

/** Why a companion does not do for its keeper what its training lets it, if so. */
function cannot(one: Character, training: 'comfort' | 'bonded'): Refusal | null {
  const { companion, name } = one;
  if (!companion?.training?.[training]) {
    return barred('not-allowed', `${name} has no companion that has learned that.`, {
      instead: `It learns “${trainingWords[training].name}” as its keeper comes to a level.`,
      rule: 'DGH-2107',
    });
  }
  return besides(one)
    ? null
    : barred('wrong-moment', `${companion.name} is away.`, {
        instead: 'It comes back when the next long rest begins.',
        rule: 'DGH-2105',
      });
}

/** Time with a companion once between rests: a Hope, or a Stress of both (DGH-2107). */
export const comfort = moves.about(played, 'features', (move) => [
  move(command('companion.comfort', { character: id, gives: z.enum(['hope', 'stress']) }), {
    unless: (_, __, one) =>
      cannot(one, 'comfort') ??
      isDown(one) ??
      (one.companion?.comforted
        ? barred('already-done', 'There was time for that since the last rest.', {
            instead: 'Wait until you have rested.',
            rule: 'DGH-2107',
          })
        : null),
    ways: (_, one) =>
      (['hope', 'stress'] as const).map((gives) => ({
        with: { gives },
        label: `Time with ${one.companion?.name}: ${gives === 'hope' ? '1 Hope' : '1 Stress each'}`,
        group: one.name,
        detail:
          gives === 'hope' ? 'You gain a Hope.' : 'You and your companion each clear a Stress.',
      })),
    do(play, { gives }, _, one) {
      const { companion } = one;
      if (!companion) return;
      if (gives === 'hope') gainHope(play, one.id, 1);
      else clearStress(play, one.id, 1);
      change(play, one, { companion: comforted(companion, gives) });
      play.say(`${one.name} takes time for ${companion.name}.`, {
        beat: { kind: 'companion', about: [one.id, companion.id] },
      });
    },
  }),
]);

const comforted = (companion: Companion, gives: 'hope' | 'stress'): Companion => {
  const { stress } = companion;
  const marked = gives === 'hope' ? stress.marked : Math.max(0, stress.marked - 1);
  return { ...companion, comforted: true, stress: { ...stress, marked } };
};

/** At the last HP a companion runs to its keeper’s side: a d6 for each Stress that it has free, and a 6 has them up again (DGH-2107). */
export const bond = moves.about(decidedFor, 'answers', (move) => [
  move(rolling('companion.bond', { character: id }), {
    unless: (_, __, one) =>
      cannot(one, 'bonded') ??
      (one.life !== 'dying' || one.split > 0
        ? barred('wrong-moment', `${one.name} has no death move to make.`, {
            instead: 'Play on.',
            rule: 'DGH-901',
          })
        : null),
    ways: (context, one) => ({
      label: `${one.companion?.name} runs to your side`,
      detail: 'A d6 for each Stress that it has free, which it marks. A 6 has you up again.',
      rolls: { dice: one.companion ? free(one.companion.stress) : 0, modifiers: [] },
      ...answersFor(context, one, `death:${one.id}`),
    }),
    do(play, _, __, one) {
      const { companion, name } = one;
      if (!companion) return;
      const dice = free(companion.stress);
      const title = `${companion.name} runs to ${name}’s side`;
      const { faces, proof } = play.roll(Array<number>(dice).fill(EDGE), title);
      const up = faces.includes(EDGE);
      play.say(`${title}: ${up ? 'they are up again' : 'it is not enough'}.`, {
        roll: {
          title,
          groups: [
            {
              ...{ label: 'Stress', sides: EDGE, faces },
              kept: faces.flatMap((face, at) => (face === EDGE ? [at] : [])),
            },
          ],
          modifiers: [],
          reading: { word: up ? 'Up again' : 'No 6', tone: up ? 'great' : 'bad' },
          proof,
        },
        beat: { kind: 'companion', about: [one.id, companion.id] },
      });
      strain(play, one.id, dice);
      if (!up) return;
      change(play, one, { life: 'up' });
      clearHp(play, one.id, 1);
    },
  }),
]);
