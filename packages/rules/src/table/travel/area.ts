import { z } from 'zod';
import type { Bar, BaseState, SeatId } from '../../engine';
import { barred, freeName, latest, refuse, refuseFor } from '../../engine';
import type { OfferContext, StandingPrompt } from '../area';
import { tableBeat } from '../beats';
import { command, id, needed } from '../command';
import { textField } from '../fields';
import { isDirected, managersOf } from '../managing';
import type { MoveContext, MovePlay, Moves } from '../moves';
import { takenSince } from '../passed-on';
import type { TablePlay } from '../play';
import { inARow } from '../words';
import type { Arrival, ArrivalEvent, WithArrivals } from './arrival';
import { arrivalEvolves, arrivalsOf } from './arrival';
import { FILE_MOST, fileOf, readFileFor } from './file';
import { SheetReading } from './reading';
import type { TravelRules, TravelSheet } from './rules';

/** The drawer with what is done about coming and going. */
export const TRAVEL = 'travel';

const askCommand = command('traveller.ask', { text: needed(FILE_MOST) });
const answerCommand = command('traveller.answer', { arrival: id, welcome: z.boolean() });
const withdrawCommand = command('traveller.withdraw', { arrival: id });
const goneCommand = command('traveller.gone', { traveller: id });

/**
 * Somebody leaves one table as a file and sits down at another of the same game (TABLE-231…238): whoever brings them
 * asks, whoever directs says yes or no, or the table where nobody does, and what comes lies open before it comes.
 */
export function travelling<
  S extends WithArrivals<Sheet>,
  P extends TablePlay<S, ArrivalEvent<Sheet>> & MovePlay<S>,
  X extends OfferContext<S>,
  One,
  Sheet extends TravelSheet,
>(moves: Moves<S, P, X>, rules: TravelRules<S, P, X, One, Sheet>) {
  const { what, kind } = rules;
  const drawer = TRAVEL;

  const asking = moves.once(TRAVEL, (move) => [
    move(askCommand, {
      drawer,
      unless: ({ state, seat }) =>
        notPlaying(seat) ?? asksAlready(state, seat.id, what) ?? rules.notNow(state, seat.id, null),
      ways: () => ({
        label: `Bring a ${what} from another table`,
        detail: 'Everybody here sees what comes, and is asked before it comes.',
        fields: [
          {
            ...textField(
              'text',
              'The text of the file',
              FILE_MOST,
              fileOf(kind, rules.example()),
              true,
            ),
            hint: `At most ${FILE_MOST.toLocaleString('en')} characters.`,
          },
        ],
      }),
      do(play, { text }, { state, seat }) {
        const { sheet, left } = readSheet(state, text);
        refuseFor(rules.notNow(state, seat.id, sheet));
        const arrival = { id: play.id('arrival'), seat: seat.id, sheet, left, said: {} };
        play.emit({ type: 'arrivalAsked', arrival });
        play.say(`${seat.name} would like to bring ${sheet.name}, who comes from another table.`, {
          notes: left,
        });
      },
    }),
  ]);

  const arrival = {
    part: 'arrival',
    what: `${what} who waits`,
    all: ({ state }: MoveContext<X>) => arrivalsOf<Sheet>(state),
    idOf: (one: Arrival<Sheet>) => one.id,
  } as const;

  const answering = moves.about(arrival, 'prompt', (move) => [
    move(answerCommand, {
      unless({ state, seat }, { welcome }, one) {
        const asked = notAsked(state, seat.id, one);
        if (asked) return asked;
        return welcome ? rules.notNow(state, one.seat, one.sheet) : null;
      },
      *ways(_, one) {
        const at = { place: 'prompt', prompt: one.id } as const;
        yield {
          ...at,
          with: { welcome: true },
          label: `${one.sheet.name} may come`,
          primary: true,
        };
        yield { ...at, with: { welcome: false }, label: 'Not here', order: 1 };
      },
      do(play, { welcome }, { seat }, one) {
        play.emit({ type: 'arrivalAnswered', seat: one.seat, by: seat.id, welcome });
      },
    }),
  ]);

  const withdrawing = moves.about(arrival, TRAVEL, (move) => [
    move(withdrawCommand, {
      drawer,
      unless: ({ seat }, _, one) =>
        one.seat === seat.id
          ? null
          : barred('not-yours', 'Who has asked can withdraw it.', {
              instead: 'Answer it, if you are asked.',
              rule: 'TABLE-238',
            }),
      ways: (_, { sheet: { name } }) => ({ label: `Do not bring ${name} after all` }),
      do(play, _, { seat }, one) {
        play.emit({ type: 'arrivalEnded', seat: one.seat });
        play.say(`${seat.name} does not bring ${one.sheet.name} after all.`);
      },
    }),
  ]);

  const { leaving } = rules;
  const going = moves.about(
    { part: 'traveller', what, all: (context) => leaving.own(context), idOf: leaving.idOf },
    TRAVEL,
    (move) => [
      // A copy has left already, or never will: that somebody is not here any more, their player says (TABLE-237).
      move(goneCommand, {
        drawer,
        unless: ({ state }, _, one) => leaving.notNow?.(state, one),
        ways: (_, one) => ({
          label: `${leaving.nameOf(one)} has gone to another table`,
          detail: 'They are taken out of play here. Keep a copy first.',
        }),
        do(play, _, { seat }, one) {
          const name = leaving.nameOf(one);
          leaving.go(play, one);
          play.say(`${seat.name} says that ${name} has gone to another table.`);
        },
      }),
    ],
  );

  return {
    ...moves.area(asking, answering, withdrawing, going),
    betweenSessions: true,
    evolves: arrivalEvolves<Sheet>(),
    prompts,
    after(play: P, sent: { type: string }) {
      // What an undo has brought back is not of whoever sits there now (TABLE-084).
      for (const seat of takenSince(play, sent)) {
        if (play.state.public.arrivals?.[seat]) play.emit({ type: 'arrivalEnded', seat });
      }
      for (const one of arrivalsOf<Sheet>(latest(play.state))) settle(play, one);
    },
    /** What somebody has brought as a file, each text in it their own words: see `RuleSystem.pasted`. */
    pasted(sent: { type: string; text?: unknown }): object | null {
      if (sent.type !== askCommand.shape.type.value || typeof sent.text !== 'string') return null;
      const read = readFileFor(sent.text, kind);
      if ('fault' in read) return null;
      const reading = new SheetReading(read.sheet);
      return rules.read(reading, read.form) && { text: reading.words };
    },
  };

  /** Reads a sheet as it fits here, with what does not (TABLE-233). */
  function readSheet(state: S, text: string): { sheet: Sheet; left: string[] } {
    const file = readFileFor(text, kind);
    if ('fault' in file) {
      return refuse('malformed', file.fault, { instead: file.instead, rule: 'TABLE-234' });
    }
    const reading = new SheetReading(file.sheet);
    const sheet = rules.read(reading, file.form);
    if (!sheet) {
      return refuse('malformed', `There is no ${what} in that file.`, {
        instead: 'Choose one that has at least a name.',
        rule: 'TABLE-234',
      });
    }
    reading.rest();
    const fits = rules.fitting?.(state, sheet) ?? { sheet, left: [] };
    return { sheet: fits.sheet, left: [...reading.left, ...fits.left] };
  }

  /** Lets them in, or not, or waits, by what has been said. */
  function settle(play: P, one: Arrival<Sheet>): void {
    const { state } = play;
    const { seats } = state.public.table;
    const seat = seats[one.seat];
    const { name } = one.sheet;
    if (!seat || seat.vacant || seat.role !== 'protagonist') {
      play.emit({ type: 'arrivalEnded', seat: one.seat });
      play.say(`${name} does not come: nobody is here who brings them.`);
      return;
    }
    const welcome = answerTo(state, one);
    if (welcome === null || (welcome && rules.notNow(state, one.seat, one.sheet))) return;
    play.emit({ type: 'arrivalEnded', seat: one.seat });
    if (!welcome) {
      play.say(`${name} does not come to this table.`);
      return;
    }
    const called = freeName(name, rules.names(state));
    const about = rules.arrive(play, { ...one.sheet, name: called }, one.seat);
    const renamed =
      called === name ? [] : [`Somebody here is called ${name} already, so this one is ${called}.`];
    play.say(`${called} comes from another table, with ${seat.name}.`, {
      notes: [...renamed, ...one.left],
      beat: tableBeat('arrived', about),
    });
  }

  function prompts(state: S): StandingPrompt[] {
    return arrivalsOf<Sheet>(state).map((one) => {
      const by = state.public.table.seats[one.seat]?.name ?? 'Somebody';
      const bar = rules.notNow(state, one.seat, one.sheet);
      const why = typeof bar === 'function' ? bar() : bar;
      return {
        id: one.id,
        to: askedOf(state, one).filter((seat) => one.said[seat] === undefined),
        title: `${by} would like to bring ${one.sheet.name}`,
        text: `${one.sheet.name} comes from another table. Read what comes, and say whether they may.${
          why ? ` Not just now: ${why.message}` : ''
        }`,
        // Nothing waits for it.
        waits: false,
        answered: Object.fromEntries(
          Object.entries(one.said).map(([seat, welcome]) => [
            seat,
            welcome ? 'May come' : 'Not here',
          ]),
        ),
      };
    });
  }
}

/** Who says whether somebody comes: whoever directs, or all others who play where nobody does (TABLE-232). */
function askedOf<Sheet extends object>(state: BaseState, { seat }: Arrival<Sheet>): SeatId[] {
  return managersOf(state).flatMap(({ id: each }) => (each === seat ? [] : each));
}

/** What has been said comes to yes, no, or nothing yet: one word of whoever directs, else more than half. */
function answerTo<Sheet extends object>(state: BaseState, one: Arrival<Sheet>): boolean | null {
  const asked = askedOf(state, one);
  const said = asked.flatMap((seat) => one.said[seat] ?? []);
  if (isDirected(state)) return said[0] ?? null;
  const yes = said.filter(Boolean).length;
  if (yes * 2 > asked.length || asked.length === 0) return true;
  return (said.length - yes) * 2 >= asked.length ? false : null;
}

function notAsked<Sheet extends object>(
  state: BaseState,
  seat: SeatId,
  one: Arrival<Sheet>,
): Bar | null {
  const asked = askedOf(state, one);
  if (asked.includes(seat)) {
    if (one.said[seat] === undefined) return null;
    return barred('already-done', 'You have said so already.', {
      instead: 'Wait for the others.',
      rule: 'TABLE-008',
    });
  }
  const names = asked.map((each) => state.public.table.seats[each]?.name ?? 'Somebody');
  return barred('not-yours', `That is asked of ${inARow(names) || 'others'}.`, {
    instead: 'Tell them what you think.',
    rule: 'TABLE-232',
  });
}

function notPlaying({ role }: { role: string }): Bar | null {
  if (role === 'protagonist') return null;
  return barred('not-allowed', 'Whoever plays brings somebody along.', {
    instead: 'Leave that to the players.',
    rule: 'TABLE-003',
  });
}

function asksAlready<Sheet extends object>(
  { public: { arrivals } }: WithArrivals<Sheet>,
  seat: SeatId,
  what: string,
): Bar | null {
  const one = arrivals?.[seat];
  if (!one) return null;
  return barred('already-done', `You have asked already whether a ${what} may come.`, {
    instead: 'Wait for the answer, or withdraw it.',
    rule: 'TABLE-238',
  });
}
