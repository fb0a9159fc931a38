import type { Field, OfferedRoll } from '../../../engine';
import { choiceField, numberField, textField } from '../../../table';
import type { Character } from '../characters/character';
import { acts } from '../characters/character';
import { answersFor, ownedBy, party } from '../characters/find';
import { traitOptions } from '../characters/forms';
import type { DhOffers } from '../game';
import { offering } from '../game';
import { TAG_TEAM_HOPE, traitWords } from '../vocabulary';
import { edgesOf, netOf, pointsOf } from './edges';
import { takesPart } from './helping';
import { unready } from './lock';
import { isTagTeam, leaderOf } from './proposing';
import type { TableRoll } from './roll';

/** What one can do about rolls now. */
export function rollOffers(context: DhOffers): void {
  const { roll, damage, spotlight } = context.state.public;
  for (const one of charactersOf(context)) {
    if (!roll && !damage && spotlight.side === 'players' && acts(one) && mine(context, one)) {
      offerProposals(context, one);
    }
    if (roll) offerPart(context, roll, one);
  }
}

/** Those that a seat decides for: its own, or everybody's for the GM. */
const charactersOf = ({ state, seat, director }: DhOffers): Character[] =>
  director ? party(state) : ownedBy(state, seat.id);

const mine = ({ seat }: DhOffers, { owner }: Character): boolean => owner === seat.id;

const doing: Field = textField('doing', 'What do you do?', 300, '');

/** An Experience costs a Hope, so it is asked for only where there is one. */
export function experienceFields({ experiences, hope }: Character): Field[] {
  if (experiences.length === 0 || hope.held === 0) return [];
  const options = experiences.map(({ id, name, bonus }) => ({
    value: id,
    label: `${name} +${bonus}`,
  }));
  return [
    {
      name: 'experience',
      kind: 'choice',
      label: 'An Experience (1 Hope)',
      options,
      required: false,
    },
  ];
}

function offerProposals(context: DhOffers, one: Character): void {
  const { state } = context;
  const offer = offering(context, 'roll', one.name);
  const settled = { character: one.id };
  const trait = choiceField('trait', 'Trait', withValues(one));
  offer('roll.propose', settled, 'Make an action roll', [trait, doing, ...experienceFields(one)], {
    primary: true,
  });
  const targets = Object.values(state.public.adversaries).filter(({ defeated }) => !defeated);
  if (one.weapons.length > 0 && targets.length > 0) {
    const weapons = one.weapons.map(({ id, name, trait: by, die, bonus }) => ({
      value: id,
      label: name,
      detail: `${traitWords[by].name}, d${die}${bonus > 0 ? `+${bonus}` : ''}`,
    }));
    const whom = targets.map(({ id, name }) => ({ value: id, label: name }));
    offer('roll.attack', settled, 'Attack', [
      choiceField('weapon', 'With what', weapons, one.weapons[0]?.id),
      choiceField('target', 'Whom', whom),
      doing,
      ...experienceFields(one),
    ]);
  }
  const others = party(state).filter((other) => other.id !== one.id && acts(other));
  if (others.length > 0) {
    const whom = others.map(({ id, name }) => ({ value: id, label: name }));
    const fields = [choiceField('against', 'Whom', whom), trait, doing, ...experienceFields(one)];
    const detail = 'You two talk about it first.';
    offer('roll.propose', settled, 'Against one of us', fields, { variant: 'against', detail });
  }
  for (const { id, name, until } of one.conditions) {
    if (until !== '') continue;
    offer('roll.propose', { ...settled, clears: id }, `Shake off “${name}”`, [trait, doing]);
  }
}

const withValues = ({ traits }: Character) =>
  traitOptions.map(({ value, label }) => ({ value, label: `${label} ${signed(traits[value])}` }));

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** What somebody may do about the roll on the table. */
function offerPart(context: DhOffers, roll: TableRoll, one: Character): void {
  if (roll.parts.some(({ fallen }) => fallen !== null)) {
    if (leaderOf(roll) === one.id) offerChoice(context, roll, one);
    return;
  }
  if (leaderOf(roll) === one.id) offerLead(context, roll, one);
  else if (roll.asked === one.id) offerJoining(context, roll, one);
  else if (roll.group?.[one.id] === 'waiting') offerAssisting(context, roll, one);
  else offerHelp(context, roll, one);
}

function offerLead(context: DhOffers, roll: TableRoll, one: Character): void {
  const { state } = context;
  const place = mine(context, one) ? 'roll' : 'answers';
  const offer = offering(context, place, one.name);
  const settled = { roll: roll.id };
  const ready = unready(roll) === null;
  const able = roll.parts.every(({ character }) => {
    const each = state.public.characters[character];
    return each !== undefined && acts(each);
  });
  if (ready && able) {
    const label = roll.parts.length > 1 ? 'Roll together' : 'Roll';
    const versioned = { ...settled, version: roll.version };
    offer('roll.lock', versioned, label, [], { primary: true, rolls: rolled(context, roll) });
  }
  offer('roll.withdraw', settled, 'Withdraw the roll');
  if (!mine(context, one) || roll.group || isTagTeam(roll)) return;
  const others = party(state).filter((each) => acts(each) && !takesPart(roll, each.id));
  if (others.length === 0 || !acts(one)) return;
  if (roll.target === null) {
    offer('roll.together', settled, 'Lead a group action', [], {
      detail: 'All others help with reaction rolls: +1 for each success, −1 for each failure.',
    });
  }
  const used = one.tagTeamIn === state.public.table.session.number;
  if (used || one.hope.held < TAG_TEAM_HOPE) return;
  const partners = others.map(({ id, name }) => ({ value: id, label: name }));
  offer('roll.tag-team', settled, 'Tag Team', [choiceField('partner', 'With whom', partners)], {
    cost: `${TAG_TEAM_HOPE} Hope`,
    detail: 'Both roll, and you choose which counts for both. Once a session.',
  });
}

/** The dice of a roll as far as they are known before. */
function rolled({ state }: DhOffers, roll: TableRoll): OfferedRoll {
  const [part] = roll.parts;
  if (!part) return { dice: 2, modifiers: [] };
  const edges = edgesOf(state, roll, part);
  return {
    dice: 2 + Math.abs(netOf(edges)),
    modifiers: [...pointsOf(state, roll, part), ...edges],
  };
}

function offerChoice({ state, ...context }: DhOffers, roll: TableRoll, one: Character): void {
  const where = answersFor(context, one, 'tag-team');
  if (!where) return;
  for (const { character, fallen } of roll.parts) {
    const { name } = state.public.characters[character] ?? { name: 'the other' };
    context.add({
      command: 'roll.choose',
      with: { roll: roll.id, part: character },
      label: `The roll of ${name} counts: ${fallen?.total}`,
      ...where,
    });
  }
}

function offerJoining(context: DhOffers, roll: TableRoll, one: Character): void {
  const where = answersFor(context, one, 'tag-team');
  if (!where) return;
  const settled = { roll: roll.id, character: one.id };
  const add = (command: string, label: string, fields: Field[], primary = false) =>
    context.add({
      command,
      with: settled,
      label,
      fields,
      ...where,
      ...(primary ? { primary } : {}),
    });
  if (acts(one)) {
    const trait = choiceField('trait', 'Trait', withValues(one));
    add('roll.join', 'Join with a trait', [trait, doing, ...experienceFields(one)]);
    if (roll.target !== null && one.weapons.length > 0) {
      const weapons = one.weapons.map(({ id, name }) => ({ value: id, label: name }));
      const which = choiceField('weapon', 'With what', weapons, one.weapons[0]?.id);
      add('roll.join-attack', 'Join with a weapon', [which, doing, ...experienceFields(one)]);
    }
  }
  add('roll.decline', 'Not now', []);
}

function offerAssisting(context: DhOffers, roll: TableRoll, one: Character): void {
  const where = answersFor(context, one, 'group');
  if (!where) return;
  const settled = { roll: roll.id, character: one.id };
  if (acts(one) && (roll.kept || roll.difficulty !== null)) {
    const fields = [choiceField('trait', 'Trait', withValues(one))];
    const rolls = { dice: 2, modifiers: [] };
    context.add({
      command: 'roll.assist',
      with: settled,
      label: 'Help with a roll',
      fields,
      rolls,
      ...where,
    });
  }
  context.add({ command: 'roll.waive', with: settled, label: 'Go on without', ...where });
}

function offerHelp(context: DhOffers, roll: TableRoll, one: Character): void {
  if (!mine(context, one)) return;
  const offer = offering(context, 'roll', one.name);
  const settled = { roll: roll.id, character: one.id };
  const helps = roll.parts.some(({ helpers }) =>
    helpers.some(({ character }) => character === one.id),
  );
  if (helps) {
    offer('roll.unhelp', settled, 'Do not help after all');
    return;
  }
  if (!acts(one) || one.hope.held < 1 || takesPart(roll, one.id)) return;
  for (const { character } of roll.parts) {
    const { name } = context.state.public.characters[character] ?? { name: 'them' };
    const how = textField('how', 'How do you help?', 300, '');
    offer('roll.help', { ...settled, part: character }, `Help ${name}`, [how], {
      cost: '1 Hope',
      detail: 'They roll an advantage die more.',
    });
  }
}

/** A Difficulty, and what goes with it. */
export const difficultyFields = (initial: number, kept: boolean): Field[] => [
  numberField('difficulty', 'Difficulty', 40, initial, 1),
  { name: 'kept', kind: 'switch', label: 'Keep it to yourself', initial: kept },
];
