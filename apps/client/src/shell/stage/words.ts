import type { BeatChange, LogEntry } from '@moonlit/rules';
import { diceWords } from '../../design/dice';
import type { TableView } from '../table/view';
import { personName } from '../table/view';
import { chapterSentences } from './chapter-words';
import { figureOf } from './figures';

/** What is different now, in a few words: “stress 2 → 5 of 8”. */
export function changeWords({ what, from, to, size, why }: BeatChange): string {
  const of = size === undefined ? '' : ` of ${size}`;
  const because = why ? ` (${why})` : '';
  if (to === null) return `${what} ${from ?? ''} → none${because}`;
  if (from === null) return `${what}: ${to}${of}${because}`;
  return `${what} ${from} → ${to}${of}${because}`;
}

/** A change with whose it is. */
export function changeSentence(table: TableView, change: BeatChange): string {
  const whose = change.of === null ? undefined : figureOf(table, change.of)?.name;
  const words = changeWords(change);
  return whose && whose !== change.what ? `${whose}: ${words}` : words;
}

/** A line of the log as one hears it: who, what, the dice, how they read, and what came of it. */
export function spokenLine(table: TableView, entry: LogEntry): string {
  const who = entry.by ? `${personName(table.public.value, entry.by)}: ` : '';
  const { roll, beat } = entry;
  const parts = [
    `${who}${entry.text}`,
    ...(roll ? [`${diceWords(roll.groups, roll.modifiers)}. ${roll.reading.word}.`] : []),
    ...(beat?.fiction ? [`“${beat.fiction}”`] : []),
    ...(beat?.chapter ? chapterSentences(table, beat.chapter) : []),
    ...(beat?.changes ?? []).map((change) => `${changeSentence(table, change)}.`),
  ];
  return parts.join(' ');
}
