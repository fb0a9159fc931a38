import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../design/icon';
import { say } from '../../design/voice';
import { Written } from '../../design/written';
import { personName, useTable } from '../table/view';
import type { Demo } from './demo';
import type { Hint } from './lesson';
import './demo.css';

/** Whose seat one has in hand, and what is worth doing there. It takes a place of its own, over nothing. */
export function LessonPanel({ demo }: { demo: Demo }) {
  const table = useTable();
  const state = table.public.value;
  const hint = demo.lesson.hint(state);
  const folded = demo.folded.value;
  const opens = demo.opens.value;
  const text = useRef<HTMLParagraphElement>(null);
  const seats = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const { arriveAt, said } = demo;
    if (arriveAt === 'seat') seats.current?.focus({ preventScroll: true });
    if (arriveAt === 'hint') text.current?.focus({ preventScroll: true });
    else if (said !== hint.text)
      say(opens ? `${demo.lesson.opening} ${spoken(hint)}` : spoken(hint));
    demo.arriveAt = null;
    demo.said = hint.text;
  }, [hint.text]);
  const [part, parts] = hint.part;
  return (
    <section class="lesson no-print" aria-label="The lesson">
      <div class="lesson-head">
        <label class="lesson-seat">
          <span class="sr-only">In your hand: whose seat</span>
          <select
            class="input"
            ref={seats}
            value={table.viewer.seat}
            onChange={({ currentTarget }) => demo.turnTo(currentTarget.value, 'seat')}
          >
            {demo.lesson.seats.map(({ seat, plays }) => (
              <option key={seat} value={seat}>
                {personName(state, seat)}: {plays}
              </option>
            ))}
          </select>
        </label>
        <span class="hint">{hint.over ? 'Over' : `${part} of ${parts}`}</span>
        <button
          type="button"
          class="btn btn-small"
          aria-expanded={!folded}
          onClick={() => {
            demo.folded.value = !folded;
          }}
        >
          Hint
        </button>
      </div>
      {folded ? null : (
        <>
          <div class="lesson-words">
            {opens ? <Opening demo={demo} /> : null}
            <p class="lesson-text" tabIndex={-1} ref={text}>
              {hint.text}
              {hint.set ? (
                <span class="hint"> (The dice of this roll are set for the lesson.)</span>
              ) : null}
            </p>
          </div>
          <Ways demo={demo} hint={hint} />
        </>
      )}
    </section>
  );
}

/** Who one is, in the first moment: it goes with the first act, or when it is put away. */
function Opening({ demo }: { demo: Demo }) {
  const putAway = () => {
    demo.opens.value = false;
    // What was tapped is gone then.
    document.querySelector<HTMLElement>('.lesson-text')?.focus({ preventScroll: true });
  };
  return (
    <div class="lesson-opening">
      <p>{demo.lesson.opening}</p>
      <button type="button" class="btn btn-icon" onClick={putAway}>
        <Icon name="close" />
        <span class="sr-only">Put away who you are</span>
      </button>
    </div>
  );
}

const spoken = ({ text, set }: Hint): string =>
  set ? `${text} The dice of this roll are set for the lesson.` : text;

/** What leads on from a hint: to the seat that goes on, by a tap for somebody else, or out of the lesson. */
function Ways({ demo, hint }: { demo: Demo; hint: Hint }) {
  const { viewer, public: shared } = useTable();
  const { seat, let: doing, over } = hint;
  const [refused, refuse] = useState('');
  useEffect(() => refuse(''), [hint.text]);
  if (over) {
    return (
      <div class="lesson-ways">
        <a class="btn btn-primary" href="/">
          Open a table of your own
        </a>
        <button type="button" class="btn" onClick={() => demo.beginAnew()}>
          Begin anew
        </button>
      </div>
    );
  }
  const leads = seat !== undefined && seat !== viewer.seat;
  if (!leads && !doing) return null;
  return (
    <div class="lesson-ways">
      {doing ? (
        <button type="button" class="btn btn-primary" onClick={() => refuse(demo.letDo(doing))}>
          {doing.label}
        </button>
      ) : null}
      {leads ? (
        <button
          type="button"
          class={doing ? 'btn' : 'btn btn-primary'}
          onClick={() => demo.turnTo(seat, 'hint')}
        >
          <span>
            Go on as <Written>{personName(shared.value, seat)}</Written>
          </span>
        </button>
      ) : null}
      {refused ? <p role="alert">{refused}</p> : null}
    </div>
  );
}
