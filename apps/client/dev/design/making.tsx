import { publicContent } from '@moonlit/rules/girl-by-moonlight';
import { seatedTable, TestTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { signal } from '@preact/signals';
import { CharacterSteps } from '../../src/games/girl-by-moonlight/creation/character-steps';
import type { Question } from '../../src/games/girl-by-moonlight/creation/conversation/going';
import { END, goingOf } from '../../src/games/girl-by-moonlight/creation/conversation/going';
import { Poster } from '../../src/games/girl-by-moonlight/creation/conversation/poster';
import { SeriesWorkspace } from '../../src/games/girl-by-moonlight/creation/series-workspace';
import { BeginTonight } from '../../src/games/girl-by-moonlight/tonight/begin';
import { Heroes } from '../../src/games/girl-by-moonlight/tonight/heroes';
import type { GbmTable } from '../../src/games/girl-by-moonlight/view';
import { formOf } from '../../src/shell/offers/form-state';
import type { TableView } from '../../src/shell/table/view';
import { Show } from './show';
import type { TableMaker } from './tables';
import { ourTable } from './tables';

const { playsets } = publicContent();

/** Answers a question: with the first of the listed answers, where it has any, or in these words. */
function answer(
  table: TestTable,
  { id, options, max }: Question,
  by = 'claire',
  words = options[0] ?? 'As it was told to us.',
): TestTable {
  const said = max > 0 ? { picks: [words], text: '' } : { picks: [], text: words };
  return table.send(by, { type: 'series.answer', question: id, ...said });
}

/** What somebody has typed for a question, and what was said of it. */
function typed(view: TableView, question: Question, refused?: string): void {
  const offer = view.offers.value.find(
    ({ command, with: settled }) => command === 'series.answer' && settled.question === question.id,
  );
  if (!offer) throw new Error(`Nobody may answer ${question.id}.`);
  const { draft, refusal } = formOf(offer.key);
  draft.value = { picks: ['What nobody has thought of yet'] };
  if (refused) refusal.value = { message: refused, field: 'picks' };
}

/** The ways in which one comes upon the questions of a playset. */
function waysOf(playset: string): Record<string, TableMaker> {
  const { questions = [] } = playsets[playset] ?? {};
  const [first, second, third, fourth] = questions.filter(({ each }) => !each);
  const own = questions.find(({ each }) => each);
  if (!first || !second || !third || !fourth || !own) throw new Error(`${playset} asks little.`);
  const begun = () => seatedTable(new TestTable(playset));
  const at = (
    question: string,
    change: (table: TestTable) => TestTable = (table) => table,
    seat = 'claire',
    more: (view: TableView) => Partial<TableView> = () => ({}),
  ) =>
    ourTable(
      () => change(begun()),
      seat,
      (view) => {
        goingOf(view as GbmTable).value = { at: question, later: [] };
        return more(view);
      },
    );
  const all = (table: TestTable) =>
    questions.reduce((done, question) => {
      const by = question.each ? ['claire', 'anya', 'dylan'] : ['bev'];
      return by.reduce((so, one) => answer(so, question, one), done);
    }, table);
  return {
    'nothing is answered': at(first.id),
    'somebody else is writing': at(first.id, undefined, 'claire', () => ({
      writing: signal(
        new Map([
          ['anya', first.id],
          ['dylan', first.id],
        ]),
      ),
    })),
    'answered by oneself': at(first.id, (table) => answer(table, first)),
    'answered by another, in their own words': at(first.id, (table) =>
      answer(table, first, 'anya', 'Nobody has seen its face, and everybody has dreamt of it.'),
    ),
    'another answer, half written': at(
      second.id,
      (table) => answer(table, second, 'bev'),
      'claire',
      (view) => {
        typed(view, second);
        return {};
      },
    ),
    'an answer that was refused': at(third.id, undefined, 'claire', (view) => {
      typed(view, third, 'That is longer than a few words.');
      return {};
    }),
    'everybody answers for themselves': at(own.id, (table) => answer(table, own, 'anya')),
    'to somebody who watches': at(
      first.id,
      (table) =>
        table.send('server', { type: 'seat.take', seat: 'sam', name: 'Sam', role: 'spectator' }),
      'sam',
    ),
    'left for later': at(END, (table) => answer(table, first)),
    'all answered': at(END, all),
  };
}

/** The cards among which a protagonist is chosen: of the ready ones, and of the playbooks. */
function cardsOf(playset: string) {
  const begun = () => seatedTable(new TestTable(playset));
  return {
    tonight: ourTable(begun, 'bev'),
    playbooks: ourTable(begun, 'claire'),
    heroes: ourTable(
      () =>
        begun()
          .send('bev', { type: 'tonight.begin' })
          .send('anya', { type: 'tonight.hero', hero: 'the-harmony' }),
      'claire',
    ),
    made: ourTable(
      () => begun().send('claire', { type: 'character.create', playbook: 'the-harmony' }),
      'claire',
    ),
  };
}

const made = Object.fromEntries(
  Object.keys(playsets).map((playset) => [
    playset,
    { ways: waysOf(playset), cards: cardsOf(playset) },
  ]),
);

/** A series and its protagonists in the making, of the playset whose look it is. */
export function Making({ look }: { look: string }) {
  const { ways, cards } = made[look] ?? {};
  if (!ways || !cards) return null;
  return (
    <>
      {Object.entries(ways).map(([what, table]) => (
        <Show key={what} title={`A question: ${what}`} table={table}>
          <SeriesWorkspace />
        </Show>
      ))}
      {Object.entries(ways)
        .filter(([what]) => what.includes('answered'))
        .map(([what, table]) => (
          <Show key={what} title={`The poster: ${what}`} table={table}>
            <Poster />
          </Show>
        ))}
      <Show title="The deck of playbooks" table={cards.playbooks}>
        <CharacterSteps />
      </Show>
      <Show title="The steps of making one" table={cards.made}>
        <CharacterSteps />
      </Show>
      <Show title="To begin with what is ready" table={cards.tonight}>
        <BeginTonight />
      </Show>
      <Show title="The deck of heroes, one of them taken" table={cards.heroes}>
        <Heroes />
      </Show>
    </>
  );
}
