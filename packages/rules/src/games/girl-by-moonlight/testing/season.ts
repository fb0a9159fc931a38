import type { Offer, SeatId } from '../../../engine';
import { isForAnybody } from '../../../testing/moves';
import { playsetOf } from '../library/playset';
import type { Move, Pick } from './random-play';
import { fill, randomMove, stepsOf } from './random-play';
import type { SeenTable, TestTable } from './table';

/** A season as a bot played it. */
export interface SeasonPlayed {
  moves: number;
  episodes: number;
  /** The playbooks that were played. */
  playbooks: string[];
}

export interface SeasonTerms {
  /** Who plays which playbook, by seat. */
  playbooks: Record<SeatId, string>;
  /** Whether players sit down with a name alone, and fill in their sheets in play. */
  inAHurry?: boolean;
  /** Called before a move is sent. */
  before?(move: Move): void;
  /** Called after a move was carried out, with how many there were. */
  after?(move: Move, moves: number): void;
}

/** Who directs at every table of the bot’s. */
const DIRECTOR = 'bev';

/** Moves that a bot makes as it likes in each phase, before it only moves on. */
const leisure: Record<string, number> = {
  creation: 0,
  interlude: 2,
  obligation: 3,
  downtime: 10,
  mission: 40,
  fallout: 3,
};

/** Moves within which a bot that only moves on has to get out of a phase; more is a dead end. */
const PATIENCE = 400;

/** What the bot does on purpose only, so that a season has a shape; and undo, which has its own games. */
const onPurpose: ReadonlySet<string> = new Set([
  'table.undo',
  'tonight.begin',
  'seat.free',
  'character.change-playbook',
  'phase.next',
  'session.end',
  'session.start',
  'mission.choose',
  'mission.end',
  'override.track',
  'override.loss',
  'override.playbook',
  'override.phase',
  'override.mission',
  // Words on a card, which lead nowhere: games at random have them.
  'episode.title',
  'episode.next-time',
]);

/** How the bot moves on: the first of these that is offered, before anything else. */
const forward: readonly ((offer: Offer) => boolean)[] = [
  ({ command }) => command === 'safety.resume' || command === 'session.start',
  ({ prompt }) => prompt !== undefined,
  named('roll.roll', 'downtime.roll', 'eclipse.roll', 'flashback.accept'),
  named('roll.finish', 'info.done', 'info.answer', 'roll.set-up-benefit', 'choice.answer'),
  named('roll.give-up', 'roll.withdraw', 'downtime.withdraw', 'flashback.withdraw'),
  named('consequence.accept', 'eclipse.fall', 'choice.dismiss', 'flashback.refuse'),
  ({ command, with: { evenIfUnfinished } }) => command === 'phase.next' && !evenIfUnfinished,
  named('hearts.devour', 'mission.end', 'mission.engage', 'mission.choose', 'obligation.roll'),
  named('fallout.adversary', 'fallout.clear', 'fallout.roll', 'fallout.tell', 'fallout.halve'),
  named('tonight.hero'),
  named('character.ready', 'character.create'),
  // The series waits for these, also of somebody who has sat down already.
  ({ command, primary }) => command === 'dreams.suspect' && primary === true,
  ({ primary, place }) =>
    primary === true && ['creation', 'series', 'next-step', 'prompt'].includes(place),
  ({ place, command }) => place === 'series' && !command.includes('rewrite'),
  named('downtime.start'),
  ({ command, with: { evenIfUnfinished } }) =>
    command === 'phase.next' && evenIfUnfinished === true,
];

/** Whether it gives a name to somebody who has none: then they may sit down to play. */
const isFirstName = ({ command, place, fields = [] }: Offer): boolean =>
  command === 'character.write' &&
  place === 'creation' &&
  fields.some((field) => field.name === 'name' && field.kind === 'text' && !field.initial);

/**
 * Brings a table from the first question of the series to the obligation of the second season. It
 * picks among what the seats may do; when a phase has lasted long enough it only moves on.
 */
export class SeasonBot {
  #moves = 0;
  #inPhase = 0;
  #phase = '';
  #looked = false;

  constructor(
    private readonly table: SeenTable,
    private readonly pick: Pick,
    private readonly terms: Omit<SeasonTerms, 'before' | 'after'> & { director: SeatId },
  ) {}

  /**
   * The next move; `null` when the season is over. Throws when nobody may do anything, and when there
   * is no way on.
   */
  next(): Move | null {
    const { table, pick } = this;
    if (isOver(table)) return null;
    const now = this.#look();
    if (this.#inPhase > PATIENCE + (leisure[now] ?? 0)) {
      const { number } = table.state.public.episode;
      throw new Error(`No way out of ${now} in episode ${number} after ${this.#moves} moves.`);
    }
    // Now and then a session ends when an episode does, and xp is marked.
    const end = !this.#looked && now === 'fallout' && pick(3) === 0 ? this.#endOfSession() : null;
    if (now === 'fallout' && table.offers(this.terms.director, 'phase.next').length > 0) {
      this.#looked = true;
    }
    const free = this.#inPhase < (leisure[now] ?? 0) && pick(8) > 0;
    const move =
      end ??
      (free ? randomMove(table, pick, onPurpose, somebody(table, pick)) : null) ??
      moveOn(table, pick, { ...this.terms, late: this.#inPhase > PATIENCE / 2 });
    if (!move) throw new Error(`Nobody may do anything in ${now} after ${this.#moves} moves.`);
    this.#moves += 1;
    this.#inPhase += 1;
    return move;
  }

  /** Sees which phase it is, and begins to count anew in another one. */
  #look(): string {
    const { episode, phase, table } = this.table.state.public;
    const here = `${episode.number}:${phase}:${table.session.number}`;
    if (here !== this.#phase) {
      this.#phase = here;
      this.#inPhase = 0;
      this.#looked = false;
    }
    return phase;
  }

  /** The end of a session, where the table offers it as a next step. */
  #endOfSession(): Move | null {
    const seat = this.terms.director;
    const offers = this.table.offers(seat, 'session.end');
    const offer = offers.find(({ place }) => place === 'next-step');
    return offer ? { seat, command: fill(offer, () => 0) } : null;
  }
}

/**
 * Plays a season. Throws when a command that was offered is refused, when nobody may do anything, and
 * when there is no way on.
 */
export function playSeason(table: TestTable, pick: Pick, terms: SeasonTerms): SeasonPlayed {
  const bot = new SeasonBot(table, pick, { ...terms, director: DIRECTOR });
  let moves = 0;
  for (let move = bot.next(); move; move = bot.next()) {
    hush(move);
    terms.before?.(move);
    const refusal = table.try(move.seat, move.command);
    if (refusal) {
      throw new Error(
        `Move ${moves}: ${move.seat} was offered ${JSON.stringify(move.command)}, but: ${refusal.message}`,
      );
    }
    moves += 1;
    terms.after?.(move, moves);
  }
  const { protagonists, episode } = table.state.public;
  const playbooks = [...new Set(Object.values(protagonists).map(({ playbook }) => playbook))];
  return { moves, episodes: episode.number - 1, playbooks };
}

/** The second season has begun, or the series has ended with the first (GBM-ROT-MIS-006). */
function isOver({ state }: SeenTable): boolean {
  const { series, phase } = state.public;
  const { season, beganIn = 1 } = series;
  return phase === 'epilogue' || (season > beganIn && phase === 'obligation');
}

/** Whose turn it is to do as they like: mostly a player, because a director may do so much more. */
function somebody(table: SeenTable, pick: Pick): SeatId[] {
  const seats = Object.values(table.state.public.table.seats);
  const players = seats.filter(({ role }) => role === 'protagonist');
  const among = pick(4) > 0 && players.length > 0 ? players : seats;
  const chosen = among[pick(among.length)];
  return chosen ? [chosen.id] : [];
}

/** Gives words to what the director keeps secret by which a check knows them again. */
function hush({ seat, command }: Move): void {
  const secret =
    command.type === 'note.write' ||
    (command.type === 'clock.create' && command.secret === true) ||
    (command.type === 'fortune.roll' && command.secret === true);
  if (!secret || seat !== DIRECTOR) return;
  for (const [key, value] of Object.entries(command)) {
    if (typeof value !== 'string' || !value.startsWith('words ')) continue;
    Object.assign(command, { [key]: value.replace('words ', 'hush-') });
  }
}

interface MoveTerms extends Omit<SeasonTerms, 'before' | 'after'> {
  /** Whether it takes them long already. */
  late: boolean;
}

/** What whoever directs settles where many people do not agree (AMB-95). */
const settle = named('series.unlock-room', 'series.take-ability');

/** A move that brings the table on: the first kind that is open, any of it; what lies in drawers comes last. */
const moveOn = (table: SeenTable, pick: Pick, terms: MoveTerms): Move | null =>
  moveAmong(table, pick, terms, (seat) => table.inPlay(seat)) ??
  moveAmong(table, pick, terms, (seat) => table.offers(seat));

function moveAmong(
  table: SeenTable,
  pick: Pick,
  { playbooks, inAHurry, late }: MoveTerms,
  offersOf: (seat: SeatId) => readonly Offer[],
): Move | null {
  const { seats } = table.state.public.table;
  const all = Object.keys(seats).flatMap((seat) =>
    offersOf(seat)
      .filter((offer) => isForAnybody(offer) && wanted(offer, playbooks[seat]))
      .map((offer) => ({ seat, offer })),
  );
  const open = untilTheEnd(table, all);
  if (table.state.public.xpReview) {
    const close = open.find(({ offer }) => offer.command === 'session.end');
    const waiting = open.some(({ offer }) => offer.prompt !== undefined);
    if (close && !waiting) return { seat: close.seat, command: fill(close.offer, pick) };
  }
  const kinds = [...(inAHurry ? [isFirstName] : []), ...(late ? [settle] : []), ...forward];
  for (const kind of kinds) {
    const these = open.filter(({ offer }) => kind(offer));
    const chosen = these[pick(Math.max(1, these.length))];
    if (chosen) return { seat: chosen.seat, command: fill(chosen.offer, pick, stepsOf(table)) };
  }
  return null;
}

/**
 * Leaves the mission that ends a season for when the adversary brings it about, and one that is chosen
 * as it is.
 */
function untilTheEnd<Open extends { offer: Offer }>(table: SeenTable, open: Open[]): Open[] {
  if (table.state.public.episode.mission?.stage === 'preparing') {
    return open.filter(({ offer: { command } }) => command !== 'mission.choose');
  }
  const last = playsetOf(table.state)
    .missions.filter(({ endsSeason, endsSeries }) => endsSeason || endsSeries)
    .map(({ id }) => id);
  const others = open.filter(
    ({ offer: { command, with: settled } }) =>
      command !== 'mission.choose' || !last.includes(String(settled.mission)),
  );
  const choosing = others.some(({ offer }) => offer.command === 'mission.choose');
  return choosing ? others : open;
}

/** A seat begins with the playbook that it is to play. */
function wanted({ command, with: { playbook } }: Offer, chosen: string | undefined): boolean {
  return command !== 'character.create' || chosen === undefined || playbook === chosen;
}

function named(...commands: string[]): (offer: Offer) => boolean {
  const names = new Set(commands);
  return ({ command }) => names.has(command);
}
