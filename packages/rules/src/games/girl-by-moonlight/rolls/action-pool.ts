import type { Pool, PoolLine } from '../../../forged-in-the-dark';
import { givenBy, makePool } from '../../../forged-in-the-dark';
import { inARow } from '../../../table';
import { diceFrom, highestFrom, optionsFrom, readingsFrom } from '../asking';
import type { Feature } from '../features';
import { featuresOf } from '../features';
import type { RollContext, RollOption } from '../hooks';
import { cast, directorSeats, nameById, nameOf, protagonist } from '../lookups';
import { giftLines } from '../sheet/gifts';
import { linksWith } from '../sheet/links';
import type { FeltHarm } from '../sheet/penalties';
import { feltHarm, incapacitated } from '../sheet/penalties';
import { actionDice } from '../sheet/ratings';
import { whyNoStress } from '../sheet/stress';
import type {
  ActionRoll,
  Assist,
  GbmState,
  Protagonist,
  ProtagonistId,
  Push,
  RollDerived,
} from '../state';
import type { Effect } from '../vocabulary';
import { positions, shiftEffect, titled, worsenPosition } from '../vocabulary';
import { actorOf } from './actor';
import { NOT_JUDGED } from './blanks';
import { gatherEffects } from './gathering';
import { whyCritical } from './group';
import { helpOf, pushesFor, pushesOf } from './helping';
import { outcomeOf } from './outcomes';
import { acceptedPromise } from './promised';
import { weighedBefore } from './weighing';

/** The switches that abilities offer for this roll: the roller's own, and what others give it. */
export function rollOptions(state: GbmState, roll: ActionRoll): RollOption[] {
  const { features, context } = contextOf(state, roll, roll.roller);
  const own = optionsFrom('action', context, features);
  const others = cast(state).filter(({ id }) => id !== roll.roller);
  const given = others.flatMap((self) =>
    optionsFrom('allyAction', { state, self, roll }).map((option) => ({
      by: self.id,
      ...option,
    })),
  );
  const open = [...own, ...given].filter(({ action }) => !action || action === roll.action);
  if (!open.some(({ from }) => from)) return open;
  const chosen = open.filter(({ id, from }) => !from && roll.options.includes(id));
  const position = roll.rolled?.position ?? positionWith(state, roll, chosen).position;
  return open.filter(({ from }) => !from || from === position);
}

/** The switches that are on. */
export function chosenOptions(state: GbmState, roll: ActionRoll): RollOption[] {
  return rollOptions(state, roll).filter(({ id }) => roll.options.includes(id));
}

/**
 * The pool of one who takes part: rating, abilities, help, push or promise, and relevant harm
 * (GBM-ARP-001, 019…024, 033…035). Help and bonus dice go to the roller, who leads a group.
 */
export function actionPool(state: GbmState, roll: ActionRoll, id: ProtagonistId): Pool {
  const { features, context } = contextOf(state, roll, id);
  const leads = id === roll.roller;
  const lines: PoolLine[] = [
    ratingLine(context, features),
    ...diceFrom('actionDice', context, features),
    ...(leads
      ? bonusLines(state, roll)
      : [
          ...ownSwitches(state, roll, id),
          ...pushLines(state, roll, id),
          ...promiseLines(state, roll, id),
        ]),
    ...relevantHarm(state, context.self, roll, 2).map(({ source }) => ({ source, dice: -1 })),
  ];
  return makePool(givenBy(id, lines));
}

/** Position, effect and pool of the roll on the table, each with what explains it. */
export function deriveRoll(state: GbmState): RollDerived | null {
  const { roll } = state.public;
  if (!roll) return null;
  const members = (roll.group ?? []).filter(({ protagonist: id }) => id !== roll.roller);
  return {
    pool: actionPool(state, roll, roll.roller),
    members: Object.fromEntries(
      members.map(({ protagonist: id }) => [id, actionPool(state, roll, id)]),
    ),
    ...positionOf(state, roll),
    ...effectOf(state, roll),
    blocked: whatBlocks(state, roll),
    weigh: roll.stage === 'rolled' ? [] : weighedBefore(state, roll),
    outcome: deriveOutcome(state, roll),
  };
}

/** What the dice have come to in words, with what abilities made of them. */
function deriveOutcome(state: GbmState, roll: ActionRoll): RollDerived['outcome'] {
  if (!roll.rolled || !roll.band) return null;
  const { word, text } = outcomeOf(roll.rolled.position, roll.band);
  return { word, text: [whyCritical(state, roll), text].filter(Boolean).join(' ') };
}

/**
 * Where the roll starts from: the director's word, a set-up, and what abilities of anybody who takes
 * part insist on.
 */
export function positionOf(state: GbmState, roll: ActionRoll): Positioned {
  return positionWith(state, roll, chosenOptions(state, roll));
}

type Positioned = Pick<RollDerived, 'position' | 'positionLines'>;

/** The same with these switches on, and no others. */
function positionWith(state: GbmState, roll: ActionRoll, chosen: RollOption[]): Positioned {
  const judged = roll.judgement?.position ?? 'risky';
  const positionLines: RollDerived['positionLines'] = [];
  let position = judged;
  if (roll.setUp?.benefit === 'position') {
    position = worsenPosition(position, -1);
    positionLines.push({ source: `set up by ${nameById(state, roll.setUp.by)}`, steps: 1 });
  }
  for (const { label, position: steps } of chosen) {
    if (!steps) continue;
    position = worsenPosition(position, -steps);
    positionLines.push({ source: label, steps });
  }
  const everybody = roll.group?.map((member) => member.protagonist) ?? [roll.roller];
  const floors = everybody.flatMap((id) => {
    const { features, context } = contextOf(state, roll, id);
    return readingsFrom('position', context, features).map(({ is }) => is);
  });
  for (const floor of floors) {
    if (positions.indexOf(floor.atLeast) <= positions.indexOf(position)) continue;
    positionLines.push({
      source: floor.source,
      steps: positions.indexOf(position) - positions.indexOf(floor.atLeast),
    });
    position = floor.atLeast;
  }
  return { position, positionLines };
}

/** What it can achieve: the director's word, help, push, abilities, and level 1 harm (GBM-ARP-033). */
export function effectOf(
  state: GbmState,
  roll: ActionRoll,
): { effect: Effect; effectLines: RollDerived['effectLines'] } {
  const judged = roll.judgement?.effect ?? 'standard';
  const self = actorOf(state, roll);
  const effectLines: RollDerived['effectLines'] = [
    ...(roll.purpose === 'gather-information' ? gatherEffects(state, self) : []),
    ...chosenOptions(state, roll).map(({ label, effect }) => ({
      source: label,
      steps: effect ?? 0,
    })),
    ...(roll.setUp?.benefit === 'effect'
      ? [{ source: `set up by ${nameById(state, roll.setUp.by)}`, steps: 1 }]
      : []),
    ...(pushGives(state, roll, roll.roller, 'effect') ? [{ source: 'push', steps: 1 }] : []),
    ...relevantHarm(state, self, roll, 1).map(({ source }) => ({ source, steps: -1 })),
  ].filter(({ steps }) => steps !== 0);
  const steps = effectLines.reduce((sum, line) => sum + line.steps, 0);
  return { effect: shiftEffect(judged, steps), effectLines };
}

/** Why the dice cannot be rolled yet, in a sentence; `null` when they can. */
export function whatBlocks(state: GbmState, roll: ActionRoll): string | null {
  if (roll.stage === 'rolled') return null;
  if (!roll.judgement) return NOT_JUDGED;
  const one = actorOf(state, roll);
  const absent = (roll.group ?? [{ protagonist: one.id, result: null }])
    .filter(({ result }) => !result)
    .map(({ protagonist: id }) => whyNoAction(state, actorOf(state, roll, id), roll))
    .find((reason) => reason !== null);
  if (absent) return absent;
  const left = stillToRoll(roll).map((id) => nameById(state, id));
  if (left.length > 0)
    return `${inARow(left)} ${left.length === 1 ? 'rolls' : 'roll'} first; then ${nameOf(one)}, who leads.`;
  for (const help of helpOf(roll)) {
    const unpaid = whyUnpaid(state, help, roll.roller);
    if (unpaid) return unpaid;
  }
  if (incapacitated(state, one, roll) && enablerOf(state, one, roll) === null) {
    return `${nameOf(one)} is incapacitated by level 3 harm: somebody must assist, or they must push themselves.`;
  }
  return null;
}

/** Who acts along and has not rolled yet (TABLE-061). */
export const stillToRoll = ({ group, roller }: ActionRoll): ProtagonistId[] =>
  (group ?? []).flatMap(({ protagonist: id, result }) => (result || id === roller ? [] : id));

/**
 * Why somebody cannot roll in this roll, in a sentence; `null` when they can. Help goes to the
 * roller, so whoever follows with level 3 harm has to push (GBM-ARP-035).
 */
export function whyNoAction(state: GbmState, one: Protagonist, roll: ActionRoll): string | null {
  if (one.status !== 'active') return `${nameOf(one)} cannot act any more.`;
  const follows = one.id !== roll.roller && incapacitated(state, one, roll);
  if (follows && enablerOf(state, one, roll) === null) {
    return `${nameOf(one)} is incapacitated by level 3 harm: they push themselves to act along, or leave the group.`;
  }
  return whyNoStress(state, one);
}

/** Why help cannot be paid for now, in a sentence: a link may have been spent on something else. */
function whyUnpaid(state: GbmState, help: Assist, roller: ProtagonistId): string | null {
  const helper = protagonist(state, help.by);
  if (help.via === 'link' && linksWith(helper, help.link ?? roller) < 1) {
    return `${nameOf(helper)} has no such link any more: they help another way, or not.`;
  }
  return help.stress > 0 ? whyNoStress(state, helper) : null;
}

function contextOf(
  state: GbmState,
  roll: ActionRoll,
  id: ProtagonistId,
): { features: Feature[]; context: RollContext } {
  const self = actorOf(state, roll, id);
  return { features: featuresOf(state, self), context: { state, self, roll } };
}

function ratingLine(context: RollContext, features: Feature[]): PoolLine {
  const { self, roll } = context;
  const own = actionDice(self, roll.action, self.transcendence.active);
  const better = readingsFrom('rating', { ...context, rating: own }, features)
    .map(({ is }) => is)
    .reduce<{ source: string; dice: number } | null>(
      (best, one) => (one.dice > (best?.dice ?? own) ? one : best),
      null,
    );
  return better ?? { source: `${titled(roll.action)} ${own}`, dice: own };
}

/** Dice from the common sources: help, and one of push or promise (GBM-ARP-019…023, AMB-06). */
function bonusLines(state: GbmState, roll: ActionRoll): PoolLine[] {
  const lines: PoolLine[] = chosenOptions(state, roll)
    .filter(({ own }) => own === undefined)
    .map(({ label, dice, by }) => ({
      source: label,
      dice: dice ?? 0,
      ...(by === undefined ? {} : { by }),
    }));
  const enabler = enablerOf(state, actorOf(state, roll), roll);
  for (const { by, via, dice } of helpOf(roll).slice(enabler === 'assist' ? 1 : 0)) {
    const how = via === 'link' ? 'spends a link' : 'assists';
    lines.push({ source: `${nameById(state, by)} ${how}`, dice, by });
  }
  lines.push(...giftLines(roll), ...pushLines(state, roll, roll.roller));
  const [director] = directorSeats(state);
  if (roll.byHand) {
    const by = director === undefined ? {} : { by: director };
    lines.push({ source: 'the director, by hand', dice: roll.byHand, ...by });
  }
  return [...lines, ...promiseLines(state, roll, roll.roller)];
}

function promiseLines(state: GbmState, roll: ActionRoll, id: ProtagonistId): PoolLine[] {
  const promise = acceptedPromise(roll, id);
  if (!promise) return [];
  return [{ source: 'poisoned promise', dice: promiseDice(state, roll, id), by: promise.by }];
}

/** What switches give somebody who follows, and nobody else (AMB-80). */
function ownSwitches(state: GbmState, roll: ActionRoll, id: ProtagonistId): PoolLine[] {
  return chosenOptions(state, roll)
    .filter(({ own }) => own === id)
    .map(({ label, dice }) => ({ source: label, dice: dice ?? 0 }));
}

function pushLines(state: GbmState, roll: ActionRoll, id: ProtagonistId): PoolLine[] {
  return pushGives(state, roll, id, 'die') ? [{ source: 'push', dice: 1 }] : [];
}

/** Whether somebody pushes for this and gets it: the push that lets them act gives nothing else. */
function pushGives(
  state: GbmState,
  roll: ActionRoll,
  id: ProtagonistId,
  benefit: Push['for'],
): boolean {
  const enabler = enablerOf(state, actorOf(state, roll, id), roll);
  const [acts] = enabler === 'push' ? pushesToAct(roll, id) : [];
  return pushesFor(roll, id, benefit) && acts?.for !== benefit;
}

/**
 * With level 3 harm one source lets somebody act and gives nothing else (GBM-ARP-035, AMB-11): the push
 * if it was made for that, otherwise the help, which goes to whoever leads, otherwise any push.
 */
export function enablerOf(
  state: GbmState,
  one: Protagonist,
  roll: ActionRoll,
): 'assist' | 'push' | null {
  if (!incapacitated(state, one, roll)) return null;
  if (pushesFor(roll, one.id, 'act')) return 'push';
  if (one.id === roll.roller && helpOf(roll).length > 0) return 'assist';
  return pushesToAct(roll, one.id).length > 0 ? 'push' : null;
}

/** The pushes of somebody, first the one that lets them act in spite of level 3 harm. */
function pushesToAct(roll: ActionRoll, id: ProtagonistId): Push[] {
  const pushes = pushesOf(roll, id);
  return [...pushes.filter(({ for: what }) => what === 'act'), ...pushes];
}

/** The harm that matters for this action (GBM-ARP-032) and is felt at this level. */
function relevantHarm(
  state: GbmState,
  one: Protagonist,
  { harm }: ActionRoll,
  felt: FeltHarm['level'],
): FeltHarm[] {
  return feltHarm(state, one).filter(({ tag, level }) => level === felt && harm.includes(tag.id));
}

/** An accepted promise gives one die, or what an ability makes of it (GBM-ARP-025). */
export function promiseDice(state: GbmState, roll: ActionRoll, id = roll.roller): number {
  return highestFrom('promiseDice', contextOf(state, roll, id).context, 1);
}
