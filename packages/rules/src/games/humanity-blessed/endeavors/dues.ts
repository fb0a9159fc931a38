import { capitalised } from '../../../engine';
import { changeBlessing } from '../blessings/gaining';
import { blessingsOf } from '../blessings/paying';
import type { HumanityPlay } from '../game';
import type { HumanityState } from '../state';
import { beat } from './beats';
import { wound } from './buttons';
import type { Due, Endeavor } from './endeavor';
import { isIn, nameOf, update, updateOne } from './find';
import { removeFrom } from './removing';
import { schemes } from './scheming';
import { move } from './walking';

// What is still to be chosen of an effect: whom it falls on, and how much of it.

/** Something that a due can be used on, and how much of it at most. */
export interface Target {
  id: string;
  label: string;
  most: number;
}

/** A kind of thing that is still to be chosen. */
export interface DueRule {
  /** What is asked, as whoever chooses reads it. */
  title(due: Due): string;
  /** What it can be used on now; where there is nothing, it falls away. */
  targets(state: HumanityState, endeavor: Endeavor, due: Due): Target[];
  /** Uses some of it; gives how much really came of it, which is added up. */
  apply(play: HumanityPlay, endeavor: Endeavor, due: Due, target: string, amount: number): number;
  /** What is said of it, where it is not how much of it there is. */
  readonly hint?: string;
  /** What whoever wants none of it says. */
  readonly none?: string;
  /** Each target once. */
  readonly once?: true;
  /** Where it can be about one alone, what they take is the effect that is chosen: nothing is left of it. */
  readonly chosen?: true;
  /** One choice is all of it. */
  readonly whole?: true;
  /** Called when nothing of it is left, or nobody wants more. */
  readonly over?: (play: HumanityPlay, endeavor: Endeavor, due: Due) => void;
}

/** Lays something down that somebody has to choose; nothing where there is nothing of it. */
export function owe(play: HumanityPlay, due: Omit<Due, 'id' | 'sum'>): void {
  const { endeavor } = play.state.public;
  if (!endeavor || due.left < 1) return;
  update(play, { dues: [...endeavor.dues, { ...due, id: play.id('due'), sum: 0 }] });
}

/** How far down it may go: Combo moves as far as one likes. */
export const ANY = 99;

const people = (state: HumanityState, endeavor: Endeavor, { among }: Due, most: number): Target[] =>
  among
    .filter((id) => isIn(endeavor, id))
    .map((id) => ({ id, label: capitalised(nameOf(state, id)), most }));

/** Those of some who can still move down. */
const movable = (state: HumanityState, endeavor: Endeavor, due: Due): Target[] =>
  people(state, endeavor, due, due.left)
    .map((one) => ({
      ...one,
      most: Math.min(due.left, endeavor.participants[one.id]?.position ?? 0),
    }))
    .filter(({ most }) => most > 0);

/** What can be owed in any type of Endeavor, by kind. Types add theirs in `kinds`. */
export const commonDues = {
  /** A group, or somebody alone, moves up (HUM-1112, 1309). */
  advance: {
    title: () => 'Who moves up, and how far?',
    chosen: true,
    targets: (state, endeavor, due) =>
      people(state, endeavor, due, due.left).filter(({ id }) => {
        const one = endeavor.participants[id];
        const end = one && endeavor.tracks[one.track]?.end;
        return end === null || (one !== undefined && one.position < (end ?? 0));
      }),
    apply(play, _, __, target, amount) {
      move(play, target, amount);
      return amount;
    },
  },
  /** Opponents are moved down (HUM-1306, 1312). */
  push: {
    title: () => 'Who is moved down, and how far?',
    chosen: true,
    targets: movable,
    apply(play, endeavor, { by }, target, amount) {
      const one = endeavor.participants[target];
      if (one && !one.pushedBy.includes(by)) {
        updateOne(play, one, { pushedBy: [...one.pushedBy, by] });
      }
      return move(play, target, -amount, { by }).steps;
    },
  },
  /** One’s own side moves down as far as it likes, to move opponents down as far (HUM-1312, Q50). */
  descend: {
    title: () => 'Who of yours moves down, and how far?',
    targets: movable,
    apply: (play, _, __, target, amount) => move(play, target, -amount).steps,
    over(play, endeavor, { by, source, sum }) {
      const one = endeavor.participants[by];
      if (!one || sum === 0) return;
      const among = Object.values(endeavor.participants)
        .filter(
          ({ standing, track, side }) =>
            standing === 'in' && track === one.track && side !== one.side,
        )
        .map(({ character }) => character);
      owe(play, { kind: 'push', by, source, among, left: sum });
    },
  },
  /** Somebody is removed (HUM-1306, 1313…1315). */
  remove: {
    title: () => 'Who is removed from the Endeavor?',
    targets: (state, endeavor, due) => people(state, endeavor, due, 1),
    once: true,
    apply(play, _, __, target) {
      removeFrom(play, target);
      play.say(
        `${nameOf(play.state, target)} is removed from the Endeavor.`,
        beat('endeavor-removed', target),
      );
      return 1;
    },
  },
  /** Opponents are wounded, each once (HUM-1307, 1314). */
  wound: {
    title: () => 'Who is wounded?',
    targets: (state, endeavor, due) => people(state, endeavor, due, 1),
    once: true,
    apply(play, endeavor, _, target) {
      const one = endeavor.participants[target];
      if (one) wound(play, endeavor, one);
      return 1;
    },
  },
  /** Temporary Blessings of opponents are made worth less (HUM-1308). */
  weaken: {
    title: () => 'Which of their temporary Blessings are worth less?',
    targets: (state, endeavor, { among, left }) =>
      among
        .filter((id) => isIn(endeavor, id))
        .flatMap((id) =>
          blessingsOf(state, id)
            .filter(({ passing }) => passing)
            .map((die) => ({
              id: die.id,
              label: `${capitalised(nameOf(state, id))}: the ${die.value}`,
              most: Math.min(left, die.value),
            })),
        ),
    apply(play, _, { among }, target, amount) {
      for (const holder of among) {
        const die = blessingsOf(play.state, holder).find(({ id }) => id === target);
        if (!die) continue;
        const { value } = die;
        const now = changeBlessing(play, holder, target, -amount);
        const name = nameOf(play.state, holder);
        play.say(
          now === 0
            ? `${name} loses a temporary Blessing.`
            : `${name}’s temporary Blessing goes down: ${value} → ${now}.`,
          beat('endeavor-effect', holder),
        );
      }
      return amount;
    },
  },
  /** Scheme Buttons, as many as one likes of what the effect allows (HUM-1310). */
  scheme: {
    title: () => 'How many Scheme Buttons?',
    targets: (state, endeavor, due) => people(state, endeavor, due, due.left),
    once: true,
    apply(play, endeavor, { by }, _, amount) {
      schemes(play, endeavor, by, amount);
      return amount;
    },
  },
} satisfies Readonly<Record<string, DueRule>>;
