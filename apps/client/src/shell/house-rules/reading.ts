import type { HouseRuleText } from '@moonlit/rules';

/** A rule that a table may set for itself, as its game tells of it. */
export type RuleText = Pick<HouseRuleText, 'title' | 'text' | 'kind' | 'standard'> & { id: string };

/** What a table has set of them, by their ids. */
export type OwnRules = Readonly<Record<string, string | number>>;

/** A rule of the table as people read it. */
export interface RuleView {
  id: string;
  title: string;
  /** What the book leaves open. */
  text: string;
  /** What counts now, and what it means where that is more than a number. */
  now: string;
  meaning: string | null;
  /** The usual reading, to go on a sentence with, where the table has another; else `null`. */
  usual: string | null;
}

/** What counts at a table: each rule with the table's own reading, or the usual one. */
export function readRules(texts: readonly RuleText[], own: OwnRules = {}): RuleView[] {
  return texts.map((rule) => {
    const { id, title, text, kind, standard } = rule;
    const value = own[id] ?? standard;
    const option = kind.of === 'choice' ? kind.options.find((one) => one.value === value) : null;
    return {
      id,
      title,
      text,
      now: words(rule, value),
      meaning: option?.detail ?? null,
      usual: value === standard ? null : lower(words(rule, standard)),
    };
  });
}

/** What each rule says at a table, to stand in a sentence: its number, or what its reading means. */
export function numbersOf(texts: readonly RuleText[], own: OwnRules = {}): Record<string, string> {
  return Object.fromEntries(
    texts.map(({ id, kind, standard }) => {
      const value = own[id] ?? standard;
      const option = kind.of === 'choice' ? kind.options.find((one) => one.value === value) : null;
      return [id, option?.detail ?? String(value)];
    }),
  );
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function words({ kind }: RuleText, value: string | number): string {
  if (kind.of === 'number') return `${value} ${value === 1 ? kind.one : kind.many}`;
  return kind.options.find((option) => option.value === value)?.label ?? String(value);
}
