import { useId, useState } from 'preact/hooks';
import { Empty } from '../../design/panel';
import { FoldedDrawer } from '../offers/drawer';
import { OfferList } from '../offers/offer-list';
import type { OpenOffer } from '../state';
import { BY_HAND } from '../table/commands';
import type { SubjectOf } from './by-hand-lists';
import { found, subjects } from './by-hand-lists';

interface ByHandProps {
  about: SubjectOf;
  nameOf(id: string): string;
}

/** What the director may set right, in a drawer of the desk. */
export function ByHand({ about, nameOf }: ByHandProps) {
  return (
    <FoldedDrawer name={BY_HAND} title="Set by hand">
      {(offers) => <Settable offers={offers} about={about} nameOf={nameOf} />}
    </FoldedDrawer>
  );
}

interface SettableProps extends ByHandProps {
  offers: readonly OpenOffer[];
}

/** All of it: by whom it is about and by topic, or looked for by a word. */
function Settable({ offers, about, nameOf }: SettableProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  return (
    <div class="stack">
      <p class="hint">You may set any value. Everybody sees it in the log, with your reason.</p>
      <div class="field">
        <label for={id}>Look for something</label>
        <input
          id={id}
          class="input"
          type="search"
          autocomplete="off"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      {query.trim() === '' ? (
        subjects(offers, about).map((subject) => (
          <details key={subject.id ?? ''} class="drawer">
            <summary>{subject.id === null ? 'The table' : nameOf(subject.id)}</summary>
            <div class="stack">
              {subject.topics.map((topic) => (
                <section key={topic.title} class="stack" aria-label={topic.title}>
                  <h3>{topic.title}</h3>
                  <OfferList offers={topic.offers} />
                </section>
              ))}
            </div>
          </details>
        ))
      ) : (
        <Found offers={found(offers, query)} />
      )}
    </div>
  );
}

function Found({ offers }: { offers: readonly OpenOffer[] }) {
  if (offers.length === 0) return <Empty>Nothing by that name.</Empty>;
  return (
    <section class="stack" aria-label="Found">
      <OfferList offers={offers} />
    </section>
  );
}
