import { refuse } from '../../engine';
import type { Drawer, OfferContext, TableArea } from '../area';
import { mayManage } from '../managing';
import type { TablePlay } from '../play';
import type { TableWords } from '../words';
import { managerWord } from '../words';
import type { HouseRuleCommand } from './command';
import { houseRuleCommand } from './command';
import type { HouseRuleDefinitions, HouseRuleText, HouseRuleValues } from './definition';
import { houseRuleWords } from './definition';
import { houseRuleFields } from './offers';
import type { HouseRulesEvent, WithHouseRules } from './state';
import { evolveHouseRules, houseRuleOf } from './state';

/** The drawer with the table's own readings of the rules, for whoever manages it. */
export const HOUSE_RULES = 'house-rules';

type RulesPlay<R> = TablePlay<WithHouseRules<R>, HouseRulesEvent<R>>;

/** How house rules fit a game. */
export interface HouseRuleOptions<R extends HouseRuleValues<R>, P> {
  words: TableWords;
  rules: HouseRuleDefinitions<R>;
  /** Brings the table in line with a rule that has changed; answers a sentence for each effect. */
  settle?(play: P, rule: keyof R): readonly string[];
}

/** As any area of the table's own rules, but that its offers lie in a drawer. */
type HouseRuleArea<R extends HouseRuleValues<R> & object, P> = Omit<
  TableArea<WithHouseRules<R>, HouseRuleCommand<keyof R>, HouseRulesEvent<R>, P>,
  'offers'
> & {
  commands: readonly [ReturnType<typeof houseRuleCommand<keyof R & string>>];
  drawers: Record<typeof HOUSE_RULES, Drawer<OfferContext<WithHouseRules<R>>>>;
};

/** The readings of the rules that this table has chosen for itself (TABLE-020). */
export function houseRules<
  R extends HouseRuleValues<R> & object,
  P extends RulesPlay<R> = RulesPlay<R>,
>(options: HouseRuleOptions<R, P>): HouseRuleArea<R, P> {
  const { rules } = options;
  const ids = idsOf(rules);
  return {
    betweenSessions: true,
    commands: [houseRuleCommand(ids)],
    evolves: { houseRulesSet: evolveHouseRules },
    handlers: { 'table.house-rule': (play, command) => setHouseRule(play, command, options) },
    drawers: {
      [HOUSE_RULES]: {
        holds: ({ manages }) => manages,
        offers({ state, add }) {
          for (const [at, id] of ids.entries()) {
            add({
              command: 'table.house-rule',
              with: { rule: String(id) },
              label: `Change: ${rules[id].title}`,
              place: 'director',
              order: 100 + at,
              fields: houseRuleFields(rules[id], houseRuleOf(rules, state.public.houseRules, id)),
            });
          }
        },
      },
    },
  };
}

/** The ids of a game's house rules, in the order in which they are shown. */
export function idsOf<T extends object>(rules: T): (keyof T & string)[] {
  return Object.keys(rules) as (keyof T & string)[];
}

/**
 * Changes a rule of the table, at any time. What no longer fits, such as a track that is longer than
 * the new one, is settled at once, and everybody reads it.
 */
function setHouseRule<R extends HouseRuleValues<R> & object, P extends RulesPlay<R>>(
  play: P,
  { rule: id, value, reason }: HouseRuleCommand<keyof R>,
  { words, rules, settle }: HouseRuleOptions<R, P>,
): void {
  const rule: HouseRuleText = rules[id];
  const { title } = rule;
  const now = () => houseRuleOf(rules, play.state.public.houseRules, id);
  const inWords = () => lower(houseRuleWords(rule, now()));
  const before = inWords();
  if (!mayManage(play.state, play.seat())) {
    const who = managerWord(play.state, words);
    refuse('not-allowed', `“${title}” is ${before} at this table; only ${who} changes it.`, {
      instead: `Talk it over: what the table agrees on, ${who} sets.`,
      rule: rule.rules[0] ?? 'TABLE-020',
    });
  }
  const changed = changedRules(rules, play.state.public.houseRules, id, value);
  if (houseRuleOf(rules, changed, id) === now()) {
    play.say(`The rules of this table: “${title}” stays ${before}.`, { reason });
    return;
  }
  play.emit({ type: 'houseRulesSet', rules: changed });
  play.say(`The rules of this table: “${title}” ${before} → ${inWords()}.`, {
    reason,
    notes: [now() === rule.standard ? 'That is the usual reading.' : meaning(rule, now())],
  });
  for (const sentence of settle?.(play, id) ?? []) play.say(sentence);
}

/** The table's own rules with one of them changed; what is as usual is left out. */
function changedRules<R extends HouseRuleValues<R>, K extends keyof R>(
  rules: HouseRuleDefinitions<R>,
  own: Partial<R> | undefined,
  id: K,
  wanted: string | number,
): Partial<R> {
  const { accepts, standard } = rules[id];
  const value = accepts(wanted) ?? refuseValue(rules[id]);
  const changed: Partial<R> = { ...own };
  if (value === standard) delete changed[id];
  else changed[id] = value;
  return changed;
}

function refuseValue({ title, kind }: HouseRuleText): never {
  const open =
    kind.of === 'number'
      ? `from ${kind.min} to ${kind.max}`
      : kind.options.map(({ label }) => `“${label}”`).join(' or ');
  refuse('malformed', `“${title}” cannot be that.`, {
    instead: `It can be ${open}.`,
    rule: 'TABLE-020',
  });
}

function meaning(rule: HouseRuleText, now: string | number): string {
  const usual = `The usual reading: ${lower(houseRuleWords(rule, rule.standard))}.`;
  if (rule.kind.of === 'number') return usual;
  const chosen = rule.kind.options.find(({ value }) => value === now);
  return chosen ? `${chosen.detail} ${usual}` : usual;
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
