import type { LibraryKind } from '@moonlit/rules/daggerheart/kinds';
import { kindWords, libraryKinds } from '@moonlit/rules/daggerheart/kinds';
import { useState } from 'preact/hooks';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';
import type { Character } from '../view';
import { about, doing } from '../view';
import { Entry } from './entry';
import type { FoundEntry, Wanted } from './found';
import { useFound } from './found';
import { LibraryImport } from './import-files';
import { LibraryKeep } from './keep';
import { Licence } from './licence';
import { NotFoundYet } from './not-found-yet';

/** The table's library on the desk: what one looks for in it, and how more comes in. */
export function DeskLibrary() {
  return (
    <FoldedDrawer name="library-writing" title="The table’s library">
      {(offers) => <Desk offers={offers} />}
    </FoldedDrawer>
  );
}

const NOTHING = 'Nothing is in it yet. Write something, or bring files.';

function Desk({ offers }: { offers: readonly OpenOffer[] }) {
  const [bring] = doing(offers, 'library.import');
  return (
    <>
      <Licence />
      <Seeking offersOf={(_, all) => all} empty={NOTHING} />
      {bring ? <LibraryImport offer={bring} /> : null}
      <LibraryKeep />
      <OfferList offers={offers.filter((offer) => offer !== bring)} />
    </>
  );
}

/** What a player finds in the library, with what they can take out of it for somebody. */
export function SheetLibrary({ one }: { one: Character }) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <details
      class="drawer"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>From the table’s library</summary>
      {opened ? (
        <>
          <Licence />
          <Seeking
            open={open}
            offersOf={(_, all) => about(all, 'character', one.id)}
            empty="The table’s library has nothing yet. The GM can bring something."
          />
        </>
      ) : null}
    </details>
  );
}

interface SeekingProps {
  open?: boolean;
  /** Which of the offers about an entry stand with it. */
  offersOf(entry: FoundEntry, offers: readonly OpenOffer[]): readonly OpenOffer[];
  /** What is said where there is nothing at all. */
  empty: string;
}

/** From so many entries on one can look for some. */
const MANY = 6;
const TIERS = [1, 2, 3, 4];

/** Looks for entries by words, kind and tier. */
function Seeking({ open = true, offersOf, empty }: SeekingProps) {
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<LibraryKind | ''>('');
  const [tier, setTier] = useState(0);
  const wanted: Wanted = {
    words: words.trim().slice(0, 80),
    ...(kind ? { kind } : {}),
    ...(tier > 0 ? { tier } : {}),
  };
  const { found, failed, again, further } = useFound(wanted, open);
  const isAll = words.trim() === '' && !kind && tier === 0;
  if (!found) return <NotFoundYet failed={failed} again={again} />;
  const { entries, total, kinds, offers } = found;
  const there = libraryKinds.filter((one) => (kinds[one] ?? 0) > 0 || one === kind);
  return (
    <div class="stack dh-seek">
      {isAll && total < MANY ? null : (
        <div class="dh-seek-fields">
          <label>
            Look for
            <input
              class="input"
              type="search"
              maxLength={80}
              value={words}
              onInput={({ currentTarget: { value } }) => setWords(value)}
            />
          </label>
          <label>
            Of what kind
            <select
              class="input"
              value={kind}
              onChange={({ currentTarget: { value } }) =>
                setKind(libraryKinds.find((one) => one === value) ?? '')
              }
            >
              <option value="">All</option>
              {there.map((one) => (
                <option key={one} value={one}>
                  {`${kindWords[one][1]} (${kinds[one] ?? 0})`}
                </option>
              ))}
            </select>
          </label>
          <label>
            Tier
            <select
              class="input"
              value={String(tier)}
              onChange={({ currentTarget: { value } }) => setTier(Number(value))}
            >
              <option value="0">All</option>
              {TIERS.map((one) => (
                <option key={one} value={String(one)}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <p role="status" class="hint">
        {total === 0 ? (isAll ? empty : 'Nothing of that is in the library.') : ''}
        {total > entries.length ? `${total} entries; the first ${entries.length} are shown.` : ''}
      </p>
      <ul class="dh-foes">
        {entries.map((one) => (
          <li key={one.id}>
            <Entry
              one={one}
              offers={offersOf(
                one,
                offers.filter(
                  ({ with: { entry, environment } }) => entry === one.id || environment === one.id,
                ),
              )}
            />
          </li>
        ))}
      </ul>
      {total > entries.length ? (
        <button type="button" class="btn" onClick={further}>
          Show more
        </button>
      ) : null}
    </div>
  );
}
