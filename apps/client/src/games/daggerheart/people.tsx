import { Fragment } from 'preact';
import { Panel } from '../../design/panel';
import { Track } from '../../design/track';
import { count } from '../../design/words';
import { Written } from '../../design/written';
import { openSteps, useMade } from '../../shell/making/made';
import { Face } from './heroes';
import { rangeNames } from './traits';
import type { Character, SharedPart } from './view';
import { formOf, hopeSlots, isOut, lifeWords, useOwn, useTable } from './view';

/** A fight, and any scene, as a row of people: how each fares, what they are under, how far they are. */
export function PeopleRow() {
  const { characters, adversaries, spotlight } = useTable().public.value;
  const party = Object.values(characters).filter((one) => !isOut(one));
  const foes = Object.values(adversaries);
  const standing = foes.filter(({ defeated }) => !defeated);
  const fallen = foes.filter(({ defeated }) => defeated);
  if (party.length === 0) return null;
  return (
    <Panel id="people-row" title={foes.length > 0 ? 'The fight' : 'The party'}>
      <ul class="dh-row">
        {party.map((one) => (
          <Fragment key={one.id}>
            <li>
              <Fellow one={one} lit={spotlight.side === 'players' && spotlight.holder === one.id} />
            </li>
            {one.companion ? (
              <li>
                <Beside one={one} of={one.companion} />
              </li>
            ) : null}
          </Fragment>
        ))}
        {standing.map((foe) => (
          <li key={foe.id}>
            <SeenFoe foe={foe} />
          </li>
        ))}
      </ul>
      {fallen.length > 0 ? (
        <p class="hint">
          Defeated: <Written>{fallen.map(({ name }) => name).join(', ')}</Written>
        </p>
      ) : null}
    </Panel>
  );
}

function Fellow({ one, lit }: { one: Character; lit: boolean }) {
  const open = openSteps(useMade(one.id));
  const { hp, stress, armour, hope, conditions, life } = one;
  const shape = formOf(one);
  return (
    <article class="dh-card" data-lit={lit} data-life={life} aria-label={one.name}>
      <h3>
        <Face id={one.id} /> <Written>{one.name}</Written>
        {life === 'up' ? null : <small> {lifeWords[life]}</small>}
        {shape ? (
          <small>
            {' '}
            <Written>{shape}</Written>
          </small>
        ) : null}
      </h3>
      <Track label="HP" value={hp.marked} max={hp.slots} tone="rose" />
      <Track label="Stress" value={stress.marked} max={stress.slots} tone="violet" />
      <div class="dh-pair">
        <Track label="Hope" value={hope.held} max={hopeSlots(one)} tone="gold" />
        {armour.slots > 0 ? (
          <Track label="Armour" value={armour.marked} max={armour.slots} />
        ) : null}
      </div>
      <Conditions of={conditions} vulnerable={stress.marked >= stress.slots} water={one.water} />
      {open.length > 0 ? (
        <details class="dh-open">
          <summary>Still open: {count(open.length, 'step', 'steps')}</summary>
          <p class="hint">{open.map(({ title }) => title).join(', ')}</p>
        </details>
      ) : null}
    </article>
  );
}

/** Who goes with somebody: there as long as a Stress of theirs is free. */
function Beside({ one, of }: { one: Character; of: NonNullable<Character['companion']> }) {
  const { name, stress, evasion } = of;
  return (
    <article class="dh-card" aria-label={`${name}, with ${one.name}`}>
      <h3>
        <Written>{name}</Written>{' '}
        <small>
          with <Written>{one.name}</Written>
        </small>
      </h3>
      <Track label="Stress" value={stress.marked} max={stress.slots} tone="violet" />
      <p class="hint">
        {stress.marked >= stress.slots
          ? 'Away until the next long rest begins'
          : `Evasion ${evasion}`}
      </p>
    </article>
  );
}

function SeenFoe({ foe }: { foe: SharedPart['adversaries'][string] }) {
  const own = useOwn();
  const bands = own.flatMap(({ id, name }) => {
    const band = foe.bands[id];
    return band ? [`${rangeNames[band]}${own.length > 1 ? ` to ${name}` : ''}`] : [];
  });
  return (
    <article class="dh-card dh-foe" aria-label={foe.name}>
      <h3>
        <Written>{foe.name}</Written>
      </h3>
      {bands.length > 0 ? <p class="hint">{bands.join(', ')}</p> : null}
      <Conditions of={foe.conditions} />
    </article>
  );
}

/** What somebody is under; a full Stress track makes Vulnerable by itself. */
export function Conditions(props: {
  of: Character['conditions'];
  vulnerable?: boolean;
  water?: Character['water'];
}) {
  const { of, vulnerable, water } = props;
  const derived = vulnerable && of.every(({ name }) => name !== 'Vulnerable');
  if (of.length === 0 && !derived && !water) return null;
  return (
    <ul class="chips" aria-label="Conditions">
      {of.map(({ id, name, until }) => (
        <li key={id} class="chip">
          <Written>{until ? `${name}, until ${until}` : name}</Written>
        </li>
      ))}
      {water ? <li class="chip">{waterWords(water)}</li> : null}
      {derived ? <li class="chip">Vulnerable: no Stress left</li> : null}
    </ul>
  );
}

function waterWords({ breathes, left }: NonNullable<Character['water']>): string {
  if (breathes) return 'Under water';
  if (left === 0) return 'Under water: no air left';
  return `Under water: air for ${left} action${left === 1 ? '' : 's'}`;
}
