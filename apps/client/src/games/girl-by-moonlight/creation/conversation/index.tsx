import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useMedia } from '../../../../design/use-media';
import type { OpenOffer } from '../../view';
import { useTable } from '../../view';
import type { Question } from './going';
import { END, goingOf, goTo, isOpen, leave, next } from './going';
import { Progress } from './progress';
import { QuestionPage } from './question-page';
import { showBeginning } from './show-beginning';

interface ConversationProps {
  questions: readonly Question[];
  offers: readonly OpenOffer[];
}

/**
 * Making the series as a conversation: one question at a time, at one's own pace. What others do turns
 * cards over; it never turns the page.
 */
export function Conversation({ questions, offers }: ConversationProps) {
  const table = useTable();
  const panel = useRef<HTMLElement>(null);
  const beside = useMedia('(min-width: 62.5rem)');
  const at = goingOf(table).value.at ?? next(table, null, questions);
  const index = questions.findIndex(({ id }) => id === at);
  const question = questions[index];
  useLayoutEffect(() => {
    if (goingOf(table).peek().at === null) goTo(table, at);
  }, []);
  const first = useRef(at);
  useEffect(() => {
    if (first.current === at) return;
    first.current = at;
    panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    showBeginning(panel.current);
  }, [at]);
  return (
    <section
      class="panel panel-moon ask"
      ref={panel}
      aria-label="Making the series, question by question"
    >
      <Progress questions={questions} at={index} opens={!beside} />
      {question ? (
        <>
          <h2 class="ask-title" tabIndex={-1}>
            {question.title}
          </h2>
          <QuestionPage
            key={question.id}
            question={question}
            offers={offers.filter((offer) => offer.with.question === question.id)}
            onward={() => goTo(table, next(table, question.id, questions))}
            later={
              questions.some((one) => one.id !== question.id && isOpen(table, one))
                ? () => leave(table, question.id, questions)
                : undefined
            }
            back={index > 0 ? () => goTo(table, questions[index - 1]?.id ?? END) : undefined}
          />
        </>
      ) : (
        <End questions={questions} />
      )}
    </section>
  );
}

/** When all is answered, or left for later. */
function End({ questions }: { questions: readonly Question[] }) {
  const table = useTable();
  const open = questions.filter((question) => isOpen(table, question));
  return (
    <>
      <h2 class="ask-title" tabIndex={-1}>
        {open.length > 0 ? 'Still open' : 'That was the last question'}
      </h2>
      <p>
        {open.length > 0
          ? 'Two or three words are enough; what stays open, you find out in play.'
          : 'Read over what you have made. What is it called, and what can you do together?'}
      </p>
      <ul class="ask-open">
        {open.map(({ id, title }) => (
          <li key={id}>
            <button type="button" class="btn" onClick={() => goTo(table, id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <nav class="step-nav" aria-label="Questions">
        <button type="button" class="btn" onClick={() => goTo(table, questions.at(-1)?.id ?? END)}>
          Back to the questions
        </button>
      </nav>
    </>
  );
}
