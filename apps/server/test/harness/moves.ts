import type { Offer } from '@moonlit/rules';
import { filled, type Pick, pickOffer } from '@moonlit/rules/testing';
import type { AnyCommand, Bot } from './bot';
import type { Canaries } from './canaries';

/** Where a word of no meaning cannot stand, or would be told to strangers who look at an invitation. */
const NO_CANARY: ReadonlySet<string> = new Set(['expression']);
const PUBLIC_NAMES: ReadonlySet<string> = new Set(['seat.rename']);

/** What may lie in the way of all others when it is done at random. */
const seldom: Record<string, number> = {
  'safety.pause': 40,
  'session.end': 60,
  'table.undo': 25,
  'seat.free': Number.POSITIVE_INFINITY,
};

/**
 * A move among what a bot is offered, with a canary in every text; `null` when it is offered nothing
 * of this kind.
 */
export function randomOffer(
  bot: Bot,
  table: string,
  pick: Pick,
  canaries: Canaries,
  wanted: (offer: Offer) => boolean = () => true,
): AnyCommand | null {
  const open = bot
    .offers()
    .filter((offer) => wanted(offer) && pick(seldom[offer.command] ?? 1) === 0)
    .map((offer) => ({ seat: bot.seat, offer }));
  const picked = pickOffer(open, pick, (offer) => (isSecretive(offer) ? 3 : 1));
  if (!picked) return null;
  const command: AnyCommand = filled(picked.offer, pick, stepsSeen(bot));
  if (PUBLIC_NAMES.has(command.type)) return command;
  for (const field of picked.offer.fields ?? []) {
    if (field.kind !== 'text' || field.max < 12 || NO_CANARY.has(field.name)) continue;
    if (field.required || pick(4) > 0) command[field.name] = canaries.word(table, bot.seat);
  }
  return command;
}

/** The same command with canaries for the words that random play puts where there is nothing. */
export function withCanaries(
  command: AnyCommand,
  table: string,
  bot: Bot,
  canaries: Canaries,
): AnyCommand {
  if (PUBLIC_NAMES.has(command.type)) return command;
  return Object.fromEntries(
    Object.entries(command).map(([name, value]) => [
      name,
      typeof value === 'string' && /^words \d+$/.test(value)
        ? canaries.word(table, bot.seat)
        : value,
    ]),
  ) as AnyCommand;
}

/** Kinds of commands by which something private is written. */
const secretive: ReadonlySet<string> = new Set([
  'note.write',
  'clock.create',
  'clock.change',
  'clock.tick',
  'fortune.roll',
  'secondary.remark',
  'custom.write-fallout',
  'card.create',
  'counter.create',
  'roll',
  'roll.save',
]);

export function isSecretive({ command }: Offer): boolean {
  return secretive.has(command);
}

/** Whether nobody but a part of the table may ever hear that this was sent. */
export function mustStayPrivate(command: AnyCommand, role: string): boolean {
  switch (command.type) {
    case 'note.write':
    case 'secondary.remark':
    case 'custom.write-fallout':
      return true;
    case 'clock.create':
    case 'fortune.roll':
      return command.secret === true && role === 'director';
    case 'card.create':
      return command.to === 'private';
    case 'counter.create':
      return command.private === true && command.card === undefined;
    case 'roll':
      return command.to === 'self' || command.to === 'director';
    case 'roll.save':
      return command.shared !== true;
    default:
      return false;
  }
}

/** The steps in the logs that a bot sees. */
function stepsSeen(bot: Bot): number[] {
  return ['public', 'director'].flatMap((audience) => {
    const { log } = (bot.state[audience] ?? {}) as {
      log?: { entries: Record<string, { seq: number; undone?: unknown }> };
    };
    return Object.values(log?.entries ?? {})
      .filter(({ undone }) => !undone)
      .map(({ seq }) => seq);
  });
}
