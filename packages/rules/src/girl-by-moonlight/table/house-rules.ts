import type { Field } from '../../engine';
import { refuse } from '../../engine';
import type { CommandOf } from '../commands';
import type { Area, GbmPlay, OfferContext } from '../game';
import { houseRule, houseRuleIds, houseRules, houseRuleWords } from '../house-rules';
import type { GbmState, HouseRuleId, HouseRules } from '../state';
import { settle } from './house-rules-settle';

/** The readings of the book that this table has chosen for itself. */
export const houseRulesOfTable: Area = {
  betweenSessions: true,
  handlers: { 'table.house-rule': setHouseRule },
  offers(c) {
    if (c.director) for (const [at, id] of houseRuleIds.entries()) offerRule(c, id, at);
  },
};

/**
 * The director changes a rule of the table, at any time. What no longer fits, such as a track that
 * is longer than the new one, is settled at once, and everybody reads it.
 */
function setHouseRule(play: GbmPlay, { rule, value, reason }: CommandOf<'table.house-rule'>): void {
  const { title, rules } = houseRules[rule];
  const words = () => houseRuleWords(houseRules[rule], houseRule(play.state, rule));
  const before = words();
  if (!play.isDirector()) {
    refuse(
      'not-allowed',
      `“${title}” is ${lower(before)} at this table; only the director changes it.`,
      {
        instead: 'Talk it over: what the table agrees on, the director sets.',
        rule: rules[0] ?? 'TABLE-020',
      },
    );
  }
  const changed = changedRules(play.state, rule, value);
  if (houseRule({ public: { houseRules: changed } }, rule) === houseRule(play.state, rule)) {
    play.say(`The rules of this table: “${title}” stays ${lower(before)}.`, { reason });
    return;
  }
  play.emit({ type: 'houseRulesSet', rules: changed });
  const standard = houseRule(play.state, rule) === houseRules[rule].standard;
  play.say(`The rules of this table: “${title}” ${lower(before)} → ${lower(words())}.`, {
    reason,
    notes: [standard ? 'That is the usual reading of the book.' : meaning(rule, play.state)],
  });
  for (const sentence of settle(play, rule)) play.say(sentence);
}

/** The table's own rules with one of them changed; what is as usual is left out. */
function changedRules<K extends HouseRuleId>(
  state: GbmState,
  id: K,
  wanted: string | number,
): Partial<HouseRules> {
  const { accepts, standard } = houseRules[id];
  const value = accepts(wanted) ?? refuseValue(id);
  const { [id]: _before, ...others }: Partial<HouseRules> = { ...state.public.houseRules };
  return value === standard ? others : { ...others, [id]: value };
}

function refuseValue(id: HouseRuleId): never {
  const { title, kind } = houseRules[id];
  const open =
    kind.of === 'number'
      ? `from ${kind.min} to ${kind.max}`
      : kind.options.map(({ label }) => `“${label}”`).join(' or ');
  refuse('malformed', `“${title}” cannot be that.`, {
    instead: `It can be ${open}.`,
    rule: 'TABLE-020',
  });
}

function meaning(id: HouseRuleId, state: GbmState): string {
  const { kind, standard } = houseRules[id];
  const now = houseRule(state, id);
  const usual = `The usual reading: ${lower(houseRuleWords(houseRules[id], standard))}.`;
  if (kind.of === 'number') return usual;
  const chosen = kind.options.find(({ value }) => value === now);
  return chosen ? `${chosen.detail} ${usual}` : usual;
}

function offerRule({ state, add }: OfferContext, id: HouseRuleId, at: number): void {
  const { title } = houseRules[id];
  add({
    command: 'table.house-rule',
    with: { rule: id },
    label: `Change: ${title}`,
    place: 'director',
    order: 100 + at,
    fields: [
      valueField(id, state),
      {
        name: 'reason',
        kind: 'text',
        label: 'Why (everybody reads it)',
        max: 300,
        required: false,
      },
    ],
  });
}

function valueField(id: HouseRuleId, state: GbmState): Field {
  const { title, kind, standard } = houseRules[id];
  const now = houseRule(state, id);
  if (kind.of === 'number') {
    const label = `${title}, in ${kind.many} (usually ${standard})`;
    return {
      name: 'value',
      kind: 'number',
      label,
      min: kind.min,
      max: kind.max,
      initial: Number(now),
    };
  }
  const options = kind.options.map(({ value, label, detail }) => ({
    value: String(value),
    label: value === standard ? `${label} (the usual reading)` : label,
    detail,
  }));
  return {
    name: 'value',
    kind: 'choice',
    label: title,
    options,
    required: true,
    initial: String(now),
  };
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
