import type { Field } from '../../../engine';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import type { Character } from '../characters/character';
import { acts } from '../characters/character';
import { party } from '../characters/find';
import { damageOptions, rangeOptions } from '../characters/forms';
import type { DhOffers } from '../game';
import { offering } from '../game';
import { caps, free, usualConditions } from '../vocabulary';
import type { Adversary } from './adversary';
import { adversaryKinds } from './adversary';
import { most } from './commands';
import { isHeld } from './moving';
import { sprintField } from './moving-offers';

/** The drawer of the desk with all that is seldom done with adversaries. */
export const ADVERSARIES = 'adversaries';

/** What the GM does in a fight. */
export function offerFight(context: DhOffers): void {
  if (!context.director) return;
  const { state } = context;
  const all = Object.values(state.director.adversaries);
  if (all.length < most.room) {
    offering(context, 'adversaries')('adversary.improvise', {}, 'Improvise an adversary', [
      textField('name', 'Name', 60, '', true),
      numberField('difficulty', 'Difficulty', most.difficulty, 12, 1),
      numberField('hp', 'HP', most.hp, 4, 1),
      { name: 'shown', kind: 'switch', label: 'The table sees it', initial: true },
    ]);
  }
  for (const adversary of all) offerAdversary(context, adversary);
}

function offerAdversary(context: DhOffers, one: Adversary): void {
  const { state } = context;
  const offer = offering(context, 'adversaries', one.name);
  const settled = { adversary: one.id };
  if (!one.shown) offer('adversary.reveal', settled, `Reveal ${one.name}`);
  if (one.defeated) return;
  if (free(one.hp) === 0) {
    const how = [textField('how', 'How does it go down?', 300, '')];
    offer('adversary.defeat', settled, `${one.name} is defeated`, how, { primary: true });
  }
  if (one.shown) offerSpotlight(context, one);
  for (const track of ['hp', 'stress'] as const) {
    for (const by of [1, -1] as const) {
      const { marked, slots } = one[track];
      if (by > 0 ? marked >= slots : marked === 0) continue;
      const words = track === 'hp' ? 'HP' : 'Stress';
      offer(
        'adversary.adjust',
        { ...settled, track, by },
        `${one.name}: ${by > 0 ? 'mark' : 'clear'} ${words}`,
      );
    }
  }
  for (const { id, name, text, fear, stress } of one.features) {
    if (!one.shown || fear > state.public.fear || stress > free(one.stress)) continue;
    const cost = [fear > 0 ? `${fear} Fear` : '', stress > 0 ? `${stress} Stress` : ''];
    const costs = cost.filter(Boolean).join(', ');
    offer('adversary.use', { ...settled, feature: id }, name, [], {
      ...(text ? { detail: text } : {}),
      ...(costs ? { cost: costs } : {}),
    });
  }
}

/** What an adversary can do with its spotlight, while it has it or can get it. */
function offerSpotlight(context: DhOffers, one: Adversary): void {
  const { side, moves } = context.state.public.spotlight;
  const can = side === 'gm' && (one.acted === 'has' || (one.acted === 'no' && moves > 0));
  if (!can) return;
  const offer = offering(context, 'adversaries', one.name);
  const settled = { adversary: one.id };
  const targets = party(context.state).filter(acts);
  if (targets.length > 0) {
    const { attack, experiences } = one;
    const [experience] = experiences;
    const paid: Field[] =
      experience && context.state.public.fear > 0
        ? [
            {
              name: 'experience',
              kind: 'switch',
              label: `${experience.name} +${experience.bonus} (1 Fear)`,
              initial: false,
            },
          ]
        : [];
    const edges = ['none', 'advantage', 'disadvantage'].map((value) => ({ value, label: value }));
    const whom = targets.map(({ id, name, evasion }) => ({
      value: id,
      label: name,
      detail: `Evasion ${evasion}`,
    }));
    offer('adversary.attack', settled, `Attack: ${attack.name}`, [
      choiceField('target', 'Whom', whom, targets.length === 1 ? targets[0]?.id : undefined),
      ...foldedAway([
        choiceField('edge', 'Advantage or disadvantage', edges, 'none'),
        ...paid,
        { name: 'hidden', kind: 'switch', label: 'Hide the die', initial: false },
      ]),
    ]);
  }
  if (one.acted === 'no') offer('adversary.spotlight', settled, `Spotlight ${one.name}`);
  if (!isHeld(one.conditions) && party(context.state).length > 0) {
    const whom = party(context.state).map(({ id, name }) => ({ value: id, label: name }));
    offer(
      'adversary.move',
      settled,
      `Move ${one.name}`,
      [choiceField('character', 'To or from whom', whom, whom[0]?.value), sprintField],
      {
        detail:
          'Within Close beside an attack; from farther or to farther, it is all that it does.',
      },
    );
  }
  for (const { id, name } of one.conditions) {
    offer('adversary.recover', { ...settled, condition: id }, `Shake off “${name}”`);
  }
}

/** Stat blocks, conditions, range, harm that no attack brings: what few look at in play. */
export function offerBlocks(context: DhOffers): void {
  const { state } = context;
  const all = Object.values(state.director.adversaries);
  const offer = offering(context, 'stat-blocks');
  if (all.length < most.room) {
    offer('adversary.create', {}, 'A new stat block', [
      ...blockFields(),
      numberField('copies', 'How many', Math.min(most.copies, most.room - all.length), 1, 1),
      { name: 'shown', kind: 'switch', label: 'The table sees it', initial: false },
    ]);
  }
  const room = all.length < most.room;
  for (const one of all) offerBlock(context, one, room);
  for (const one of party(state)) {
    const harm = offering(context, 'harm', one.name);
    const settled = { character: one.id };
    harm('harm.deal', settled, `Damage to ${one.name}`, [
      numberField('damage', 'Damage', 200, 5, 1),
      choiceField('kind', 'Type', damageOptions, 'physical'),
      { name: 'direct', kind: 'switch', label: 'Direct: armour does not help', initial: false },
      textField('what', 'What it is', 80, ''),
    ]);
    harm('harm.fall', settled, `${one.name} falls`, [
      choiceField('far', 'How far', fallOptions, 'close'),
    ]);
    harm('stress.force', settled, `${one.name} marks Stress`, [
      numberField('stress', 'Stress', 12, 1, 1),
    ]);
    offerWater(context, one);
    offerConditions(context, one);
  }
}

/** Who is under water, and whose air runs out. */
function offerWater(context: DhOffers, { id, name, water }: Character): void {
  const offer = offering(context, 'harm', name);
  const settled = { character: id };
  if (!water) {
    offer('water.enter', settled, `${name} goes under water`, [
      { name: 'breathes', kind: 'switch', label: 'They can breathe there', initial: false },
    ]);
    return;
  }
  offer('water.leave', settled, `${name} is out of the water`);
  const { side, moves } = context.state.public.spotlight;
  if (side !== 'gm' || moves < 1 || water.breathes || water.left === 0) return;
  offer('water.tick', settled, `${name}: air runs out`, [], { detail: 'That is your move.' });
}

const fallOptions = [
  { value: 'veryClose', label: 'Very Close', detail: 'd10+3' },
  { value: 'close', label: 'Close', detail: 'd20+5' },
  { value: 'far', label: 'Far or farther', detail: 'd100+15' },
  { value: 'collision', label: 'A collision', detail: 'd20+5, direct' },
];

function offerConditions(
  context: DhOffers,
  { id, name, conditions }: Pick<Adversary, 'id' | 'name' | 'conditions'>,
): void {
  const offer = offering(context, 'harm', name);
  if (conditions.length < most.conditions) {
    const free = usualConditions.filter((usual) => conditions.every((one) => one.name !== usual));
    for (const usual of free) offer('condition.add', { of: id, name: usual }, `${name}: ${usual}`);
  }
  for (const condition of conditions) {
    offer(
      'condition.end',
      { of: id, condition: condition.id },
      `${name}: no longer ${condition.name}`,
    );
  }
}

/** A stat block, and whether there is room for another on the desk. */
function offerBlock(context: DhOffers, one: Adversary, room: boolean): void {
  const offer = offering(context, 'stat-blocks', one.name);
  const settled = { adversary: one.id };
  offer('adversary.change', settled, `Rewrite ${one.name}`, blockFields(one));
  if (room) offer('adversary.copy', settled, `Another ${one.name}`);
  offer('adversary.remove', settled, `Remove ${one.name}`);
  if (one.features.length < most.features) {
    offer('adversary.feature', settled, `A feature of ${one.name}`, [
      textField('name', 'Name', 60, '', true),
      textField('text', 'What it does', 300, ''),
      numberField('fear', 'Costs Fear', caps.fear, 0),
      numberField('stress', 'Costs Stress', 12, 0),
    ]);
  }
  for (const { id, name } of party(context.state)) {
    const range = choiceField('range', 'How far', rangeOptions, one.bands[id] ?? 'close');
    offer('range.set', { ...settled, character: id }, `${one.name} to ${name}`, [range]);
  }
  offerConditions(context, one);
}

const kindOptions = adversaryKinds.map((value) => ({ value, label: value }));
const resistOptions = [
  { value: 'no', label: 'None' },
  { value: 'resistance', label: 'Resistance' },
  { value: 'immunity', label: 'Immunity' },
];

/** A stat block as a form. */
function blockFields(one?: Adversary): Field[] {
  const { attack, thresholds } = one ?? {};
  return [
    textField('name', 'Name', 60, one?.name ?? '', true),
    choiceField('kind', 'Kind', kindOptions, one?.kind ?? 'standard'),
    textField('motives', 'What it wants', 300, one?.motives ?? ''),
    numberField('difficulty', 'Difficulty', most.difficulty, one?.difficulty ?? 12, 1),
    numberField('major', 'Major threshold', most.threshold, thresholds?.major ?? 6, 1),
    numberField('severe', 'Severe threshold', most.threshold, thresholds?.severe ?? 12, 1),
    numberField('hp', 'HP', most.hp, one?.hp.slots ?? 4, 1),
    numberField('stress', 'Stress', 12, one?.stress.slots ?? 3),
    textField('attack', 'Its attack', 80, attack?.name ?? ''),
    numberField(
      'modifier',
      'Attack modifier',
      most.modifier,
      attack?.modifier ?? 1,
      -most.modifier,
    ),
    choiceField('range', 'Range', rangeOptions, attack?.range ?? 'melee'),
    numberField('dice', 'Damage dice', most.dice, attack?.dice ?? 1),
    numberField('die', 'Of so many sides', most.die, attack?.die ?? 8, 2),
    numberField('bonus', 'Damage bonus', most.bonus, attack?.bonus ?? 2),
    choiceField('damage', 'Damage', damageOptions, attack?.damage ?? 'physical'),
    ...foldedAway([
      { name: 'direct', kind: 'switch', label: 'Direct damage', initial: attack?.direct ?? false },
      textField('experience', 'An Experience', 80, one?.experiences[0]?.name ?? ''),
      numberField('experienceBonus', 'Its bonus', 9, one?.experiences[0]?.bonus ?? 2),
      choiceField('physical', 'Physical damage', resistOptions, one?.physical ?? 'no'),
      choiceField('magical', 'Magical damage', resistOptions, one?.magical ?? 'no'),
    ]),
  ];
}
