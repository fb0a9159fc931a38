import { describe, expect, it } from 'vitest';
import { seatEverybody } from '../../testing/game-table';
import { DhTable, seated } from './testing';
import { attacked, fighting, strike } from './testing/fighting';

const now = ({ state }: DhTable) => state.public.derived.nextStep;
const words = (table: DhTable) => `${now(table).title}: ${now(table).text}`;
const propose = (table: DhTable) =>
  table.send('anya', { type: 'roll.propose', character: table.of('anya').id, trait: 'agility' });

describe('TABLE-127: what happens now', () => {
  it('begins with the link, then with characters', () => {
    const alone = new DhTable().send('server', { type: 'table.open', by: 'bev', name: 'Bev' });
    expect(now(alone).title).toBe('Gather the table');
    expect(now(seatEverybody(new DhTable())).title).toBe('Make your characters');
    expect(words(seated())).toBe(
      'The players have the spotlight: Whoever has an idea says what they do.',
    );
  });

  it('TABLE-198: says what a GM may weigh while characters are made, and before the first dice', () => {
    expect(now(seatEverybody(new DhTable())).advice).toEqual(['beginning']);
    const ready = seatEverybody(new DhTable()).send('bev', {
      ...{ type: 'start.begin', start: 'the-stolen-bell' },
    });
    expect(now(ready).advice).toEqual(['first-scene', 'asking']);
  });

  it('TABLE-090: waits before the first roll for whoever has nobody to play', () => {
    const table = seatEverybody(new DhTable());
    table.send('anya', { type: 'character.create', name: 'Ari' });
    expect(words(table)).toBe(
      'Make your characters: Still to come: Carl. A name is enough to begin with.',
    );
    table.roll('anya', { difficulty: 5 }, 6, 4);
    expect(now(table).title).toBe('The spotlight is on Ari');
  });

  it('says who is ready to act, and why it is the GM’s', () => {
    const table = propose(seated());
    const cole = {
      type: 'roll.propose',
      character: table.of('carl').id,
      trait: 'presence',
    } as const;
    table.send('carl', cole).send('anya', { type: 'roll.withdraw', roll: table.rollId });
    expect(now(table).text).toBe('Ready to act: Cole.');
    table.roll('anya', { difficulty: 30 }, 2, 1);
    expect(words(table)).toMatch(/^The GM has the spotlight: A roll has brought it there/);
    // A Failure with Hope owes a softer move, and so the GM reads of those (TABLE-198).
    expect(now(table).advice).toEqual(['softer', 'fear']);
  });

  it('names what a roll waits for: its Difficulty, then its dice', () => {
    const table = propose(seated());
    expect(words(table)).toBe('Ari wants to act: The GM says the Difficulty; then the dice fall.');
    table.frame({ difficulty: 12 });
    expect(words(table)).toBe('Ari wants to act: All is said: Ari rolls when they are ready.');
  });

  it('says no Difficulty that is kept', () => {
    const one = (difficulty: number) => now(propose(seated()).frame({ difficulty, kept: true }));
    expect(one(7)).toEqual(one(23));
  });

  it('goes from a hit to its damage, and from a blow to how it is taken', () => {
    expect(now(strike(fighting(), 12, 11)).text).toMatch(/^Ari hits .*: roll the damage\.$/);
    expect(now(attacked(fighting(), {}, 19, 8)).text).toBe(
      'How it is taken is up to whoever plays Ari.',
    );
  });

  it('waits for whoever is at the last HP, and for reactions', () => {
    const dying = seated().with('anya', { life: 'dying' });
    expect(words(dying)).toMatch(/^A death move: Ari is at the last HP/);
    const table = seated().given(({ public: shared }) => {
      const character = Object.keys(shared.characters)[1] ?? '';
      const reaction = { character, trait: 'agility', difficulty: 12, what: 'the fire' } as const;
      shared.reactions.r1 = { id: 'r1', ...reaction };
    });
    expect(words(table)).toBe('Reaction rolls: Still to react: Cole.');
  });

  it('says who has still to choose at a rest', () => {
    const table = seated().given(({ public: shared }) => {
      const [ari = ''] = Object.keys(shared.characters);
      shared.rest = { kind: 'short', picks: { [ari]: ['tend', 'stress'] } };
    });
    expect(words(table)).toBe('A short rest: Each chooses 2 moves. Still to choose: Cole.');
  });
});
