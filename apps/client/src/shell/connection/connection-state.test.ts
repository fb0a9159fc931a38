import { describe, expect, it } from 'vitest';
import type { ConnectionEvent, ConnectionState } from './connection-state';
import { lineOf, statusOf, transition } from './connection-state';

type From = Extract<ConnectionState, { is: 'connecting' | 'offline' | 'live' }>;

const line = Symbol('line');
const question = Symbol('question');
const other = Symbol('another question, or rest');
const rest = Symbol('rest');

const asking = (from: From, missed = false): ConnectionState => ({
  is: 'catching up',
  question,
  missed,
  from,
});
const connecting: From = { is: 'connecting' };
const live: From = { is: 'live', line };
const offline: From = { is: 'offline', rest: null };
const resting: From = { is: 'offline', rest };
const begun = asking(connecting);
const again = asking(offline);
const behind = asking(live);
const left: ConnectionState = { is: 'left' };
const ended: ConnectionState = { is: 'ended' };
const all = { connecting, live, offline, resting, begun, again, behind, left, ended };
type Becomes = Partial<Record<string, ConnectionState>>;

const greeted: ConnectionEvent = { type: 'greeted', question };
const missed: ConnectionEvent = { type: 'missed', question: other };
const answered: ConnectionEvent = { type: 'answered', question };
const unanswered: ConnectionEvent = { type: 'unanswered', question, rest };

/** What each event makes of each state; a state that is not named is left as it is. */
const transitions: [ConnectionEvent, Becomes][] = [
  [
    greeted,
    {
      ...{ connecting: begun, live: behind, offline: again, resting: asking(resting) },
      // What was asked before cannot be answered any more.
      ...{ begun, again, behind },
    },
  ],
  [
    missed,
    {
      live: { is: 'catching up', question: other, missed: false, from: live },
      ...{
        begun: asking(connecting, true),
        again: asking(offline, true),
        behind: asking(live, true),
      },
    },
  ],
  // Whoever was live goes on over the same line; whoever was not has a new one.
  [
    answered,
    { begun: { is: 'live', line: question }, again: { is: 'live', line: question }, behind: live },
  ],
  [{ type: 'answered', question: other }, {}],
  [unanswered, { begun: resting, again: resting, behind: resting }],
  [{ ...unanswered, question: other }, {}],
  [
    { type: 'lost' },
    { connecting: offline, live: offline, begun: offline, again: offline, behind: offline },
  ],
  [
    { type: 'sent to rest', rest },
    {
      ...{ connecting: resting, live: resting, offline: resting, resting },
      ...{ begun: resting, again: resting, behind: resting },
    },
  ],
  [{ type: 'rested', rest }, { resting: offline }],
  [{ type: 'rested', rest: other }, {}],
  ...(['leave', 'end'] as const).map((type): [ConnectionEvent, Becomes] => {
    const over = type === 'leave' ? left : ended;
    return [
      { type },
      {
        ...{ connecting: over, live: over, offline: over, resting: over },
        ...{ begun: over, again: over, behind: over },
      },
    ];
  }),
];

describe('the state of a connection', () => {
  it.each(transitions)('after %o', (event, becomes) => {
    for (const [name, state] of Object.entries(all)) {
      const expected = becomes[name];
      const next = transition(state, event);
      if (expected) expect(next, name).toEqual(expected);
      // The very same: by that the connection tells that nothing is to be done.
      else expect(next, name).toBe(state);
    }
  });

  it('is shown, and has a line, as before it began to catch up', () => {
    const shown = Object.entries(all).map(([name, state]) => [
      name,
      statusOf(state),
      lineOf(state),
    ]);
    expect(shown).toEqual([
      ['connecting', 'connecting', null],
      ['live', 'live', line],
      ['offline', 'offline', null],
      ['resting', 'offline', null],
      ['begun', 'connecting', null],
      ['again', 'offline', null],
      ['behind', 'live', line],
      ['left', 'offline', null],
      ['ended', 'ended', null],
    ]);
  });
});
