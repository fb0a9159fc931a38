import type { Range } from '../vocabulary';
import { free, ranges } from '../vocabulary';
import type { Character, Companion, Training, Weapon } from './character';

// What a companion is, and what its training makes of it. It changes on a sheet in keeping.ts, and rolls in commanding.ts.

/** As a companion begins, and how far its numbers go. */
export const COMPANION = {
  ...{ evasion: 10, stress: 3, die: 6, bonus: 2, experiences: 2 },
  most: { evasion: 30, stress: 12, die: 20, experiences: 8, owed: 20 },
} as const;

/** Each part of its training: what it is called, how often it can be chosen, what it does (DGH-2107). */
export const trainingWords: Readonly<
  Record<Training, { name: string; most: number; does: string }>
> = {
  intelligent: { name: 'Intelligent', most: 3, does: '+1 to one of its Experiences.' },
  light: { name: 'Light in the Dark', most: 1, does: 'You have one more Hope slot.' },
  comfort: {
    name: 'Creature Comfort',
    most: 1,
    does: 'Once between rests, time with it gives you a Hope, or clears a Stress of you both.',
  },
  armoured: {
    name: 'Armoured',
    most: 1,
    does: 'When it is struck, you may mark an armour slot in the place of its Stress.',
  },
  vicious: { name: 'Vicious', most: 3, does: 'A larger damage die, or it strikes farther.' },
  resilient: { name: 'Resilient', most: 3, does: 'One more Stress slot.' },
  bonded: {
    name: 'Bonded',
    most: 1,
    does: 'At your last HP it runs to you: a d6 for each Stress that it has free. A 6 has you up again.',
  },
  aware: { name: 'Aware', most: 3, does: '+2 Evasion.' },
};

/** A companion as one begins. */
export const newCompanion = (
  begun: Pick<Companion, 'id' | 'name' | 'kind' | 'attack' | 'experiences'>,
): Companion => ({
  ...begun,
  evasion: COMPANION.evasion,
  stress: { marked: 0, slots: COMPANION.stress },
});

/** Whether it has dropped out of the scene: all its Stress is marked (DGH-2105). */
export const isAway = ({ stress }: Pick<Companion, 'stress'>): boolean => free(stress) === 0;

/** The companion of somebody, where there is one and it is here. */
export const besides = ({ companion }: Pick<Character, 'companion'>): Companion | null =>
  companion && !isAway(companion) ? companion : null;

/** Somebody whose companion acts at their command: it is its Experiences that a Hope brings in (DGH-2102). */
export const commanding = (one: Character, companion: boolean | undefined): Character =>
  companion ? { ...one, experiences: one.companion?.experiences ?? [] } : one;

/** The weapon of somebody by its id, or the attack of their companion by that of the companion. */
export function armOf(
  { weapons, companion }: Pick<Character, 'weapons' | 'companion'>,
  id: string,
): Pick<Weapon, 'name' | 'die' | 'bonus' | 'damage'> | null {
  if (companion?.id !== id) return weapons.find((one) => one.id === id) ?? null;
  const { name, die, damage } = companion.attack;
  return { name, die, damage, bonus: 0 };
}

/** How often a part of its training can still be chosen. */
export const trainingLeft = ({ training }: Pick<Companion, 'training'>, what: Training): number =>
  trainingWords[what].most - (training?.[what] ?? 0);

const dice = [4, 6, 8, 10, 12] as const;
const reaches: readonly Range[] = ranges.slice(0, ranges.indexOf('veryFar') + 1);

/** The next larger damage die, and the next farther range; `null` where there is none. */
export const nextDie = (die: number): number | null => dice.find((one) => one > die) ?? null;
export const nextRange = (range: Range): Range | null =>
  reaches[reaches.indexOf(range) + 1] ?? null;

/** What Vicious makes better. */
export const betters = ['die', 'range'] as const;
export type Better = (typeof betters)[number];

/** A companion after one more part of its training (DGH-2107). */
export function trained(
  one: Companion,
  what: Training,
  { experience, better }: { experience?: string | undefined; better?: Better | undefined },
): Companion {
  const { stress, evasion, attack, experiences, owed } = one;
  const now: Companion = {
    ...one,
    training: { ...one.training, [what]: (one.training?.[what] ?? 0) + 1 },
    ...(owed ? { owed: { ...owed, training: Math.max(0, owed.training - 1) } } : {}),
  };
  switch (what) {
    case 'intelligent':
      return {
        ...now,
        experiences: experiences.map((each) =>
          each.id === experience ? { ...each, bonus: each.bonus + 1 } : each,
        ),
      };
    case 'resilient':
      return { ...now, stress: { ...stress, slots: stress.slots + 1 } };
    case 'aware':
      return { ...now, evasion: evasion + 2 };
    case 'vicious':
      return {
        ...now,
        attack:
          better === 'range'
            ? { ...attack, range: nextRange(attack.range) ?? attack.range }
            : { ...attack, die: nextDie(attack.die) ?? attack.die },
      };
    default:
      return now;
  }
}

/** A companion after a level of its keeper’s: one part more of its training; with a new Experience of theirs, one of its own. */
export function levelled(one: Companion, learns: boolean): Companion {
  const { training = 0, experiences = 0 } = one.owed ?? {};
  const most = COMPANION.most.owed;
  return {
    ...one,
    owed: {
      training: Math.min(most, training + 1),
      experiences: Math.min(most, experiences + (learns ? 1 : 0)),
    },
  };
}

/** Whether a feature of somebody’s subclass speaks of a companion: then a sheet for it is offered at once (DGH-2101). */
export const bringsCompanion = ({ features, companion }: Character): boolean =>
  !companion &&
  features.some(
    ({ from, name, text }) => from === 'subclass' && /\bcompanion\b/i.test(`${name} ${text}`),
  );
