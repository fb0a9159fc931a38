import { Written } from '../../../../design/written';
import { Face } from '../../faces/face';
import { personName, useTable } from '../../view';
import type { Kept } from './answers';
import { useTurns } from './answers';

/** How long an answer may be that still stands in large letters. */
const LARGE = 60;

interface TurnedProps {
  kept: Kept;
  /** How often it has changed while one was looking: it turns over with each. */
  turns: number;
}

/** A kept answer as a card that lies open; its back is the picture of the series. */
export function Turned({ kept: { picks, text, by }, turns }: TurnedProps) {
  const state = useTable().public.value;
  const large = picks.join('').length <= LARGE;
  return (
    <article class="turned">
      <div key={turns} class={turns > 0 ? 'turned-card turned-now' : 'turned-card'}>
        <div class="turned-back" aria-hidden="true" />
        <div class="turned-face">
          {picks.length > 0 ? (
            <ul class={large ? 'turned-picks' : 'turned-picks turned-long'}>
              {picks.map((pick) => (
                <li key={pick}>
                  <Written>{pick}</Written>
                </li>
              ))}
            </ul>
          ) : null}
          {text ? (
            <Written as="p" class="answer-text">
              {text}
            </Written>
          ) : null}
          <p class="hint">Last written by {personName(state, by)}.</p>
        </div>
      </div>
    </article>
  );
}

/** What everybody has answered for themselves, in the order in which they sit. */
export function EverybodysOwn({ question }: { question: string }) {
  const state = useTable().public.value;
  const players = Object.values(state.table.seats).filter(
    ({ role, vacant }) => role === 'protagonist' && !vacant,
  );
  return (
    <ul class="everybodys">
      {players.map(({ id }) => (
        <OneOfThem key={id} seat={id} kept={state.series.answers[`${question}:${id}`]} />
      ))}
    </ul>
  );
}

function OneOfThem({ seat, kept }: { seat: string; kept: Kept | undefined }) {
  const state = useTable().public.value;
  const said = kept && [kept.picks.join(', '), kept.text].filter(Boolean).join('. ');
  const turns = useTurns(said ?? '');
  return (
    <li class={said ? 'everybodys-one' : 'everybodys-one everybodys-open'}>
      <p class="everybodys-who">
        <Face id={seat} size="s" />
        <Written>{personName(state, seat)}</Written>
      </p>
      <p key={turns} class={turns > 0 ? 'everybodys-said row-turns' : 'everybodys-said'}>
        {said ? <Written>{said}</Written> : 'still to come'}
      </p>
    </li>
  );
}
