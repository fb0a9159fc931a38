import { describe, expect, it } from 'vitest';
import { composition } from '../composition';
import { abilitiesOf, abilityOf, playbookById, playbookOf, playbooksOf } from '../library';
import type { TestTable } from '../testing';
import { bookTable, hawkWith, seatedTable, written } from '../testing';
import type { GbmCommandInput } from '../types';

const write = { type: 'custom.write-ability', name: 'Night eyes', kind: 'special' } as const;
const dieEffect = { effect: 'action-die', words: 'in the dark', choice: 'any', amount: 1 };
const only = (table: TestTable) => Object.values(table.state.public.custom?.abilities ?? {});

describe('Who writes', () => {
  it('is the director alone, and everybody reads it', () => {
    const table = bookTable();
    expect(table.try('claire', write)).toMatchObject({ code: 'not-allowed' });
    expect(table.offers('claire').filter(({ command }) => command.startsWith('custom.'))).toEqual(
      [],
    );
    table.send('bev', write);
    expect(only(table)).toMatchObject([{ name: 'Night eyes', effects: [] }]);
    expect(table.lastLine).toContain('An ability of our own: Night eyes.');
  });

  it('may do so between sessions', () => {
    const table = bookTable().send('bev', { type: 'session.end' }).send('bev', write);
    expect(only(table)).toHaveLength(1);
  });

  it('has one entry open at a time, on the desk, and offers effects for that one only', () => {
    const table = bookTable();
    expect(table.offers('bev', 'custom.write-effect')).toEqual([]);
    const { id } = written(table, 'special');
    written(table, 'transcendent');
    expect(table.offers('bev', 'custom.open').map((offer) => offer.with.entry)).toEqual([id]);
    const offers = table.offers('bev', 'custom.write-effect');
    expect(offers.every((offer) => offer.with.ability !== id && offer.group)).toBe(true);
    expect(offers.length).toBeGreaterThan(30);
    table.send('bev', { type: 'custom.close' });
    expect(table.offers('bev', 'custom.write-effect')).toEqual([]);
    expect([...table.patches.keys()].sort()).toEqual(['director']);
  });
});

describe('An ability of the table’s own', () => {
  it('says what it does, effect by effect', () => {
    const table = bookTable();
    const { id } = written(table, 'special', dieEffect, { effect: 'downtime-action' });
    expect(abilityOf(table.state, id)?.summary).toBe(
      '+1d on any action roll: in the dark. One more action in each downtime.',
    );
  });

  it('is changed and loses effects one by one', () => {
    const table = bookTable();
    const { id, effects } = written(table, 'special', dieEffect, { effect: 'downtime-action' });
    const [first, second] = effects;
    table
      .send('bev', {
        type: 'custom.write-effect',
        ability: id,
        replaces: first?.id ?? '',
        ...dieEffect,
        amount: 2,
      })
      .send('bev', { type: 'custom.remove-effect', ability: id, effect: second?.id ?? '' });
    expect(only(table)[0]?.effects).toMatchObject([{ id: first?.id, amount: 2 }]);
  });

  it('TABLE-021: is called anew where it lies open, and who sends that too late reads why', () => {
    const table = bookTable();
    const { id } = written(table, 'special');
    const anew = { ...write, ability: id, name: 'By another name' };
    table.send('bev', { type: 'custom.close' });
    expect(table.try('bev', anew)).toMatchObject({
      instead: 'Lay it open first, and write it there.',
    });
    expect(table.send('bev', { type: 'custom.open', entry: id }).try('bev', anew)).toBeNull();
  });

  it('joins playbooks of the book', () => {
    const table = bookTable().send('bev', { ...write, joins: ['the-enigma'] });
    const [ability] = only(table);
    const enigma = playbookById(table.state, 'the-enigma');
    expect(enigma?.special.at(-1)?.id).toBe(ability?.id);
    expect(abilitiesOf(table.state).filter(({ id }) => id === ability?.id)).toHaveLength(1);
    expect(table.try('bev', { ...write, joins: ['the-moth'] })).toMatchObject({
      code: 'not-found',
    });
  });

  it.each<[string, Partial<Extract<GbmCommandInput, { type: 'custom.write-effect' }>>]>([
    ['nothing where words are needed', { words: undefined }],
    ['too many words', { words: 'x'.repeat(121) }],
    ['an amount out of bounds', { amount: 3 }],
    ['a choice that is none', { choice: 'sometimes' }],
    ['an effect that there is not', { effect: 'win' }],
  ])('refuses %s in plain words', (_what, wrong) => {
    const table = bookTable();
    const { id } = written(table, 'special');
    const { words, ...rest } = { ...dieEffect, ...wrong };
    const refusal = table.try('bev', {
      type: 'custom.write-effect',
      ability: id,
      ...rest,
      ...(words === undefined ? {} : { words }),
    });
    expect(refusal?.code).toMatch(/malformed|not-found/);
    expect(refusal?.message).toMatch(/^(Please|“|There)/);
  });

  it('has at most eight effects', () => {
    const table = bookTable();
    const { id } = written(table, 'special', ...Array.from({ length: 8 }, () => dieEffect));
    expect(
      table.try('bev', { type: 'custom.write-effect', ability: id, ...dieEffect }),
    ).toMatchObject({ code: 'limit-reached' });
    expect(table.offers('bev', 'custom.write-effect').every((offer) => offer.with.replaces)).toBe(
      true,
    );
  });
});

describe('What is in use', () => {
  it('cannot be removed, nor change its kind, and the refusal says who has it', () => {
    const table = hawkWith('mission', dieEffect);
    const [ability = ''] = table.protagonist('hawk').special;
    const remove = { type: 'custom.remove-ability', ability } as const;
    expect(table.try('bev', remove)).toMatchObject({
      code: 'not-allowed',
      message: '“Night eyes” is in use on the sheet of Hawk.',
    });
    expect(table.try('bev', remove)?.instead).toContain('Take it off the sheets');
    expect(table.offers('bev', 'custom.remove-ability')).toEqual([]);
    expect(table.try('bev', { ...write, ability, kind: 'transcendent' })).toMatchObject({
      code: 'not-allowed',
      message: '“Night eyes” is in use on the sheet of Hawk: it stays special.',
    });
    table
      .send('bev', {
        type: 'override.ability',
        protagonist: 'hawk',
        ability,
        has: false,
        reason: 'It was a dream',
      })
      .send('bev', remove);
    expect(only(table)).toEqual([]);
    expect(table.state.director.custom?.open).toBeNull();
  });

  it('works on at once when it changes under a roll', () => {
    const table = hawkWith('mission', dieEffect)
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Climb',
        action: 'defy',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    const [ability] = only(table);
    const [effect] = ability?.effects ?? [];
    const option = `${ability?.id}:${effect?.id}`;
    table
      .send('dylan', { type: 'roll.option', option, on: true })
      .send('bev', {
        type: 'custom.remove-effect',
        ability: ability?.id ?? '',
        effect: effect?.id ?? '',
      })
      .send('dylan', { type: 'roll.roll' }, 4);
    expect(table.state.public.roll?.band).toBe('partial');
  });

  it('is taken back by undo', () => {
    const table = bookTable();
    const before = table.seq;
    written(table, 'special', dieEffect);
    table.send('bev', { type: 'table.undo', to: before + 1, reason: 'Another time' });
    expect(only(table)).toEqual([]);
    expect(written(table, 'special', dieEffect).effects).toHaveLength(1);
  });
});

describe('What is gone', () => {
  const gone = () =>
    bookTable().givenProtagonist('hawk', {
      playbook: 'the-moth',
      special: ['something-to-prove', 'ability9-1'],
    });

  it('does nothing on a sheet, and says so', () => {
    const table = gone();
    expect(abilityOf(table.state, 'ability9-1')).toBeUndefined();
    const reminders = table.state.public.derived.protagonists.hawk?.reminders ?? [];
    expect(reminders.join()).toContain('is not in this table’s library any more');
    expect(playbookOf(table.state, table.protagonist('hawk')).name).toBe('A playbook that is gone');
  });

  it('can be taken off a sheet by hand', () => {
    const table = gone();
    const take = table
      .offers('bev', 'override.ability')
      .find((offer) => offer.with.protagonist === 'hawk' && offer.with.has === false);
    expect(JSON.stringify(take)).toContain('ability9-1');
    table.send('bev', {
      type: 'override.ability',
      protagonist: 'hawk',
      ability: 'ability9-1',
      has: false,
      reason: 'Gone',
    });
    expect(table.protagonist('hawk').special).toEqual(['something-to-prove']);
  });

  it('an effect of another version does nothing, and says so', () => {
    const later = hawkWith('mission', dieEffect).given((state) => {
      for (const { effects } of Object.values(state.public.custom?.abilities ?? {})) {
        for (const effect of effects) effect.effect = 'of-tomorrow';
      }
    });
    const reminders = later.state.public.derived.protagonists.hawk?.reminders ?? [];
    expect(reminders.join()).toContain('does not know the effect');
  });
});

describe('Campaigns that are older', () => {
  it('have nothing of their own, and can begin', () => {
    const table = seatedTable().given((state) => {
      delete state.public.custom;
      delete state.director.custom;
    });
    const count = playbooksOf(table.state).length;
    for (const ability of ['constructor', 'nothing']) {
      const refusal = table.try('bev', { type: 'custom.remove-ability', ability });
      expect(refusal).toMatchObject({ code: 'not-found', rule: 'TABLE-021' });
    }
    table.send('bev', write);
    expect(only(table)).toHaveLength(1);
    expect(playbooksOf(table.state)).toHaveLength(count);
  });

  it('an event about something that is gone does nothing', () => {
    const { state } = seatedTable();
    const working = structuredClone(state);
    composition.evolve(working, { type: 'customAbilityRemoved', id: 'nothing' });
    expect(working.public.custom?.abilities).toEqual({});
  });
});
