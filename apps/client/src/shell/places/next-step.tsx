import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../design/icon';
import { lazy } from '../../design/lazy';
import { Words } from '../learning/words';
import { OfferControl } from '../offers/offer-control';
import { OfferList } from '../offers/offer-list';
import { InviteLink } from '../people/invite-link';
import { useInviteToSend } from '../people/invite-out';
import { LinkOffer } from '../people/link-lies-out';
import type { OpenOffer, OpenPrompt } from '../state';
import { useOwnTask } from '../table/own-task';
import { useOffers, useTable } from '../table/view';
import { Asks, asksIn } from './asks';
import { leadTo, leadToOpening, leadToTask, turnToRoll } from './lead';
import { turnToQuestions } from './prompts';
import { useToRead } from './to-read';
import { awaitedNames, useTurn } from './turn';

const Checklists = lazy(() => import('./checklists').then((module) => module.Checklists), null);
const Besides = lazy(() => import('./besides').then((module) => module.Besides), null);
const KeptHere = lazy(() => import('./kept-here').then((module) => module.KeptHere), null);
const GameAdvice = lazy(
  () => import('../learning/advice').then((module) => module.GameAdvice),
  null,
);

interface NextStepProps {
  /** What is gone through together before the one thing is done. */
  first?: ComponentChildren;
  /** What whoever directs may weigh now, where a game has it in words of its own (`GameClient.Advice`). */
  advice?: readonly string[] | null;
  children?: ComponentChildren;
}

/**
 * What the table does now in a sentence, and one thing to do about it. It keeps its height whatever
 * happens; all else that belongs to it is unfolded by whoever wants to know. A game adds what helps there.
 */
export function NextStep({ children, first, advice: own = null }: NextStepProps) {
  const { viewer, public: shared, game } = useTable();
  const task = useOwnTask();
  const nextStep = task?.now ?? shared.value.derived.nextStep;
  const directs = viewer.role === 'director';
  const advice = (directs && (own ?? shared.value.derived.nextStep?.advice)) || null;
  const { Advice = GameAdvice } = game;
  const [unfolded, setUnfolded] = useState(false);
  const offers = useOffers('next-step');
  const { usual, others } = theUsual(offers);
  const turn = useChanges(offers.map(({ key }) => key).join()) % 2;
  const { prompts } = shared.value.derived;
  const asked = asksIn(prompts).length > 0;
  const hasLists = Object.values(prompts).some(({ checklists }) => checklists);
  if (!nextStep && offers.length === 0 && !asked) return <LinkOffer />;
  return (
    <>
      <section
        class="panel panel-moon now"
        id="next-step"
        aria-label={viewer.seat === '' ? undefined : 'What happens now'}
      >
        <div class="now-words">
          <p class="kicker">What happens now</p>
          <h2 tabIndex={-1}>{nextStep?.title ?? 'The next step'}</h2>
          <p class="now-text">
            <Words>{nextStep?.text ?? ''}</Words>
          </p>
        </div>
        {first}
        <div class="now-do" data-turn={turn}>
          <TheOneThing usual={usual} advice={advice} />
        </div>
        {others.length > 0 ? (
          <div class="now-others" data-turn={turn}>
            <OfferList offers={others} />
          </div>
        ) : null}
        {task ? <KeptHere /> : null}
        <details class="now-more" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary>
            More<span class="sr-only"> about what happens now</span>
          </summary>
          <div class="stack">
            <WaitingFor />
            <Asks />
            {hasLists ? <Checklists /> : null}
            {children}
            {unfolded && advice ? <Advice topics={advice} title={KEEP_IN_MIND} inSight /> : null}
            {unfolded ? <Besides /> : null}
          </div>
        </details>
      </section>
      <LinkOffer />
    </>
  );
}

/** Counts how often what can be done here has become something else. */
function useChanges(keys: string): number {
  const seen = useRef({ keys, times: 0 });
  if (seen.current.keys !== keys) seen.current = { keys, times: seen.current.times + 1 };
  return seen.current.times;
}

/** The offer that leads on, and those beside it. */
function theUsual(offers: readonly OpenOffer[]) {
  const [only] = offers.length === 1 ? offers : [];
  // What says that it is not the usual thing is none where it stands alone, either.
  const alone = only?.primary === false ? null : only;
  const usual = offers.find(({ primary }) => primary) ?? alone;
  return { usual: usual ?? null, others: offers.filter((offer) => offer !== usual) };
}

/** Places whose offers are no step of play, stand here already, or are done for somebody who is away. */
const ASIDE: readonly string[] = ['prompt', 'next-step', 'session', 'safety', 'answers'];

/** Places of what somebody fills in when there is time for it. */
const CHORES: readonly string[] = ['sheet', 'creation'];

interface TheOneThingProps {
  usual: OpenOffer | null;
  /** What whoever directs may weigh now. */
  advice: readonly string[] | null;
}

/**
 * The usual next step, else a question for the viewer, else what is theirs to do elsewhere on the table,
 * else whom the table waits for.
 */
function TheOneThing({ usual, advice }: TheOneThingProps) {
  const table = useTable();
  const state = table.public.value;
  const { prompts } = state.derived;
  const task = useOwnTask();
  const turn = useTurn();
  const inviteToSend = useInviteToSend();
  const toRead = useToRead();
  if (usual) return <OfferControl offer={{ ...usual, primary: true }} />;
  const [mine] = Object.entries(prompts).filter(
    ([, { to, aside }]) => to.includes(table.viewer.seat) && !aside,
  );
  if (mine) {
    const [id, { title, waits = true }] = mine;
    const plain = table.offers.value.find(
      ({ prompt, ...offer }) => prompt === id && isPlain(offer),
    );
    if (plain) return <OfferControl offer={plain} />;
    return (
      <button type="button" class="btn btn-primary now-answer" onClick={turnToQuestions}>
        <span class="now-line">
          {waits ? 'Answer' : 'You may answer'}: {title}
        </span>
      </button>
    );
  }
  // A chore waits while others are waited for, but for whoever has nobody to play.
  if (task !== null && (turn === null || task.pressing)) {
    return <Elsewhere words={task.words} go={() => leadToTask(table, task)} />;
  }
  // Somebody else’s dice come first: what one can do for them stands with the roll.
  if (turn?.helps) {
    return <Elsewhere words={turn.words} go={turnToRoll} />;
  }
  if (inviteToSend !== null) return <InviteLink invite={inviteToSend} />;
  // Where somebody is about to roll, it has been read.
  if (toRead && turn === null)
    return <Elsewhere words="Read aloud how it begins" go={leadToOpening} />;
  // While something is on the table, what is still open on a sheet waits, too.
  const aside = turn === null ? ASIDE : [...ASIDE, ...CHORES];
  const there = table.offers.value.find(({ primary, place }) => primary && !aside.includes(place));
  if (there && !there.fields?.length) return <OfferControl offer={there} />;
  if (there) {
    return <Elsewhere words={turn?.meanwhile ?? there.label} go={() => leadTo(table, there)} />;
  }
  const [first] = waitingFor(prompts, table.viewer.seat);
  // Whose turn it is finds what they may choose with what lies there, though none of it is the usual thing.
  if (!first && turn?.mine) return <Elsewhere words={turn.words} go={turnToRoll} />;
  if (!first && advice) {
    return (
      <button type="button" class="btn now-answer" onClick={unfoldMore}>
        {KEEP_IN_MIND}
      </button>
    );
  }
  return (
    <p class="now-wait now-line">
      {first
        ? `Waiting for ${awaitedNames(state, table.present.value, first[1].to)}: ${first[1].title}`
        : (turn?.words ?? 'Nothing waits for you.')}
    </p>
  );
}

const KEEP_IN_MIND = 'What to keep in mind';

/** Unfolds all that belongs to what happens now, the keyboard where it folds again. */
function unfoldMore(): void {
  const more = document.querySelector<HTMLDetailsElement>('.now-more');
  if (!more) return;
  more.open = true;
  more.querySelector('summary')?.focus();
}

/** The usual answer to a question, where it costs nothing and leaves nothing to choose. */
const isPlain = ({ primary, fields = [], cost }: Omit<OpenOffer, 'prompt'>): boolean =>
  Boolean(primary) && fields.length === 0 && cost === undefined;

/** Names the next step that lies elsewhere on the table, and leads there. */
function Elsewhere({ words, go }: { words: string; go(): void }) {
  return (
    <button type="button" class="btn btn-primary now-answer" onClick={go}>
      <span class="now-line">{words}</span>
      <Icon name="forth" />
    </button>
  );
}

type Prompts = Readonly<Record<string, OpenPrompt>>;

/** Questions that others have to answer before play goes on. */
function waitingFor(prompts: Prompts, viewer: string): [string, OpenPrompt][] {
  return Object.entries(prompts).filter(
    ([, { to, waits = true }]) => waits && to.length > 0 && !to.includes(viewer),
  );
}

function WaitingFor() {
  const table = useTable();
  const state = table.public.value;
  const others = waitingFor(state.derived.prompts, table.viewer.seat).filter(
    ([, { answered }]) => answered === undefined,
  );
  if (others.length === 0) return null;
  return (
    <ul class="waiting">
      {others.map(([id, { to, title }]) => (
        <li key={id}>
          Waiting for <b>{awaitedNames(state, table.present.value, to)}</b>: {title}
        </li>
      ))}
    </ul>
  );
}
