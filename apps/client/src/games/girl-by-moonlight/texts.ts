import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import type { Content } from './api/content';
import { content, titled } from './api/content';
import { protagonistName } from './view';

/** What a playbook says, whether the book has it or the table wrote it. */
export type PlaybookText = Pick<
  Content['playbooks'][string],
  'id' | 'name' | 'tagline' | 'summary' | 'playIf' | 'xpTrigger'
>;

/** What an ability says, whoever wrote it. */
export type AbilityText = Pick<
  Content['playbooks'][string]['transcendent'][number],
  'id' | 'name' | 'summary' | 'kind'
> & {
  /** Fiction to remember; what the table wrote itself has it among its effects. */
  reminders?: readonly string[];
};

/** A playbook by id: the book's, or one of the table's own. */
export function playbookText(
  { custom }: PublicState,
  id: string,
  texts: Content | null = content.value,
): PlaybookText | undefined {
  return texts?.playbooks[id] ?? custom?.playbooks[id];
}

/** What to call a playbook, also while its texts are on their way. */
export function playbookName(state: PublicState, id: string): string {
  return playbookText(state, id)?.name ?? titled(id);
}

/** An ability of a protagonist by id: a playbook's, or one of the table's own with all that it does. */
export function abilityText(
  { custom }: PublicState,
  id: string,
  texts: Content | null = content.value,
): AbilityText | undefined {
  const own = custom?.abilities[id];
  if (own) return { ...own, summary: fullText(own) };
  return Object.values(texts?.playbooks ?? {})
    .flatMap(({ special, transcendent }) => [...special, ...transcendent])
    .find((ability) => ability.id === id);
}

/** What an ability of the table's own is in the story, and what each of its effects does. */
function fullText(ability: { summary: string; effects: { text: string }[] }): string {
  return [ability.summary, ...ability.effects.map(({ text }) => text)].filter(Boolean).join(' ');
}

/** What something on a sheet is called that an ability asked for, such as the rival. */
export function settingName({ custom }: PublicState, id: string): string {
  const [ability = '', effect = ''] = id.split(':');
  const asked = custom?.abilities[ability]?.effects.find((one) => one.id === effect);
  return asked?.words ?? settingText(id)?.label ?? titled(id);
}

/** What was answered to it: a protagonist’s name, one of the words to choose from, or free words. */
export function settingWords(state: PublicState, id: string, value: string): string {
  if (value in state.protagonists) return protagonistName(state, value);
  return settingText(id)?.options.find((option) => option.value === value)?.label ?? value;
}

/** What an ability of the book asks of its bearer. */
function settingText(id: string) {
  return Object.values(content.value?.playbooks ?? {})
    .flatMap(({ special, transcendent }) => [...special, ...transcendent])
    .flatMap(({ settings }) => settings)
    .find((setting) => setting.id === id);
}
