import { SeededDice } from '../../../testing/seeded-dice';
import type { DhTable } from '.';
import { evening } from './evening';

const STRIKES = 'anya';
const TIDE = 'The tide comes in';

/** The evening, where nothing lies on the table: a whole round can be played from there, again and again. */
export function betweenRounds(): DhTable {
  const table = evening();
  if (table.state.public.roll) table.send('bev', { type: 'roll.withdraw', roll: table.rollId });
  table.send('bev', { type: 'countdown.start', name: TIDE, kind: 'plain', from: 8 });
  table.dice.otherwise = new SeededDice(9);
  return table.given(({ public: shared, director }) => {
    shared.damage = null;
    shared.hits = {};
    shared.reactions = {};
    Object.assign(shared.spotlight, { side: 'players', moves: 0, owed: null });
    for (const one of Object.values(shared.characters)) one.hp.marked = 1;
    for (const one of Object.values(director.adversaries)) {
      one.hp.marked = 0;
      one.acted = 'no';
    }
  });
}

/**
 * One round of that fight, which leads back to where it began: a mark and a tick, a blow of one at all adversaries with
 * its damage, a blow of one of them at everybody and what each takes of it, an item and a card out of the library.
 */
export function wholeRound(table: DhTable): void {
  const { id: character, weapons } = table.of(STRIKES);
  const mark = { type: 'character.adjust', character, track: 'stress' } as const;
  const back = table.of(STRIKES).stress.marked > 0;
  table.send(STRIKES, { ...mark, by: back ? -1 : 1 }).send(STRIKES, { ...mark, by: back ? 1 : -1 });
  const tide = Object.values(table.state.public.countdowns).find(({ name }) => name === TIDE);
  for (const by of [1, -1] as const) {
    table.send('bev', { type: 'countdown.tick', countdown: tide?.id ?? '', by });
  }
  const [target = '', ...others] = Object.keys(table.state.director.adversaries);
  const weapon = weapons[0]?.id ?? '';
  table.send(STRIKES, { type: 'roll.attack', character, weapon, target, others }).lock(STRIKES);
  const damage = table.state.public.damage?.id;
  if (damage) table.send(STRIKES, { type: 'damage.roll', damage });
  if (table.state.public.spotlight.side === 'players')
    table.send('bev', { type: 'spotlight.free' });
  isStruck(table, target);
  table.send('bev', { type: 'spotlight.pass' });
  takesOut(table, character);
  isHealed(table);
}

/** An adversary strikes at all of them, and each takes what befalls them. */
function isStruck(table: DhTable, adversary: string): void {
  const [target = '', ...others] = Object.keys(table.state.public.characters);
  table.send('bev', { type: 'adversary.attack', adversary, target, others });
  for (const { id: hit, character } of Object.values(table.state.public.hits)) {
    const { owner } = table.state.public.characters[character] ?? {};
    table.send(owner ?? 'bev', { type: 'hit.take', hit, armour: false });
  }
}

/** Something that is not carried yet comes out of the library onto a sheet, and goes again. */
function takesOut(table: DhTable, character: string): void {
  const carried = () => table.of(STRIKES).inventory ?? [];
  const names = new Set(carried().map(({ name }) => name));
  const found = Object.values(table.state.beside.library.items ?? {});
  const entry = found.find(({ name }) => !names.has(name))?.id ?? '';
  table.send(STRIKES, { type: 'library.take', character, entry });
  for (const { id: item, name } of carried()) {
    if (!names.has(name)) table.send(STRIKES, { type: 'item.remove', character, item });
  }
}

/** The GM sets everybody back to where they were. */
function isHealed(table: DhTable): void {
  for (const { id: character, stress, armour, hope } of Object.values(
    table.state.public.characters,
  )) {
    table.send('bev', {
      ...{ type: 'character.set', character, reason: 'Once more', life: 'up' },
      ...{
        hp: 1,
        stress: stress.marked,
        armour: armour.marked,
        hope: hope.held,
        crossed: hope.crossed,
      },
    });
  }
  for (const { id: adversary, hp } of Object.values(table.state.director.adversaries)) {
    for (let left = hp.marked; left > 0; left -= 1) {
      table.send('bev', { type: 'adversary.adjust', adversary, track: 'hp', by: -1 });
    }
  }
}
