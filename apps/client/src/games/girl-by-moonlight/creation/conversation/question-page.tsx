import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../../design/icon';
import { Written } from '../../../../design/written';
import { Hold } from '../../../../shell/focus/hold';
import { isOwnAct } from '../../../../shell/focus/own-act';
import { formOf, typedFor } from '../../../../shell/offers/form-state';
import { OfferControl, OfferForm } from '../../../../shell/offers/offer-control';
import type { OpenOffer } from '../../view';
import { personName, useTable } from '../../view';
import { mostOf } from './answer-cards';
import type { Kept } from './answers';
import { useTurns } from './answers';
import type { Question } from './going';
import { showBeginning } from './show-beginning';
import { EverybodysOwn, Turned } from './turned';
import { WritersLine } from './writers';

/** How long what others have turned over is not yet what one taps, in milliseconds. */
const SETTLED_MS = 500;

interface PageProps {
  question: Question;
  offers: readonly OpenOffer[];
  /** Turns to what is open next. */
  onward(): void;
  /** Leaves it for later; absent where nothing else is open. */
  later: (() => void) | undefined;
  back: (() => void) | undefined;
}

/**
 * One question: its answers as cards, and once one is kept, that one. What others keep turns it over for
 * whoever has nothing in hand; a form that somebody has begun stays theirs.
 */
export function QuestionPage({ question, offers, onward, later, back }: PageProps) {
  const table = useTable();
  const { answers } = table.public.value.series;
  const { id, each, asks } = question;
  const [changing, setChanging] = useState(false);
  const kept = answers[each ? `${id}:${table.viewer.seat}` : id];
  const turns = useTurns(kept ? JSON.stringify([kept.picks, kept.text]) : '');
  const offer = offers.find(({ command }) => command === 'series.answer');
  const draw = offers.find(({ command }) => command === 'series.draw');
  const inHand = offer !== undefined && typedFor(offer.key);
  const asking = offer !== undefined && (!kept || inHand || changing);
  const state = asking ? (kept ? 'changing' : 'open') : kept ? 'kept' : 'watching';
  const nav = useRef<HTMLElement>(null);
  const seen = useRef(0);
  const turnedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (turns > 0 && !isOwnAct()) turnedAt.current = performance.now();
  }, [turns]);
  useLayoutEffect(() => {
    // One's own answer, typed or drawn: it is read from its beginning, and the way leads on.
    if (turns === seen.current || asking || kept?.by !== table.viewer.seat || !isOwnAct()) return;
    seen.current = turns;
    nav.current?.querySelector<HTMLElement>('.ask-onward')?.focus({ preventScroll: true });
    showBeginning(nav.current?.closest('.ask'));
  }, [asking, turns]);
  const goOn = () => {
    // Somebody else’s answer has only just put this button under the thumb.
    if (performance.now() - turnedAt.current > SETTLED_MS) onward();
  };
  const drop = () => {
    setChanging(false);
    if (!offer) return;
    const { draft, basis, refusal } = formOf(offer.key);
    draft.value = {};
    basis.value = {};
    refusal.value = null;
    table.tellWriting(null);
  };
  return (
    <>
      {asks.length > 0 ? (
        <ul class="plain-list ask-asks">
          {asks.map((ask) => (
            <li key={ask}>{ask}</li>
          ))}
        </ul>
      ) : null}
      <WritersLine topic={id} hint={asking ? hintOf(question) : ''} />
      <Hold>
        <div class="ask-answer">
          {asking ? (
            <>
              <OfferForm
                offer={{ ...offer, label: question.title, detail: '' }}
                submit="Keep this answer"
                sent={() => setChanging(false)}
              />
              {kept ? <AlreadyKept kept={kept} drop={drop} /> : null}
            </>
          ) : kept ? (
            <Turned kept={kept} turns={turns} />
          ) : each ? null : (
            <Listed options={question.options} />
          )}
          {each ? <EverybodysOwn question={id} /> : null}
        </div>
        <nav class="step-nav ask-nav" aria-label="Questions" ref={nav}>
          {state === 'kept' ? (
            <button type="button" class="btn btn-primary ask-onward" onClick={goOn}>
              Next question
              <Icon name="forth" />
            </button>
          ) : null}
          {back ? (
            <button type="button" class="btn" onClick={back}>
              <Icon name="back" />
              Back
            </button>
          ) : null}
          {state === 'open' && draw && !inHand ? <OfferControl offer={draw} /> : null}
          {state === 'kept' && offer ? (
            <button type="button" class="btn" onClick={() => setChanging(true)}>
              Change it
            </button>
          ) : null}
          {state === 'open' && later ? <Onward word="Later" go={later} /> : null}
          {state === 'changing' || state === 'watching' ? <Onward word="Next" go={onward} /> : null}
        </nav>
      </Hold>
    </>
  );
}

function Onward({ word, go }: { word: string; go(): void }) {
  return (
    <button type="button" class="btn" onClick={go}>
      {word}
      <Icon name="forth" />
    </button>
  );
}

/** What is asked for, in a few words. */
const hintOf = ({ max }: Question): string => (max === 0 ? 'A few words will do.' : mostOf(max));

/** There is an answer, and one writes another: whose it is, and the way back to it. */
function AlreadyKept({ kept, drop }: { kept: Kept; drop(): void }) {
  const state = useTable().public.value;
  return (
    <div class="ask-kept">
      <p>
        Kept now, by {personName(state, kept.by)}:{' '}
        <Written>{kept.picks.join(', ') || kept.text}</Written>
      </p>
      <button type="button" class="btn btn-small" onClick={drop}>
        Leave it as it is
      </button>
    </div>
  );
}

/** The listed answers, for whoever looks on. */
function Listed({ options }: { options: readonly string[] }) {
  return (
    <ul class="answer-deck">
      {options.map((option) => (
        <li key={option} class="answer-card answer-still">
          {option}
        </li>
      ))}
    </ul>
  );
}
