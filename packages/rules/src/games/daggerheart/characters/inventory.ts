import type { Refusal } from '../../../engine';
import { choiceField, numberField } from '../../../table';
import { command, id } from '../../../table/command';
import { flag, form, named, number, usually, words } from '../../../table/form';
import type { DhBrings, DhPlay } from '../game';
import { barred, moves } from '../game';
import type { Carried, Character } from './character';
import { change, decidedFor } from './find';
import { SHEET } from './making';
import { classCalled, saidUnder } from './of-library';
import { inList, sheetRoom, without } from './room';

const drawer = SHEET;

/** How many of one thing somebody carries. */
export const CARRIED_MOST = 20;
const count = number('How many', CARRIED_MOST, 1);
export const item = form({
  name: named('What it is'),
  text: words('What it does', 2000),
  count: usually(1, count),
  consumable: usually(false, flag('It is gone when it is used')),
});

const same = (one: Pick<Carried, 'name'>, name: string): boolean =>
  one.name.toLowerCase() === name.toLowerCase();

/** What bars something more from what somebody carries (DGH-2012). */
export function cannotCarryMore(
  { inventory = [], name: whose }: Character,
  name: string,
): Refusal | null {
  const there = inventory.find((one) => same(one, name));
  const full = there ? there.count >= CARRIED_MOST : inventory.length >= sheetRoom.inventory;
  if (!full) return null;
  return barred(
    'limit-reached',
    there
      ? `${whose} carries ${CARRIED_MOST} of “${there.name}” already.`
      : `A sheet has room for ${sheetRoom.inventory} things carried.`,
    { instead: 'Use something up, or leave it behind.', rule: 'DGH-2012' },
  );
}

/** What somebody carries with something more: more of the same is counted (DGH-2012). */
export function withCarried(
  play: DhPlay,
  { inventory = [] }: Character,
  { name, text, count, consumable }: Omit<Carried, 'id'>,
): Carried[] {
  const there = inventory.find((one) => same(one, name));
  if (there) {
    const now = Math.min(CARRIED_MOST, there.count + count);
    return inventory.map((one) => (one === there ? { ...one, count: now } : one));
  }
  const more = { id: play.id('item'), name, text, count, ...(consumable ? { consumable } : {}) };
  return [...inventory, more].slice(0, sheetRoom.inventory);
}

/** “A rope or a lantern”: each of them may be taken. */
export const eachOf = (text: string): string[] =>
  text
    .split(/\n|;|\bor\b/)
    .map((one) => one.replace(/^[\s,.•*-]+|[\s,.]+$/g, ''))
    .filter((one) => one !== '')
    .map((one) => one.charAt(0).toUpperCase() + one.slice(1, 60));

const many = ({ name, count }: Pick<Carried, 'name' | 'count'>): string =>
  count > 1 ? `${name} (${count})` : name;

/** What somebody carries besides weapons, armour and gold (DGH-2012). */
const all = moves.about(decidedFor, 'making', (move) => [
  move(command('item.add', { character: id, ...item.shape }), {
    drawer,
    unless: (_, { name = '' }, one) => cannotCarryMore(one, name),
    *ways({ state }, one) {
      const carried = one.inventory ?? [];
      if (one.level === 1 && !one.made.includes('story')) {
        const begins = saidUnder(classCalled(state, one.class), 'Starting items');
        for (const name of eachOf(begins)) {
          if (carried.some((each) => same(each, name))) continue;
          yield { with: { name }, label: `Begin with: ${name}`, group: one.name };
        }
      }
      yield { label: 'Something to carry', group: one.name, fields: item.fields() };
    },
    do(play, { name, text, count, consumable }, _, one) {
      const more = { name, text, count, ...(consumable ? { consumable: true as const } : {}) };
      change(play, one, { inventory: withCarried(play, one, more) });
      play.say(`${one.name} carries ${many(more)}.`);
    },
  }),
  // What is gone when it is used is one fewer; of what stays, the table is told that it is used.
  move(command('item.use', { character: id, item: id }), {
    drawer,
    ways: (_, { name: group, inventory = [] }) =>
      inventory.map((one) => ({ with: { item: one.id }, label: `Use ${many(one)}`, group })),
    do(play, { item }, _, one) {
      const carried = one.inventory ?? [];
      const { name, text, count, consumable } = inList(carried, item);
      if (consumable) {
        const left = carried
          .map((each) => (each.id === item ? { ...each, count: count - 1 } : each))
          .filter((each) => each.count > 0);
        change(play, one, { inventory: left });
      }
      const more = consumable && count > 1 ? ` ${count - 1} left.` : '';
      play.say(`${one.name} uses ${name}.${more}`, {
        beat: { kind: 'item', about: [one.id], fiction: text },
      });
    },
  }),
  move(command('item.remove', { character: id, item: id }), {
    drawer,
    ways: (_, { name: group, inventory = [] }) =>
      inventory.map((one) => ({ with: { item: one.id }, label: `Leave ${many(one)}`, group })),
    do(play, { item }, _, one) {
      const { name, rest } = without(one.inventory ?? [], item);
      change(play, one, { inventory: rest });
      play.say(`${one.name} leaves ${name} behind.`);
    },
  }),
  // From hand to hand: one of it, or all.
  move(command('item.give', { character: id, item: id, to: id, count: count.schema }), {
    drawer,
    unless({ state }, { item, to }, one) {
      const other = state.public.characters[to ?? ''];
      const thing = one.inventory?.find((each) => each.id === item);
      return other && thing ? cannotCarryMore(other, thing.name) : null;
    },
    *ways({ state }, one) {
      const others = Object.values(state.public.characters).filter(
        ({ id, life }) => id !== one.id && life !== 'dead' && life !== 'gone',
      );
      if (others.length === 0) return;
      const options = others.map(({ id, name }) => ({ value: id, label: name }));
      for (const thing of one.inventory ?? []) {
        yield {
          with: { item: thing.id },
          label: `Give away ${many(thing)}`,
          group: one.name,
          fields: [
            choiceField('to', 'To whom', options),
            numberField('count', 'How many', thing.count, thing.count, 1),
          ],
        };
      }
    },
    do(play, { item, to, count: given }, { state }, one) {
      const carried = one.inventory ?? [];
      const thing = inList(carried, item);
      const left = carried
        .map((each) => (each.id === item ? { ...each, count: each.count - given } : each))
        .filter((each) => each.count > 0);
      const other = state.public.characters[to];
      if (!other) return;
      change(play, one, { inventory: left });
      change(play, other, { inventory: withCarried(play, other, { ...thing, count: given }) });
      play.say(`${one.name} gives ${other.name} ${many({ ...thing, count: given })}.`, {
        beat: { kind: 'item', about: [one.id, other.id] },
      });
    },
  }),
]);

/** What somebody carries besides weapons, armour and gold (DGH-2012). */
export const inventory = { ...moves.area(all), betweenSessions: true } satisfies DhBrings;
