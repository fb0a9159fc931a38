import { z } from 'zod';
import type { Bar } from '../../../engine';
import type { Band } from '../../../forged-in-the-dark';
import { bandWords, offeredPool, rollPool, tones } from '../../../forged-in-the-dark';
import type { WayToMove } from '../../../table';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { allowing, happened, readingsFrom } from '../asking';
import type { GbmPlay } from '../game';
import { playbookOf } from '../library';
import { cast, nameById, nameOf, notTheirs, protagonist } from '../lookups';
import type { GbmBrings, GbmContext } from '../moves';
import { moves } from '../moves';
import { barred } from '../refusal';
import { advanceRecovery } from '../sheet/harm';
import { lowestAttributes } from '../sheet/ratings';
import { recoverStress } from '../sheet/stress';
import type { EclipseRoll, GbmState, Protagonist } from '../state';
import { remember } from '../telling/chronicle';
import type { Moment } from '../telling/tell';
import { tell, tellRoll } from '../telling/tell';
import type { AttributeId } from '../vocabulary';
import { attributes, titled } from '../vocabulary';
import { decided, holdOn, rollAgain } from './eclipse-held';
import { eclipsePool, eclipseWords, helpersOf, movedBand } from './eclipse-pool';
import { escaping } from './escape';
import { diceInWords, reasonsOf } from './pool-words';
import { rescuing } from './rescue';
import { eclipsePrompts, notAt, promptOf, torn } from './standing-eclipse';

const rollCommand = rolling('eclipse.roll', {
  protagonist: id,
  attribute: z.enum(attributes).optional(),
});
type RollCommand = z.infer<typeof rollCommand>;

const shiftCommand = command('eclipse.shift', {
  protagonist: id,
  steps: z.int().min(-1).max(1),
});

const steps = moves.about(torn, 'prompt', (move) => [
  move(rollCommand, {
    unless: (context, { attribute }, one) =>
      notTheirsToRoll(context, one) ??
      notAt(one, 'due') ??
      (attribute ? notLowest(context.state, one, attribute) : null),
    ways: waysToRoll,
    do: rollForEclipse,
  }),
  move(shiftCommand, {
    unless: (context, _, one) => notTheirsToRoll(context, one) ?? notAt(one, 'choose'),
    ways: (_, one) => waysToShift(one),
    do(play, { steps }, { state }, one) {
      const band = movedBand(one.band ?? 'bad', steps);
      const name = nameOf(protagonist(state, one.protagonist));
      if (steps !== 0) play.say(`${name} moves the result: ${eclipseWords[band]}.`);
      settle(play, one, band);
    },
  }),
  move(command('eclipse.fall', { protagonist: id }), {
    unless: (context, _, one) =>
      notAt(one, 'rescue') ?? (context.director ? null : notTheirsToRoll(context, one)),
    ways({ state, self }, one) {
      const asked = self?.id === one.protagonist && helpersOf(state, one).length === 0;
      return {
        label: `Nobody steps in: ${nameById(state, one.protagonist)} falls`,
        ...(asked ? { prompt: promptOf(one) } : { place: 'roll', order: 85 }),
      };
    },
    do: (play, _, __, one) => fall(play, one),
  }),
  ...rescuing(move),
]);

/** Eclipse: the roll at the limit of stress, the rescue, the fall, and the way out (GBM-STR-003…028). */
export const eclipse = {
  ...moves.area(steps, escaping),
  prompts: eclipsePrompts,
} satisfies GbmBrings;

const notTheirsToRoll = ({ state, seat }: GbmContext, one: EclipseRoll): Bar | null =>
  notTheirs(seat, protagonist(state, one.protagonist));

function notLowest(state: GbmState, one: EclipseRoll, attribute: AttributeId): Bar | null {
  const lowest = lowestAttributes(protagonist(state, one.protagonist));
  if (lowest.includes(attribute)) return null;
  const names = lowest.map(titled).join(' or ');
  return barred('not-allowed', `Eclipse is rolled with the lowest attribute: ${names}.`, {
    instead: 'Choose one that is lowest.',
    rule: 'GBM-STR-004',
  });
}

function waysToRoll({ state }: GbmContext, one: EclipseRoll): WayToMove<RollCommand>[] {
  const self = protagonist(state, one.protagonist);
  return lowestAttributes(self).map((attribute) => {
    const pool = eclipsePool(state, self, attribute);
    const reasons = reasonsOf(pool).trim();
    return {
      with: { attribute },
      label: `Roll ${titled(attribute)} (${diceInWords(pool)})`,
      ...(reasons ? { detail: reasons } : {}),
      prompt: promptOf(one),
      primary: true,
      rolls: offeredPool(pool),
    };
  });
}

function rollForEclipse(
  play: GbmPlay,
  { attribute = 'sun' }: RollCommand,
  { state }: GbmContext,
  due: EclipseRoll,
): void {
  const self = protagonist(state, due.protagonist);
  const pool = eclipsePool(state, self, attribute);
  const result = rollPool(play, pool, `${nameOf(self)} rolls for eclipse`);
  const { band, source } = readEclipse(play, self, result.band);
  const moment: Moment = { kind: 'eclipse-roll', about: [self.id], what: titled(attribute) };
  const outcome = { word: eclipseWords[band], tone: tones[band] };
  tellRoll(play, moment, nameOf(self), { pool, result, outcome }, { reveals: true });
  if (source) play.say(`${source}: it counts as a ${bandWords[band].toLowerCase()}.`);
  const rolled: EclipseRoll = { ...due, attribute, result, band };
  if (allowing('shiftEclipse', { state: play.state, self })) {
    play.emit({ type: 'eclipseSet', eclipse: { ...rolled, stage: 'choose' } });
  } else settle(play, rolled, band);
}

/** How the roll reads: as it fell, or better by an ability, which is named then. */
function readEclipse(
  play: GbmPlay,
  self: Protagonist,
  band: Band,
): { band: Band; source?: string } {
  const { state } = play;
  const [better] = readingsFrom('eclipse', { state, self, band });
  return better?.is ?? { band };
}

function* waysToShift(one: EclipseRoll): Iterable<WayToMove<z.infer<typeof shiftCommand>>> {
  const from = one.band ?? 'bad';
  for (const [steps, label] of [
    [0, 'Leave it'],
    [1, 'One step better'],
    [-1, 'One step worse'],
  ] as const) {
    const band = movedBand(from, steps);
    if (steps !== 0 && band === from) continue;
    yield {
      with: { steps },
      label: `${label}: ${eclipseWords[band]}`,
      prompt: promptOf(one),
    };
  }
}

/** Whether an ability lets somebody hold a friend whom the dice let fall (GBM-PB-OUT-013, AMB-89). */
const mayStillBeHeld = (state: GbmState, torn: EclipseRoll): boolean =>
  torn.calledBy === undefined && helpersOf(state, { ...torn, band: 'bad' }).length > 0;

const namesOfHelpers = (state: GbmState, torn: EclipseRoll): string =>
  helpersOf(state, torn).map(nameOf).join(' or ');

function settle(play: GbmPlay, torn: EclipseRoll, band: Band): void {
  const self = protagonist(play.state, torn.protagonist);
  if (band === 'bad' && !mayStillBeHeld(play.state, torn)) fall(play, torn);
  else if (band === 'bad' || band === 'partial') {
    const rescue: EclipseRoll = { ...torn, stage: 'rescue', band };
    if (helpersOf(play.state, rescue).length === 0) fall(play, torn);
    else {
      play.emit({ type: 'eclipseSet', eclipse: rescue });
      play.say(
        band === 'partial'
          ? `${nameOf(self)} is slipping: a friend can push themselves or spend a link to hold them.`
          : `${nameOf(self)} is falling, and ${namesOfHelpers(play.state, rescue)} can be there.`,
      );
    }
  } else {
    const notes = band === 'critical' ? shine(play, self, torn.attribute ?? 'sun') : [];
    tell(play, { kind: 'hope', about: [self.id] }, { notes });
    holdOn(play, torn);
  }
}

/** A critical gives back strength, and something to every other protagonist (GBM-STR-009…012). */
function shine(play: GbmPlay, self: Protagonist, attribute: AttributeId): string[] {
  const marked = Math.max(0, self.transcendence.marked - 1);
  play.emit({
    type: 'protagonistChanged',
    id: self.id,
    changes: { transcendence: { ...self.transcendence, marked } },
  });
  const notes = [
    recoverStress(play, self.id, 5, 'critical'),
    `${nameOf(self)}: transcendence ${marked} marked.`,
  ];
  for (const { id } of cast(play.state).filter((one) => one.id !== self.id)) {
    if (attribute === 'sun') notes.push(advanceRecovery(play, id, 2));
    if (attribute === 'moon') notes.push(recoverStress(play, id, 2, 'a friend’s light'));
    if (attribute === 'stars') {
      play.emit({
        type: 'protagonistChanged',
        id,
        changes: { armourUsed: false, specialArmourUsed: false },
      });
    }
  }
  if (attribute === 'stars') notes.push('Everybody else has their armour back.');
  return notes;
}

/**
 * Into eclipse; everybody reads the prompt and the way out (GBM-STR-006, 014, 027). Where an ability
 * called for the roll, it says what comes instead (GBM-ROT-ABL-011).
 */
function fall(play: GbmPlay, roll: EclipseRoll): void {
  const torn = { ...roll };
  const id = torn.protagonist;
  const self = protagonist(play.state, id);
  play.emit({ type: 'eclipseRemoved', protagonist: id });
  if (torn.calledBy !== undefined) {
    decided(play, torn, false);
    rollAgain(play, torn);
    return;
  }
  play.emit({ type: 'protagonistChanged', id, changes: { eclipse: true } });
  if (play.state.public.phase === 'mission')
    play.emit({ type: 'episodeChanged', changes: { eclipsedInMission: true } });
  happened(play, id, 'eclipse', {});
  const { prompt, escape: wayOut } = playbookOf(play.state, self).eclipse;
  remember(play, 'eclipse', `${nameOf(self)} falls into eclipse.`);
  tell(play, { kind: 'eclipse', about: [id] }, { notes: [prompt, wayOut], reveals: true });
}
