import { useEffect, useRef, useState } from 'preact/hooks';
import { Announcer } from '../../design/announcer';
import { typing } from '../../design/use-follow';
import { count } from '../../design/words';
import { OfferList } from '../offers/offer-list';
import type { OpenOffer } from '../state';
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

/**
 * What play waits for from this seat, where it cannot be missed: a sheet over the tabs on a phone,
 * the top of the middle column on a desk. Opens by itself when a new question comes.
 */
export function Prompts() {
  const table = useTable();
  const { PromptNote } = table.game;
  const questions = questionsFor(table, useOffers('prompt'));
  const [closed, setClosed] = useState(false);
  const known = useRef<ReadonlySet<string>>(new Set());
  const body = useRef<HTMLDivElement>(null);
  const ids = questions.map(({ id }) => id).join(' ');
  useEffect(() => {
    const now = new Set(ids.split(' '));
    const fresh = [...now].find((id) => !known.current.has(id));
    if (fresh !== undefined) {
      setClosed(false);
      if (!typing()) reveal(body.current, fresh);
    }
    known.current = now;
  }, [ids]);
  const waiting = questions.filter(({ id }) => id !== 'loose').length;
  const newest = questions.at(-1);
  return (
    <>
      <Announcer
        urgent
        text={newest && waiting > 0 ? `A question for you: ${newest.title}. ${newest.text}` : ''}
      />
      {questions.length === 0 ? null : (
        <section class="prompts" aria-label="Questions for you">
          <button
            type="button"
            class="prompts-toggle"
            aria-expanded={!closed}
            onClick={() => setClosed(!closed)}
          >
            <span class="prompts-count" aria-hidden="true">
              {waiting || '…'}
            </span>
            <span class="prompts-words">
              {waiting > 0 ? `${count(waiting, 'question', 'questions')} for you` : 'Open to you'}
              {closed && newest ? <small>{newest.title}</small> : null}
            </span>
            <span class="prompts-fold">{closed ? 'Show' : 'Fold'}</span>
          </button>
          {closed ? null : (
            <div class="prompts-body" ref={body}>
              {questions.map(({ id, title, text, offers: answers }) => (
                <article key={id} id={`ask-${id}`} class="prompt">
                  <h2>{title}</h2>
                  {text ? <p>{text}</p> : null}
                  {PromptNote ? <PromptNote prompt={id} /> : null}
                  <OfferList offers={answers} eager />
                </article>
              ))}
            </div>
          )}
        </section>
      )}
    </>
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
