import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../../design/lazy';
import { Empty } from '../../design/panel';
import { typing } from '../../design/use-follow';
import { say } from '../../design/voice';
import { count } from '../../design/words';
import { isOwnAct } from '../focus/own-act';
import { Words } from '../learning/words';
import { isBeingWritten } from '../offers/kept-offers';
import { OfferList } from '../offers/offer-list';
import type { OpenOffer } from '../state';
import { unfolded } from '../table/opened';
import { useOwnTask } from '../table/own-task';
import type { TableView } from '../table/view';
import { useOffers, useTable } from '../table/view';
import { ended, spokenWords } from '../voice/spoken-words';
import { askedOf } from './asked';
import { leadTo, leadToTask, turnToPlay, turnToRoll } from './lead';
import { useTurn } from './turn';

const ChecklistOf = lazy(() => import('./checklists').then((module) => module.ChecklistOf), null);
const ArrivalNote = lazy(() =>
  import('../travel/arrival-note').then((module) => module.ArrivalNote),
);

interface Question {
  id: string;
  title: string;
  text: string;
  offers: OpenOffer[];
  /** Those that it had when it was last asked. */
  known: readonly OpenOffer[];
  /** Nobody asks it any more. */
  gone: boolean;
}

/** What stands with offers that answer no question. */
const LOOSE = 'loose';

/**
 * The questions that wait for the viewer, with the offers that answer each. One that is not asked any
 * more stays as long as somebody writes in a form of it (`before`: the questions as they were drawn last).
 */
function questionsFor(
  table: TableView,
  offers: readonly OpenOffer[],
  before: readonly Question[],
): Question[] {
  const answering = (id: string) => offers.filter(({ prompt }) => prompt === id);
  const mine: Question[] = askedOf(table).map(({ id, title, text }) => ({
    ...{ id, title, text, gone: false },
    ...{ offers: answering(id), known: answering(id) },
  }));
  for (const question of before) {
    const again = question.id === LOOSE || mine.some(({ id }) => id === question.id);
    if (again || !question.known.some(isBeingWritten)) continue;
    mine.push({ ...question, text: NOT_ASKED, offers: answering(question.id), gone: true });
  }
  const loose = offers.filter((offer) => !mine.some(({ id }) => id === offer.prompt));
  if (loose.length === 0) return mine;
  const more = { id: LOOSE, title: 'Also open to you', text: '', gone: false };
  return [...mine, { ...more, offers: loose, known: loose }];
}

const NOT_ASKED =
  'This is not asked any more. What you write stays here until you are done with it.';

/** Unfolds the questions for the viewer, and turns the keyboard to them. */
export function turnToQuestions(): void {
  unfolded.value = true;
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>('.prompts-body h2');
    (first ?? document.querySelector<HTMLElement>('.prompts-toggle'))?.focus();
  });
}

/**
 * What play waits for from this seat, in one place that is always there: above the tabs of a phone,
 * on top of one's own side of a desk. A question that comes of what others do waits there, and lies
 * over the table when it is unfolded, so that nothing moves for it. It unfolds by itself when it comes
 * of one's own act, or was there first; on a desk (`ready`), too, while nobody types.
 */
export function Prompts({ ready }: { ready: boolean }) {
  const table = useTable();
  const { PromptNote } = table.game;
  const drawn = useRef<readonly Question[]>([]);
  const questions = questionsFor(table, useOffers('prompt'), drawn.current);
  drawn.current = questions;
  const known = useRef<ReadonlySet<string> | null>(null);
  const body = useRef<HTMLDivElement>(null);
  // On a phone the show and the questions take turns: neither lies over the other.
  const { stage } = table;
  const covered = !ready && stage.open.value;
  const waits = useRef<string | null>(null);
  const ids = questions.map(({ id }) => id).join(' ');
  useEffect(() => {
    const now = new Set(ids.split(' ').filter(Boolean));
    const fresh = [...now].find((id) => !known.current?.has(id));
    const came = known.current === null || isOwnAct() || (ready && !typing() && !isBeneath());
    for (const { id, title, text } of questions) {
      if (known.current?.has(id) !== false || id === LOOSE) continue;
      say(`A question for you: ${spokenWords(`${ended(title)} ${text}`)}`);
    }
    known.current = now;
    if (waits.current !== null && !now.has(waits.current)) waits.current = null;
    if (now.size === 0) unfolded.value = false;
    else if (fresh !== undefined && came) {
      waits.current = fresh;
      if (covered) stage.hurry();
      else unfold();
    }
  }, [ids]);
  const unfold = () => {
    const { current } = waits;
    if (current === null) return;
    waits.current = null;
    unfolded.value = true;
    if (!typing()) requestAnimationFrame(() => reveal(body.current, current));
  };
  useEffect(() => {
    // What one has done has been seen: what it asks of one comes after it.
    if (!covered) unfold();
  }, [covered]);
  const waiting = questions.filter(({ id, gone }) => id !== LOOSE && !gone).length;
  const newest = questions.at(-1);
  const open = unfolded.value;
  useEffect(() => {
    if (open && !ready) stage.giveWay();
  }, [open]);
  const turn = useTurn();
  // Nothing is asked, and yet it is the viewer’s turn: that leads to where it is done.
  const toRoll = turn?.mine === true && newest === undefined;
  const own = useOwnTask();
  // What is theirs to do waits until nobody else is waited for, but for whoever has nobody to play.
  const free = newest === undefined && !toRoll && (turn === null || own?.pressing === true);
  const task = free ? own : null;
  const go = toRoll ? turnToRoll : task ? () => leadToTask(table, task) : null;
  return (
    <section class="prompts" aria-label="Questions for you">
      <button
        type="button"
        class={`row-btn prompts-toggle${questions.length > 0 ? ' prompts-waiting' : ''}${toRoll ? ' prompts-turn' : ''}${task ? ' prompts-task' : ''}`}
        aria-expanded={go ? undefined : open}
        onClick={() => {
          if (!ready) stage.giveWay();
          if (go) go();
          else unfolded.value = covered || !open;
        }}
      >
        <span class="prompts-count" aria-hidden="true">
          {waiting || (newest ? '…' : go ? '!' : '–')}
        </span>
        <span class="prompts-words">
          {newest === undefined ? (
            <span class="prompts-said">{task?.words ?? turn?.words ?? 'Nothing asked'}</span>
          ) : null}
          {newest && waiting > 0 ? (
            <span>
              {count(waiting, 'question', 'questions')}
              <span class="prompts-for"> for you</span>
            </span>
          ) : null}
          {newest && waiting === 0 ? 'Open to you' : null}
          {newest ? <small>{newest.title}</small> : null}
        </span>
        <span class="prompts-fold">{go ? 'Go' : open ? 'Fold' : 'Show'}</span>
      </button>
      {open && !go ? (
        <div class="prompts-body" ref={body}>
          {newest === undefined ? (
            <>
              <Empty>Play does not wait for you. A question for you will stand here.</Empty>
              <ToPlay />
            </>
          ) : null}
          {questions.map(({ id, title, text, offers: answers }) => (
            <article key={id} id={`ask-${id}`} class="prompt">
              <h2 tabIndex={-1}>{title}</h2>
              {text ? (
                <p>
                  <Words>{text}</Words>
                </p>
              ) : null}
              {table.public.value.derived.prompts[id]?.checklists ? (
                <ChecklistOf prompt={id} seat={table.viewer.seat} />
              ) : null}
              {PromptNote ? <PromptNote prompt={id} /> : null}
              {id.startsWith('arrival') ? <ArrivalNote prompt={id} /> : null}
              <OfferList offers={answers} eager />
              <Begun question={id} />
            </article>
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** Whoever looks here for what to do next finds it, wherever on the table they are. */
function ToPlay() {
  const { nextStep } = useTable().public.value.derived;
  if (!nextStep) return null;
  const go = () => {
    unfolded.value = false;
    turnToPlay();
  };
  return (
    <button type="button" class="btn" onClick={go}>
      What happens now: {nextStep.title}
    </button>
  );
}

/** Leads to forms that answer a question and that one is writing in elsewhere: they have stayed there. */
function Begun({ question }: { question: string }) {
  const table = useTable();
  const begun = table.offers.value.filter(({ asked }) => asked === question);
  if (begun.length === 0) return null;
  return (
    <div class="offer-buttons">
      {begun.map((offer) => (
        <button key={offer.key} type="button" class="btn" onClick={() => leadTo(table, offer)}>
          Go on with “{offer.label}”
        </button>
      ))}
    </div>
  );
}

/** What the sheet has above its first question. */
const ABOVE = 12;

/** Scrolls the sheet, and nothing around it, to one of its questions, which is placed by the sheet itself. */
function reveal(body: HTMLElement | null, question: string): void {
  const asked = document.getElementById(`ask-${question}`);
  if (body && asked) body.scrollTop = asked.offsetTop - ABOVE;
}

/** Whether the keyboard is on what the questions of a desk would lie over. */
const isBeneath = (): boolean =>
  document.querySelector('.column-own .column :focus-visible') !== null;

/** What the viewer is asked now: the titles of the questions, the oldest first. */
export function useAsked(): string[] {
  return askedOf(useTable()).map(({ title }) => title);
}
