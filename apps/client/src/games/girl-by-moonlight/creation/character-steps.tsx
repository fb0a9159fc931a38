import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { Icon } from '../../../design/icon';
import { Panel } from '../../../design/panel';
import { Guide } from '../../../shell/making/guide';
import type { Made } from '../../../shell/making/made';
import { useMade } from '../../../shell/making/made';
import { OfferList } from '../../../shell/offers/offer-list';
import { playbookName } from '../texts';
import type { OpenOffer } from '../view';
import { ownProtagonist, protagonistName, useOffers, useTable } from '../view';
import { IntroSheet } from './intro-sheet';
import { PlaybookCards } from './playbook-cards';
import { SeriesNotes } from './series-notes';
import { ProtagonistStep } from './step-body';

/** Making a protagonist, one step after the other, in any order. */
export function CharacterSteps() {
  const table = useTable();
  const one = ownProtagonist(table);
  const offers = useOffers('creation');
  const made = useMade(one?.id);
  if (offers.length === 0) return null;
  const choosing = offers.filter(({ command }) => command === 'character.create');
  if (choosing.length > 0) {
    const rest = offers.filter((offer) => !choosing.includes(offer));
    return (
      <Panel title="Choose your playbook" kicker="Your protagonist">
        <p>
          Take the one that excites you: it may fit your role, or turn it upside down. Tap a name to
          read on.
        </p>
        <PlaybookCards offers={choosing} />
        <OfferList offers={rest} />
        <SeriesDrawer />
      </Panel>
    );
  }
  if (!one || !made || made.plays) {
    return (
      <Panel title="Protagonists in the making">
        <OfferList offers={offers} />
      </Panel>
    );
  }
  return <Making one={one} made={made} offers={offers} />;
}

/** Steps that can be done before anybody has begun: the table answers for them. */
const ofTheTable = ['series', 'roles'];

interface MakingProps {
  one: Protagonist;
  made: Made;
  offers: OpenOffer[];
}

function Making({ one, made, offers }: MakingProps) {
  const state = useTable().public.value;
  const ready = offers.filter(({ command }) => command === 'character.ready');
  const changing = offers.filter(({ command }) => command === 'character.change-playbook');
  const extra = offers.filter(({ command }) => command === 'introductions.begin');
  return (
    <Guide
      made={made}
      title={protagonistName(state, one.id)}
      kicker={`Your protagonist: ${playbookName(state, one.playbook)}`}
      offers={offers.filter((offer) => !extra.includes(offer))}
      begun={ofTheTable}
      end={(go, now) =>
        ready.length > 0 ? <Ready offers={ready} /> : <ToTheName made={made} now={now.id} go={go} />
      }
      below={(now) => (
        <>
          <details class="panel drawer">
            <summary>{protagonistName(state, one.id)} so far</summary>
            <IntroSheet one={one} />
          </details>
          {now.id === 'series' ? null : <SeriesDrawer />}
          {changing.length > 0 ? (
            <details class="panel drawer">
              <summary>Choose another playbook</summary>
              <p class="hint">What you chose from this one is cleared; what you wrote stays.</p>
              <PlaybookCards offers={changing} />
            </details>
          ) : null}
        </>
      )}
    >
      {(step, under, next) => (
        <ProtagonistStep
          key={step.id}
          one={one}
          step={step}
          offers={under}
          extra={extra}
          next={next}
        />
      )}
    </Guide>
  );
}

/** The way into play, with whatever is there. */
function Ready({ offers }: { offers: OpenOffer[] }) {
  return (
    <div class="step-ready">
      <p>
        {offers.some(({ primary }) => primary)
          ? 'Everything is there. You can still change it until you say so.'
          : 'You need not choose everything now.'}
      </p>
      <OfferList offers={offers} />
    </div>
  );
}

/** The short way to sit down: to the step without which nobody plays. */
function ToTheName({ made, now, go }: { made: Made; now: string; go(step: string): void }) {
  const needed = made.steps.find((step) => step.needed);
  if (!needed || needed.id === now) return null;
  return (
    <div class="step-ready">
      <p>In a hurry? A name is enough to play; all else can be chosen later.</p>
      <button type="button" class="btn" onClick={() => go(needed.id)}>
        Go to the name
        <Icon name="forth" />
      </button>
    </div>
  );
}

/** What the table has said of its series, at hand on every step (GBM-CHR-002). */
function SeriesDrawer() {
  return (
    <details class="panel drawer">
      <summary>Our series</summary>
      <SeriesNotes />
    </details>
  );
}
