import { z } from 'zod';
import type {
  Actor,
  Audience,
  BaseState,
  FairDice,
  Offer,
  Patch,
  Refusal,
  RuleSystem,
} from '../../engine';
import { createTable, emptyTable, execute, linesOf, Memo } from '../../engine';
import { everyOffer } from '../../testing/every-offer';
import { GivenDice } from '../../testing/given-dice';
import type {
  Area,
  ClockEvent,
  HouseRuleDefinitions,
  HouseRulesEvent,
  NoteEvent,
  OfferContext,
  SeatingEvent,
  TablePlay,
  WithClocks,
  WithHouseRules,
  WithNotes,
  WithPause,
} from '..';
import {
  clockCommands,
  clocks,
  composeGame,
  houseRuleCommand,
  houseRules,
  inRange,
  notes,
  oneOf,
  tableCommands,
  usualClockRules,
} from '..';
import { command } from '../command';

/** What a table of it may read in its own way. */
export interface TallyRules {
  /** How far one counts. */
  most: number;
  /** Who counts twice in a row. */
  again: 'everybody' | 'nobody';
}

const rules: HouseRuleDefinitions<TallyRules> = {
  most: inRange([3, 20], ['step', 'steps'], {
    title: 'How far',
    text: 'One counts to twenty.',
    source: 'AMB-1',
    rules: ['TABLE-009'],
    standard: 20,
  }),
  again: oneOf(
    [
      { value: 'everybody', label: 'Everybody', detail: 'Whoever likes.' },
      { value: 'nobody', label: 'Nobody', detail: 'One after the other.' },
    ],
    {
      title: 'Counting again',
      text: 'It is not said who may.',
      source: 'AMB-2',
      rules: [],
      standard: 'everybody',
    },
  ),
};

/** A game as small as can be: it counts. Everything else it has from the table. */
export type TallyState = WithPause &
  WithNotes &
  WithClocks &
  WithHouseRules<TallyRules> & { public: { count: number; prompts: Record<string, object> } };
export type TallyEvent =
  | { type: 'counted'; count: number }
  | SeatingEvent
  | NoteEvent
  | ClockEvent
  | HouseRulesEvent<TallyRules>;

const commandSchema = z.discriminatedUnion('type', [
  ...tableCommands,
  ...notes().commands,
  ...clockCommands(2, 10),
  houseRuleCommand(['most', 'again']),
  command('count', {}),
]);
export type TallyCommand = z.infer<typeof commandSchema>;
export type TallyArea = Area<TallyState, TallyCommand, TallyEvent>;

const words = { director: 'the GM', aDirector: 'a GM' };

const counting: TallyArea = {
  evolves: {
    counted(state, { count }) {
      state.public.count = count;
    },
  },
  underWay: ({ public: { count } }) => (count === 1 ? ['One is a bad number.'] : []),
  handlers: {
    count(play) {
      const { name } = play.seat();
      play.emit({ type: 'counted', count: play.state.public.count + 1 });
      play.say(`${name} counts.`);
    },
  },
  offers({ add }) {
    add({ command: 'count', with: {}, label: 'Count', place: 'act' });
  },
  prompts: ({ public: { count, table } }) =>
    count < 3 ? [] : [{ id: 'enough', to: Object.keys(table.seats), title: 'Enough?', text: '' }],
};

/** The areas of the game, to which a test may add some of its own. */
export const tallyAreas = {
  counting,
  privateNotes: notes(),
  clocks: clocks({
    words,
    segments: { least: 2, most: 10, usual: 4 },
    rules: usualClockRules,
  }),
  houseRules: houseRules<TallyRules, TablePlay<TallyState, TallyEvent>>({
    words,
    rules,
    settle(play) {
      const most = play.state.public.houseRules?.most ?? 20;
      if (play.state.public.count <= most) return [];
      play.emit({ type: 'counted', count: most });
      return [`The count is ${most} now.`];
    },
  }),
};

/** Areas joined to a game. */
export const composedOf = (areas: Record<string, TallyArea>) =>
  composeGame<TallyState, TallyCommand, TallyEvent, OfferContext<TallyState>>({
    areas,
    seating: {
      beforeClosing(play) {
        if (play.state.public.count < 10) return true;
        play.emit({ type: 'counted', count: 0 });
        play.say('Back to nothing first.');
        return false;
      },
    },
    commands: commandSchema,
    words,
    contextOf: (context) => context,
  });

/** The game as a server would load it. */
export function tally(
  more: Record<string, TallyArea> = {},
  directed = true,
): RuleSystem<TallyState, TallyCommand, TallyEvent> {
  const game = composedOf({ ...tallyAreas, ...more });
  return {
    id: 'tally',
    title: 'Tally',
    stateVersion: 1,
    about: { line: '', look: 'tally', setup: [], credits: { title: '', lines: [] } },
    roles: {
      director: directed ? words.director : null,
      protagonist: 'player',
      spectator: 'guest',
    },
    commandSchema,
    setupSchema: z.strictObject({}),
    texts: { parts: [], of: () => ({}) },
    create({ name }) {
      const base: BaseState = emptyTable(name, { directed });
      return {
        public: { ...base.public, paused: false, clocks: {}, veiled: {}, count: 0, prompts: {} },
        director: { ...base.director, notes: {}, clocks: {} },
        seats: {},
      };
    },
    decide: game.decide,
    evolve: game.evolve,
    derive: (state, memo) => [
      { path: ['public', 'prompts'], value: game.prompts(state, memo) },
      ...game.offers(state, memo),
    ],
    drawer: game.drawer,
  };
}

/** A table of it, without a server. */
export class TallyTable {
  state: TallyState;
  patches: Map<Audience, Patch[]> = new Map();
  /** The time of the next command, milliseconds. */
  now = 0;
  readonly #past: TallyState[] = [];
  readonly #memo = new Memo();
  readonly #dice: FairDice = new GivenDice();

  constructor(private readonly system = tally()) {
    this.state = createTable(system, { name: 'A table', setup: {} });
  }

  /** How many commands were carried out. */
  get seq(): number {
    return this.#past.length;
  }

  /** Sends a command as a seat or as the server; gives its refusal, or `null`. */
  send(as: string, input: z.input<typeof commandSchema>): Refusal | null {
    const actor: Actor = as === 'server' ? { kind: 'server' } : { kind: 'seat', seat: as };
    const outcome = execute(this.system, this.state, commandSchema.parse(input), {
      actor,
      now: this.now,
      seq: this.seq + 1,
      dice: this.#dice,
      past: (seq) => this.#past[seq - 1],
      step: () => undefined,
      memo: this.#memo,
    });
    if (!outcome.ok) return outcome.refusal;
    this.#past.push(this.state);
    this.state = outcome.state;
    this.patches = outcome.patches;
    return null;
  }

  offers(seat: string, type: string): Offer[] {
    const offers = Object.values(everyOffer(this.system, this.state, seat, this.#memo));
    return offers.filter((offer) => offer.command === type);
  }

  /** The newest line of the public log. */
  get said(): string {
    return linesOf(this.state.public.log).at(-1)?.text ?? '';
  }
}

/** A table that Bev has opened, at which Anya plays and Sam watches. */
export function seated(system = tally()): TallyTable {
  const table = new TallyTable(system);
  table.send('server', { type: 'table.open', by: 'bev', name: 'Bev' });
  table.send('server', { type: 'seat.take', seat: 'anya', name: 'Anya', role: 'protagonist' });
  table.send('server', { type: 'seat.take', seat: 'sam', name: 'Sam', role: 'spectator' });
  return table;
}
