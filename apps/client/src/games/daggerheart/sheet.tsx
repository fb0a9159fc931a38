import { Fragment } from 'preact';
import { Fold } from '../../design/fold';
import { lazy } from '../../design/lazy';
import { Panel } from '../../design/panel';
import { signed } from '../../design/words';
import { Written } from '../../design/written';
import { useMade } from '../../shell/making/made';
import { isPutOff } from '../../shell/making/progress';
import { NotesList } from '../../shell/notes/notes';
import { FoldedDrawer } from '../../shell/offers/drawer';
import { OfferForm } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import { PrintButton } from '../../shell/printing/print-button';
import { goldWords } from './gold';
import { Carrying, elsewhere, Growing, Vault } from './growing';
import { SheetLibrary } from './library/library';
import { Making } from './making';
import { Conditions } from './people';
import { resistancesOf } from './resistances';
import { OwnTracks } from './tracks';
import { damageWords, rangeNames, traitList, traitNames } from './traits';
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
      <Panel title="Beside the sheet" kicker="What is private is for you alone">
        <NotesList notes={seat.value?.notes} offers={useOffers('sheet')} />
        {own.length > 0 && create && !isMaking ? <OfferList offers={[create]} /> : null}
      </Panel>
    </>
  );
}

function Sheet({ one }: { one: Character }) {
  const { class: role, subclass, heritage, pronouns, level, life, secondClass } = one;
  const line = [role, subclass, secondClass?.name, heritage, pronouns].filter(Boolean).join(' · ');
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

/** Traits, and what protects somebody. */
export function Numbers({ one }: { one: Character }) {
  const { evasion, thresholds, proficiency, markedTraits, armourName, spellcast, domains } = one;
  const lines = [
    armourName,
    ...resistancesOf(one),
    spellcast ? `Casts spells with ${traitNames[spellcast]}` : '',
    domainWords(domains, one.secondClass?.domain),
  ];
  return (
    <>
      <dl class="dh-traits">
        {traitList.map(([trait, name]) => (
          <div key={trait} data-marked={markedTraits.includes(trait)}>
            <dt>{name}</dt>
            <dd>{signed(one.traits[trait])}</dd>
          </div>
        ))}
      </dl>
      <dl class="dh-numbers">
        <Fact name="Evasion" value={evasion} />
        <Fact name="Major" value={thresholds.major} />
        <Fact name="Severe" value={thresholds.severe} />
        <Fact name="Proficiency" value={proficiency} />
      </dl>
      {lines.filter(Boolean).map((line) => (
        <p key={line} class="hint">
          {line}
        </p>
      ))}
    </>
  );
}

/** “Domains: Light, Rope, Ember” */
function domainWords(own: readonly string[] = [], second = ''): string {
  const all = [...own, second].filter(Boolean);
  return all.length > 0 ? `Domains: ${all.join(', ')}` : '';
}

const Fact = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** Experiences, weapons, features, cards, gold and story. */
function Lists({ one }: { one: Character }) {
  const { experiences, weapons, features, cards, gold, scars, forms = [] } = one;
  const written = (['description', 'background', 'connections'] as const).filter(
    (part) => one[part],
  );
  return (
    <div class="folds">
      {experiences.length > 0 ? (
        <ul class="chips" aria-label="Experiences">
          {experiences.map(({ id, name, bonus }) => (
            <li key={id} class="chip">
              <Written>{name}</Written> {signed(bonus)}
            </li>
          ))}
        </ul>
      ) : null}
      {weapons.map((weapon) => (
        <p key={weapon.id} class="dh-weapon">
          <b>
            <Written>{weapon.name}</Written>
          </b>{' '}
          {traitNames[weapon.trait]}, {rangeNames[weapon.range]},{' '}
          {damageWords(weapon, one.proficiency)}
          {weapon.text ? (
            <small>
              <Written>{weapon.text}</Written>
            </small>
          ) : null}
        </p>
      ))}
      {forms.length > 0 ? (
        <Fold title="Forms to turn into" note={forms.map(({ name }) => name).join(', ')}>
          {forms.map((form) => (
            <article key={form.id} class="dh-card">
              <h3>
                <Written>{form.name}</Written>
              </h3>
              <Written as="p" class="dh-words">
                {form.text}
              </Written>
              {form.features.map(({ name, text }) => (
                <Written key={name} as="p">{`${name}: ${text}`}</Written>
              ))}
            </article>
          ))}
        </Fold>
      ) : null}
      {features.length + cards.length > 0 ? (
        <Fold title="Features and cards" note={`${features.length + cards.length}`}>
          {[...features, ...cards].map((feature) => (
            <article key={feature.id} class="dh-card">
              <h3>
                <Written>{feature.name}</Written>
                {'in' in feature ? <small> {feature.in}</small> : null}
              </h3>
              <Written as="p">{feature.text}</Written>
            </article>
          ))}
        </Fold>
      ) : null}
      <p class="hint">
        Gold: {goldWords(gold)}
        {scars.length > 0 ? `. Scars: ${scars.join(', ')}` : ''}
      </p>
      {written.length > 0 ? (
        <Fold title="Story">
          {written.map((part) => (
            <Written key={part} as="p">
              {one[part]}
            </Written>
          ))}
        </Fold>
      ) : null}
    </div>
  );
}
