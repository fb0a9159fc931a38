import type { LogEntry } from '@moonlit/rules';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Panel } from '../../src/design/panel';
import { SecretRoll } from '../../src/shell/desk/secret-roll';
import { LogPanel } from '../../src/shell/log/log';
import { TableContext } from '../../src/shell/table/view';
import { Show } from './show';
import { rolled } from './stage';
import { scene } from './tables';

const proof = { stream: 'public', session: 1, roll: 0 } as const;

const roll = rolled({ proof });

const long =
  'The caretaker, who has not said a word since the lights went out, takes the key from around his neck, ' +
  'looks at it as if somebody had just given it to him, and says the name of the girl who never came back. ';

/** A line of every kind, the oldest first. */
const lines: Omit<LogEntry, 'seq' | 'at'>[] = [
  {
    by: null,
    text: 'Session 2 begins.',
    beat: { kind: 'session-begins', about: [], chapter: { part: 'begins', name: 'Session 2' } },
  },
  { by: 'anya', text: 'Anya: “I open the door.”' },
  {
    by: 'dylan',
    text: 'Hawk: hold the gate shut',
    roll,
    beat: { kind: 'action-roll', about: ['hawk'] },
  },
  { by: 'dylan', text: 'Typed in: 5', roll: { ...roll, proof: { ...proof, typed: true } } },
  {
    by: 'bev',
    text: 'Hawk takes harm: stone splinters.',
    beat: { kind: 'harm', about: ['hawk'], fiction: 'The gate holds. Her arm does not.' },
    notes: ['Level 2', 'Stress of Hawk: 2 → 5'],
  },
  { by: 'claire', text: 'Raven takes 2 stress.', undone: true },
  { by: 'bev', text: 'Stress of Fawn: 7 → 4, by hand.', reason: 'We counted it twice.' },
  { by: 'claire', text: long.repeat(3), notes: [long] },
  {
    by: 'anya',
    text: 'https://moonlit.example/aVeryLongAddressWithoutAnySpaceInItWhatsoever/and/on/and/on',
  },
];

/** The lines in the log of everybody, with the time that each was written. */
function written(of: readonly Omit<LogEntry, 'seq' | 'at'>[]) {
  return {
    next: of.length,
    entries: of.map((line, at) => ({ ...line, seq: at + 1, at: at * 60_000 })),
  };
}

const everybodys = (seat: string) =>
  scene('mission', seat, (table) =>
    table.given(({ public: shared }) => {
      shared.log = written(lines);
    }),
  );

/** The desk before a roll, and after one that nobody else has seen. */
const quiet = scene('mission', 'bev');
const desk = scene('mission', 'bev', (table) =>
  table.send(
    'bev',
    { type: 'fortune.roll', dice: 2, question: 'Whether the caretaker lies', secret: true },
    2,
    5,
  ),
);

const nothing = scene('mission', 'claire', (table) =>
  table.given(({ public: shared }) => {
    shared.log = { next: 0, entries: [] };
  }),
);

/** What was rolled in secret stands on the desk where it was rolled: it falls once this is drawn. */
function RolledNow() {
  const rolled = desk();
  const [director] = useState(() => signal(quiet().director.value));
  useEffect(() => {
    director.value = rolled.director.value;
  }, []);
  return (
    <TableContext.Provider value={{ ...rolled, director }}>
      <SecretRoll />
    </TableContext.Provider>
  );
}

/** The log, with a line of every kind, as those see it who may take things back and those who may not. */
export function LogLines() {
  return (
    <>
      <Show title="Lines of every kind, to a player" table={everybodys('claire')}>
        <LogPanel />
      </Show>
      <Show title="The same to whoever directs" table={everybodys('bev')}>
        <LogPanel />
      </Show>
      <Show title="Of the desk alone" table={desk}>
        <LogPanel audience="director" title="Desk log" />
      </Show>
      <Show title="A roll in secret, where it was rolled">
        <Panel title="The director’s desk" tone="desk" kicker="Only you see this">
          <RolledNow />
        </Panel>
      </Show>
      <Show title="Nothing yet" table={nothing}>
        <LogPanel />
      </Show>
    </>
  );
}
