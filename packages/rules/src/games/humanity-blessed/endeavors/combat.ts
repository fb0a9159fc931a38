import { latest } from '../../../engine';
import { change } from '../characters/find';
import type { HumanityPlay } from '../game';
import { dieOf } from '../numbers';
import type { HumanityState } from '../state';
import type { Stat } from '../vocabulary';
import { advance, hurt, interfere, protect, schemingAdvance, woundingHurt } from './actions';
import { isWoundedThrice, schemesInARow } from './buttons';
import { ANY, owe } from './dues';
import type { Endeavor, Goal, Participant } from './endeavor';
import { addExtra } from './extras';
import { allies, characterIn, nameOf, opponents, positionsOf, stillIn } from './find';
import type { ActionRule, KindRule, SpecialRule } from './kinds';
import { ANTAGONISTS } from './sides';
import { move } from './walking';

const isAntagonist = ({ side }: Participant): boolean => side === ANTAGONISTS;
const ids = (all: readonly Participant[]): string[] => all.map(({ character }) => character);

/** Those whose largest die of some Stats is as large as anybody’s (HUM-1209, 1212). */
export function largest(
  state: HumanityState,
  all: readonly Participant[],
  some: readonly Stat[],
): string[] {
  const size = (one: Participant): number =>
    Math.max(0, ...some.map((stat) => dieOf(state, characterIn(state, one), stat)?.size ?? 0));
  const most = Math.max(0, ...all.map(size));
  return ids(all.filter((one) => size(one) === most));
}

const protagonistActions: readonly ActionRule[] = [hurt, interfere, advance, protect];
const antagonistActions: readonly ActionRule[] = [
  woundingHurt,
  interfere,
  schemingAdvance,
  protect,
];

/** Up as far as one has temporary Blessings; then down with one’s allies, and opponents as far (HUM-1312). */
export const combo: SpecialRule = {
  id: 'combo',
  name: 'Combo',
  means:
    'Move up by your temporary Blessings; then you and allies may move down, and opponents as far.',
  perform(play, endeavor, { character }, blessings) {
    move(play, character, blessings);
    const now = endeavor.participants[character];
    if (now?.standing !== 'in') return;
    owe(play, {
      kind: 'descend',
      by: character,
      source: 'combo',
      among: ids(allies(endeavor, now)),
      left: ANY,
    });
  },
};

/** At 30 or more one opponent is removed (HUM-1313). */
const victory: SpecialRule = {
  id: 'victory',
  name: 'Victory',
  means: 'At position 30 or more: remove an opponent.',
  open: (_, endeavor, one) => one.position >= 30 && opponents(endeavor, one).length > 0,
  perform(play, endeavor, one) {
    const among = ids(opponents(endeavor, one));
    owe(play, { kind: 'remove', by: one.character, source: 'victory', among, left: 1 });
  },
};

/** Removes those with three Wounds in a row, and wounds others (HUM-1314). */
const antagonistCombo: SpecialRule = {
  id: 'combo',
  name: 'Combo',
  means:
    'Remove opponents with three Wound Buttons in a row, then wound others, up to your temporary Blessings each.',
  open: (_, endeavor, one) => opponents(endeavor, one).length > 0,
  perform(play, endeavor, one, blessings) {
    const all = opponents(endeavor, one);
    const thrice = ids(all.filter((each) => isWoundedThrice(endeavor, each)));
    const by = one.character;
    owe(play, {
      kind: 'remove',
      by,
      source: 'combo',
      among: thrice,
      left: thrice.length === 0 ? 0 : blessings,
    });
    owe(play, { kind: 'wound', by, source: 'combo', among: ids(all), left: blessings });
  },
};

/** Ten Scheme Buttons in a row remove an opponent (HUM-1315). */
const antagonistVictory: SpecialRule = {
  id: 'victory',
  name: 'Victory',
  means: 'With ten Scheme Buttons in a row: remove an opponent.',
  open: (_, endeavor, one) =>
    schemesInARow(endeavor, one.track) >= 10 && opponents(endeavor, one).length > 0,
  perform: victory.perform,
};

/** Who has won, and what the book counts as losing: as soon as it is so, it is said (HUM-1210). */
function goals(state: HumanityState, endeavor: Endeavor): Goal[] {
  const all = Object.values(endeavor.participants);
  const left = stillIn(endeavor);
  const found: Goal[] = [];
  if (all.some(isAntagonist) && !left.some(isAntagonist)) {
    found.push({
      key: 'antagonists-gone',
      text: 'No antagonist is left: the protagonists have done it.',
    });
  }
  if (all.some((one) => !isAntagonist(one)) && left.every(isAntagonist)) {
    found.push({
      key: 'protagonists-gone',
      text: 'No protagonist is left: the antagonists have done it.',
    });
  }
  for (const one of left) {
    if (isAntagonist(one) || !isWoundedThrice(endeavor, one)) continue;
    const name = nameOf(state, one.character);
    found.push({
      key: `wounds-${one.character}`,
      text: `${name} has three Wound Buttons in a row.`,
    });
  }
  return found;
}

/** What antagonists do that refuse to stop, before the special action (HUM-1206). */
function unrelenting(play: HumanityPlay, endeavor: Endeavor): void {
  for (const one of stillIn(endeavor)) {
    if (!characterIn(play.state, one).tags?.includes('unrelenting')) continue;
    for (let times = one.recovered; times > 0; times -= 1) {
      addExtra(play, { kind: 'unrelenting', who: one.character, against: null });
    }
  }
}

/** The Stats of a Horde do not lock while it has a Recovery Button on its track (HUM-1204). */
function looseHordes(play: HumanityPlay, draft: Endeavor): void {
  const [state, endeavor] = [latest(play.state), latest(draft)];
  for (const one of Object.values(endeavor.participants)) {
    const character = characterIn(state, one);
    if (!character.tags?.includes('horde')) continue;
    const { track, character: id } = one;
    const lockless = positionsOf(endeavor, track, 'recovery', id).length > 0;
    if (lockless !== (character.lockless ?? false)) change(play, character, { lockless });
  }
}

/** Combat: protagonists against antagonists (HUM-1201…1210). */
export const combat: KindRule = {
  type: 'combat',
  starters: (state, endeavor) => largest(state, stillIn(endeavor), ['hurt', 'hurry']),
  actions: (_, who) => (isAntagonist(who) ? antagonistActions : protagonistActions),
  specials: (_, who) =>
    isAntagonist(who) ? [antagonistCombo, antagonistVictory] : [combo, victory],
  goals,
  onRoundEnd: unrelenting,
  after: looseHordes,
};
