import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Play, RuleSystem, Seat } from '../../engine';
import { barred, emptyTable, missing } from '../../engine';
import { GameTable } from '../../testing/game-table';
import type { OfferContext, SeatingEvent, WithSeating } from '..';
import { commandSchemaOf, composeGame } from '..';
import { command, id, word } from '../command';
import { Moves } from '.';

// Counting by more than one, in several ways, and for somebody else.

type State = WithSeating & { public: { count: number } };
type Event = { type: 'counted'; count: number } | SeatingEvent;
type CountPlay = Play<State, Event>;

const moves = new Moves<State, CountPlay>((context) => context);

const counted = (play: CountPlay, by: number) =>
  play.emit({ type: 'counted', count: play.state.public.count + by });

/** As much as there is. */
function more({ public: { count } }: State): number {
  if (count > 0) return count;
  throw new Error('There is nothing to count again.');
}

const byMany = moves.once('act', (move) => [
  move(
    command('count.by', {
      by: z.int().min(1),
      why: word.default(''),
      how: z.enum(['aloud', 'in silence']).default('aloud'),
    }),
    {
      unless({ state }, { by = 1 }) {
        if (state.public.count + by <= 9) return null;
        return barred('limit-reached', 'Nobody counts beyond nine.', {
          instead: 'Begin anew.',
          rule: 'TABLE-012',
        });
      },
      *ways({ state }) {
        yield { with: { by: 2 }, label: 'Two at once' };
        const field = { name: 'by', kind: 'number', label: 'How many', initial: 3 } as const;
        const most = 9 - state.public.count;
        if (most > 3) yield { label: 'Many', fields: [{ ...field, min: 3, max: most }] };
      },
      do: (play, { by }) => counted(play, by),
    },
  ),
]);

const option = (value: string) => ({ value, label: value });
const amongMany = moves.once('act', (move) => [
  move(
    command('count.with', {
      voice: z.string().optional(),
      fingers: z.array(z.string()).default([]),
    }),
    {
      ways: () => [
        {
          label: 'Count on your fingers',
          fields: [
            {
              name: 'fingers',
              kind: 'choices',
              label: 'Which',
              options: ['thumb', 'ring', 'little'].map(option),
              min: 1,
              max: 2,
            },
            {
              name: 'voice',
              kind: 'choice',
              label: 'How',
              options: ['low', 'high'].map(option),
              required: false,
            },
          ],
        },
      ],
      do: (play, { fingers }) => counted(play, fingers.length),
    },
  ),
]);

const forSomebody = moves.about(
  {
    part: 'whom',
    what: 'person',
    all: ({ state, seat }) =>
      Object.values(state.public.table.seats).filter((one) => one.id !== seat.id),
    idOf: (one) => one.id,
  },
  'people',
  (move) => [
    move(command('count.for', { whom: id }), {
      ways: (_, { name }) => ({ label: `Count for ${name}` }),
      do(play, _, { seat }, { name }) {
        counted(play, 1);
        play.say(`${seat.name} counts for ${name}.`);
      },
    }),
    move(command('count.again', { whom: id }), {
      unless: ({ state }) =>
        state.public.count === 0
          ? barred('wrong-moment', 'Nobody has counted.', {
              instead: 'Count first.',
              rule: 'TABLE-012',
            })
          : null,
      // Whoever asks for it while nothing is counted gets no number.
      ways: ({ state }, { name }) => ({ label: `${name} again: ${more(state)}` }),
      do: (play) => counted(play, more(play.state)),
    }),
    move(command('count.back', { whom: id }), {
      drawer: 'back',
      ways: ({ state }, { name }) =>
        state.public.count > 0 ? { label: `Take back what ${name} counted` } : null,
      do: (play) => counted(play, -1),
    }),
  ],
);

const between = moves.about(
  {
    part: 'whom',
    what: 'pair',
    all: ({ state }) => pairsIn(state),
    idOf: ([whom]) => whom.id,
    find: ({ state }, whom, sent) =>
      pairsIn(state).find(
        ([one, two]) => one.id === whom && 'and' in sent && two.id === sent.and,
      ) ?? missing('There is no such pair.', 'Choose one that is there.'),
  },
  'people',
  (move) => [
    move(command('count.between', { whom: id, and: id }), {
      ways: (_, [one, two]) => ({ with: { and: two.id }, label: `${one.name} and ${two.name}` }),
      do: (play, _, __, [one, two]) => play.say(`${one.name} and ${two.name}`),
    }),
  ],
);

function pairsIn({ public: { table: at } }: State): (readonly [Seat, Seat])[] {
  const all = Object.values(at.seats);
  return all.flatMap((one) => all.filter((two) => two !== one).map((two) => [one, two] as const));
}

/** Nobody but who directs, and nobody at all before something was counted. */
const directors = moves
  .where(({ director }) => (director ? null : barredFor('Only the GM sets.')))
  .where(({ state }) => (state.public.count > 0 ? null : () => barredFor('Nothing was counted.')));
const barredFor = (message: string) =>
  barred('not-allowed', message, { instead: 'Ask.', rule: 'TABLE-002' });
const set = directors.about(
  {
    part: 'whom',
    what: 'person',
    all: ({ state }) => Object.values(state.public.table.seats),
    idOf: (one) => one.id,
  },
  'people',
  (move) => [
    move(command('count.set', { whom: id }), {
      ways: (_, { name }) => ({ label: `As ${name} says` }),
      do: (play) => counted(play, 5),
    }),
    move(command('count.clear', { whom: id }), {
      drawer: 'clear',
      ways: () => ({ label: 'Begin anew' }),
      do: (play) => counted(play, -play.state.public.count),
    }),
  ],
);

const counting = {
  ...moves.area(byMany, amongMany, forSomebody, between, set),
  evolves: {
    counted(state: State, { count }: { count: number }) {
      state.public.count = count;
    },
  },
};
const commandSchema = commandSchemaOf({ counting });
type Command = z.infer<typeof commandSchema>;

const game = composeGame<State, Command, Event, OfferContext<State>>({
  areas: { counting },
  commands: commandSchema,
  words: { director: 'the GM', aDirector: 'a GM' },
  contextOf: (context) => context,
});

const system: RuleSystem<State, Command, Event> = {
  id: 'counting',
  title: 'Counting',
  stateVersion: 1,
  about: { line: '', look: '', setup: [], credits: { title: '', lines: [] } },
  roles: { director: 'the GM', protagonist: 'player', spectator: 'guest' },
  commandSchema,
  setupSchema: z.strictObject({}),
  texts: { parts: [], of: () => ({}) },
  create({ name }) {
    const base = emptyTable(name);
    return { ...base, public: { ...base.public, paused: false, count: 0 } };
  },
  decide: game.decide,
  evolve: game.evolve,
  derive: game.offers,
  drawer: game.drawer,
};

/** Bev directs, Anya plays, Sam watches. */
const table = () =>
  new GameTable(system, { name: 'A table', setup: {} })
    .send('server', { type: 'table.open', by: 'bev', name: 'Bev' })
    .send('server', { type: 'seat.take', seat: 'anya', name: 'Anya', role: 'protagonist' })
    .send('server', { type: 'seat.take', seat: 'sam', name: 'Sam', role: 'spectator' });
const labels = (at: ReturnType<typeof table>, seat: string, type: string) =>
  at.offers(seat, type).map(({ label }) => label);

describe('a move', () => {
  it('is offered in each of its ways, at the place of its group, with what it is about', () => {
    const at = table();
    expect(labels(at, 'anya', 'count.by')).toEqual(['Two at once', 'Many']);
    expect(at.offers('anya', 'count.for')).toEqual([
      { command: 'count.for', with: { whom: 'bev' }, label: 'Count for Bev', place: 'people' },
      { command: 'count.for', with: { whom: 'sam' }, label: 'Count for Sam', place: 'people' },
    ]);
  });

  it('is carried out where it is offered', () => {
    const at = table();
    expect(at.try('anya', { type: 'count.by', by: 2 })).toBeNull();
    expect(at.try('anya', { type: 'count.for', whom: 'sam' })).toBeNull();
    expect(at.state.public.count).toBe(3);
    expect(at.lastLine()?.text).toBe('Anya counts for Sam.');
  });

  it('is neither offered nor carried out where something bars it, and says what', () => {
    const at = table();
    at.try('anya', { type: 'count.by', by: 8 });
    expect(labels(at, 'anya', 'count.by')).toEqual([]);
    expect(at.try('anya', { type: 'count.by', by: 2 })).toEqual({
      code: 'limit-reached',
      message: 'Nobody counts beyond nine.',
      instead: 'Begin anew.',
      rule: 'TABLE-012',
    });
    expect(at.state.public.count).toBe(8);
  });

  it('is asked how it can be made only where nothing bars it', () => {
    const at = table();
    expect(labels(at, 'anya', 'count.again')).toEqual([]);
    at.try('anya', { type: 'count.by', by: 2 });
    expect(labels(at, 'anya', 'count.again')).toEqual(['Bev again: 2', 'Sam again: 2']);
  });

  it('lies in its drawer and nowhere else, and the drawer is there as long as it is open', () => {
    const at = table();
    expect(at.state.seats.anya?.drawers).toEqual([]);
    at.try('anya', { type: 'count.by', by: 2 });
    expect(at.state.seats.anya?.drawers).toEqual(['back']);
    expect(Object.keys(at.state.seats.anya?.offers ?? {})).not.toContain('count.back:bev');
    expect(labels(at, 'anya', 'count.back')).toHaveLength(2);
  });
});

describe('a move about two things', () => {
  it('is about what all of its command says', () => {
    const at = table();
    expect(at.try('anya', { type: 'count.between', whom: 'bev', and: 'sam' })).toBeNull();
    expect(at.lastLine()?.text).toBe('Bev and Sam');
    expect(at.try('anya', { type: 'count.between', whom: 'bev', and: 'bev' })).toMatchObject({
      message: 'There is no such pair.',
    });
  });
});

describe('TABLE-112: what is not offered is refused:', () => {
  const refused = (sent: { type: 'count.by' } & Record<string, unknown>) => {
    const at = table();
    const refusal = at.try('anya', { by: 2, ...sent });
    expect(at.state.public.count).toBe(0);
    return refusal;
  };

  it('a number beyond its field', () => {
    const message = '“How many” goes from 3 to 9.';
    expect(refused({ type: 'count.by', by: 1 })).toMatchObject({ message, rule: 'TABLE-112' });
  });

  it.each([
    [{ fingers: ['thumb'], voice: 'loud' }, '“How”: that is none of what there is to choose from.'],
    [{ fingers: ['toe'] }, '“Which”: not all of that is there to choose from.'],
    [{ fingers: [] }, '“Which”: choose 1 to 2.'],
    [{ fingers: ['thumb', 'ring', 'little'] }, '“Which”: choose 1 to 2.'],
  ])('a choice beyond its field: %o', (parts, message) => {
    expect(table().try('anya', { type: 'count.with', ...parts })).toMatchObject({ message });
  });

  it('but a choice that need not be made may be left open', () => {
    expect(table().try('anya', { type: 'count.with', fingers: ['thumb', 'ring'] })).toBeNull();
  });

  it('what nothing asks for', () => {
    const message = 'That cannot be said with it now.';
    expect(refused({ type: 'count.by', why: 'for fun' })).toMatchObject({ message });
    expect(refused({ type: 'count.by', how: 'in silence' })).toMatchObject({ message });
  });

  it('but what is as usual is nothing said', () => {
    expect(table().try('anya', { type: 'count.by', by: 2, how: 'aloud', why: '' })).toBeNull();
  });

  it('what is about something that is not there, or not theirs', () => {
    const nobody = { message: 'There is no such person.', rule: 'TABLE-005' };
    const at = table();
    expect(at.try('anya', { type: 'count.for', whom: 'nobody' })).toMatchObject(nobody);
    expect(at.try('anya', { type: 'count.for', whom: 'anya' })).toMatchObject(nobody);
  });

  it('what has no way at all just now', () => {
    const message = 'That is not open now.';
    expect(table().try('anya', { type: 'count.back', whom: 'bev' })).toMatchObject({ message });
  });

  it('and so is whoever does not sit at the table', () => {
    expect(table().try('server', { type: 'count.by', by: 2 })).toMatchObject({ rule: 'TABLE-001' });
  });

  it('TABLE-005: is barred with all of its group before anybody learns what there is', () => {
    const at = table();
    const drawers = (seat: string) => at.state.seats[seat]?.drawers;
    const why = (seat: string, whom: string) => at.try(seat, { type: 'count.set', whom })?.message;
    expect(why('anya', 'nobody')).toBe('Only the GM sets.');
    expect(why('bev', 'nobody')).toBe('Nothing was counted.');
    expect(labels(at, 'bev', 'count.set')).toEqual([]);
    expect(drawers('bev')).not.toContain('clear');
    at.try('anya', { type: 'count.by', by: 2 });
    expect(why('anya', 'sam')).toBe('Only the GM sets.');
    expect(labels(at, 'anya', 'count.set')).toEqual([]);
    expect(drawers('anya')).not.toContain('clear');
    expect(why('bev', 'nobody')).toBe('There is no such person.');
    expect(labels(at, 'bev', 'count.set')).toHaveLength(3);
    expect(drawers('bev')).toContain('clear');
    expect(at.try('bev', { type: 'count.set', whom: 'sam' })).toBeNull();
    expect(at.state.public.count).toBe(7);
  });
});
