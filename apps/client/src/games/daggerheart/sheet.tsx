import { Fragment } from 'preact';
import { lazy } from '../../design/lazy';
import { Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { useMade } from '../../shell/making/made';
import { isPutOff } from '../../shell/making/progress';
import { NotesList } from '../../shell/notes/notes';
import { FoldedDrawer } from '../../shell/offers/drawer';
import { OfferForm } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import { PrintButton } from '../../shell/printing/print-button';
import { Carrying, elsewhere, Growing, Vault } from './growing';
import { SheetLibrary } from './library/library';
import { Making } from './making';
import { InMemory } from './others';
import { Conditions } from './people';
import { callingOf, Lists, Numbers } from './sheet-parts';
import { OwnTracks } from './tracks';
import type { Character } from './view';
import { about, formOf, lifeWords, useOffers, useOwn, useTable } from './view';

const CompanionSheet = lazy(
  () => import('./companion').then((module) => module.CompanionSheet),
  null,
);

/** Whether there is, or may be, a companion to draw. */
const mayHaveCompanion = ({ companion, features }: Character): boolean =>
  !!companion || features.some(({ from }) => from === 'subclass');

/** One's own side: a sheet for each character that one plays, and private notes. */
export function Own() {
  const own = useOwn();
  const { seat } = useTable();
  const [create] = useOffers('making');
  const [first] = own;
  const made = useMade(first?.id);
  // Whoever is making somebody is led through that first.
  const isMaking = first !== undefined && made !== null && !isPutOff(first.id);
  return (
    <>
      {own.length === 0 && create ? (
        <Panel title="Who do you play?" kicker="A name is enough to begin">
          <OfferForm offer={create} submit="Begin" />
        </Panel>
      ) : null}
      {own.map((one) => (
        <Fragment key={one.id}>
          <Growing one={one} />
          <Making one={one} />
          <Sheet one={one} />
          {mayHaveCompanion(one) ? <CompanionSheet one={one} /> : null}
        </Fragment>
      ))}
      {first ? <InMemory /> : null}
      <Panel title="Beside the sheet" kicker="What is private is for you alone">
        <NotesList notes={seat.value?.notes} offers={useOffers('sheet')} />
        {own.length > 0 && create && !isMaking ? <OfferList offers={[create]} /> : null}
      </Panel>
    </>
  );
}

function Sheet({ one }: { one: Character }) {
  const { level, life } = one;
  const line = callingOf(one);
  const shape = formOf(one);
  return (
    <Panel
      title={<Written>{one.name}</Written>}
      kicker={[`Level ${level}`, lifeWords[life], shape && `now a ${shape}`]
        .filter(Boolean)
        .join(' · ')}
    >
      {line ? (
        <Written as="p" class="hint">
          {line}
        </Written>
      ) : null}
      <OwnTracks one={one} />
      <Conditions
        of={one.conditions}
        vulnerable={one.stress.marked >= one.stress.slots}
        water={one.water}
      />
      <Numbers one={one} />
      <Lists one={one} />
      <Carrying one={one} />
      <Vault one={one} />
      <SheetLibrary one={one} />
      <FoldedDrawer name="sheet-forms" title="Write on the sheet">
        {(offers) => (
          <OfferList
            offers={about(offers, 'character', one.id).filter(
              ({ command }) => !elsewhere.has(command),
            )}
          />
        )}
      </FoldedDrawer>
      <PrintButton ids={[one.id]} label="Print the sheet" />
    </Panel>
  );
}
