import { list } from '../../../../design/words';
import { Written } from '../../../../design/written';
import { playsetOf } from '../../api/content';
import { personName, useTable } from '../../view';
import { inWords, keptOf, useTurns } from './answers';
import type { Question } from './going';
import { goingOf, goTo } from './going';
import { useWriters, WritingMark } from './writers';

/**
 * Our series so far, as a poster: the key picture, the title, and what has been kept, question by question.
 * Each question has its line from the beginning, and leads to it.
 */
export function Poster({ gone }: { gone?: () => void }) {
  const table = useTable();
  const { series, table: info } = table.public.value;
  const playset = playsetOf(series.playset);
  if (!playset) return null;
  const abilities = playset.abilities.filter(({ id }) => series.abilities.includes(id));
  const players = Object.values(info.seats).filter(
    ({ role, vacant }) => role === 'protagonist' && !vacant,
  );
  return (
    <section class="poster night" aria-label="Our series so far">
      <div class="poster-art" aria-hidden="true" />
      <div class="poster-words">
        <header class="poster-head">
          <p class="poster-kicker">Our series so far</p>
          <h2 tabIndex={-1}>
            <Written>{series.name || playset.name}</Written>
          </h2>
          <p>{playset.tagline}</p>
        </header>
        <ol class="poster-lines">
          {playset.questions.map((question) => (
            <li key={question.id}>
              <Line
                question={question}
                go={() => {
                  goTo(table, question.id);
                  gone?.();
                }}
              />
            </li>
          ))}
        </ol>
        {abilities.length > 0 ? (
          <p class="poster-foot">Together: {list(abilities.map(({ name }) => name))}</p>
        ) : null}
        {players.length > 0 ? (
          <p class="poster-foot">
            With {list(players.map(({ id }) => personName(table.public.value, id)))}
          </p>
        ) : null}
      </div>
    </section>
  );
}

function Line({ question, go }: { question: Question; go(): void }) {
  const table = useTable();
  const state = table.public.value;
  const said = inWords(state, question);
  const turns = useTurns(JSON.stringify(keptOf(state, question)));
  const writers = useWriters(question.id);
  const here = goingOf(table).value.at === question.id;
  return (
    <button
      type="button"
      class={said ? 'poster-line' : 'poster-line poster-open'}
      aria-current={here ? 'step' : undefined}
      onClick={go}
    >
      <span class="poster-asked">
        {question.title}
        {writers.length > 0 ? <WritingMark /> : null}
      </span>
      <span key={turns} class={turns > 0 ? 'poster-said row-turns' : 'poster-said'}>
        {said ? <Written>{said}</Written> : <span class="sr-only">: still open</span>}
      </span>
    </button>
  );
}
