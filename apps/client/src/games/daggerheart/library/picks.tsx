import type { LibraryKind } from '@moonlit/rules/daggerheart/kinds';
import { kindWords } from '@moonlit/rules/daggerheart/kinds';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Character } from '../view';
import { about } from '../view';
import { Entry } from './entry';
import { useFound } from './found';
import { NotFoundYet } from './not-found-yet';

interface PicksProps {
  one: Character;
  /** What is chosen. */
  kind: LibraryKind;
  /** Stands below it: what is written in one’s own words, folded where the library has something. */
  below?(has: boolean): ComponentChildren;
}

/** From so many entries on one can look for some. */
const MANY = 8;

/** What of a kind fits somebody, to be taken with a tap; all of it where somebody wants to see that. */
export function Picks({ one, kind, below }: PicksProps) {
  const [words, setWords] = useState('');
  const [all, setAll] = useState(false);
  const wanted = { words: words.trim().slice(0, 80), kind, ...(all ? {} : { whom: one.id }) };
  const { found, failed, again, further } = useFound(wanted, true);
  if (!found) {
    return (
      <>
        <NotFoundYet failed={failed} again={again} />
        {failed ? below?.(false) : null}
      </>
    );
  }
  const { entries, total, kinds, offers } = found;
  const there = kinds[kind] ?? 0;
  const [word, plural] = kindWords[kind];
  if (there === 0 && words === '') return <>{below?.(false)}</>;
  return (
    <>
      <div class="stack dh-seek">
        {total >= MANY || words !== '' || all ? (
          <div class="dh-seek-fields">
            <label>
              Look for a {word}
              <input
                class="input"
                type="search"
                maxLength={80}
                value={words}
                onInput={({ currentTarget: { value } }) => setWords(value)}
              />
            </label>
          </div>
        ) : null}
        <p role="status" class="hint">
          {total === 0 ? 'Nothing of that fits.' : `${total} ${total === 1 ? word : plural}`}
          {total > entries.length ? `; the first ${entries.length} are shown` : ''}
        </p>
        <ul class="dh-foes">
          {entries.map((each) => (
            <li key={each.id}>
              <Entry
                one={each}
                brief
                offers={about(
                  offers.filter(({ with: { entry } }) => entry === each.id),
                  'character',
                  one.id,
                )}
              />
            </li>
          ))}
        </ul>
        <div class="acts-row">
          {total > entries.length ? (
            <button type="button" class="btn" onClick={further}>
              Show more
            </button>
          ) : null}
          {all || there > total ? (
            <button
              type="button"
              class="btn"
              aria-pressed={all}
              onClick={() => {
                setAll(!all);
                setWords('');
              }}
            >
              {all ? `Only ${plural} that fit` : `Show all ${plural}`}
            </button>
          ) : null}
        </div>
      </div>
      {below?.(true)}
    </>
  );
}
