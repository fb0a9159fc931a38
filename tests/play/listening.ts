import type { SeatKey } from '@moonlit/protocol';
import type { LogEntry } from '@moonlit/rules';
import { expect } from 'vitest';
import { spokenWords } from '../../apps/client/src/shell/voice/spoken-words';
import type { Line } from './line';
import type { Person } from './person';

/**
 * Notes down, in the order in which a screen reader would say it, whatever comes into a live region that can
 * be heard: while a dialog is open, nothing outside of it can.
 */
const LISTEN = `
  window.heard = [];
  const audible = (region) => {
    const dialogs = [...document.querySelectorAll('dialog:modal')];
    return dialogs.length === 0 || dialogs.at(-1).contains(region);
  };
  const note = (node) => {
    const element = node.nodeType === 1 ? node : node.parentElement;
    const region = element && element.closest('[aria-live], [role=status], [role=alert]');
    if (!region) return;
    const text = node.textContent.replace(/[\\u2066-\\u2069]/g, '').trim();
    // What is said together is a line for each sentence.
    for (const line of text ? text.split('\\n') : []) window.heard.push(audible(region) ? line : 'unheard: ' + line);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') note(target);
      else addedNodes.forEach(note);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
`;

/** Listens to what the page of somebody says from now on. */
export async function listen({ page }: Person): Promise<void> {
  await page.evaluate(LISTEN);
}

/** Listens to all that the next pages of somebody say. */
export async function listenFromTheStart({ page }: Person): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {${LISTEN}});`);
}

/** What is said to one person, and may be called as what is told to all. */
const FOR_ONE = /^(A question for you|Only you see this): /;

/** Holds that somebody has heard each of these lines once, in their order, and whole. */
export async function hasHeard(person: Person, lines: readonly LogEntry[]): Promise<void> {
  const texts = lines.map(({ text }) => spokenWords(text));
  const heard = () => person.page.evaluate<string[]>('window.heard');
  await expect
    .poll(async () => (await heard()).some((said) => said.includes(texts.at(-1) ?? '')))
    .toBe(true);
  const said = (await heard()).filter((sentence) => !FOR_ONE.test(sentence));
  const left = [...said];
  for (const text of texts) {
    const at = left.findIndex((sentence) => sentence.includes(text));
    expect(at, `${person.name} has not heard “${text}” after:\n${said.join('\n')}`).not.toBe(-1);
    const [sentence = ''] = left.splice(at, 1);
    expect(sentence, person.name).not.toMatch(/^unheard|[→−]|^(\p{L}+): \1\b/u);
  }
  for (const text of new Set(texts)) {
    // What went before may be told again on the card of a chapter.
    const again = left.filter((sentence) => sentence.replace(/^[^:]+: /, '').startsWith(text));
    expect(again, `${person.name} hears “${text}” again`).toEqual([]);
  }
}

/** How many lines of the log are asked for at a time. */
const PAGE = 'before=999999999&have=0';

/** The whole log that everybody sees, oldest first, as the server keeps it. */
export async function wholeLog({ link }: Pick<Line, 'link'>): Promise<LogEntry[]> {
  const [, table, token] = /#([^.]+)\.(.+)$/.exec(link) ?? [];
  const all: LogEntry[] = [];
  for (let page = PAGE, more = true; more; ) {
    const address = `${new URL(link).origin}/api/tables/${table}/log?audience=public&${page}`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const read = (await answer.json()) as { entries: LogEntry[]; more: boolean };
    all.push(...read.entries);
    more = read.more;
    const before = all.at(-1)?.seq;
    page = `before=${before}&have=${all.filter(({ seq }) => seq === before).length}`;
  }
  return all.reverse();
}

/** What opens somebody’s seat, as their browser keeps it. */
export function keyOf({ page }: Person): Promise<Pick<SeatKey, 'table' | 'token'>> {
  return page.evaluate("JSON.parse(localStorage.getItem('moonlit.seats'))[0]");
}

/** Where somebody’s seat is opened. */
export async function linkOf(person: Person): Promise<Pick<Line, 'link'>> {
  const { table, token } = await keyOf(person);
  return { link: `${new URL(person.page.url()).origin}/table#${table}.${token}` };
}
