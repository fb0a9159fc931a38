import { useEffect, useRef } from 'preact/hooks';
import { Announcer } from '../../design/announcer';
import { Empty } from '../../design/panel';
import { typing } from '../../design/use-follow';
import { count } from '../../design/words';
import { OfferList } from '../offers/offer-list';
import type { OpenOffer } from '../state';
import { isOwnAct } from './own-act';
import { unfolded } from './unfolded';
import type { TableView } from './view';
import { useOffers, useTable } from './view';

interface Question {
  id: string;
  title: string;
  text: string;
  offers: OpenOffer[];
}

/** The questions that wait for the viewer, with the offers that answer each. */
function questionsFor(table: TableView, offers: readonly OpenOffer[]): Question[] {
  const mine = Object.entries(table.public.value.derived.prompts)
    .filter(([, { to }]) => to.includes(table.viewer.seat))
    .map(([id, { title, text }]) => ({
      id,
      title,
      text,
      offers: offers.filter((offer) => offer.prompt === id),
    }));
  const loose = offers.filter((offer) => !mine.some(({ id }) => id === offer.prompt));
  return loose.length === 0
    ? mine
    : [...mine, { id: 'loose', title: 'Also open to you', text: '', offers: loose }];
}

/** Unfolds the questions for the viewer, and turns the keyboard to them. */
export function turnToQuestions(): void {
  unfolded.value = true;
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.prompts-toggle')?.focus());
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
  const questions = questionsFor(table, useOffers('prompt'));
  const known = useRef<ReadonlySet<string> | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const ids = questions.map(({ id }) => id).join(' ');
  useEffect(() => {
    const now = new Set(ids.split(' ').filter(Boolean));
    const fresh = [...now].find((id) => !known.current?.has(id));
    const came = known.current === null || isOwnAct() || (ready && !typing());
    known.current = now;
    if (now.size === 0) unfolded.value = false;
    else if (fresh !== undefined && came) {
      unfolded.value = true;
      if (!typing()) requestAnimationFrame(() => reveal(body.current, fresh));
    }
  }, [ids]);
  const waiting = questions.filter(({ id }) => id !== 'loose').length;
  const newest = questions.at(-1);
  const open = unfolded.value;
  return (
    <section class="prompts" aria-label="Questions for you">
      <Announcer
        urgent
        text={newest && waiting > 0 ? `A question for you: ${newest.title}. ${newest.text}` : ''}
      />
      <button
        type="button"
        class={questions.length > 0 ? 'prompts-toggle prompts-waiting' : 'prompts-toggle'}
        aria-expanded={open}
        onClick={() => {
          unfolded.value = !open;
        }}
      >
        <span class="prompts-count" aria-hidden="true">
          {waiting || (newest ? '…' : '–')}
        </span>
        <span class="prompts-words">
          {newest === undefined ? 'Nothing asked' : null}
          {newest && waiting > 0 ? (
            <span>
              {count(waiting, 'question', 'questions')}
              <span class="prompts-for"> for you</span>
            </span>
          ) : null}
          {newest && waiting === 0 ? 'Open to you' : null}
          {newest ? <small>{newest.title}</small> : null}
        </span>
        <span class="prompts-fold">{open ? 'Fold' : 'Show'}</span>
      </button>
      {open ? (
        <div class="prompts-body" ref={body}>
          {newest === undefined ? (
            <Empty>Play does not wait for you. A question for you will stand here.</Empty>
          ) : null}
          {questions.map(({ id, title, text, offers: answers }) => (
            <article key={id} id={`ask-${id}`} class="prompt">
              <h2 tabIndex={-1}>{title}</h2>
              {text ? <p>{text}</p> : null}
              {PromptNote ? <PromptNote prompt={id} /> : null}
              <OfferList offers={answers} eager />
            </article>
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** Scrolls the sheet, and nothing around it, to one of its questions. */
function reveal(body: HTMLElement | null, question: string): void {
  const asked = document.getElementById(`ask-${question}`);
  if (body && asked) body.scrollTop = asked.offsetTop - body.offsetTop;
}

/** How many questions wait for the viewer. */
export function useWaitingCount(): number {
  const table = useTable();
  return Object.values(table.public.value.derived.prompts).filter(({ to }) =>
    to.includes(table.viewer.seat),
  ).length;
}
