import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Play, RuleSystem } from '../../engine';
import { emptyTable } from '../../engine';
import { GameTable, seatEverybody } from '../../testing/game-table';
import type { OfferContext, SeatingEvent, WithPause } from '..';
import { commandSchemaOf, composeGame } from '..';
import type { AskEvent, Question, WithAsks } from '.';
import { ask, asking, asksOf, everybody, vote } from '.';

// What the small game of `testing/night-road` has no use for.

type State = WithAsks & WithPause & { public: { prompts: Record<string, object>; done: string[] } };
type Event = { type: 'done'; what: string } | AskEvent | SeatingEvent;
type TestPlay = Play<State, Event>;
const done = (play: TestPlay, what: string) => play.emit({ type: 'done', what });

/** Everybody chooses two of three things; whoever runs the table may choose for them. */
const round: Question<State, TestPlay> = {
  kind: 'round',
  each: 2,
  standsIn: true,
  // Those who have left, and those who watch, are not waited for, whomever it names.
  to: ({ public: { table } }) => Object.keys(table.seats).filter((id) => id !== 'bev'),
  words: () => ({ title: 'What do you do?', text: 'Two things each.' }),
  answers: (_, { answers }, seat) =>
    ['sleep', 'mend', 'talk'].flatMap((answer) =>
      answers[seat]?.includes(answer) ? [] : { answer, label: answer },
    ),
  onAnswer: (play, _, seat, answer) => done(play, `${seat} ${answer}`),
  settle: (play) => done(play, 'all'),
};

/** Of which nobody learns who has answered. */
const doubts: Question<State, TestPlay> = {
  kind: 'doubts',
  shows: 'nothing',
  // Said of what nobody sees, it lets nobody answer for others.
  standsIn: true,
  to: everybody,
  words: () => ({ title: 'Doubts?', text: '' }),
  answers: () => [
    { answer: 'yes', label: 'I doubt it' },
    { answer: 'no', label: 'None' },
  ],
  settle: (play, _, given) => done(play, [...given.values()].flat().sort().join()),
};

/** Voted on in the open. */
const price = vote<State, TestPlay>({
  kind: 'price',
  of: 'majority',
  to: everybody,
  words: () => ({ title: 'How much?', text: '' }),
  options: () => [1, 2].map((answer) => ({ answer, label: `${answer}` })),
  counted: (play, _, { result }) => done(play, `price ${result}`),
});

const areas = { asking: asking<State, TestPlay>(round, doubts, price) };
const commandSchema = commandSchemaOf(areas);
const game = composeGame<State, z.infer<typeof commandSchema>, Event, OfferContext<State>>({
  areas: {
    ...areas,
    // Nothing can be sent that asks them: tests do.
    tests: {
      handlers: {},
      evolves: { done: (state, { what }) => void state.public.done.push(what) },
      after(play, { type }) {
        const next = { 'safety.pause': round, 'scene.set': doubts, 'seat.rename': price }[type];
        if (next && asksOf(play.state, next).length === 0) ask(play, next);
      },
    },
  },
  commands: commandSchema,
  words: { director: 'the GM', aDirector: 'a GM' },
  contextOf: (context) => context,
});

const system: RuleSystem<State, z.infer<typeof commandSchema>, Event> = {
  id: 'asking',
  title: 'Asking',
  stateVersion: 1,
  about: { line: '', look: '', setup: [], credits: { title: '', lines: [] } },
  roles: { director: 'the GM', protagonist: 'player', spectator: 'guest' },
  commandSchema,
  setupSchema: z.strictObject({}),
  texts: { parts: [], of: () => ({}) },
  create({ name }) {
    const base = emptyTable(name);
    return { ...base, public: { ...base.public, paused: false, done: [], prompts: {} } };
  },
  decide: game.decide,
  evolve: game.evolve,
  derive: (state, memo) => [
    { path: ['public', 'prompts'], value: game.prompts(state, memo) },
    ...game.offers(state, memo),
  ],
  drawer: game.drawer,
};

/** Bev directs, Anya and Carl play, Sam watches; something is asked by a command that is there anyway. */
function asked(by: 'safety.pause' | 'scene.set' | 'seat.rename') {
  const at = seatEverybody(new GameTable(system, { name: 'A table', setup: {} }));
  at.send('bev', { type: by, ...(by === 'seat.rename' ? { name: 'Bev' } : {}) });
  const [id = ''] = Object.keys(at.state.public.asks ?? {});
  const answer = (seat: string, given: string | number, whose?: string) =>
    at.send(seat, {
      type: 'ask.answer',
      ask: id,
      answer: given,
      ...(whose ? { seat: whose } : {}),
    });
  return { at, id, answer };
}

describe('A round', () => {
  it('TABLE-130: takes so many answers of each, each at once, and no answer twice', () => {
    const { at, id, answer } = asked('safety.pause');
    answer('anya', 'sleep');
    expect(at.offers('anya', 'ask.answer').map(({ label }) => label)).toEqual(['mend', 'talk']);
    answer('anya', 'talk');
    expect(at.state.public.prompts[id]).toMatchObject({
      to: ['carl'],
      answered: { anya: 'sleep, talk' },
    });
    answer('carl', 'mend');
    answer('carl', 'sleep');
    expect(at.state.public.done).toEqual([
      'anya sleep',
      'anya talk',
      'carl mend',
      'carl sleep',
      'all',
    ]);
  });

  it('TABLE-004, 130: is answered for somebody by whoever runs the table, where the game says so', () => {
    const { at, answer } = asked('safety.pause');
    const own = at.offers('bev', 'ask.answer');
    expect(own.map(({ group, place }) => [group, place])).toContainEqual(['For Carl', 'asks']);
    answer('bev', 'mend', 'carl');
    expect(at.state.public.done).toEqual(['carl mend']);
    expect(() => answer('anya', 'talk', 'carl')).toThrow();
  });

  it('TABLE-130: does not wait for who has left, or only watches', () => {
    const { at, id } = asked('safety.pause');
    expect(at.state.public.prompts[id]).toMatchObject({ to: ['anya', 'carl'] });
    at.send('server', { type: 'seat.free', seat: 'carl' });
    expect(at.state.public.prompts[id]).toMatchObject({ to: ['anya'] });
  });

  it('TABLE-132: can be withdrawn by nobody, where the game does not say so', () => {
    const { at } = asked('safety.pause');
    expect(at.offers('bev', 'ask.withdraw')).toEqual([]);
    expect(at.offers('bev', 'ask.early')).toMatchObject([{ label: 'Go on without Anya and Carl' }]);
  });

  it('is settled when the next session begins, where the last who was awaited leaves between two', () => {
    const { at, answer } = asked('safety.pause');
    for (const what of ['sleep', 'mend']) answer('anya', what);
    at.given(({ public: { table } }) => {
      table.session.open = false;
    });
    at.send('server', { type: 'seat.free', seat: 'carl' });
    expect(at.state.public.done).not.toContain('all');
    at.send('bev', { type: 'session.start' });
    expect(at.state.public.done).toContain('all');
  });
});

describe('What nobody may know to be answered', () => {
  it('TABLE-131: tells nobody but who answers, not even that they have', () => {
    const { at, id, answer } = asked('scene.set');
    expect(at.state.public.prompts[id]).toMatchObject({ to: [], answered: {} });
    const [offer] = at.offers('carl', 'ask.answer');
    expect(offer).toMatchObject({ prompt: id, question: { title: 'Doubts?' } });
    answer('anya', 'yes');
    expect([...at.patches].filter(([, patches]) => patches.length > 0).map(([to]) => to)).toEqual([
      'seat:anya',
    ]);
    expect(at.offers('bev', 'ask.answer').map(({ with: given }) => given)).toEqual([
      { ask: id, answer: 'yes' },
      { ask: id, answer: 'no' },
    ]);
    const forCarl = { type: 'ask.answer', ask: id, answer: 'no', seat: 'carl' };
    expect(at.try('bev', forCarl)).toMatchObject({ code: 'not-allowed' });
    answer('carl', 'no');
    answer('bev', 'no');
    expect(at.state.public.done).toEqual(['no,no,yes']);
  });
});

describe('A vote in the open', () => {
  it('shows what each has said, and takes what more than half want', () => {
    const { at, id, answer } = asked('seat.rename');
    answer('anya', 2);
    expect(at.state.public.prompts[id]).toMatchObject({ answered: { anya: '2' } });
    answer('bev', 1);
    answer('carl', 2);
    expect(at.state.public.done).toEqual(['price 2']);
  });

  it('takes nothing where no more than half want the same', () => {
    const { at, answer, id } = asked('seat.rename');
    answer('anya', 2);
    answer('bev', 1);
    at.send('bev', { type: 'ask.early', ask: id });
    expect(at.state.public.done).toEqual(['price null']);
  });
});

it('Two questions of a kind are a fault', () => {
  expect(() => asking<State, TestPlay>(round, { ...doubts, kind: 'round' })).toThrow('same kind');
});
