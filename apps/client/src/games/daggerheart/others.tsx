import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { OfferList } from '../../shell/offers/offer-list';
import { Face } from './heroes';
import { ReadSheet } from './sheet-parts';
import type { Character } from './view';
import { about, lifeWords, personName, useOffers, useTable } from './view';

/** The sheets of all others, to be read: those who have died, too, with what stands under their names. */
export function OthersSheets() {
  const { viewer, public: shared } = useTable();
  const all = Object.values(shared.value.characters).filter(({ owner }) => owner !== viewer.seat);
  if (all.length === 0) return null;
  return (
    <Panel title="Sheets" kicker="Open one to read it">
      {all.map((one) => (
        <FoldedSheet key={one.id} one={one}>
          <Epitaph one={one} />
        </FoldedSheet>
      ))}
    </Panel>
  );
}

/** One sheet, which is drawn while it is open: of a whole party they would be long. */
function FoldedSheet({ one, children }: { one: Character; children?: ComponentChildren }) {
  const shared = useTable().public.value;
  const [open, setOpen] = useState(false);
  const how = [`Level ${one.level}`, lifeWords[one.life], personName(shared, one.owner)];
  return (
    <details
      class="drawer fold"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span class="fold-title dh-whose">
          <Face id={one.id} /> <Written>{one.name}</Written>
        </span>
        <span class="fold-note">{how.filter(Boolean).join(' · ')}</span>
      </summary>
      {open ? (
        <div class="stack fold-body">
          {children}
          <ReadSheet one={one} />
        </div>
      ) : null}
    </details>
  );
}

/** Those whom somebody has played and who have died: readable for ever, with a place for an epitaph (DGH-908). */
export function InMemory() {
  const { viewer, public: shared } = useTable();
  const dead = Object.values(shared.value.characters).filter(
    ({ owner, life }) => owner === viewer.seat && life === 'dead',
  );
  return (
    <>
      {dead.map((one) => (
        <Panel
          key={one.id}
          title={<Written>{one.name}</Written>}
          kicker={`In memory · level ${one.level}`}
        >
          <Epitaph one={one} />
          <div class="folds">
            <FoldedSheet one={one} />
          </div>
        </Panel>
      ))}
    </>
  );
}

/** What stands under the name of whoever has died, and the form for whoever may write it. */
function Epitaph({ one }: { one: Character }) {
  const { epitaphs = {} } = useTable().public.value;
  const offers = about(useOffers('epitaph'), 'character', one.id);
  const words = epitaphs[one.id];
  return (
    <>
      {words ? (
        <blockquote class="dh-epitaph">
          <Written as="p">{words}</Written>
        </blockquote>
      ) : null}
      <OfferList offers={offers} />
    </>
  );
}
