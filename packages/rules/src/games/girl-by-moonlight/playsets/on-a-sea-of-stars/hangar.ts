import type { GbmPlay } from '../../game';
import { nameOf, playedBy } from '../../lookups';
import { refuse } from '../../refusal';
import type { GbmState, Protagonist } from '../../state';
import type { CommandOf } from './commands';
import { berths, engineNamed, enginesOf } from './engines';
import { impulses, STRENGTH_MAX, virtues } from './rules';
import { starsSlot } from './slots';
import type { Engine } from './state';
import { changeEngine } from './strength';

/** What a protagonist still needs to do about the hangar: each player adds one Engine (AMB-75). */
export function lacksEngine(state: GbmState, { seat }: Protagonist): string | null {
  if (seat === null) return null;
  const added = enginesOf(state).some(({ by, maker }) => by === seat && maker !== null);
  return added ? null : 'an Engine for the hangar';
}

/** Whether an Engine is written anew freely: while its maker is made, and between seasons. */
export function shapesFreely(state: GbmState, { maker }: Engine): boolean {
  const { phase, protagonists } = state.public;
  const one = maker === null ? undefined : protagonists[maker];
  return one?.status === 'creating' || phase === 'creation' || phase === 'interlude';
}

/** Whether there is a berth for an Engine that was won (GBM-SEA-RUL-020, AMB-74). */
export function hasBerth(state: GbmState): boolean {
  return enginesOf(state).length < berths(state);
}

/** Whether somebody still adds their first Engine: while they are made, and later until they have (TABLE-092). */
export function addsFirst(state: GbmState, self: Protagonist | null): self is Protagonist {
  return self !== null && self.status !== 'lost' && lacksEngine(state, self) !== null;
}

/**
 * Adds an Engine, or writes one anew (GBM-SEA-BLD-014): each player one at creation, anybody one that
 * a mission has won (GBM-SEA-MIS-004), and the director any, with a reason.
 */
export function setEngine(play: GbmPlay, command: CommandOf<'stars.engine'>): void {
  const { name, description, virtue, impulse } = command;
  refuseUnknown(virtue, impulse);
  if (command.engine !== undefined) {
    rewrite(play, engineNamed(play.state, command.engine), command);
    return;
  }
  const seat = play.seat();
  const self = playedBy(play.state, seat.id);
  const first = addsFirst(play.state, self);
  if (first) refuseWithoutReason(command.whyNot, nameOf(self));
  else refuseMore(play);
  const stars = starsSlot.of(play.state);
  if (!stars) return;
  const id = play.id('engine');
  const engine: Engine = {
    id,
    name,
    description,
    virtue,
    impulses: [impulse],
    strength: STRENGTH_MAX,
    recovery: 0,
    by: seat.id,
    maker: first ? self.id : null,
    whyNot: first ? command.whyNot : '',
    pilot: null,
    used: false,
    abandoned: false,
    bonded: null,
  };
  const toCreate = first ? stars.toCreate : Math.max(0, stars.toCreate - 1);
  starsSlot.change(play, { engines: { ...stars.engines, [id]: engine }, toCreate });
  play.say(`${seat.name} adds an Engine to the hangar: ${name}, ${virtue} and ${impulse}.`, {
    notes: [description, first ? `Not for ${nameOf(self)}: ${command.whyNot}` : ''].filter(Boolean),
    ...(command.reason ? { reason: command.reason } : {}),
  });
}

function refuseUnknown(virtue: string, impulse: string): void {
  if (!virtues.some((known) => known === virtue)) {
    refuse('malformed', `“${virtue}” is none of the virtues of an Engine.`, {
      instead: `Choose one of these: ${virtues.join(', ')}.`,
      rule: 'GBM-SEA-RUL-004',
    });
  }
  if (!impulses.some((known) => known === impulse)) {
    refuse('malformed', `“${impulse}” is none of the impulses of an Engine.`, {
      instead: `Choose one of these: ${impulses.join(', ')}.`,
      rule: 'GBM-SEA-RUL-005',
    });
  }
}

function refuseWithoutReason(whyNot: string, name: string): void {
  if (whyNot !== '') return;
  refuse('malformed', `${name} cannot pilot the Engine that you add, and it is not said why.`, {
    instead: 'Say in a few words what keeps the two apart.',
    rule: 'GBM-SEA-BLD-014',
  });
}

function refuseMore(play: GbmPlay): void {
  const { state } = play;
  if ((starsSlot.of(state)?.toCreate ?? 0) > 0) {
    if (hasBerth(state)) return;
    refuse('limit-reached', `The hangar has ${berths(state)} berths, and all are taken.`, {
      instead: 'Unlock Extended berths, or let the director take an Engine off the list.',
      rule: 'GBM-SEA-RUL-020',
    });
  }
  if (!play.isDirector()) {
    refuse('limit-reached', 'Each player adds one Engine, and missions win more.', {
      instead: 'Recover a fallen Engine, or ask the director.',
      rule: 'GBM-SEA-BLD-014',
    });
  }
}

function rewrite(play: GbmPlay, engine: Engine, command: CommandOf<'stars.engine'>): void {
  const { name, description, virtue, impulse, reason } = command;
  const own = engine.by === play.seat().id;
  if (!(own && shapesFreely(play.state, engine))) refuseByHand(play, own);
  if (engine.maker !== null) refuseWithoutReason(command.whyNot, 'Its maker');
  const second = engine.impulses.slice(1).filter((one) => one !== impulse);
  const whyNot = engine.maker === null ? '' : command.whyNot;
  const before = engine.name;
  changeEngine(play, engine.id, {
    name,
    description,
    virtue,
    whyNot,
    impulses: [impulse, ...second],
  });
  play.say(before === name ? `${name} is described anew.` : `${before} is called ${name} now.`, {
    notes: [`${virtue}; ${[impulse, ...second].join(' and ')}`, description].filter(Boolean),
    ...(reason ? { reason } : {}),
  });
}

function refuseByHand(play: GbmPlay, own: boolean): void {
  if (!play.isDirector()) {
    refuse('not-yours', own ? 'An Engine is fixed in play.' : 'Somebody else has added it.', {
      instead: own ? 'Change it between seasons, or ask the director.' : 'Ask them.',
      rule: 'GBM-SEA-BLD-014',
    });
  }
}
