import { PaperLines, PaperPart } from '../../../design/paper/paper-parts';
import { PenTrack } from '../../../design/paper/pen';
import { signed } from '../../../design/words';
import { Written } from '../../../design/written';
import { goldWords } from '../gold';
import { resistancesOf } from '../resistances';
import { damageWords, rangeNames, traitList, traitNames } from '../traits';
import type { Character } from '../view';
import { hopeSlots, personName, useTable } from '../view';
import './paper.css';

/** Empty lines for what comes up at the table. */
const NOTE_LINES = 5;

/** A character's sheet for paper: everything in reach of a pen, on a page or two. */
export function PaperSheet({ one }: { one: Character }) {
  return (
    <article class="paper day" aria-label={one.name}>
      <Head one={one} />
      <Traits one={one} />
      <div class="paper-columns">
        <div>
          <Slots one={one} />
          <Experiences one={one} />
          <PaperPart title="Gold">
            <p>{goldWords(one.gold)}</p>
          </PaperPart>
          <Carried one={one} />
          <PaperPart title="Notes">
            <PaperLines count={NOTE_LINES} />
          </PaperPart>
        </div>
        <div>
          <Weapons one={one} />
          <Beside of={one.companion} proficiency={one.proficiency} />
          <Cards one={one} />
          <Story one={one} />
        </div>
      </div>
    </article>
  );
}

function Head({ one }: { one: Character }) {
  const state = useTable().public.value;
  const words = [one.class, one.subclass, one.secondClass?.name, one.heritage, one.pronouns].filter(
    Boolean,
  );
  return (
    <header class="paper-head">
      <h2>
        <Written>{one.name}</Written> <small>Level {one.level}</small>
      </h2>
      <Written as="p">{[...words, personName(state, one.owner)].join(' · ')}</Written>
      {one.description ? <Written as="p">{one.description}</Written> : null}
    </header>
  );
}

/** Traits first, and what protects: what one looks for at every roll. */
function Traits({ one }: { one: Character }) {
  const { evasion, thresholds, proficiency } = one;
  const numbers: [string, string | number][] = [
    ['Evasion', evasion],
    ['Major', thresholds.major],
    ['Severe', thresholds.severe],
    ['Proficiency', proficiency],
  ];
  const cells = [
    ...traitList.map(([trait, name]): [string, string] => [name, signed(one.traits[trait])]),
    ...numbers,
  ];
  return (
    <dl class="dh-paper-numbers">
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Slots({ one }: { one: Character }) {
  const { hp, stress, armour, armourName, hope, scars } = one;
  return (
    <PaperPart title="What is marked">
      <PenTrack label="Hope" marked={hope.held} of={hopeSlots(one)} />
      <PenTrack label="HP" marked={hp.marked} of={hp.slots} />
      <PenTrack label="Stress" marked={stress.marked} of={stress.slots} />
      <PenTrack
        label={armourName ? `Armour (${armourName})` : 'Armour'}
        marked={armour.marked}
        of={armour.slots}
      />
      {resistancesOf(one).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {one.conditions.length > 0 ? (
        <Written as="p">{one.conditions.map(({ name }) => name).join(', ')}</Written>
      ) : null}
      {scars.length > 0 ? <Written as="p">{`Scars: ${scars.join(', ')}`}</Written> : null}
    </PaperPart>
  );
}

function Experiences({ one: { experiences } }: { one: Character }) {
  return (
    <PaperPart title="Experiences">
      <ul>
        {experiences.map(({ id, name, bonus }) => (
          <li key={id}>
            <Written>{name}</Written> {signed(bonus)}
          </li>
        ))}
      </ul>
    </PaperPart>
  );
}

function Beside({ of, proficiency }: { of: Character['companion']; proficiency: number }) {
  if (!of) return null;
  const { name, kind, evasion, stress, attack, experiences } = of;
  return (
    <PaperPart title="Companion">
      <p>
        <b>
          <Written>{name}</Written>
        </b>
        {kind ? (
          <>
            , <Written>{kind}</Written>
          </>
        ) : null}
        . Evasion {evasion}. <Written>{attack.name}</Written>: {rangeNames[attack.range]},{' '}
        {damageWords({ ...attack, bonus: 0 }, proficiency)}
      </p>
      <PenTrack label="Stress" marked={stress.marked} of={stress.slots} />
      <ul>
        {experiences.map((one) => (
          <li key={one.id}>
            <Written>{one.name}</Written> {signed(one.bonus)}
          </li>
        ))}
      </ul>
    </PaperPart>
  );
}

function Weapons({ one }: { one: Character }) {
  return (
    <PaperPart title="Weapons">
      <ul>
        {one.weapons.map((weapon) => (
          <li key={weapon.id}>
            <b>
              <Written>{weapon.name}</Written>
            </b>
            : {traitNames[weapon.trait]}, {rangeNames[weapon.range]},{' '}
            {damageWords(weapon, one.proficiency)}
            {weapon.text ? (
              <>
                . <Written>{weapon.text}</Written>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </PaperPart>
  );
}

function Cards({ one: { features, cards } }: { one: Character }) {
  if (features.length + cards.length === 0) return null;
  return (
    <PaperPart title="Features and cards">
      <ul>
        {[...features, ...cards].map((card) => (
          <li key={card.id}>
            <b>
              <Written>{card.name}</Written>
            </b>
            {'in' in card ? <small> ({card.in})</small> : null}: <Written>{card.text}</Written>
          </li>
        ))}
      </ul>
    </PaperPart>
  );
}

function Carried({ one: { inventory = [] } }: { one: Character }) {
  if (inventory.length === 0) return null;
  return (
    <PaperPart title="Carries">
      <ul>
        {inventory.map(({ id, name, text, count }) => (
          <li key={id}>
            <Written>{name}</Written>
            {count > 1 ? ` × ${count}` : ''}
            {text ? (
              <>
                : <Written>{text}</Written>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </PaperPart>
  );
}

function Story({ one: { background, connections } }: { one: Character }) {
  if (!background && !connections) return null;
  return (
    <PaperPart title="Story">
      {background ? <Written as="p">{background}</Written> : null}
      {connections ? <Written as="p">{connections}</Written> : null}
    </PaperPart>
  );
}
