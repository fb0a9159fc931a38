import type { Area, OfferContext, RuleSystem, SeatingEvent, WithPause } from '@moonlit/rules';
import { composeGame, emptyTable, refuse, tableCommands } from '@moonlit/rules';
import { z } from 'zod';

/**
 * A game as small as can be: a number that everybody sees, one that only the director sees, and
 * dice. All else it has from the table. It is opened with a director or without.
 */
type CounterState = WithPause & {
  public: { count: number; double: { value: number } };
  director: { secret: number };
};

const commandSchema = z.discriminatedUnion('type', [
  ...tableCommands,
  z.strictObject({ type: z.literal('count') }),
  z.strictObject({ type: z.literal('hide') }),
  z.strictObject({ type: z.literal('roll'), sides: z.array(z.int()) }),
  z.strictObject({ type: z.literal('break') }),
]);
type CounterCommand = z.infer<typeof commandSchema>;
type CounterEvent =
  | { type: 'counted'; count: number }
  | { type: 'hidden'; secret: number }
  | SeatingEvent;

const setupSchema = z.strictObject({ directed: z.boolean().default(true) });

const words = { director: 'the referee', aDirector: 'a referee' };

const counting: Area<CounterState, CounterCommand, CounterEvent> = {
  evolves: {
    counted(state, { count }) {
      state.public.count = count;
    },
    hidden(state, { secret }) {
      state.director.secret = secret;
    },
  },
  handlers: {
    count(play) {
      const { count } = play.state.public;
      if (count >= 100) {
        refuse('limit-reached', 'A hundred is enough.', {
          instead: 'Be content.',
          rule: 'TABLE-012',
        });
      }
      play.emit({ type: 'counted', count: count + 1 });
    },
    hide: (play) => play.emit({ type: 'hidden', secret: play.state.director.secret + 1 }),
    roll: (play, { sides }) => {
      play.roll(sides, 'A roll');
    },
    break() {
      throw new Error('A fault in the rules');
    },
  },
};

const game = composeGame<CounterState, CounterCommand, CounterEvent, OfferContext<CounterState>>({
  areas: { counting },
  commands: commandSchema,
  words,
  contextOf: (context) => context,
});

const system: RuleSystem<
  CounterState,
  CounterCommand,
  CounterEvent,
  z.infer<typeof setupSchema>
> = {
  id: 'counter',
  title: 'Counter',
  stateVersion: 1,
  about: {
    line: 'A number.',
    look: 'plain',
    setup: [{ name: 'directed', kind: 'switch', label: 'Somebody directs', initial: true }],
    credits: { title: 'Counter', lines: [] },
  },
  roles: { director: words.director, protagonist: 'counter', spectator: 'onlooker' },
  setupSchema,
  texts: { parts: ['plain'], of: (part) => ({ part: part ?? 'all' }) },
  commandSchema,
  create({ name, setup }) {
    const base = emptyTable(name, setup);
    return {
      public: { ...base.public, paused: false, count: 0, double: { value: 0 } },
      director: { ...base.director, secret: 0 },
      seats: {},
    };
  },
  decide: game.decide,
  evolve: game.evolve,
  derive: (state, memo) => [
    { path: ['public', 'double'], value: { value: state.public.count * 2 } },
    ...game.offers(state, memo),
  ],
  drawer: game.drawer,
};

export const counterGames: ReadonlyMap<string, RuleSystem> = new Map([[system.id, system]]);
