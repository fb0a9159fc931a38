import { Refused, refuseFor } from '../../../engine';
import { cardsFromLines } from '../decks/lines';
import { layOutDeck, noRoomForDeck } from '../decks/making';
import { decksOf } from '../decks/state';
import { linesOfCards } from '../decks/writing';
import type { AnyPlay } from '../game';
import { full } from '../items';
import { freeName, keyOf } from '../naming';
import { setRoll } from '../rolls/kept';
import { setReading } from '../rolls/readings';
import { bandLines } from '../rolls/writing';
import { readLines } from '../sheets/lines';
import { setTemplate } from '../sheets/templates';
import { templateLines } from '../sheets/writing';
import type { AnyState, ItemKinds } from '../state';
import { itemsOn } from '../state';
import { setTable } from '../tables/area';
import { readTable } from '../tables/lines';
import { tableLines } from '../tables/writing';
import type { ReadKit } from './read';

/** What of a kit is found by its name. */
type Named = 'templates' | 'readings' | 'tables';

/** How things that are there are written, to see whether one that comes is there already. */
const linesOf: { [K in Named]: (one: ItemKinds[K]) => string } = {
  templates: templateLines,
  readings: bandLines,
  tables: tableLines,
};

/**
 * Lays a kit on the table, beside what lies there (ANY-KIT-002). What is there already in the same words is not laid
 * twice; what only bears the name of something else gets a number, and what the kit says of it is about the new one.
 *
 * @throws Refused where a part cannot be read or has no room: then nothing of it is laid.
 */
export function layKit(play: AnyPlay, kit: ReadKit): void {
  const readings = new Map<string, { id: string; name: string }>();
  for (const one of kit.readings) {
    const laid = layNamed(play, 'readings', one, (id, name) =>
      setReading(play, id, { ...one, name }),
    );
    readings.set(keyOf(one.name), laid);
  }
  for (const one of kit.templates) {
    const lines = renamed(one.lines, /\(([^()]+)\)$/gm, readings, (name) => `(${name})`);
    layNamed(play, 'templates', { ...one, lines }, (id, name) =>
      setTemplate(play, { id, name, fields: [] }, readLines(lines)),
    );
  }
  layTables(play, kit);
  for (const one of kit.decks) {
    within(`the deck “${one.name}”`, () => {
      const cards = cardsFromLines(one.lines);
      if (isDeckThere(play.state, one.name, cards)) return;
      refuseFor(noRoomForDeck(play.state, null, cards));
      layOutDeck(play, { id: play.id('deck'), name: one.name, back: one.back }, cards);
    });
  }
  for (const { reading, ask = 'nothing', ...one } of kit.rolls) {
    within(`the roll “${one.name}”`, () => {
      const there = itemsOn(play.state, 'public', 'saved');
      if (
        there.some(({ name, expression }) => name === one.name && expression === one.expression)
      ) {
        return;
      }
      refuseFor(full(play.state, 'saved', 'public'));
      const by = reading === undefined ? undefined : readings.get(keyOf(reading))?.id;
      setRoll(play, 'public', play.id('saved'), { ...one, ask, reading: by });
    });
  }
  if (kit.look !== undefined && kit.look !== play.state.public.look) {
    play.emit({ type: 'lookSet', look: kit.look });
  }
  if (kit.questions !== '' && (play.state.public.questions ?? '') === '') {
    play.emit({ type: 'questionsSet', text: kit.questions });
  }
}

/** Tables lead to each other by their names: those that are called otherwise here are so in all of them. */
function layTables(play: AnyPlay, { tables }: ReadKit): void {
  const names = new Map<string, { name: string }>();
  for (const { name, lines } of tables) {
    const there = byName(play.state, 'tables', name);
    const same =
      there &&
      within(`the table “${name}”`, () => tableLines(readTable(lines))) === tableLines(there);
    names.set(keyOf(name), {
      name:
        there && !same
          ? freeName(name, (one) => byName(play.state, 'tables', one) !== undefined)
          : name,
    });
  }
  for (const one of tables) {
    const bracketed = renamed(one.lines, /\[([^[\]]+)\]/g, names, (name) => `[${name}]`);
    const lines = renamed(bracketed, /(?<=(?:→|->)\s*)(\S.*)$/gm, names, (name) => name);
    layNamed(play, 'tables', { ...one, lines }, (id, name) =>
      setTable(play, 'public', id, name, lines),
    );
  }
}

/** The same text, where names stand in the place of those that are called otherwise here. */
function renamed(
  text: string,
  pattern: RegExp,
  names: ReadonlyMap<string, { name: string }>,
  written: (name: string) => string,
): string {
  return text.replace(pattern, (whole: string, name: string) => {
    const now = names.get(keyOf(name))?.name;
    return now === undefined || keyOf(now) === keyOf(name) ? whole : written(now);
  });
}

const nouns = { templates: 'sheet', readings: 'reading', tables: 'table' };

/** Lays one thing under its name or, where that is something else’s, with a number; answers what it is called. */
function layNamed(
  play: AnyPlay,
  kind: Named,
  { name, lines }: { name: string; lines: string },
  lay: (id: string, name: string) => void,
): { id: string; name: string } {
  return within(`the ${nouns[kind]} “${name}”`, () => {
    const called = freeName(name, (one) => byName(play.state, kind, one) !== undefined);
    const id = play.id(kind);
    const there = byName(play.state, kind, name);
    if (there && isSame(kind, there, lines)) return { id: there.id, name: there.name };
    refuseFor(full(play.state, kind, 'public'));
    lay(id, called);
    return { id, name: called };
  });
}

function isSame<K extends Named>(kind: K, there: ItemKinds[K], lines: string): boolean {
  const write: (one: ItemKinds[K]) => string = linesOf[kind];
  return normal(write(there)) === normal(lines);
}

const normal = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const byName = <K extends Named>(
  state: AnyState,
  kind: K,
  name: string,
): ItemKinds[K] | undefined =>
  itemsOn(state, 'public', kind).find((one) => keyOf(one.name) === keyOf(name));

const isDeckThere = (
  state: AnyState,
  name: string,
  cards: ReturnType<typeof cardsFromLines>,
): boolean =>
  !('code' in cards) &&
  decksOf(state).some(
    (deck) => deck.name === name && linesOfCards(deck.cards) === linesOfCards(cards),
  );

/** What cannot be read or has no room says in which part of the kit. */
function within<T>(part: string, lay: () => T): T {
  try {
    return lay();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { refusal } = error;
    throw new Refused({ ...refusal, message: `In ${part} of the kit: ${refusal.message}` });
  }
}
