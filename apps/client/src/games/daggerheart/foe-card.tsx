import { Fold } from '../../design/fold';
import { Track } from '../../design/track';
import { Written } from '../../design/written';
import { ChoiceButtons } from '../../shell/offers/choice-buttons';
import { OfferList } from '../../shell/offers/offer-list';
import type { OpenOffer } from '../../shell/state';
import { threshold } from './library/lines';
import { Conditions } from './people';
import { Step } from './tracks';
import { rangeNames } from './traits';
import type { Foe } from './view';
import { doing } from './view';

/** An adversary with all its numbers, which lie on the desk and nowhere else. */
export function FoeCard({ foe, offers }: { foe: Foe; offers: readonly OpenOffer[] }) {
  const { name, difficulty, thresholds, hp, stress, attack, shown, defeated, acted } = foe;
  const steps = offers.filter(({ command }) => command === 'adversary.adjust');
  const others = offers.filter((offer) => !steps.includes(offer));
  const step = (track: string, by: number) =>
    steps.find(({ with: settled }) => settled.track === track && settled.by === by);
  const mayAct = doing(offers, 'adversary.spotlight').length > 0;
  const standing = [
    ...(shown ? [] : ['hidden']),
    ...(defeated ? ['defeated'] : []),
    ...(acted === 'no' ? [] : [mayAct && acted === 'done' ? 'may act again' : 'has acted']),
  ];
  const modifier = attack.modifier < 0 ? `−${-attack.modifier}` : `+${attack.modifier}`;
  return (
    <article
      class="dh-card dh-foe"
      data-lit={acted === 'has'}
      data-life={defeated ? 'dead' : 'up'}
      aria-label={name}
    >
      <h3>
        <Written>{name}</Written>
        {standing.length > 0 ? <small> {standing.join(', ')}</small> : null}
      </h3>
      <dl class="dh-numbers">
        <div>
          <dt>Difficulty</dt>
          <dd>{difficulty}</dd>
        </div>
        <div>
          <dt>Thresholds</dt>
          <dd>
            {threshold(thresholds.major)}/{threshold(thresholds.severe)}
          </dd>
        </div>
        <div>
          <dt>Attack</dt>
          <dd>{modifier}</dd>
        </div>
        <div>
          <dt>Damage</dt>
          <dd>
            {attack.dice > 0
              ? `${attack.dice}d${attack.die}${attack.bonus > 0 ? `+${attack.bonus}` : ''}`
              : attack.bonus}
          </dd>
        </div>
      </dl>
      <p class="hint">{factsOf(foe)}</p>
      {(['hp', 'stress'] as const).map((track) => (
        <div key={track} class="dh-track">
          <Step offer={step(track, -1)} words="−" />
          <Track
            label={track === 'hp' ? 'HP' : 'Stress'}
            value={track === 'hp' ? hp.marked : stress.marked}
            max={track === 'hp' ? hp.slots : stress.slots}
            tone={track === 'hp' ? 'rose' : 'violet'}
          />
          <Step offer={step(track, 1)} words="+" />
        </div>
      ))}
      <Conditions of={foe.conditions} />
      <Features foe={foe} />
      <AttackAtOnce offers={others} />
      <OfferList offers={others} />
    </article>
  );
}

/** Its kind and tier, how and how far it strikes, what it withstands, what it knows, what it wants. */
function factsOf({ kind, tier, horde, attack, experiences, motives, ...foe }: Foe): string {
  const withstands = (['physical', 'magical'] as const)
    .filter((type) => foe[type] !== 'no')
    .map((type) => `${type}: ${foe[type]}`);
  return [
    [tier === undefined ? '' : `Tier ${tier}`, kind, horde === undefined ? '' : `${horde}/HP`]
      .filter(Boolean)
      .join(' '),
    `${attack.name}, ${rangeNames[attack.range]}, ${attack.damage}${attack.direct ? ', direct' : ''}`,
    ...withstands,
    ...experiences.map(({ name, bonus }) => `${name} +${bonus}`),
    motives,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** All that it can do, whether or not there is Fear for it: what is always true is read here alone. */
function Features({ foe: { name, features } }: { foe: Foe }) {
  if (features.length === 0) return null;
  return (
    <Fold title="Features" note={features.map((one) => one.name).join(', ')}>
      {features.map(({ id, name: called, type, fear, stress, text }) => {
        const costs = [
          type ?? '',
          fear > 0 ? `${fear} Fear` : '',
          stress > 0 ? `${stress} Stress` : '',
        ].filter(Boolean);
        return (
          <article key={id} class="dh-feature" aria-label={`${name}: ${called}`}>
            <h4>
              <Written>{called}</Written>
              {costs.length > 0 ? <small> {costs.join(', ')}</small> : null}
            </h4>
            <Written as="p" class="dh-words">
              {text}
            </Written>
          </article>
        );
      })}
    </Fold>
  );
}

/** Each whom an adversary can attack, one tap away; advantage and the rest wait in the form below. */
function AttackAtOnce({ offers }: { offers: readonly OpenOffer[] }) {
  const [attack] = doing(offers, 'adversary.attack');
  const field = attack?.fields?.find(({ name }) => name === 'target');
  if (!attack || field?.kind !== 'choice') return null;
  // What has changed of its attack, as where half of a horde is gone, stands there before it is used.
  const legend = attack.detail ? `Attack. ${attack.detail}` : 'Attack';
  return <ChoiceButtons offer={attack} field={field} verb="Attack" legend={legend} />;
}
