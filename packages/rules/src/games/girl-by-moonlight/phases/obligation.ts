import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import type { Pool, PoolLine } from '../../../forged-in-the-dark';
import { givenBy, makePool, offeredPool, rollPool } from '../../../forged-in-the-dark';
import type { WayToMove } from '../../../table';
import { choiceField, rolling } from '../../../table';
import { id, sentence } from '../../../table/command';
import { diceFrom, happened, optionsFrom, readingsFrom } from '../asking';
import { obligationField } from '../characters/making/writing-offers';
import type { GbmPlay } from '../game';
import { nameOf, notDuring } from '../lookups';
import type { GbmBrings, GbmContext } from '../moves';
import { moves, themselvesInPlay } from '../moves';
import { barred, refuse } from '../refusal';
import { diceInWords, gainOf, reasonsOf } from '../rolls/pool-words';
import { attributeRating, lowestAttributes } from '../sheet/ratings';
import { beyondBearing, noStress, stressWord, takeStress } from '../sheet/stress';
import type { GbmState, Protagonist } from '../state';
import type { Moment } from '../telling/tell';
import { tellRoll } from '../telling/tell';
import type { AttributeId } from '../vocabulary';
import { attributes, titled } from '../vocabulary';

const rollCommand = rolling('obligation.roll', {
  protagonist: id,
  attribute: z.enum(attributes).optional(),
  options: z.array(id).max(6).default([]),
  obligation: sentence.optional(),
});
type RollCommand = z.infer<typeof rollCommand>;

/** The obligation roll (GBM-OBL-001…006): once an episode. */
const rolls = moves
  .where(({ state }) => notDuring(state, 'obligation'))
  .about(themselvesInPlay, 'next-step', (move) => [
    move(rollCommand, {
      unless: ({ state }, { attribute, options = [] }, self) =>
        hasRolled(state, self) ??
        noStress(state, self) ??
        (attribute ? notLowest(state, self, attribute) : null) ??
        lacksOption(state, self, options),
      ways: wayToRoll,
      do: roll,
    }),
  ]);

export const obligation = moves.area(rolls) satisfies GbmBrings;

/** How the attribute that was rolled colours the scene (GBM-OBL-004). */
const hints: Record<AttributeId, string> = {
  sun: 'Sun: tell of frightening people or places, or of what wears the body out.',
  moon: 'Moon: tell of what breaks the heart and takes away hope.',
  stars: 'Stars: tell of the pressure of other people, or of worry that will not stop.',
};

function hasRolled({ public: { episode } }: GbmState, one: Protagonist): Refusal | null {
  if (!episode.obligationDone[one.id]) return null;
  return barred('already-done', `${nameOf(one)} has already rolled obligation in this episode.`, {
    instead: 'Tell how it went; the next roll comes with the next episode.',
    rule: 'GBM-OBL-001',
  });
}

function notLowest(state: GbmState, self: Protagonist, wanted: AttributeId): Refusal | null {
  const { attributes: lowest, source } = obligationAttributes(state, self);
  if (lowest.includes(wanted)) return null;
  const names = lowest.map(titled).join(' and ');
  const why = source
    ? `${source}: ${nameOf(self)} rolls ${names} for obligation.`
    : `${titled(wanted)} is not ${nameOf(self)}’s lowest attribute.`;
  return barred('not-allowed', why, { instead: `Roll ${names}.`, rule: 'GBM-OBL-001' });
}

/** Nothing is added that no ability on the sheet gives. */
function lacksOption(state: GbmState, self: Protagonist, wanted: string[]): Refusal | null {
  if (wanted.length === 0) return null;
  const known = optionsFrom('obligation', { state, self }).map((option) => option.id);
  if (wanted.every((one) => known.includes(one))) return null;
  return barred('not-found', `${nameOf(self)} has nothing like that for obligation.`, {
    instead: 'Leave that out, or choose what an ability on the sheet gives.',
    rule: 'TABLE-010',
  });
}

function wayToRoll({ state }: GbmContext, self: Protagonist): WayToMove<RollCommand> {
  const { attributes: lowest, source } = obligationAttributes(state, self);
  const options = optionsFrom('obligation', { state, self });
  const pools = lowest.map((attribute) =>
    makePool(givenBy(self.id, obligationLines(state, self, attribute, source))),
  );
  const [first] = pools;
  const fields: Field[] = [];
  if (lowest.length > 1) {
    const ties = lowest.map((attribute, index) => ({
      value: attribute,
      label: `${titled(attribute)} ${attributeRating(self, attribute)}`,
      detail: `${inDice(pools[index])}${hints[attribute]}`,
    }));
    fields.push(choiceField('attribute', 'Which of your lowest attributes?', ties));
  }
  if (options.length > 0) {
    fields.push({
      name: 'options',
      kind: 'choices',
      label: 'If you like',
      options: options.map((option) => ({
        value: option.id,
        label: `${option.label}${gainOf(option)}`,
      })),
      min: 0,
      max: options.length,
    });
  }
  if (self.obligation === '') fields.push(obligationField(state, self, false));
  const usual = self.eclipse ? 'erases 6 − result stress (in eclipse)' : '6 − result stress';
  const yours = self.obligation
    ? `Your obligation: ${self.obligation}`
    : 'What holds you in your everyday life?';
  return {
    label: `Roll obligation: ${lowest.map(titled).join(' or ')}${source ? ` (${source})` : ''}`,
    cost: [usual, beyondBearing(self) ?? []].flat().join('; '),
    detail: `${pools.length === 1 ? inDice(first) : ''}${yours}`,
    fields,
    primary: true,
    ...(first ? { rolls: offeredPool(first) } : {}),
  };
}

/** Stress of 6 minus the result; a critical costs none and gives a downtime action (AMB-15). */
function roll(play: GbmPlay, command: RollCommand, { state }: GbmContext, one: Protagonist): void {
  const { attributes: lowest, source } = obligationAttributes(state, one);
  const attribute = command.attribute ?? only(lowest);
  const lines = [
    ...obligationLines(state, one, attribute, source),
    ...optionsFrom('obligation', { state, self: one })
      .filter((option) => command.options.includes(option.id))
      .map(({ label, dice }): PoolLine => ({ source: label, dice: dice ?? 0 })),
  ];
  const pool = makePool(givenBy(one.id, lines));
  const { obligation: what } = command;
  if (what) play.emit({ type: 'protagonistChanged', id: one.id, changes: { obligation: what } });
  const result = rollPool(play, pool, `${nameOf(one)}: obligation`);
  const critical = result.band === 'critical';
  const { obligationDone } = state.public.episode;
  play.emit({
    type: 'episodeChanged',
    changes: { obligationDone: { ...obligationDone, [one.id]: true } },
  });
  const why = critical ? 'critical obligation' : `obligation, 6 − ${result.result}`;
  const stress = critical ? 0 : 6 - result.result;
  const outcome = {
    word: critical ? 'no stress, one more downtime action' : stressWord(one, stress),
  };
  const notes = [takeStress(play, one.id, stress, why)];
  if (critical) notes.push(giveDowntimeAction(play, one));
  notes.push(hints[attribute]);
  const moment: Moment = { kind: 'obligation', about: [one.id] };
  tellRoll(play, moment, 'Obligation', { pool, result, outcome }, { notes });

  happened(play, one.id, 'obligation', { options: command.options, result });
}

/** Kept on the downtime record, which waits for the phase to add the usual actions (GBM-OBL-003). */
function giveDowntimeAction(play: GbmPlay, one: Protagonist): string {
  const { downtime } = play.state.public.episode;
  const now = downtime[one.id];
  play.emit({
    type: 'episodeChanged',
    changes: {
      downtime: {
        ...downtime,
        [one.id]: {
          left: (now?.left ?? 0) + 1,
          extras: [...(now?.extras ?? []), 'Critical obligation roll +1'],
          connected: now?.connected ?? [],
        },
      },
    },
  });
  return `${nameOf(one)} has one more downtime action.`;
}

/** What an obligation roll may be made with, and the ability that says so, if one does. */
interface ObligationAttributes {
  attributes: AttributeId[];
  source: string | null;
}

/** The lowest attributes (GBM-OBL-001), unless an ability names one (GBM-PB-STR-010). */
function obligationAttributes(state: GbmState, one: Protagonist): ObligationAttributes {
  const [named] = readingsFrom('obligation', { state, self: one });
  return named
    ? { attributes: [named.is.attribute], source: named.by.name }
    : { attributes: lowestAttributes(one), source: null };
}

/** The one that is lowest; of several one is chosen. */
function only([first = 'sun', ...others]: AttributeId[]): AttributeId {
  if (others.length === 0) return first;
  const tied = [first, ...others].map(titled);
  return refuse('malformed', `${tied.join(' and ')} are equally low: choose which one to roll.`, {
    instead: `Choose ${tied.join(' or ')}.`,
    rule: 'GBM-OBL-001',
  });
}

function obligationLines(
  state: GbmState,
  one: Protagonist,
  attribute: AttributeId,
  source: string | null,
): PoolLine[] {
  const dice = attributeRating(one, attribute);
  const name = source ? `${titled(attribute)} (${source})` : titled(attribute);
  const rating = { source: `${name} ${dice}`, dice };
  const context = { state, self: one, roll: 'obligation', attribute, consequence: null } as const;
  return [rating, ...diceFrom('attributeDice', context)];
}

/** A pool before it is rolled, with its reasons, in front of what else is said; nothing without one. */
const inDice = (pool: Pool | undefined): string =>
  pool ? `${titled(diceInWords(pool))}.${reasonsOf(pool)} ` : '';
