import type { Band } from '../../../forged-in-the-dark';
import { bandWords, rollPool } from '../../../forged-in-the-dark';
import { happened } from '../asking';
import { featuresOf } from '../features';
import type { GbmPlay, Handlers } from '../game';
import { playsetOf } from '../library/playset';
import { cast, nameById, nameOf, own, ownInPlay, protagonist } from '../lookups';
import { refuse } from '../refusal';
import { markXp } from '../sheet/experience';
import { spendLink } from '../sheet/links';
import { takeStress } from '../sheet/stress';
import { hasSegmentLeft, markTranscendence, tellIfSpent } from '../sheet/transcendence';
import type { ActionRoll, Openness, PoisonedPromise, ProtagonistId } from '../state';
import type { Moment } from '../telling/tell';
import { tellRoll } from '../telling/tell';
import { attributeOf, shiftEffect, titled } from '../vocabulary';
import { actionPool, chosenOptions, effectOf, positionOf, whatBlocks } from './action-pool';
import { actorOf } from './actor';
import { rollBeforeDice } from './before-dice';
import { whyRefused } from './bonus';
import { gatheredByRoll, openQuestions } from './gathering';
import type { MemberResult } from './group';
import { readGroup } from './group';
import { helpOf, keepPushes } from './helping';
import { costs, hasConsequences } from './outcomes';
import { acceptedPromises, refuseOwing } from './promised';
import { sparedBy } from './roll-costs';
import { diceTitle, payPromise, payPushes, resultsAlong } from './rolling-along';

/** The last steps of an action roll: costs, dice, what they mean, and the end of it. */
export const resolve = {
  'roll.roll'(play) {
    const roll = rollBeforeDice(play);
    const self = ownInPlay(play, roll.roller);
    const blocked = whatBlocks(play.state, roll);
    if (blocked) {
      refuse('wrong-moment', blocked, {
        instead: 'Settle that first, or withdraw the roll.',
        rule: 'GBM-ARP-001',
      });
    }
    const { position, positionLines } = positionOf(play.state, roll);
    const { effect, effectLines } = effectOf(play.state, roll);
    if (roll.past) play.emit({ type: 'flashbackSet', flashback: null });
    const own = actionPool(play.state, roll, roll.roller);
    const notes = payFor(play, roll);
    const result = rollPool(play, own, diceTitle(play, roll, roll.roller));
    const results: MemberResult[] = [{ id: roll.roller, result }, ...resultsAlong(roll)];
    const read = readGroup(play.state, roll, results);
    notes.push(...read.notes, ...read.leaderStress(play));
    if (position === 'desperate')
      notes.push(...results.map(({ id }) => desperateXp(play, roll, id)));
    for (const { id } of results) {
      const actor = actorOf(play.state, roll, id);
      if (!actor.transcendence.active) continue;
      const why = sparedBy(play.state, roll, actor);
      notes.push(
        why ? `${nameOf(actor)} marks no transcendence (${why}).` : markTranscendence(play, id),
      );
    }
    const achieved = read.band === 'critical' ? shiftEffect(effect, 1) : effect;
    if (read.band === 'critical' && effect === 'great')
      notes.push('Beyond great: the director gives something more.');
    play.emit({
      type: 'rollChanged',
      changes: {
        stage: 'rolled',
        result: read.best,
        band: read.band,
        rolled: { position, effect: achieved },
        retryAt: position === 'controlled' && read.band === 'bad' ? 'risky' : null,
        group:
          roll.group?.map((member) => ({
            ...member,
            result: results.find(({ id }) => id === member.protagonist)?.result ?? null,
          })) ?? null,
      },
    });
    const moment: Moment = { kind: 'action-roll', about: [roll.roller], what: roll.goal };
    const line = [
      `${titled(position)} position, ${achieved} effect: ${bandWords[read.band].toLowerCase()}.`,
      ...explained('Position', positionLines),
      ...explained('Effect', effectLines),
      ...notes,
    ];
    const dice = { pool: own, result };
    tellRoll(play, moment, nameOf(self), dice, { notes: line, reveals: true });
    followUps(play, read.band, effectLines);
  },

  'roll.set-up-benefit'(play, command) {
    const roll = rolled(play);
    if (!play.isDirector()) own(play, roll.roller);
    const setUp = play.state.public.setUps[roll.id];
    if (!setUp) {
      refuse('wrong-moment', 'This roll sets nothing up.', {
        instead: 'Say that an action sets something up when you propose it; it needs 4 or better.',
        rule: 'GBM-TEAM-007',
      });
    }
    play.emit({ type: 'setUpSet', setUp: { ...setUp, benefit: command.benefit } });
    const gain = command.benefit === 'effect' ? '+1 effect' : 'a better position';
    play.say(`Whoever follows up on ${nameById(play.state, roll.roller)}’s set-up gets ${gain}.`);
  },

  'roll.retry'(play) {
    const roll = rolled(play);
    const self = ownInPlay(play, roll.roller);
    const { retryAt, judgement } = roll;
    if (!retryAt || !judgement) {
      refuse('wrong-moment', 'This roll is not open for another try.', {
        instead: 'Finish it, then try in another way.',
        rule: 'GBM-CON-012',
      });
    }
    refuseWhilePending(play);
    for (const id of whoRolls(roll)) tellIfSpent(play, id);
    play.emit({
      type: 'rollChanged',
      changes: {
        stage: 'bonus',
        // The first try may have marked the last segment (GBM-FLB-006).
        past: roll.past && !hasSegmentLeft(play.state, self) ? 'mundane' : roll.past,
        judgement: { ...judgement, position: retryAt },
        assist: null,
        linkHelp: null,
        gifts: [],
        ...keepPushes([]),
        promises: carriedPromise(play, roll),
        // A better position is in the one it is tried again from, so only more effect is left to give.
        setUp: roll.setUp?.benefit === 'effect' ? roll.setUp : null,
        result: null,
        band: null,
        rolled: null,
        retryAt: null,
        retries: roll.retries + 1,
        // What came of the first try is over; it does not answer for what these dice bring.
        ...(roll.borne ? { borne: [] } : {}),
        group:
          roll.group?.map(({ protagonist: id }) => ({
            protagonist: id,
            push: null,
            result: null,
          })) ?? null,
      },
    });
    play.say(`${nameOf(self)} presses on from a ${retryAt} position.`);
  },

  'roll.give-up'(play) {
    const roll = rolled(play);
    own(play, roll.roller);
    refuseOwing(roll);
    const mayWithdraw =
      roll.rolled?.position === 'controlled' && roll.band && hasConsequences(roll.band);
    if (!mayWithdraw && !roll.retryAt) {
      refuse('wrong-moment', 'There is no withdrawing from this result.', {
        instead: 'Answer what it brings: resist, use armour, or let it stand.',
        rule: 'GBM-ARP-039',
      });
    }
    // Who withdraws has not done it, so nobody can follow up on it (GBM-ARP-039, GBM-TEAM-007).
    if (play.state.public.setUps[roll.id]) play.emit({ type: 'setUpRemoved', id: roll.id });
    refuseWhilePending(play);
    close(play, roll, `${nameById(play.state, roll.roller)} withdraws to try another way.`);
  },

  'roll.finish'(play) {
    const roll = rolled(play);
    if (!play.isDirector()) {
      own(play, roll.roller);
      if (costs(roll)) {
        refuse('not-allowed', 'The director says when this roll’s consequences are through.', {
          instead: 'Tell how it goes; then the director finishes the roll.',
          rule: acceptedPromises(roll).length > 0 ? 'GBM-ARP-028' : 'GBM-CON-002',
        });
      }
    }
    refuseWhilePending(play);
    close(play, roll, `${nameById(play.state, roll.roller)}’s roll is done.`);
  },
} satisfies Partial<Handlers>;

/** A promise that was taken stands for every try at the same action; what it costs at once is paid (AMB-85). */
function carriedPromise(play: GbmPlay, roll: ActionRoll): PoisonedPromise[] {
  return acceptedPromises(roll).map((promise) => {
    const carried = { ...promise, adversary: 0 };
    return playsetOf(play.state).promiseTerms?.carried(carried) ?? carried;
  });
}

/** The roll on the table after the dice fell. */
export function rolled(play: GbmPlay): ActionRoll {
  const { roll } = play.state.public;
  if (roll?.stage !== 'rolled') {
    refuse('wrong-moment', 'No dice have fallen yet.', {
      instead: roll ? 'Roll first.' : 'Propose an action roll first.',
      rule: 'GBM-ARP-001',
    });
  }
  return roll;
}

/** The one who rolls or leads, and whoever acts along. */
function whoRolls(roll: ActionRoll): ProtagonistId[] {
  return roll.group?.map(({ protagonist: id }) => id) ?? [roll.roller];
}

/** Everything the roll costs, paid when the dice leave the hand. */
function payFor(play: GbmPlay, roll: ActionRoll): string[] {
  const notes: string[] = [];
  const { setUp } = roll;
  for (const help of helpOf(roll)) {
    const helper = protagonist(play.state, help.by);
    const reason = whyRefused(play.state, roll, helper);
    if (reason) {
      refuse('not-allowed', reason, {
        instead: 'Take the help back first.',
        rule: 'TABLE-010',
      });
    }
    if (help.via === 'link') notes.push(spendLink(play, help.by, help.link ?? roll.roller));
    if (help.ability) notes.push(countUse(play, roll, help.by, help.ability));
    if (help.stress > 0) notes.push(takeStress(play, help.by, help.stress, 'assisting'));
  }
  notes.push(...payPushes(play, roll, roll.roller));
  notes.push(...payPromise(play, roll, roll.roller));
  if (setUp) {
    const opening = play.state.public.setUps[setUp.id];
    if (opening && !opening.usedBy.includes(roll.roller)) {
      play.emit({
        type: 'setUpSet',
        setUp: { ...opening, usedBy: [...opening.usedBy, roll.roller] },
      });
    }
  }
  return notes;
}

/** Counts help that an ability gives so many times; says which one, and how often by now. */
function countUse(play: GbmPlay, roll: ActionRoll, id: ProtagonistId, key: string): string {
  const one = protagonist(play.state, id);
  const uses = (one.uses[key] ?? 0) + 1;
  const [use] = featuresOf(play.state, one).flatMap(({ name, hooks }) =>
    (hooks.assist?.({ state: play.state, self: one, roll }) ?? [])
      .filter((terms) => terms.use?.key === key)
      .map((terms) => `${name}, ${uses} of ${terms.use?.limit} times`),
  );
  play.emit({ type: 'protagonistChanged', id, changes: { uses: { ...one.uses, [key]: uses } } });
  return `${nameOf(one)} helps by an ability (${use ?? `used ${uses}×`}).`;
}

/** A desperate action roll marks xp at once (GBM-ARP-046, GBM-XP-001). */
function desperateXp(play: GbmPlay, roll: ActionRoll, id: ProtagonistId): string {
  return markXp(play, id, attributeOf[roll.action], 1, 'desperate roll');
}

/** What moved the position or the effect away from the director’s judgement, in a sentence. */
function explained(what: string, lines: readonly { source: string; steps: number }[]): string[] {
  if (lines.length === 0) return [];
  const parts = lines.map(
    ({ source, steps }) => `${source} ${steps > 0 ? '+' : '−'}${Math.abs(steps)}`,
  );
  return [`${what}: ${parts.join(', ')}.`];
}

/** What a result opens: an opening for allies, questions, and what abilities make of it. */
function followUps(play: GbmPlay, band: Band, effectLines: Openness['lines']): void {
  const { roll } = play.state.public;
  if (!roll) return;
  if (roll.purpose === 'set-up' && band !== 'bad') {
    const { id, roller, goal, options } = roll;
    play.emit({
      type: 'setUpSet',
      setUp: { id, by: roller, goal, benefit: null, options: [...options], usedBy: [] },
    });
  }
  if (roll.purpose === 'gather-information') {
    const gathered = gatheredByRoll(roll, effectLines, chosenOptions(play.state, roll));
    openQuestions(play, roll.roller, roll.goal, band, gathered);
  }
  for (const { id } of cast(play.state)) happened(play, id, 'action', { roll });
}

function refuseWhilePending(play: GbmPlay): void {
  const { consequences, eclipses, setUps, roll } = play.state.public;
  const [waiting] = Object.values(consequences);
  if (waiting) {
    refuse(
      'wrong-moment',
      `${nameById(play.state, waiting.target)} still has a consequence to answer.`,
      { instead: 'Resist it, use armour, or let it stand.', rule: 'TABLE-009' },
    );
  }
  const [torn] = Object.values(eclipses);
  if (torn) {
    refuse('wrong-moment', `${nameById(play.state, torn.protagonist)} still rolls for eclipse.`, {
      instead: 'Settle the eclipse roll first.',
      rule: 'TABLE-009',
    });
  }
  if (roll && setUps[roll.id]?.benefit === null) {
    refuse(
      'wrong-moment',
      `${nameById(play.state, roll.roller)} still chooses what the set-up gives.`,
      { instead: 'Choose more effect or a better position first.', rule: 'GBM-TEAM-007' },
    );
  }
}

function close(play: GbmPlay, roll: ActionRoll, text: string): void {
  // Transcendence whose last segment was marked ends once the roll is resolved (GBM-TRN-011).
  play.say(text);
  for (const id of whoRolls(roll)) tellIfSpent(play, id);
  play.emit({ type: 'rollClosed' });
  if (play.state.public.episode.struck?.length !== 0)
    play.emit({ type: 'episodeChanged', changes: { struck: [] } });
}
