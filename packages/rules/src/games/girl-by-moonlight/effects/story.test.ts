import { describe, expect, it } from 'vitest';
import type { Effect, TestTable } from '../testing';
import { hawkWith, keyOf } from '../testing';
import type { GbmCommandInput } from '../types';

const use = (table: TestTable): GbmCommandInput => ({
  type: 'ability.use',
  protagonist: 'hawk',
  ability: table.protagonist('hawk').special[0] ?? '',
  use: keyOf(table),
});

describe('Effects of the story', () => {
  it('recovers stress once a mission', () => {
    const table = hawkWith('mission', {
      effect: 'use-recover',
      words: 'Breathe',
      amount: 3,
      choice: 'mission',
    });
    table.givenProtagonist('hawk', { stress: 5 });
    expect(table.offers('dylan', 'ability.use')[0]?.cost).toBe('once a mission');
    table.send('dylan', use(table));
    expect(table.protagonist('hawk').stress).toBe(2);
    expect(table.try('dylan', use(table))).toMatchObject({ code: 'not-allowed' });
  });

  it('gets armour back once a mission, when it is spent', () => {
    const table = hawkWith('mission', {
      effect: 'use-armour',
      words: 'Mend',
      choice: 'armourUsed',
    });
    expect(table.try('dylan', use(table))?.message).toBe('It has not been spent.');
    table.givenProtagonist('hawk', { armourUsed: true }).send('dylan', use(table));
    expect(table.protagonist('hawk').armourUsed).toBe(false);
  });

  it('does something in the story once a downtime', () => {
    const table = hawkWith('downtime', {
      effect: 'use-story',
      words: 'Read the stars',
      choice: 'downtime',
    });
    expect(table.send('dylan', use(table)).lastLine).toContain('Read the stars');
    expect(
      hawkWith('mission', { effect: 'use-story', words: 'x', choice: 'downtime' }).offers(
        'dylan',
        'ability.use',
      ),
    ).toEqual([]);
  });

  it('recovers stress on transcending', () => {
    const table = hawkWith('mission', { effect: 'transcend-recover', amount: 2 });
    table
      .givenProtagonist('hawk', { stress: 5 })
      .send('dylan', { type: 'transcend', protagonist: 'hawk' });
    expect(table.protagonist('hawk').stress).toBe(3);
  });

  it('claims xp', () => {
    const table = hawkWith('mission', {
      effect: 'xp-claim',
      words: 'you lied',
      choice: 'playbook',
    });
    const [ability = ''] = table.protagonist('hawk').special;
    table.send('dylan', {
      type: 'ability.claim',
      protagonist: 'hawk',
      ability,
      claim: keyOf(table),
    });
    expect(table.protagonist('hawk').xp.playbook).toBe(1);
  });

  it('reminds', () => {
    const table = hawkWith('mission', {
      effect: 'reminder',
      words: 'Cats like you',
      choice: 'always',
    });
    expect(table.state.public.derived.protagonists.hawk?.reminders).toContain(
      'Night eyes: Cats like you',
    );
  });

  it('asks for words, for one of a few words, and for another protagonist', () => {
    const set = (table: TestTable, value: string): GbmCommandInput => ({
      type: 'character.set',
      protagonist: 'hawk',
      setting: keyOf(table),
      value,
    });
    const asked = (effect: Effect) => hawkWith('mission', { ...effect, choice: 'later' });
    const text = asked({ effect: 'setting-text', words: 'Your oath' });
    text.send('dylan', set(text, 'Never again'));
    expect(text.protagonist('hawk').settings[keyOf(text)]).toBe('Never again');
    const words = asked({ effect: 'setting-words', words: 'Moon', more: 'full, new, full' });
    words.send('dylan', set(words, 'new'));
    expect(words.try('dylan', set(words, 'blue'))?.code).toBe('not-found');
    const other = asked({ effect: 'setting-protagonist', words: 'Your ward' });
    other.send('dylan', set(other, 'fawn'));
    expect(other.try('dylan', set(other, 'hawk'))?.code).toBe('not-found');
  });
});
