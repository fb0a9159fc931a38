import type { LogEntry, Offer, SeatId } from '../../../engine';
import { linesOf } from '../../../engine';
import { formWords, offerWords } from '../../../testing/offer-words';
import type { HumanityTable } from '.';

/** What the table has given an id is called after its kind; people, by their names. */
function named(table: HumanityTable, words: string): string {
  const { characters } = table.state.public;
  const people = Object.values(characters).reduce(
    (text, { id, name }) => text.replaceAll(id, name),
    words,
  );
  return people.replaceAll(/\b([a-z]+)\d+-\d+/g, '$1');
}

/** What an offer settles, in a few words: “check.propose Ari”. */
const keyOf = (table: HumanityTable, { command, with: settled }: Offer): string =>
  named(table, [command, ...Object.values(settled).map(String)].join(' '));

/**
 * What a seat is offered of some commands, by what each settles: where it stands, then what its form asks, field by field
 * (TABLE-060). Ids are read as names, so that a test says them as people do.
 *
 * @param wanted how the names of the commands begin.
 */
export function formsFor(
  table: HumanityTable,
  seat: SeatId,
  ...wanted: string[]
): Record<string, string[]> {
  const some = table
    .offers(seat)
    .filter(({ command }) => wanted.some((name) => command.startsWith(name)));
  return Object.fromEntries(
    some.map((offer) => [
      keyOf(table, offer),
      [offerWords(offer), ...formWords(offer)].map((words) => named(table, words)),
    ]),
  );
}

/**
 * What the last command has told everybody, but for its words, a line each: the kind of moment, whom it is about, what was
 * said of it, how many sentences stand beside it, and the dice (TABLE-202): “boon: Ari “It opens.””.
 */
export function toldNow(table: HumanityTable): string[] {
  const lines = linesOf(table.state.public.log).filter(({ seq }) => seq === table.seq);
  return lines.map((line) => named(table, lineWords(line)));
}

function lineWords({ beat, notes = [], roll, reason }: LogEntry): string {
  const parts = [
    beat ? [beat.kind, beat.about.join(' ')].filter(Boolean).join(': ') : 'a line',
    beat?.fiction ? `“${beat.fiction}”` : '',
    reason ? `because “${reason}”` : '',
    notes.length > 0 ? `+${notes.length}` : '',
    roll ? `[${roll.groups.map(({ faces }) => faces.join(' ')).join(' | ')}]` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
