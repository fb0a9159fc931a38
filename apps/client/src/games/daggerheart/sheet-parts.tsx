import { Fold } from '../../design/fold';
import { Track } from '../../design/track';
import { signed } from '../../design/words';
import { Written } from '../../design/written';
import { goldWords } from './gold';
import { Carried } from './growing';
import { Conditions } from './people';
import { resistancesOf } from './resistances';
import { damageWords, rangeNames, traitList, traitNames } from './traits';
import type { Character } from './view';
import { hopeSlots } from './view';

/** Who somebody is, in a line: class, subclass, heritage. */
export const callingOf = (one: Character): string =>
  [one.class, one.subclass, one.secondClass?.name, one.heritage, one.pronouns]
    .filter(Boolean)
    .join(' · ');

/** All of somebody's sheet, to be read: by others, and of those who have died. */
export function ReadSheet({ one }: { one: Character }) {
  const { hope, hp, stress, armour, inventory = [] } = one;
  return (
    <>
      {callingOf(one) ? (
        <Written as="p" class="hint">
          {callingOf(one)}
        </Written>
      ) : null}
      <Track label="Hope" value={hope.held} max={hopeSlots(one)} tone="gold" />
      <Track label="HP" value={hp.marked} max={hp.slots} tone="rose" />
      <Track label="Stress" value={stress.marked} max={stress.slots} tone="violet" />
      <Track label="Armour" value={armour.marked} max={armour.slots} tone="silver" />
      <Conditions
        of={one.conditions}
        vulnerable={stress.marked >= stress.slots}
        water={one.water}
      />
      <Numbers one={one} />
      <Lists one={one} />
      {inventory.length > 0 ? <Carried one={one} /> : null}
    </>
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
export function Lists({ one }: { one: Character }) {
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
