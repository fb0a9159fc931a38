import type { Field, Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import { choiceField, numberField } from '../../../table';
import { command, id } from '../../../table/command';
import type { DhBrings, DhPlay } from '../game';
import { barred, moves } from '../game';
import { caps } from '../vocabulary';
import type { Character, DomainCard } from './character';
import { change, decidedFor } from './find';
import { feature, level } from './forms';
import { SHEET } from './making';
import { fullSheet, inList, without } from './room';
import { chooseStress, lacksStress } from './vitals';

const character = id;
const drawer = SHEET;

/** Domain cards come and go; they lie in the loadout, at hand, or in the vault (DGH-1905, 2013). */
const all = moves.about(decidedFor, 'making', (move) => [
  move(command('card.add', { character, ...feature.shape, level }), {
    drawer,
    unless: (_, { level = 1, name = '' }, one) => cannotTake(one, { level, name }),
    ways: (_, { name: group, level }) => ({
      label: 'A domain card',
      group,
      fields: [...feature.fields(), numberField('level', 'Its level', level, 1, 1)],
    }),
    do: (play, { type: _, character: __, ...card }, ___, one) => addCard(play, one, card),
  }),
  // Between loadout and vault, at a rest (DGH-1003).
  move(command('card.move', { character, card: id }), {
    drawer,
    unless({ state }, { card: id }, one) {
      if (!state.public.rest) {
        return barred('wrong-moment', 'Cards move between loadout and vault at a rest.', {
          instead: 'Wait for the next rest, or recall one for its Stress.',
          rule: 'DGH-1003',
        });
      }
      const card = one.cards.find((each) => each.id === id);
      if (card?.in !== 'vault' || hasHandFree(one)) return null;
      return fullLoadout('Move another into the vault first.');
    },
    ways: (_, { name: group, cards }) =>
      cards.map((card) => ({
        with: { card: card.id },
        label: `Move “${card.name}” to the ${otherPlace(card)}`,
        group,
      })),
    do(play, { card: id }, _, one) {
      const card = inList(one.cards, id);
      const { name } = card;
      const to = otherPlace(card);
      change(play, one, { cards: moved(one.cards, { [id]: to }) });
      play.say(`${one.name} moves “${name}” into the ${to}.`);
    },
  }),
  // At any other time, for its recall cost in Stress; what it takes the place of goes into the vault (DGH-2013).
  move(command('card.recall', { character, card: id, away: id.optional() }), {
    drawer,
    unless({ state }, { card: id }, one) {
      if (state.public.rest) {
        return barred('wrong-moment', 'At a rest cards move for nothing.', {
          instead: 'Move it.',
          rule: 'DGH-1003',
        });
      }
      const card = one.cards.find((each) => each.id === id);
      return card ? lacksStress(one, card.recall ?? 0) : null;
    },
    *ways(_, one) {
      const fields: Field[] = hasHandFree(one)
        ? []
        : [choiceField('away', 'Into the vault for it', inHand(one).map(asOption))];
      for (const { id: card, name, in: place, recall = 0 } of one.cards) {
        if (place === 'loadout') continue;
        const cost = recall > 0 ? { cost: `${recall} Stress` } : {};
        const label = `Recall “${name}”`;
        yield { with: { card }, label, group: one.name, ...cost, ...(fields[0] ? { fields } : {}) };
      }
    },
    do(play, { card: id, away }, _, one) {
      const { name, recall = 0 } = inList(one.cards, id);
      if (away === undefined && !hasHandFree(one)) refuseFor(fullLoadout('Say which goes away.'));
      const left = away === undefined ? null : inList(inHand(one), away);
      const cards = moved(one.cards, {
        [id]: 'loadout',
        ...(left ? { [left.id]: 'vault' as const } : {}),
      });
      change(play, one, { cards });
      chooseStress(play, one.id, recall);
      play.say(`${one.name} recalls “${name}”${left ? ` for “${left.name}”` : ''}.`, {
        beat: { kind: 'recall', about: [one.id] },
      });
    },
  }),
  move(command('card.remove', { character, card: id }), {
    drawer,
    ways: (_, { name: group, cards }) =>
      cards.map(({ id: card, name }) => ({ with: { card }, label: `Give up “${name}”`, group })),
    do(play, { card }, _, one) {
      const { name, rest } = without(one.cards, card);
      change(play, one, { cards: rest });
      play.say(`${one.name} gives up “${name}”.`);
    },
  }),
]);

/** Domain cards: they come and go, and lie at hand or in the vault (DGH-1905, 2013). */
export const cards = { ...moves.area(all), betweenSessions: true } satisfies DhBrings;

const fullLoadout = (instead: string): Refusal =>
  barred('limit-reached', `A loadout holds ${caps.loadout} cards.`, { instead, rule: 'DGH-1905' });

/** What bars a card from a sheet: one takes those of one's own level or below (DGH-1905). */
export function cannotTake(
  one: Character,
  { name, level }: Pick<DomainCard, 'name' | 'level'>,
): Refusal | null {
  if (level <= one.level) return fullSheet(one, 'cards');
  return barred('not-allowed', `“${name}” is of level ${level}; ${one.name} is of ${one.level}.`, {
    instead: `Take a card of level ${one.level} or below.`,
    rule: 'DGH-1905',
  });
}

/** Takes a card; a sixth goes to the vault (DGH-1905). */
export function addCard(play: DhPlay, one: Character, card: Omit<DomainCard, 'id' | 'in'>): void {
  const to = hasHandFree(one) ? 'loadout' : 'vault';
  change(play, one, { cards: [...one.cards, { id: play.id('card'), ...card, in: to }] });
  play.say(`${one.name} takes “${card.name}” into the ${to}.`);
}

const inHand = ({ cards }: Character): DomainCard[] =>
  cards.filter((card) => card.in === 'loadout');

const hasHandFree = (one: Character): boolean => inHand(one).length < caps.loadout;

const asOption = ({ id, name }: DomainCard) => ({ value: id, label: name });

const otherPlace = (card: DomainCard): DomainCard['in'] =>
  card.in === 'loadout' ? 'vault' : 'loadout';

/** The cards with some of them elsewhere. */
const moved = (
  cards: readonly DomainCard[],
  to: Readonly<Record<string, DomainCard['in']>>,
): DomainCard[] => cards.map((card) => ({ ...card, in: to[card.id] ?? card.in }));
