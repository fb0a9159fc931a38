import type { GbmPlay } from '../../game';
import { nameById, nameOf, ownInPlay, protagonist } from '../../lookups';
import { refuse } from '../../refusal';
import type { GbmState } from '../../state';
import type { CommandOf } from './commands';
import { engineNamed, engineOf, whyNotPilot } from './engines';
import { starsSlot } from './slots';
import type { Engine } from './state';
import { changeEngine, leaveBehind, onMission } from './strength';

/** Somebody boards an Engine, and leaves the one they were in (GBM-SEA-RUL-003, 014). */
export function board(play: GbmPlay, command: CommandOf<'stars.board'>): void {
  const self = ownInPlay(play, command.protagonist);
  const engine = engineNamed(play.state, command.engine);
  refuseInCreation(play.state);
  if (engine.pilot === self.id) {
    refuse('already-done', `${nameOf(self)} pilots ${engine.name} already.`, {
      instead: 'Leave it, or board another Engine.',
      rule: 'TABLE-008',
    });
  }
  const unfit = whyNotPilot(engine, self);
  if (unfit) {
    refuse('not-allowed', unfit.reason, { instead: unfit.instead, rule: unfit.rule });
  }
  const { id, name } = engine;
  const before = engineOf(play.state, self.id);
  const left = before?.name;
  const underWay = onMission(play.state);
  if (before) changeEngine(play, before.id, { pilot: null, used: before.used || underWay });
  changeEngine(play, id, { pilot: self.id, bonded: null, used: underWay });
  play.say(
    left === undefined
      ? `${nameOf(self)} boards ${name}.`
      : `${nameOf(self)} leaves ${left} and boards ${name}.`,
  );
}

function refuseInCreation({ public: { phase } }: GbmState): void {
  if (phase !== 'creation' && phase !== 'epilogue') return;
  refuse('wrong-phase', 'Nobody boards an Engine now.', {
    instead: 'Board one when play has begun.',
    rule: 'GBM-CYC-004',
  });
}

/** Whether an Engine is out on the mission, where it can be left behind. */
export function isOut(state: GbmState, { pilot, used, abandoned }: Engine): boolean {
  return onMission(state) && !abandoned && (pilot !== null || used);
}

/** The pilot leaves the Engine; left behind in the field it loses 1 strength (GBM-SEA-RUL-013). */
export function leave(play: GbmPlay, command: CommandOf<'stars.leave'>): void {
  const engine = engineNamed(play.state, command.engine);
  const { id, name, pilot } = engine;
  const mine = pilot !== null && protagonist(play.state, pilot).seat === play.seat().id;
  if (!mine && !play.isDirector()) {
    refuse('not-yours', `Only its pilot, or the director, can say that of ${name}.`, {
      instead: 'Ask them.',
      rule: 'TABLE-003',
    });
  }
  if (command.behind && !isOut(play.state, engine)) {
    refuse('wrong-moment', `${name} is not out in the field.`, {
      instead: 'An Engine can be left behind on a mission that it takes part in.',
      rule: 'GBM-SEA-RUL-013',
    });
  }
  if (!command.behind && pilot === null) {
    refuse('already-done', `Nobody pilots ${name}.`, {
      instead: 'Board it, if you like.',
      rule: 'TABLE-008',
    });
  }
  const used = engine.used || onMission(play.state);
  const notes = command.how ? [command.how] : [];
  if (!command.behind) {
    const who = nameById(play.state, pilot ?? '');
    changeEngine(play, id, { pilot: null, used });
    play.say(`${who} leaves ${name}.`, { notes });
    return;
  }
  notes.unshift(leaveBehind(play, id));
  play.say(`${name} is left behind in the field.`, { notes });
}

/** The room of the flagship by which it sends the runabout. */
export const RUNABOUT = 'runabout';

/** Whether the runabout can be sent now (GBM-SEA-RUL-027). */
export function hasRunabout(state: GbmState): boolean {
  const { rooms } = state.public.series;
  return onMission(state) && rooms.includes(RUNABOUT) && !starsSlot.of(state)?.spent[RUNABOUT];
}

/** Whether the runabout would find an Engine to bring home: one left behind, or one that broke. */
export const isStranded = ({ abandoned, strength, used }: Engine): boolean =>
  abandoned || (strength < 1 && used);

/** Once a mission the runabout rescues a pilot, or brings home an Engine (GBM-SEA-RUL-027). */
export function sendRunabout(play: GbmPlay, command: CommandOf<'stars.runabout'>): void {
  const seat = play.seat();
  if (!hasRunabout(play.state)) {
    refuse('not-allowed', 'There is no runabout to send now.', {
      instead: 'It has a room of its own on the flagship, and goes out once a mission.',
      rule: 'GBM-SEA-RUL-027',
    });
  }
  const notes = command.how ? [command.how] : [];
  const { engine: id, protagonist: whom } = command;
  if ((id === undefined) === (whom === undefined)) {
    refuse('malformed', 'The runabout goes for a pilot, or for an Engine.', {
      instead: 'Choose one of the two.',
      rule: 'GBM-SEA-RUL-027',
    });
  }
  const { spent } = starsSlot.of(play.state) ?? { spent: {} };
  if (whom !== undefined) {
    const name = nameOf(protagonist(play.state, whom));
    starsSlot.change(play, { spent: { ...spent, [RUNABOUT]: true } });
    play.say(`${seat.name} sends the runabout: it brings ${name} out.`, { notes });
    return;
  }
  const engine = engineNamed(play.state, id ?? '');
  const { name } = engine;
  if (!isStranded(engine)) {
    refuse('not-allowed', `${name} needs no retrieving.`, {
      instead: 'Send it for an Engine that was left behind, or that is broken.',
      rule: 'GBM-SEA-RUL-027',
    });
  }
  starsSlot.change(play, { spent: { ...spent, [RUNABOUT]: true } });
  changeEngine(play, engine.id, { abandoned: false });
  play.say(`${seat.name} sends the runabout: it brings ${name} home.`, { notes });
}
