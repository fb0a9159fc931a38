import { bringsCompanion, isAway, trainingWords } from '@moonlit/rules/daggerheart/companion';
import { Fold } from '../../design/fold';
import { Panel } from '../../design/panel';
import { Track } from '../../design/track';
import { signed } from '../../design/words';
import { Written } from '../../design/written';
import { DrawerNotice, FoldedDrawer, useDrawer } from '../../shell/offers/drawer';
import { OfferForm } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import { Step } from './tracks';
import { damageWords, rangeNames } from './traits';
import type { Character } from './view';
import { about, doing, useOffers } from './view';

type Companion = NonNullable<Character['companion']>;

const writing: readonly string[] = [
  'companion.write',
  'companion.learn',
  'companion.forget',
  'companion.grant',
  'companion.remove',
];

/** The sheet of who goes with somebody, beside theirs; where their subclass brings one, the form for it. */
export function CompanionSheet({ one }: { one: Character }) {
  if (one.companion) return <Sheet one={one} of={one.companion} />;
  return bringsCompanion(one) ? <Begin one={one} /> : null;
}

function Begin({ one }: { one: Character }) {
  const forms = useDrawer('sheet-forms', true, one.id);
  const [add] = doing(about(forms.offers ?? [], 'character', one.id), 'companion.add');
  return (
    <Panel title="A companion" kicker="Your subclass brings one">
      <DrawerNotice drawer={forms} />
      {add ? <OfferForm offer={add} submit="It goes with me" /> : null}
    </Panel>
  );
}

function Sheet({ one, of }: { one: Character; of: Companion }) {
  const { name, kind, stress, evasion, attack, experiences } = of;
  const steps = doing(about(useOffers('tracks'), 'character', one.id), 'companion.adjust');
  const step = (wanted: 1 | -1) => steps.find(({ with: { by } }) => by === wanted);
  return (
    <Panel
      title={<Written>{name}</Written>}
      kicker={
        <>
          With <Written>{one.name}</Written>
          {isAway(of) ? ' · away' : ''}
        </>
      }
    >
      {kind ? (
        <Written as="p" class="hint">
          {kind}
        </Written>
      ) : null}
      {isAway(of) ? <p>It is back when the next long rest begins, with a Stress cleared.</p> : null}
      <ul class="dh-tracks">
        <li class="dh-track">
          <Step offer={step(-1)} words="−" />
          <Track label="Stress" value={stress.marked} max={stress.slots} tone="violet" />
          <Step offer={step(1)} words="+" />
        </li>
      </ul>
      <dl class="dh-numbers">
        <div>
          <dt>Evasion</dt>
          <dd>{evasion}</dd>
        </div>
      </dl>
      <p class="dh-weapon">
        <b>
          <Written>{attack.name}</Written>
        </b>{' '}
        {rangeNames[attack.range]}, {damageWords({ ...attack, bonus: 0 }, one.proficiency)}
      </p>
      {experiences.length > 0 ? (
        <ul class="chips" aria-label={`Experiences of ${name}`}>
          {experiences.map(({ id, name: known, bonus }) => (
            <li key={id} class="chip">
              <Written>{known}</Written> {signed(bonus)}
            </li>
          ))}
        </ul>
      ) : null}
      <Owed one={one} of={of} />
      <Learned of={of} />
      <FoldedDrawer name="sheet-forms" title={`Write on the sheet of ${name}`}>
        {(offers) => (
          <OfferList
            offers={about(offers, 'character', one.id).filter(({ command }) =>
              writing.includes(command),
            )}
          />
        )}
      </FoldedDrawer>
    </Panel>
  );
}

/** What its training has made of it. */
function Learned({ of: { training = {} } }: { of: Companion }) {
  const known = Object.entries(trainingWords).flatMap(([what, { name, does }]) => {
    const times = new Map(Object.entries(training)).get(what) ?? 0;
    return times > 0 ? [{ what, name, does, times }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Fold title="What it has learned" note={known.map(({ name }) => name).join(', ')}>
      <ul class="dh-carried">
        {known.map(({ what, name, does, times }) => (
          <li key={what}>
            <b>{name}</b>
            {times > 1 ? ` × ${times}` : ''} <small>{does}</small>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** What levels have brought it that is still to be chosen. */
function Owed({ one, of }: { one: Character; of: Companion }) {
  const { training = 0, experiences = 0 } = of.owed ?? {};
  const owed = training + experiences > 0;
  const forms = useDrawer('sheet-forms', owed, one.id);
  if (!owed) return null;
  const offers = about(forms.offers ?? [], 'character', one.id).filter(
    ({ command }) =>
      (training > 0 && command === 'companion.train') ||
      (experiences > 0 && command === 'companion.learn'),
  );
  const words = [
    ...(training > 0 ? [training === 1 ? 'one thing' : `${training} things`] : []),
    ...(experiences > 0
      ? [experiences === 1 ? 'an Experience' : `${experiences} Experiences`]
      : []),
  ];
  return (
    <section aria-label={`What ${of.name} learns`}>
      <p>
        <Written>{of.name}</Written> may learn {words.join(' and ')}:
      </p>
      <DrawerNotice drawer={forms} />
      <OfferList offers={offers} />
    </section>
  );
}
