import './chapter.css';
import type { Chapter, ChapterLine } from '@moonlit/rules';
import type { ComponentChildren } from 'preact';
import { useMedia } from '../../design/use-media';
import { Written } from '../../design/written';
import { figureOf } from '../table/figures';
import { useTable } from '../table/view';
import { chapterHead } from './chapter-words';
import { outcomes } from './outcomes';

interface ChapterCardProps {
  chapter: Chapter;
  /** The sentence of the line, for an end. */
  text: string;
  /** It happens now; else somebody reads it again, and nothing moves. */
  live: boolean;
}

/**
 * The card of a part of the story that begins or ends: its title before the key picture of the look,
 * then what went before, or what it has brought to whom, and what may come.
 */
export function ChapterCard({ chapter, text, live }: ChapterCardProps) {
  const table = useTable();
  const state = table.public.value;
  const { part, name, title, outcome, before = [], gains = [], nextTime } = chapter;
  const ends = part === 'ends';
  // On a desk the words alone are scrolled, which takes the keyboard to be on them.
  const scrolls = useMedia('(min-width: 62.5rem)');
  return (
    <div class={`chapter chapter-${part}${live ? ' chapter-live' : ''}`}>
      <header class="chapter-head">
        <p class="chapter-series">
          <Written>{table.game.title?.(state) || state.table.name}</Written>
        </p>
        {title ? (
          <>
            <p class="chapter-name">{name}</p>
            <Written as="p" class="chapter-title">
              {title}
            </Written>
          </>
        ) : (
          <p class="chapter-title">{name}</p>
        )}
        {ends && outcome ? <p class="chapter-outcome">{outcomes[outcome]}</p> : null}
        {ends ? <p class="chapter-end">{text}</p> : null}
      </header>
      {before.length > 0 || gains.length > 0 || nextTime ? (
        <section class="chapter-words" aria-label="On the card" tabIndex={scrolls ? 0 : undefined}>
          {before.length > 0 ? (
            <Part title={chapterHead.before}>
              <ol class="chapter-before">
                {before.map((line, at) => (
                  <Before key={at} line={line} />
                ))}
              </ol>
            </Part>
          ) : null}
          {gains.length > 0 ? (
            <Part title={chapterHead.gains}>
              <ul class="chapter-gains">
                {gains.map(({ of, what }) => (
                  <Gain key={of} of={of} what={what} />
                ))}
              </ul>
            </Part>
          ) : null}
          {nextTime ? (
            <Part title={ends ? chapterHead.nextTime : chapterHead.toCome}>
              <Written as="p" class="chapter-next">
                {nextTime}
              </Written>
            </Part>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h2 class="chapter-heading">{title}</h2>
      {children}
    </section>
  );
}

/** People’s own words are what is read; the sentence says what they were about. */
function Before({ line: { text, fiction } }: { line: ChapterLine }) {
  return (
    <li>
      <p class={fiction ? 'chapter-about' : 'chapter-told'}>{text}</p>
      {fiction ? (
        <Written as="p" class="chapter-told">
          {fiction}
        </Written>
      ) : null}
    </li>
  );
}

function Gain({ of, what }: { of: string; what: readonly string[] }) {
  const table = useTable();
  const { Face } = table.game;
  const figure = figureOf(table, of);
  return (
    <li data-hero={figure?.hero}>
      {figure && Face ? <Face id={of} size="s" /> : null}
      <p>
        <b>
          <Written>{figure?.name ?? 'Somebody'}</Written>
        </b>{' '}
        <Written>{what.join(' · ')}</Written>
      </p>
    </li>
  );
}
