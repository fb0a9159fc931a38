import type { HouseRuleText } from '@moonlit/rules';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { either, list, number, object, oneOf, text } from '../api/parse';
import { loadTexts } from '../api/systems';
import { useTable } from '../table/view';
import type { RuleText } from './reading';

const option = object({ value: either(text, number), label: text, detail: text });
const kind = either<HouseRuleText['kind'], HouseRuleText['kind']>(
  object({ of: oneOf('number'), min: number, max: number, one: text, many: text }),
  object({ of: oneOf('choice'), options: list(option) }),
);
const parseRules = object({
  houseRules: list(object({ id: text, title: text, text, kind, standard: either(text, number) })),
});

/** What each game tells of its rules, as far as it has arrived. */
const arrived = signal<Readonly<Record<string, readonly RuleText[]>>>({});

/** The rules that a table of this game may set for itself; `null` until they have arrived. */
export function useRuleTexts(): readonly RuleText[] | null {
  const { game } = useTable();
  const own = game.houseRules?.();
  useEffect(() => {
    if (own !== undefined) return;
    loadTexts(game.id, 'house-rules', parseRules, ({ houseRules }) => {
      arrived.value = { ...arrived.value, [game.id]: houseRules };
    });
  }, [game, own === undefined]);
  return own ?? arrived.value[game.id] ?? null;
}
