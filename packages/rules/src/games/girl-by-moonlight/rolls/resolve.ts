import type { Band } from '../../../forged-in-the-dark';
import { bandWords, offeredPool, rollPool } from '../../../forged-in-the-dark';
import { rolling } from '../../../table/dice/typed';
import { happened } from '../asking';
import { featuresOf } from '../features';
import type { GbmPlay } from '../game';
import { cast, nameOf, protagonist } from '../lookups';
import { barred, refuse } from '../refusal';
import { markXp } from '../sheet/experience';
import { spendLink } from '../sheet/links';
import { takeStress } from '../sheet/stress';
import { markTranscendence } from '../sheet/transcendence';
import type { ActionRoll, Openness, ProtagonistId } from '../state';
import type { Moment } from '../telling/tell';
import { tellRoll } from '../telling/tell';
import { attributeOf, shiftEffect, titled } from '../vocabulary';
import { actionPool, chosenOptions, effectOf, positionOf, whatBlocks } from './action-pool';
import { actorOf } from './actor';
import { whyRefused } from './bonus';
import { gatheredByRoll, openQuestions } from './gathering';
import type { MemberResult } from './group';
import { readGroup } from './group';
import { helpOf } from './helping';
import { rollCost, sparedBy } from './roll-costs';
import { diceTitle, payPromise, payPushes, resultsAlong } from './rolling-along';
import { rollerOf, shapedByRoller } from './standing';

/** The dice of whoever rolls, or leads, and what they mean (GBM-ARP-001). */
export const rollingDice = shapedByRoller.once('roll', (move) => [
  move(rolling('roll.roll', {}), {
    unless(context) {
      const blocked = whatBlocks(context.state, context.roll);
      if (blocked === null) return null;
      return barred('wrong-moment', blocked, {
        instead: 'Settle that first, or withdraw the roll.',
        rule: 'GBM-ARP-001',
      });
    },
    ways(context) {
      const { state, roll } = context;
      return {
        label: 'Roll the dice',
        order: 0,
        primary: true,
        rolls: offeredPool(actionPool(state, roll, roll.roller)),
        ...rollCost(state, roll, rollerOf(context)),
      };
    },
    do(play, _, context) {
      const { roll } = context;
      const self = rollerOf(context);
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
  }),
]);

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
