import type { BaseState, RuleSystem } from '@moonlit/rules';
import { emptyTable, refuse } from '@moonlit/rules';
import { z } from 'zod';
import type { Game } from '../src/tables/systems';

/** A game as small as can be: a number that everybody sees, one that the director sees, and dice. */
interface CounterState extends BaseState {
  public: BaseState['public'] & { count: number; double: { value: number } };
  director: BaseState['director'] & { secret: number };
}

type CounterCommand =
  | { type: 'table.open'; by: string; name: string }
  | { type: 'count' }
  | { type: 'hide' }
  | { type: 'break' };
type CounterEvent = { type: 'counted'; count: number } | { type: 'hidden'; secret: number };

const system: RuleSystem<CounterState, CounterCommand, CounterEvent> = {
  id: 'counter',
  title: 'Counter',
  commandSchema: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('table.open'), by: z.string(), name: z.string() }),
    z.strictObject({ type: z.literal('count') }),
    z.strictObject({ type: z.literal('hide') }),
    z.strictObject({ type: z.literal('break') }),
  ]),
  create({ name }) {
    const base = emptyTable(name);
    return {
      public: { ...base.public, count: 0, double: { value: 0 } },
      director: { ...base.director, secret: 0 },
      seats: {},
    };
  },
  decide(play, command) {
    switch (command.type) {
      case 'table.open':
        play.emit({
          type: 'seatTaken',
          seat: { id: command.by, name: command.name, role: 'director', vacant: false },
        });
        return;
      case 'count':
        if (play.state.public.count >= 100) {
          refuse('limit-reached', 'A hundred is enough.', {
            instead: 'Be content.',
            rule: 'TABLE-012',
          });
        }
        play.emit({ type: 'counted', count: play.state.public.count + 1 });
        return;
      case 'hide':
        play.emit({ type: 'hidden', secret: play.state.director.secret + 1 });
        return;
      case 'break':
        throw new Error('A fault in the rules');
    }
  },
  evolve(state, event) {
    if (event.type === 'counted') state.public.count = event.count;
    else state.director.secret = event.secret;
  },
  derive: (state) => [{ path: ['public', 'double'], value: { value: state.public.count * 2 } }],
};

export const counterGames: ReadonlyMap<string, Game> = new Map<string, Game>([
  [
    'counter',
    {
      system,
      playsets: ['plain'],
      index: () => ({ playsets: [] }),
      content: () => ({ counter: true }),
    },
  ],
]);
