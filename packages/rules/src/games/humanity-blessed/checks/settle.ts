import { latest } from '../../../engine';
import { characterOf } from '../characters/find';
import { shownAt } from '../dice/stat-dice';
import type { HumanityPlay } from '../game';
import { effectOf } from '../numbers';
import { bandWords, caps } from '../vocabulary';
import type { Attack, Continuable, DonePart, Frame, Outcome, Part, TableCheck } from './check';
import { growByFailing, hardyUsed } from './growing';
import { lock, unlock } from './locking';
import { owe } from './owing';
import type { Reading } from './reading';
import { readingOf } from './reading';
import { lyingNow, update } from './standing';
import { stillMayStepIn } from './stepping';
import { advanceTracked } from './tracking';

/** Settles the dice that lie there, once nobody could step in any more (HUM-618). */
export function settleIfDone(play: HumanityPlay): void {
  const on = lyingNow(play);
  if (!on?.part.atRest || on.part.offers.length > 0) return;
  if (stillMayStepIn(play.state, on.check, on.frame, on.part).length === 0) settle(play);
}

/** Settles the dice that lie there, whoever might still step in. */
export function settle(play: HumanityPlay): void {
  const on = lyingNow(play);
  if (!on) return;
  const { check, frame, part } = on;
  const reading = readingOf(frame, part);
  const usesHardy = part.stat === 'hardy' || part.spark?.stat === 'hardy';
  if (!reading.success) {
    if (usesHardy) hardyUsed(play);
    if (check.creative !== undefined && !check.creativeUsed) leaveOut(play, check, frame, part);
    else fail(play, check, part, reading);
    return;
  }
  const done = [...check.done, lockAll(play, part, reading)];
  if (usesHardy) hardyUsed(play);
  if (done.length >= frame.needed) {
    succeed(play, check, done);
    return;
  }
  update(play, check, { done, part: null });
  tellPart(play, part, reading, frame.needed - done.length);
}

/** The lowest roll of whoever is Creative is left out where it fails: the others decide (HUM-1603). */
function leaveOut(play: HumanityPlay, check: TableCheck, frame: Frame, part: Part): void {
  const failed = failedPart(part, readingOf(frame, part));
  const done = [...check.done, failed];
  const main = check.main === check.done.length ? null : check.main;
  update(play, check, { creativeUsed: true, done, main, part: null });
  play.say(`${characterOf(play, part.character).name} fails at it; it is left out.`, {
    beat: { kind: 'check-part', about: [part.character] },
  });
  growByFailing(play, part.character, frame.dark);
  if (done.length >= frame.needed) succeed(play, check, done, main);
}

/** A roll that has failed, as it counts: nothing is locked by it. */
function failedPart(part: Part, { total }: Reading): DonePart {
  const { character, stat, insteadOf, of, size } = part;
  return {
    character,
    stat,
    insteadOf,
    of,
    total,
    dice: [{ stat, size, value: shownAt(part, 0) }],
    band: 'failure',
    boons: 0,
    busts: 0,
    locked: false,
  };
}

function tellPart(play: HumanityPlay, { character }: Part, reading: Reading, left: number): void {
  const { name, means } = bandWords[reading.band];
  play.say(
    `${characterOf(play, character).name}: ${name}; ${means} ${left} more ${left === 1 ? 'Check' : 'Checks'} to go.`,
    { beat: { kind: 'check-part', about: [character] } },
  );
}

/** Locks the Stats that were used at the last faces of their dice (HUM-503, 710). */
function lockAll(play: HumanityPlay, part: Part, reading: Reading): DonePart {
  const { character, stat, insteadOf, of, size, spark } = part;
  const { total, band, boons, busts } = reading;
  const dice = [{ stat, size, value: shownAt(part, 0) }];
  if (spark) dice.push({ stat: spark.stat, size: spark.size, value: shownAt(part, 1) });
  let locked = false;
  for (const [at, die] of dice.entries()) {
    const did = lock(play, at === 0 ? of : character, die.stat, die.value);
    locked ||= did;
  }
  return { character, stat, insteadOf, of, dice, total, band, boons, busts, locked };
}

/** One fails, so all of it does: what it has locked is free again (HUM-704, 907). */
function fail(play: HumanityPlay, check: TableCheck, part: Part, reading: Reading): void {
  const one = characterOf(play, part.character);
  play.emit({ type: 'checkSet', check: null });
  play.say(`${one.name}: a Failure.`, {
    beat: { kind: 'failure', about: [one.id], fiction: check.aim },
  });
  for (const { of, character, dice } of check.done) {
    for (const [at, { stat }] of dice.entries()) {
      unlock(play, characterOf(play, at === 0 ? of : character), [stat]);
    }
  }
  growByFailing(play, part.character, check.frame?.dark ?? false);
  const { character, stat, insteadOf, of } = part;
  const failed: DonePart = {
    character,
    stat,
    insteadOf,
    of,
    dice: [],
    total: reading.total,
    band: 'failure',
    boons: 0,
    busts: 0,
    locked: false,
  };
  finish(
    play,
    outcomeOf(check, [...check.done, failed], failed, { size: part.size, continued: false }),
  );
}

/** All of its Checks have succeeded: what it brings, and that it may go on (HUM-801, 909). */
function succeed(
  play: HumanityPlay,
  check: TableCheck,
  done: DonePart[],
  carries: number | null = check.main,
): void {
  // One that was left out carries nothing (HUM-1603).
  const last = done.findLastIndex(({ band }) => band !== 'failure');
  const main = carries ?? last;
  const carried = done[main] ?? done[last];
  const { frame } = check;
  if (!carried || !frame) return;
  play.emit({ type: 'checkSet', check: null });
  const outcome = outcomeOf(check, done, carried, {
    size: carried.dice[0]?.size ?? 4,
    continued: false,
  });
  tellOutcome(play, outcome);
  const { aim, purpose, claim } = check;
  for (const part of done) owe(play, part, { aim, purpose, against: claim.against });
  if (done.every(({ locked }) => locked)) keepGoing(play, check, frame, done, main);
  finish(play, outcome);
}

function keepGoing(
  play: HumanityPlay,
  { id, aim, purpose, leader, members, claim }: TableCheck,
  frame: Frame,
  parts: DonePart[],
  main: number,
): void {
  const [oldest, ...rest] = Object.keys(latest(play.state).public.continues);
  if (oldest !== undefined && rest.length + 1 >= caps.continues) {
    play.emit({ type: 'continuableRemoved', id: oldest });
  }
  const { against } = claim;
  const continuable: Continuable = {
    id,
    aim,
    purpose,
    leader,
    members,
    parts,
    main,
    frame,
    against,
    agreed: [],
  };
  play.emit({ type: 'continuableSet', continuable });
}

/** Says what an action that succeeds comes to. */
export function tellOutcome(
  play: HumanityPlay,
  { leader, band, total, aim, continued }: Outcome,
): void {
  const { name, means } = bandWords[band];
  const again = continued ? ' again' : '';
  const one = characterOf({ state: latest(play.state) }, leader);
  play.say(`${one.name}${again}: a ${name}; ${total}: ${means}`, {
    beat: { kind: band, about: [leader], fiction: aim },
  });
}

type Acted = Pick<TableCheck, 'id' | 'purpose' | 'leader' | 'members' | 'aim' | 'frame'> & {
  claim: Pick<TableCheck['claim'], 'against'>;
};

/** What an action has come to: band and effect are those of the Check that carries its aim (HUM-901, 908, 909). */
export function outcomeOf(
  acted: Acted,
  parts: readonly DonePart[],
  carried: DonePart,
  { size, continued }: { size: DonePart['dice'][number]['size']; continued: boolean },
): Outcome {
  const { id, purpose, leader, members, aim, frame } = acted;
  const success = carried.band !== 'failure';
  const sum = (of: 'boons' | 'busts') => parts.reduce((all, part) => all + part[of], 0);
  return {
    id,
    purpose,
    leader,
    members,
    aim,
    success,
    continued,
    band: carried.band,
    total: carried.total,
    stat: carried.stat,
    insteadOf: carried.insteadOf,
    effect: effectOf(size),
    attack: attackOf(acted.claim.against, parts),
    complexity: frame?.complexity ?? 'simple',
    boons: success ? sum('boons') : 0,
    busts: success ? sum('busts') : 0,
  };
}

/** Against another’s will it is an Attack, violent where Hurt is used or something in its place (HUM-1001, 1002). */
export function attackOf(
  against: Attack['against'] | null,
  parts: readonly DonePart[],
): Attack | null {
  if (!against) return null;
  const hurts = parts.some(
    ({ stat, insteadOf, dice }) =>
      stat === 'hurt' || insteadOf === 'hurt' || dice.some((die) => die.stat === 'hurt'),
  );
  return { kind: hurts ? 'violent' : 'nonviolent', against };
}

/** Hands an action that is over to whatever it was a part of. */
export function finish(play: HumanityPlay, outcome: Outcome): void {
  play.emit({ type: 'outcomeSet', outcome });
  if (outcome.purpose.kind === 'tracked') advanceTracked(play, outcome, outcome.purpose.track);
}
