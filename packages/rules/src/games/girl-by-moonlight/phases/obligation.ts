import type { Offer } from '../../../engine';
import type { Pool, PoolLine } from '../../../forged-in-the-dark';
import { givenBy, makePool, offeredPool, rollPool } from '../../../forged-in-the-dark';
import { diceFrom, happened, optionsFrom, readingsFrom } from '../asking';
import { obligationField } from '../characters/making/writing-offers';
import type { CommandOf } from '../commands';
import type { Area, GbmPlay, OfferContext } from '../game';
import { during, nameOf, ownInPlay } from '../lookups';
import { missing, refuse } from '../refusal';
import { diceInWords, gainOf, reasonsOf } from '../rolls/pool-words';
import { attributeRating, lowestAttributes } from '../sheet/ratings';
import {
  beyondBearing,
  refuseWithoutStress,
  stressWord,
  takeStress,
  whyNoStress,
} from '../sheet/stress';
import type { GbmState, Protagonist } from '../state';
import type { Moment } from '../telling/tell';
import { tellRoll } from '../telling/tell';
import type { AttributeId } from '../vocabulary';
import { titled } from '../vocabulary';

/** How the attribute that was rolled colours the scene (GBM-OBL-004). */
const hints: Record<AttributeId, string> = {
  sun: 'Sun: tell of frightening people or places, or of what wears the body out.',
  moon: 'Moon: tell of what breaks the heart and takes away hope.',
  stars: 'Stars: tell of the pressure of other people, or of worry that will not stop.',
};

/**
 * The obligation roll (GBM-OBL-001…006): the lowest attribute, or the one that an ability names;
 * stress of 6 minus the result; a critical costs none and gives a downtime action (AMB-15). Refuses
 * a second roll, another attribute, and a tie without a choice.
 */
function roll(play: GbmPlay, command: CommandOf<'obligation.roll'>): void {
  during(play, 'obligation');
  const one = ownInPlay(play, command.protagonist);
  const { episode } = play.state.public;
  if (episode.obligationDone[one.id]) {
    refuse('already-done', `${nameOf(one)} has already rolled obligation in this episode.`, {
      instead: 'Tell how it went; the next roll comes with the next episode.',
      rule: 'GBM-OBL-001',
    });
  }
  refuseWithoutStress(play.state, one);
  const roller = obligationAttributes(play.state, one);
  const attribute = chosenAttribute(one, roller, command.attribute);
  const switches = optionsFrom('obligation', { state: play.state, self: one });
  const unknown = command.options.find((id) => !switches.some((option) => option.id === id));
  if (unknown) {
    missing(
      `${nameOf(one)} has nothing like that for obligation.`,
      'Leave that out, or choose what an ability on the sheet gives.',
      'TABLE-010',
    );
  }

  const lines = [
    ...obligationLines(play.state, one, attribute, roller.source),
    ...switches
      .filter(({ id }) => command.options.includes(id))
      .map(({ label, dice }): PoolLine => ({ source: label, dice: dice ?? 0 })),
  ];
  const pool = makePool(givenBy(one.id, lines));
  const what = one.obligation === '' ? command.obligation : undefined;
  if (what) play.emit({ type: 'protagonistChanged', id: one.id, changes: { obligation: what } });
  const result = rollPool(play, pool, `${nameOf(one)}: obligation`);
  const critical = result.band === 'critical';
  play.emit({
    type: 'episodeChanged',
    changes: { obligationDone: { ...episode.obligationDone, [one.id]: true } },
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

function chosenAttribute(
  one: Protagonist,
  { attributes, source }: ObligationAttributes,
  wanted: AttributeId | undefined,
): AttributeId {
  const [only] = attributes;
  if (wanted === undefined && only && attributes.length === 1) return only;
  if (wanted && attributes.includes(wanted)) return wanted;
  const names = attributes.map(titled).join(' and ');
  const why = source
    ? `${source}: ${nameOf(one)} rolls ${names} for obligation.`
    : `${titled(wanted ?? 'sun')} is not ${nameOf(one)}’s lowest attribute.`;
  return wanted === undefined
    ? refuse('malformed', `${names} are equally low: choose which one to roll.`, {
        instead: `Choose ${attributes.map(titled).join(' or ')}.`,
        rule: 'GBM-OBL-001',
      })
    : refuse('not-allowed', why, { instead: `Roll ${names}.`, rule: 'GBM-OBL-001' });
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

/** The dice with which an attribute would be rolled, before any switch is on. */
function plainPool(
  state: GbmState,
  one: Protagonist,
  attribute: AttributeId,
  source: string | null,
): Pool {
  return makePool(givenBy(one.id, obligationLines(state, one, attribute, source)));
}

function offers({ state, self, add }: OfferContext): void {
  if (state.public.phase !== 'obligation' || self?.status !== 'active') return;
  if (state.public.episode.obligationDone[self.id] || whyNoStress(state, self)) return;
  const { attributes: lowest, source } = obligationAttributes(state, self);
  const options = optionsFrom('obligation', { state, self });
  const pools = lowest.map((attribute) => plainPool(state, self, attribute, source));
  const [first] = pools;
  const fields: Offer['fields'] = [];
  if (lowest.length > 1) {
    fields.push({
      name: 'attribute',
      kind: 'choice',
      label: 'Which of your lowest attributes?',
      options: lowest.map((attribute, index) => ({
        value: attribute,
        label: `${titled(attribute)} ${attributeRating(self, attribute)}`,
        detail: `${inDice(pools[index])}${hints[attribute]}`,
      })),
      required: true,
    });
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
  add({
    command: 'obligation.roll',
    with: { protagonist: self.id },
    label: `Roll obligation: ${lowest.map(titled).join(' or ')}${source ? ` (${source})` : ''}`,
    cost: [
      self.eclipse ? 'erases 6 − result stress (in eclipse)' : '6 − result stress',
      beyondBearing(self) ?? [],
    ]
      .flat()
      .join('; '),
    detail: `${pools.length === 1 ? inDice(first) : ''}${
      self.obligation
        ? `Your obligation: ${self.obligation}`
        : 'What holds you in your everyday life?'
    }`,
    fields,
    place: 'next-step',
    primary: true,
    ...(first ? { rolls: offeredPool(first) } : {}),
  });
}

/** A pool before it is rolled, with its reasons, in front of what else is said; nothing without one. */
const inDice = (pool: Pool | undefined): string =>
  pool ? `${titled(diceInWords(pool))}.${reasonsOf(pool)} ` : '';

export const obligation: Area = { handlers: { 'obligation.roll': roll }, offers };
