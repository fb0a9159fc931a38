import type { HumanityPlay } from '../game';
import type { ButtonKind } from '../vocabulary';
import { buttonWords } from '../vocabulary';
import { beat } from './beats';
import type { Button, Endeavor, Participant } from './endeavor';
import { addExtra } from './extras';
import { buttonsOn, firstFree, isIn, longestRow, nameOf, positionsOf, updateOne } from './find';
import { removeFrom } from './removing';

/** A movement under way, as the Buttons on its path see it. */
export interface Walk {
  readonly play: HumanityPlay;
  readonly who: string;
  /** `1` is up, `-1` down. */
  readonly way: 1 | -1;
  /** Steps that are left after the one being taken. */
  left: number;
  /** How many Terrain Buttons do nothing to it (HUM-1316). */
  ignoring: number;
  /** What is said of it afterwards. */
  readonly notes: string[];
  /** No step follows. */
  end(): void;
}

/** What a kind of Button does to whoever comes by. */
export interface ButtonRule {
  /** When they move off it: after the step has been made (Q18). */
  off?(walk: Walk, button: Button): void;
  /** When they come onto it. */
  onto?(walk: Walk, button: Button): void;
}

const slowed: ButtonRule = {
  off(walk, { kind }) {
    if (walk.left === 0) return;
    walk.left -= 1;
    walk.notes.push(`Off ${articled(kind)}: one step less.`);
  },
};

/** What moving does to Buttons, by their kind (HUM-1401…1414); those that are not here do not mind. */
export const buttonRules: Readonly<Partial<Record<ButtonKind, ButtonRule>>> = {
  wound: slowed,
  hit: slowed,
  recovery: {
    onto(walk, button) {
      const { play, who } = walk;
      walk.end();
      play.emit({ type: 'buttonRemoved', id: button.id });
      const one = play.state.public.endeavor?.participants[who];
      if (!one) return;
      updateOne(play, one, { position: one.start, recovered: one.recovered + 1 });
      walk.notes.push(`It is used up: back to position ${one.start}.`);
      // Whoever does not forgive strikes back at once at those who have driven them there (HUM-1203).
      const revenge = play.state.public.characters[who]?.tags?.includes('revenge');
      if (revenge && one.pushedBy.length > 0) {
        addExtra(play, { kind: 'revenge', who, against: one.pushedBy });
      }
    },
  },
  defeat: {
    onto(walk, button) {
      const { play, who } = walk;
      walk.end();
      play.emit({ type: 'buttonRemoved', id: button.id });
      if (isInNow(play, who)) {
        removeFrom(play, who);
        walk.notes.push(`${nameOf(play.state, who)} is out of the Endeavor.`);
      }
    },
  },
  terrain: {
    onto(walk, { text }) {
      if (walk.way < 0) return;
      if (walk.ignoring > 0) {
        walk.ignoring -= 1;
        walk.notes.push('Over a Terrain Button as if it were not there.');
        return;
      }
      walk.end();
      walk.notes.push(`${text ? `${text}: ` : ''}Terrain ends the movement.`);
    },
  },
};

const isInNow = ({ state }: HumanityPlay, who: string): boolean =>
  state.public.endeavor !== null && isIn(state.public.endeavor, who);

/** Whether a Button can be activated by somebody (HUM-1115). */
export const concerns = ({ owner }: Button, who: string): boolean =>
  owner === null || owner === who;

/** “a Wound Button”, “an Alarm Button”. */
export const articled = (kind: ButtonKind): string =>
  `${/^[AEIOU]/.test(buttonWords[kind].name) ? 'an' : 'a'} ${buttonName(kind)}`;

export const buttonName = (kind: ButtonKind): string => `${buttonWords[kind].name} Button`;

/** Puts a Button on a position. */
export function putButton(play: HumanityPlay, button: Omit<Button, 'id'>): Button {
  const put = { ...button, id: play.id('button') };
  play.emit({ type: 'buttonSet', button: put });
  return put;
}

/** Wounds somebody: a Button on the first free position at or above their own (HUM-1207, 1119). Nobody moves. */
export function wound(play: HumanityPlay, endeavor: Endeavor, one: Participant): void {
  const { character, track, position } = one;
  const taken = positionsOf(endeavor, track, 'wound', character);
  const at = firstFree(taken, position);
  putButton(play, { kind: 'wound', track, at, owner: character });
  const name = nameOf(play.state, character);
  const row = longestRow(positionsOf(endeavor, track, 'wound', character));
  play.say(`${name} is wounded: a Wound Button at ${at}.`, {
    ...beat('endeavor-button', character),
    notes: row > 1 ? [`${row} Wound Buttons in a row.`] : [],
  });
}

/** Whether somebody has three Wound Buttons in a row on their track (HUM-1210, 1314). */
export const isWoundedThrice = (endeavor: Endeavor, { character, track }: Participant): boolean =>
  longestRow(positionsOf(endeavor, track, 'wound', character)) >= 3;

/** Puts Scheme Buttons on the first free positions at or above one (HUM-1310). */
export function scheme(
  play: HumanityPlay,
  endeavor: Endeavor,
  from: { track: string; at: number },
  count: number,
): number[] {
  const put: number[] = [];
  for (let left = count; left > 0; left -= 1) {
    const at = firstFree(positionsOf(endeavor, from.track, 'scheme', null), from.at);
    putButton(play, { kind: 'scheme', track: from.track, at, owner: null });
    put.push(at);
  }
  return put;
}

/** How many Scheme Buttons stand in a row on a track (HUM-1315). */
export const schemesInARow = (endeavor: Endeavor, track: string): number =>
  longestRow(positionsOf(endeavor, track, 'scheme', null));

/** The Terrain with an Area that binds whoever stands on a position: the nearest at or below (HUM-1405). */
export function areaAt(endeavor: Endeavor, track: string, position: number): Button | null {
  let nearest: Button | null = null;
  for (const button of buttonsOn(endeavor, track, 'terrain')) {
    if (!button.area || button.at > position) continue;
    if (nearest === null || button.at > nearest.at) nearest = button;
  }
  return nearest;
}
