import { sheetParts } from '@moonlit/rules/humanity-blessed/sheet';
import { motivationWords } from '@moonlit/rules/humanity-blessed/vocabulary';
import { Fragment } from 'preact';
import { Fold } from '../../../design/fold';
import { Panel } from '../../../design/panel';
import { Written } from '../../../design/written';
import { NotesList } from '../../../shell/notes/notes';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferForm } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import { PrintButton } from '../../../shell/printing/print-button';
import { Blessings } from '../blessings';
import { Making } from '../making';
import { StatList } from '../stat-list';
import type { Character } from '../view';
import { about, doing, heroColour, useOffers, useOwn, useTable } from '../view';
import { besideOf } from './beside';

/** One's own side: a sheet for each character that one plays, and private notes. */
export function OwnSheets() {
  const own = useOwn();
  const { seat } = useTable();
  const [create] = doing(useOffers('making'), 'character.create');
  return (
    <>
      {own.length === 0 && create ? (
        <Panel title="Who do you play?" kicker="A name is enough to begin">
          <OfferForm offer={create} submit="Begin" />
        </Panel>
      ) : null}
      {own.map((one) => (
        <Fragment key={one.id}>
          <Making one={one} />
          <Sheet one={one} />
        </Fragment>
      ))}
      <Panel title="Beside the sheet" kicker="What is private is for you alone">
        <NotesList notes={seat.value?.notes} offers={useOffers('sheet')} />
        {own.length > 0 && create ? <OfferList offers={[create]} /> : null}
      </Panel>
    </>
  );
}

/** A sheet in the order in which the game prints it: the Stats first, then what else is rolled with (HUM-1803). */
export function Sheet({ one }: { one: Character }) {
  const shared = useTable().public.value;
  const { id, name, pronouns, motivation } = one;
  const line = [motivation ? motivationWords[motivation].name : '', pronouns].filter(Boolean);
  const own = about(useOffers('character'), 'character', id);
  return (
    <div class="own-sheet" data-hero={heroColour(shared, id)}>
      <Panel title={<Written>{name}</Written>} kicker={line.join(' · ')}>
        <StatList one={one} />
        <Blessings one={one} />
        <OfferList offers={own} />
        <div class="folds">
          <Fold title="The whole sheet" open>
            <Lines one={one} />
          </Fold>
        </div>
        <FoldedDrawer name="blessings" title="Spend Blessings, debts and deals">
          {(offers) => <OfferList offers={about(offers, 'character', id)} />}
        </FoldedDrawer>
        <FoldedDrawer name="specializations" title="Use a Specialization">
          {(offers) => <OfferList offers={about(offers, 'character', id)} />}
        </FoldedDrawer>
        <FoldedDrawer name="dedications" title="Use a Dedication">
          {(offers) => <OfferList offers={about(offers, 'character', id)} />}
        </FoldedDrawer>
        <FoldedDrawer name="sheet-forms" title="Write on the sheet">
          {(offers) => <OfferList offers={about(offers, 'character', id)} />}
        </FoldedDrawer>
        <PrintButton ids={[id]} label="Print the sheet" />
      </Panel>
    </div>
  );
}

/** All that stands on it but the Stats, a line a thing, to be read or heard in that order. */
function Lines({ one }: { one: Character }) {
  const parts = sheetParts(one, besideOf(useTable().public.value, one)).filter(
    ({ term, lines }) => term !== 'Stats' && lines.length > 0,
  );
  return (
    <dl class="hb-lines">
      {parts.map(({ term, lines }) => (
        <div key={term}>
          <dt>{term}</dt>
          {lines.map((words, at) => (
            <dd key={at}>
              <Written>{words}</Written>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
