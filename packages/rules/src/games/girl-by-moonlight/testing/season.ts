import type { Offer, SeatId } from '../../../engine';
import { playsetOf } from '../library/playset';
import type { Move, Pick } from './random-play';
import { fill, randomMove, stepsOf } from './random-play';
import type { TestTable } from './table';

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
  named('character.ready', 'character.create'),
  ({ primary, place }) =>
    primary === true && ['creation', 'series', 'next-step', 'prompt'].includes(place),
  ({ place, command }) => place === 'series' && !command.includes('rewrite'),
  named('downtime.start'),
  ({ command, with: { evenIfUnfinished } }) =>
    command === 'phase.next' && evenIfUnfinished === true,
];

/**
 * Plays from the first question of the series to the obligation of the second season. The bot picks
 * among what the seats may do; when a phase has lasted long enough it only moves on. Throws when a
 * command that was offered is refused, when nobody may do anything, and when there is no way on.
 */
export function playSeason(table: TestTable, pick: Pick, terms: SeasonTerms): SeasonPlayed {
  let moves = 0;
  let inPhase = 0;
  let phase = '';
  let looked = false;
  while (!isOver(table)) {
    const { episode, phase: now, table: seats } = table.state.public;
    const here = `${episode.number}:${now}:${seats.session.number}`;
    if (here !== phase) {
      phase = here;
      inPhase = 0;
      looked = false;
    }
    if (inPhase > PATIENCE + (leisure[now] ?? 0)) {
      throw new Error(`No way out of ${now} in episode ${episode.number} after ${moves} moves.`);
    }
    // Now and then a session ends when an episode does, and xp is marked.
    const end = !looked && now === 'fallout' && pick(3) === 0 ? endOfSession(table) : null;
    if (now === 'fallout' && table.offers(DIRECTOR, 'phase.next').length > 0) looked = true;
    const free = inPhase < (leisure[now] ?? 0) && pick(8) > 0;
    const move =
      end ??
      (free ? randomMove(table, pick, onPurpose, somebody(table, pick)) : null) ??
      moveOn(table, pick, terms);
    if (!move) throw new Error(`Nobody may do anything in ${now} after ${moves} moves.`);
    hush(move);
    terms.before?.(move);
    const refusal = table.try(move.seat, move.command);
    if (refusal) {
      throw new Error(
        `Move ${moves}: ${move.seat} was offered ${JSON.stringify(move.command)}, but: ${refusal.message}`,
      );
    }
    moves += 1;
    inPhase += 1;
    terms.after?.(move, moves);
  }
  const { protagonists, episode } = table.state.public;
  const playbooks = [...new Set(Object.values(protagonists).map(({ playbook }) => playbook))];
  return { moves, episodes: episode.number - 1, playbooks };
}

/** The second season has begun, or the series has ended with the first (GBM-ROT-MIS-006). */
function isOver({ state }: TestTable): boolean {
  const { series, phase } = state.public;
  return phase === 'epilogue' || (series.season > 1 && phase === 'obligation');
}

/** Whose turn it is to do as they like: mostly a player, because a director may do so much more. */
function somebody(table: TestTable, pick: Pick): SeatId[] {
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

/** The end of a session, where the table offers it as a next step. */
function endOfSession(table: TestTable): Move | null {
  const offer = table.offers(DIRECTOR, 'session.end').find(({ place }) => place === 'next-step');
  return offer ? { seat: DIRECTOR, command: fill(offer, () => 0) } : null;
}

/** A move that brings the table on: the first kind that is open, any of it. */
function moveOn(table: TestTable, pick: Pick, { playbooks }: SeasonTerms): Move | null {
  const { seats } = table.state.public.table;
  const all = Object.keys(seats).flatMap((seat) =>
    table
      .offers(seat)
      .filter((offer) => wanted(offer, playbooks[seat]))
      .map((offer) => ({ seat, offer })),
  );
  const open = untilTheEnd(table, all);
  if (table.state.public.xpReview) {
    const close = open.find(({ offer }) => offer.command === 'session.end');
    const waiting = open.some(({ offer }) => offer.prompt !== undefined);
    if (close && !waiting) return { seat: close.seat, command: fill(close.offer, pick) };
  }
  for (const kind of forward) {
    const these = open.filter(({ offer }) => kind(offer));
    const chosen = these[pick(Math.max(1, these.length))];
    if (chosen) return { seat: chosen.seat, command: fill(chosen.offer, pick, stepsOf(table)) };
  }
  return null;
}

/** Leaves the mission that ends a season for when the adversary brings it about. */
function untilTheEnd<Open extends { offer: Offer }>(table: TestTable, open: Open[]): Open[] {
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
