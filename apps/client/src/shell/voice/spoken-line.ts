import type { BeatChange, LogEntry } from '@moonlit/rules';
import { diceWords } from '../../design/dice';
import { chapterSentences } from '../stage/chapter-words';
import { figureOf } from '../table/figures';
import type { TableView } from '../table/view';
import { personName } from '../table/view';
import { ended, spokenWords } from './spoken-words';

/** As much of a table as is needed to say what happens there. */
export type Told = Pick<TableView, 'game' | 'public'>;

/**
 * A line of the log as one hears it, complete and once: who, what, the dice, how they read, what it
 * costs, and what is different now.
 */
export function spokenLine(table: Told, entry: LogEntry): string {
  const { roll, beat, text, notes = [], reason } = entry;
  const told = [
    whose(table, entry),
    ...(roll
      ? [
          `Dice${roll.proof.typed ? ', typed in' : ''}: ${diceWords(roll.groups, roll.modifiers)}`,
          // How they read may be said with the line itself: “Ari: Agility: Success with Hope, 15”.
          ...(names(text.toLowerCase(), roll.reading.word.toLowerCase())
            ? []
            : [roll.reading.word]),
        ]
      : []),
    ...(roll?.reading.text ? [roll.reading.text] : []),
    ...(beat?.fiction ? [`“${beat.fiction}”`] : []),
    ...(beat?.chapter ? chapterSentences(table, beat.chapter) : []),
    ...notes,
  ];
  const texts = [text, ...notes];
  const changes = (beat?.changes ?? []).filter((change) => !isSaid(change, texts));
  return [
    ...told,
    ...changes.map((change) => changeSentence(table, change, texts)),
    ...(reason ? [`Because: ${reason}`] : []),
  ]
    .filter((part, at, all) => all.indexOf(part) === at)
    .map((part) => ended(spokenWords(part)))
    .join(' ');
}

/** What somebody has done, with who it was unless that is said in it. */
function whose({ public: shared, game }: Told, { by, text }: LogEntry): string {
  if (!by) return text;
  const state = shared.value;
  const person = personName(state, by);
  const played = game.playedBy?.(state, by) ?? [];
  const heroes = played.flatMap((id) => game.stage?.name?.(state, id) ?? []);
  // What begins a sentence is written large, also where somebody writes their name small.
  const small = text.toLowerCase();
  const said =
    names(small, person.toLowerCase()) ||
    heroes.some((name) => small.startsWith(name.toLowerCase()));
  return said ? text : `${person}: ${text}`;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a name stands in a text as a word of its own. */
export function names(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1 && name; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + name.length] ?? ''];
    if (!LETTER.test(before) && !LETTER.test(after)) return true;
  }
  return false;
}

/**
 * Whether a change is told in words already: a note is made of the same number, or of the same word, such as the
 * name of a phase; of what was not there before it is enough that it is named (“takes Shrine keepers”).
 */
function isSaid({ what, from, to }: BeatChange, texts: readonly string[]): boolean {
  if (to === null) return false;
  const value = String(to).toLowerCase();
  const isWord = !/\d/.test(value) && value.length > MARK;
  const [, quoted] = /“(.+)”/.exec(what) ?? [];
  return texts.some((text) => {
    const small = text.toLowerCase();
    if (isWord && names(small, value)) return true;
    if (from === null && isWord && quoted) return names(small, quoted.toLowerCase());
    return small.includes(what.toLowerCase()) && names(text, String(to));
  });
}

/** A word of no more letters than this may stand in a text by chance. */
const MARK = 3;

/** By how much something has changed where the text says just that: “marks 1 HP”. */
function isCounted({ what, from, to }: BeatChange, texts: readonly string[]): boolean {
  if (typeof from !== 'number' || typeof to !== 'number') return false;
  const counted = `${Math.abs(to - from)} ${what}`.toLowerCase();
  return texts.some((text) => names(text.toLowerCase(), counted));
}

/** A change with whose it is; of one that the text has counted, where it stands now. */
function changeSentence(table: Told, change: BeatChange, texts: readonly string[]): string {
  const whose = change.of === null ? undefined : figureOf(table, change.of)?.name;
  if (isCounted(change, texts)) {
    const { what, to, size } = change;
    const [said = ''] = texts;
    const named = !whose || names(said.toLowerCase(), whose.toLowerCase());
    return `${named ? '' : `${whose}: `}${what} now ${to}${size === undefined ? '' : ` of ${size}`}`;
  }
  const words = changeWords(change);
  return whose && whose !== change.what ? `${whose}: ${words}` : words;
}

/** What is different now: “stress from 2 to 5 of 8”. */
function changeWords({ what, from, to, size, why }: BeatChange): string {
  const of = size === undefined ? '' : ` of ${size}`;
  const because = why ? ` (${why})` : '';
  if (from === null) return `${what}: ${to}${of}${because}`;
  return `${what} from ${from} to ${to === null ? 'none' : `${to}${of}`}${because}`;
}
