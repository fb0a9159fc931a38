import './change.css';
import type { ComponentChildren } from 'preact';
import { Written } from '../../design/written';
import { Changes } from '../stage/changes';
import type { SequenceProps } from '../stage/loan';
import { usePage } from '../stage/scene';
import type { PlacedShape } from './compose';
import { Figure } from './figure';
import { lettersOf } from './letters';
import type { Way } from './pieces';
import { pieces } from './pieces';

/** When the first letter of the name comes, between one and the next at most, and for all of them, in milliseconds. */
const NAME_MS = 2_300;
const LETTER_MS = 60;
const LETTERS_MS = 1_100;
/** Between the last letter and what was said. */
const PAUSE_MS = 350;

/** Until all of it stands there, at most, in milliseconds. */
export const CHANGE_MS = NAME_MS + LETTERS_MS + PAUSE_MS + 700;

interface ChangeProps extends SequenceProps {
  before: readonly PlacedShape[];
  after: readonly PlacedShape[];
  way: Way;
  /** How the page takes part, as its style sheet calls it; theirs calls it so, too. */
  tone: string;
  /** Leads to the name, on a line of its own. */
  from?: ComponentChildren;
  name: string;
  /** Stands behind them. */
  behind?: ComponentChildren;
}

/**
 * Somebody becomes somebody else, in the whole window: they stand there, come apart as `way` says, come together
 * as who they are now; then their name, letter by letter, and what was said of it last. Without movement, and read
 * again, they stand there as who they are.
 */
export function Change(props: ChangeProps) {
  const { beat, live, before, after, way, tone, from, name, behind } = props;
  const drawn = usePage(tone, live);
  const { fiction } = beat.entry.beat ?? {};
  const notes = (beat.entry.notes ?? []).filter((note) => note !== fiction);
  const words = lettersOf(name);
  const letters = words.flat().length;
  const step = Math.min(LETTER_MS, LETTERS_MS / Math.max(1, letters));
  const times = {
    '--longest': Math.max(6, ...words.map((word) => word.join('').length)),
    '--named': `${NAME_MS}ms`,
    '--letter': `${step}ms`,
    '--said': `${NAME_MS + letters * step + PAUSE_MS}ms`,
  };
  return (
    <div
      ref={drawn}
      class={live ? 'peak peak-live' : 'peak'}
      data-way={way}
      data-tone={tone}
      style={times}
    >
      <div class="peak-figures">
        {behind ? <div class="peak-behind">{behind}</div> : null}
        <span class="peak-light" />
        {live ? <Pieces class="peak-before" shapes={before} way={way} /> : null}
        {live ? <Pieces class="peak-after" shapes={after} way={way} /> : null}
        <div class="peak-whole">
          <Figure shapes={after} />
        </div>
      </div>
      <div class="peak-told">
        {from ? <p class="peak-from">{from}</p> : null}
        <p class="peak-name">
          <span class="sr-only">
            <Written>{name}</Written>
          </span>
          <Letters words={words} />
        </p>
        <div class="peak-words">
          {fiction ? (
            <Written as="p" class="stage-fiction">
              {fiction}
            </Written>
          ) : null}
          {notes.map((note) => (
            <p key={note} class="line-note">
              {note}
            </p>
          ))}
          <Changes beat={beat} />
        </div>
      </div>
    </div>
  );
}

/** A name as one sees it come; whoever listens hears it once, whole. */
function Letters({ words }: { words: readonly (readonly string[])[] }) {
  let count = 0;
  return (
    <span aria-hidden="true" dir="auto">
      {words.map((word, at) => (
        <span key={at} class="peak-word">
          {word.map((letter, index) => (
            <span key={index} class="peak-letter" style={{ '--at': count++ }}>
              {letter}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

interface PiecesProps {
  class: string;
  shapes: readonly PlacedShape[];
  way: Way;
}

function Pieces({ class: name, shapes, way }: PiecesProps) {
  return (
    <div class={name}>
      {pieces[way].map((clipPath, at) => (
        <span
          key={at}
          class="peak-piece"
          style={{ clipPath, '--at': at, '--odd': at % 2 === 0 ? -1 : 1 }}
        >
          <Figure shapes={shapes} />
        </span>
      ))}
    </div>
  );
}
