import { Fragment } from 'preact';
import { Fold } from '../../../design/fold';
import { Panel } from '../../../design/panel';
import { Written } from '../../../design/written';
import { NotesList } from '../../../shell/notes/notes';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferForm } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import { PrintButton } from '../../../shell/printing/print-button';
import { Constellation } from '../constellation';
import { standingWords, stateDoes, stateWords } from '../figures';
import { Making } from '../making';
import type { Protagonist } from '../view';
import { about, heroColour, isAbout, signOf, useOffers, useOwn, useTable } from '../view';
import { Vitals } from '../vitals';
import { Abilities } from './abilities';
import { Assets } from './assets';
import { MagicWords } from './magic';
import { OwnTraits } from './own-traits';

/** One's own side: a sheet for each protagonist that one plays, and private notes. */
export function OwnSheets() {
  const own = useOwn();
  const { seat } = useTable();
  const [create] = useOffers('making');
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
        <NotesList notes={seat.value?.notes} offers={useOffers('sheet').filter(isAboutNobody)} />
        {own.length > 0 && create ? <OfferList offers={[create]} /> : null}
      </Panel>
    </>
  );
}

const isAboutNobody = ({ with: { protagonist } }: { with: Record<string, unknown> }): boolean =>
  protagonist === undefined;

/** A sheet, what is needed at every roll first. */
export function Sheet({ one }: { one: Protagonist }) {
  const shared = useTable().public.value;
  const { id, name, pronouns, looks, background } = one;
  const state = stateWords(one);
  const line = [one.class, pronouns, ...standingWords(one)].filter(Boolean).join(' · ');
  return (
    <div
      class="ss-sheet own-sheet"
      data-hero={heroColour(shared, id)}
      data-bright={one.transformed !== null}
    >
      <Panel title={<Written>{name}</Written>} kicker={`Under ${signOf(shared, id).name}`}>
        <div class="ss-sheet-sky night" data-hero={heroColour(shared, id)}>
          <Constellation one={one} />
        </div>
        <div class="stack">
          {line ? (
            <Written as="p" class="hint">
              {line}
            </Written>
          ) : null}
          {stateDoes[state] ? <p class="ss-state">{stateDoes[state]}</p> : null}
          <Vitals one={one} />
        </div>
        <Acts one={one} />
        <div class="folds">
          <Fold title="Abilities and Skills" open>
            <Abilities one={one} />
          </Fold>
          <Fold title="Traits" open>
            <OwnTraits one={one} />
          </Fold>
          <Fold title="Assets" note={one.assets.map((asset) => asset.name).join(', ')} open>
            <Assets one={one} offers={useOffers('assets')} />
          </Fold>
          <Fold title="Magic">
            <MagicWords one={one} />
          </Fold>
          <Features one={one} />
          {looks || background ? (
            <Fold title="Story">
              <Written as="p">{looks}</Written>
              <Written as="p">{background}</Written>
            </Fold>
          ) : null}
        </div>
        <p class="hint">
          {one.xp} XP, {one.sp} SP.
        </p>
        <FoldedDrawer name="sheet-forms" title="Write on the sheet">
          {(offers) => <OfferList offers={offers.filter((offer) => isAbout(shared, one, offer))} />}
        </FoldedDrawer>
        <PrintButton ids={[id]} label="Print the sheet" />
      </Panel>
    </div>
  );
}

/** What is to be done from the sheet: magic, compels, what else there is for them. */
function Acts({ one }: { one: Protagonist }) {
  const places = [
    ['Magic', useOffers('magic')],
    ['Trouble and compels', useOffers('trouble')],
    ['Features', useOffers('features')],
    ['Beside', [...useOffers('sheet'), ...useOffers('traits')]],
  ] as const;
  return (
    <div class="folds">
      {places.map(([title, offers]) => {
        const own = about(offers, 'protagonist', one.id).filter(
          ({ with: { asset, trait } }) => asset === undefined && trait === undefined,
        );
        return own.length === 0 ? null : (
          <Fold key={title} title={title} note={own.map(({ label }) => label).join(', ')}>
            <OfferList offers={own} />
          </Fold>
        );
      })}
    </div>
  );
}

const featureNames = {
  core: 'Core Feature',
  class: 'Class Feature',
  talent: 'Talent',
  charm: 'Charm',
  regalia: 'Regalia',
} as const;

function Features({ one: { features } }: { one: Protagonist }) {
  if (features.length === 0) return null;
  return (
    <Fold title="Features, Talents and Charms" note={`${features.length}`}>
      {features.map(({ id, kind, name, text }) => (
        <article key={id} class="ss-card">
          <h4>
            <Written>{name}</Written> <small>{featureNames[kind]}</small>
          </h4>
          <Written as="p">{text}</Written>
        </article>
      ))}
    </Fold>
  );
}
