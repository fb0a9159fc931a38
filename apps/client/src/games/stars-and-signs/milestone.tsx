import { Fold } from '../../design/fold';
import { Panel } from '../../design/panel';
import { count } from '../../design/words';
import { Written } from '../../design/written';
import { OfferList } from '../../shell/offers/offer-list';
import type { Protagonist, SharedPart } from './view';
import { about, castOf, heroColour, useOffers, useTable } from './view';

type Milestone = NonNullable<SharedPart['milestone']>;
type Step = Milestone['done'][string][number];

/** The steps of a Milestone in their order, as one reads them; those of a Minor one come first in a Major one. */
const minor: readonly (readonly [Step, string])[] = [
  ['consumed', 'Whoever is Consumed chooses a way out'],
  ['affinities', 'Free invokes of Affinities come back'],
  ['recover', 'Try to recover from a Wound'],
  ['hope', 'Clear Despair with Hope'],
  ['reflect', 'Reflect on an Aspect, an Agenda, a Connection'],
  ['xp', 'Gain XP'],
  ['corruption', 'What Corruption brings'],
  ['return', 'Come back into play'],
];
const major: readonly (readonly [Step, string])[] = [
  ['transformation', 'Transformations end'],
  ['despair', 'All Despair is cleared'],
  ['hopeRefresh', 'Hope comes back'],
  ['effort', 'Effort comes back'],
  ['feature', 'Choose a Class Feature'],
  ['charm', 'Choose a Charm'],
  ['skills', 'Raise Skills with SP'],
  ['talents', 'Take Talents with XP'],
  ['agenda', 'Add an Agenda'],
  ['falloutDue', 'What Corruption brings later'],
];

/** A Milestone as a list for each, which everybody goes through in order and at their own pace. */
export function MilestonePanel() {
  const { viewer, public: state } = useTable();
  const shared = state.value;
  const { milestone, milestoneDue: due } = shared;
  if (!milestone) {
    return due === null ? null : (
      <Panel id="milestone" title="Milestone">
        <p>A {due === 'major' ? 'Major' : 'Minor'} Milestone is still to come.</p>
      </Panel>
    );
  }
  return (
    <Panel
      id="milestone"
      tone="moon"
      title={milestone.kind === 'major' ? 'Major Milestone' : 'Minor Milestone'}
      kicker="Each at their own pace"
    >
      <div class="people-cards">
        {ownFirst(castOf(shared), viewer.seat).map((one) => (
          <Checklist key={one.id} one={one} milestone={milestone} />
        ))}
      </div>
    </Panel>
  );
}

/** One’s own list is what one goes through. */
const ownFirst = (all: Protagonist[], seat: string): Protagonist[] =>
  all.sort((one, other) => Number(other.owner === seat) - Number(one.owner === seat));

/** What the referee does about Milestones: calls one, puts it off, ends it, counts what was overcome. */
export function CallMilestone() {
  const { challenges } = useTable().public.value;
  const offers = useOffers('milestone').filter(
    ({ with: { protagonist } }) => protagonist === undefined,
  );
  if (offers.length === 0) return null;
  return (
    <Fold title="Milestones" note={`${count(challenges, 'challenge', 'challenges')} overcome`}>
      <OfferList offers={offers} />
    </Fold>
  );
}

/** The list of one of them: one’s own stands open, that of another is a tap away. */
function Checklist({ one, milestone }: { one: Protagonist; milestone: Milestone }) {
  const { viewer, public: shared } = useTable();
  const offers = about(useOffers('milestone'), 'protagonist', one.id);
  const done = milestone.done[one.id] ?? [];
  const steps = milestone.kind === 'major' ? [...minor, ...major] : minor;
  const through = steps.filter(([step]) => done.includes(step)).length;
  const own = one.owner === viewer.seat;
  return (
    <article class="ss-card" data-hero={heroColour(shared.value, one.id)} aria-label={one.name}>
      <h3>
        <Written>{one.name}</Written>{' '}
        <small>
          {through} of {steps.length}
        </small>
      </h3>
      {own ? (
        <Steps steps={steps} done={done} />
      ) : (
        <details class="form-more">
          <summary>
            {through === steps.length ? 'All is done' : 'What is still open'}
            <span class="sr-only">: {one.name}</span>
          </summary>
          <Steps steps={steps} done={done} />
        </details>
      )}
      <OfferList offers={offers} />
    </article>
  );
}

/** Steps as stars that light up as they are done. */
function Steps({ steps, done }: { steps: typeof minor; done: readonly Step[] }) {
  return (
    <ol class="ss-steps stack-xs">
      {steps.map(([step, words]) => (
        <li key={step} data-done={done.includes(step)}>
          {words}
          <span class="sr-only">: {done.includes(step) ? 'done' : 'open'}</span>
        </li>
      ))}
    </ol>
  );
}
