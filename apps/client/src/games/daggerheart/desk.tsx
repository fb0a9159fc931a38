import { Fold } from '../../design/fold';
import { Part } from '../../design/part';
import { Track } from '../../design/track';
import { Written } from '../../design/written';
import { DirectorDesk } from '../../shell/desk/director-desk';
import { HouseRules } from '../../shell/house-rules/rules-panel';
import { ChoiceButtons } from '../../shell/offers/choice-buttons';
import { FoldedDrawer } from '../../shell/offers/drawer';
import { Grouped } from '../../shell/offers/grouped';
import { OfferControl, OfferForm } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import type { OpenOffer } from '../../shell/state';
import { CountdownList } from './countdowns';
import { DeskLibrary } from './library/library';
import { threshold } from './library/lines';
import { Conditions } from './people';
import { Step } from './tracks';
import type { Foe } from './view';
import { about, doing, useOffers, useTable } from './view';

/** The GM's desk: adversaries with their numbers, what is rolled for, rests, and what nobody else knows. */
export function Desk() {
  const answers = useOffers('answers');
  const [budget] = useOffers('budget');
  const countdowns = Object.values(useTable().director.value?.countdowns ?? {});
  return (
    <DirectorDesk
      offers={[]}
      top={<Foes />}
      middle={
        <>
          {answers.length > 0 ? (
            <Fold title="Answer for somebody" note="who is away">
              <Grouped offers={answers} />
            </Fold>
          ) : null}
          <Fold title="Rolls, rests and chance" open>
            <OfferList
              offers={[
                ...useOffers('rolls'),
                ...useOffers('rest'),
                ...useOffers('fate'),
                ...useOffers('rewards'),
              ]}
            />
          </Fold>
          {budget ? (
            <Fold title="Budget of the fight" note={budget.detail}>
              <OfferForm offer={budget} submit="Keep it" />
            </Fold>
          ) : null}
          {countdowns.length > 0 ? (
            <Fold title="Hidden countdowns" open>
              <CountdownList of={countdowns} />
            </Fold>
          ) : null}
        </>
      }
      drawers={
        <>
          <DeskLibrary />
          <FoldedDrawer name="adversaries" title="Stat blocks, harm and conditions">
            {(offers) => <Grouped offers={offers} />}
          </FoldedDrawer>
          <FoldedDrawer name="sheet-forms" title="Anybody’s sheet">
            {(offers) => <Grouped offers={offers} />}
          </FoldedDrawer>
          <HouseRules />
        </>
      }
    />
  );
}

function Foes() {
  const { director } = useTable();
  const offers = useOffers('adversaries');
  const all = Object.values(director.value?.adversaries ?? {});
  // Whoever the table sees is at hand; what still waits comes after them, and last those who are done with.
  const foes = [
    ...all.filter(({ shown, defeated }) => shown && !defeated),
    ...all.filter(({ shown, defeated }) => !shown && !defeated),
    ...all.filter(({ defeated }) => defeated),
  ];
  const making = offers.filter(({ with: { adversary } }) => adversary === undefined);
  return (
    <Part title="Adversaries">
      {foes.length > 0 ? (
        <ul class="dh-foes">
          {foes.map((foe) => (
            <li key={foe.id}>
              <FoeCard foe={foe} offers={about(offers, 'adversary', foe.id)} />
            </li>
          ))}
        </ul>
      ) : null}
      {making.map((offer) => (
        <OfferControl key={offer.key} offer={offer} />
      ))}
    </Part>
  );
}

/** An adversary with all its numbers, which lie on the desk and nowhere else. */
function FoeCard({ foe, offers }: { foe: Foe; offers: readonly OpenOffer[] }) {
  const { name, difficulty, thresholds, hp, stress, attack, shown, defeated, acted } = foe;
  const steps = offers.filter(({ command }) => command === 'adversary.adjust');
  const others = offers.filter((offer) => !steps.includes(offer));
  const step = (track: string, by: number) =>
    steps.find(({ with: settled }) => settled.track === track && settled.by === by);
  const standing = [
    ...(shown ? [] : ['hidden']),
    ...(defeated ? ['defeated'] : []),
    ...(acted === 'no' ? [] : ['has acted']),
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
            {attack.dice}d{attack.die}
            {attack.bonus > 0 ? `+${attack.bonus}` : ''}
          </dd>
        </div>
      </dl>
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
      <AttackAtOnce offers={others} />
      <OfferList offers={others} />
    </article>
  );
}

/** Each whom an adversary can attack, one tap away; advantage and the rest wait in the form below. */
function AttackAtOnce({ offers }: { offers: readonly OpenOffer[] }) {
  const [attack] = doing(offers, 'adversary.attack');
  const field = attack?.fields?.find(({ name }) => name === 'target');
  if (!attack || field?.kind !== 'choice') return null;
  return <ChoiceButtons offer={attack} field={field} verb="Attack" />;
}
