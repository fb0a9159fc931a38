import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { formsFor, toldNow } from '../testing/forms';

const knots = { id: 'knots', text: 'Knots', specialization: null };
const lens = { id: 'lens', kind: 'item' as const, text: 'Lens', exceptional: false };

describe('what is asked of a character', () => {
  it('HUM-201, HUM-204, HUM-205: who they are, their highest Stat, what drives them', () => {
    const table = seated({ optional: 'hex' });
    expect(formsFor(table, 'anya', 'character.')).toEqual({
      'character.create': ['making', 'name: text 60 needed'],
      'character.identity Ari': [
        'making',
        'name: text 60 needed = Ari',
        'pronouns: text 80',
        'age: text 80',
        'looks: text 2000',
      ],
      'character.highest Ari': ['making', 'stat: head|hand|heart|home|hurt|hurry|history|hex'],
      'character.motivation Ari': [
        'making',
        'motivation: blossomer|driven|steadfast|prodigy|fated|compeller|crafter|wired|warry|lost',
      ],
      'character.backstory Ari': [
        'making',
        'skill1: text 160',
        'skill2: text 160',
        'skill3: text 160',
        'tie1: text 160',
        'tie2: text 160',
        'tie3: text 160',
        'mentors: text 300',
        'afternoon: text 300',
        'nature: text 300',
        'text: text 2000',
      ],
      'character.leave Ari leaves': ['character, order 20', 'words: text 300'],
      'character.leave Ari dies': ['character, order 20', 'words: text 300'],
    });
    expect(formsFor(table, 'sam', 'character.')).toEqual({});
    expect(formsFor(table, 'bev', 'character.create', 'character.identity')).toEqual({
      'character.identity Ari': [
        'making',
        'name: text 60 needed = Ari',
        'pronouns: text 80',
        'age: text 80',
        'looks: text 2000',
      ],
      'character.identity Cole': [
        'making',
        'name: text 60 needed = Cole',
        'pronouns: text 80',
        'age: text 80',
        'looks: text 2000',
      ],
    });
  });

  it('HUM-209: where they come from, list by list, as it stands', () => {
    const table = seated();
    table.send('anya', {
      type: 'character.backstory',
      character: table.of('anya').id,
      skill1: 'Rope',
      skill2: 'Lies',
      tie1: 'Wick',
      mentors: 'The Reeve',
    });
    expect(formsFor(table, 'anya', 'character.backstory')).toEqual({
      'character.backstory Ari': [
        'making',
        'skill1: text 160 = Rope',
        'skill2: text 160 = Lies',
        'skill3: text 160',
        'tie1: text 160 = Wick',
        'tie2: text 160',
        'tie3: text 160',
        'mentors: text 300 = The Reeve',
        'afternoon: text 300',
        'nature: text 300',
        'text: text 2000',
      ],
    });
  });

  it('HUM-211, HUM-213: what they are apt in', () => {
    const table = seated().with('anya', { aptitudes: [knots] });
    expect(formsFor(table, 'anya', 'aptitude.')).toEqual({
      'aptitude.add Ari': ['making', 'text: text 120 needed'],
      'aptitude.change Ari knots': ['making', 'text: text 120 needed = Knots'],
      'aptitude.remove Ari knots': ['making, order 9'],
    });
    expect(formsFor(table, 'bev', 'aptitude.')).toEqual({
      'aptitude.add Ari': ['making', 'text: text 120 needed'],
      'aptitude.change Ari knots': ['making', 'text: text 120 needed = Knots'],
      'aptitude.remove Ari knots': ['making, order 9'],
      'aptitude.specialize Ari knots': [
        'making',
        'specialization: 18',
        'relation: text 300 needed',
        'name: text 60, folded',
        'text: text 300, folded',
        'uses: 0..9 = 0, folded',
        'price: 0..6 = 0, folded',
      ],
      'aptitude.add Cole': ['making', 'text: text 120 needed'],
    });
  });

  it('HUM-214, HUM-1508: what they have gained; whether it is exceptional only whoever has the last word says', () => {
    const table = seated().with('anya', { gains: [lens] });
    expect(formsFor(table, 'anya', 'gain.')).toEqual({
      'gain.add Ari': [
        'making',
        'kind: item|information|alliance|other = item',
        'text: text 160 needed',
      ],
      'gain.change Ari lens': [
        'making',
        'kind: item|information|alliance|other = item',
        'text: text 160 needed = Lens',
      ],
      'gain.remove Ari lens': ['making, order 9'],
    });
    expect(formsFor(table, 'bev', 'gain.change')).toEqual({
      'gain.change Ari lens': [
        'making',
        'kind: item|information|alliance|other = item',
        'text: text 160 needed = Lens',
        'exceptional: switch = false',
      ],
    });
  });

  it('HUM-216: the dice of a larger start, the largest first', () => {
    const table = seated().send('bev', { type: 'zero.larger', larger: true });
    const handed = seated().send('bev', { type: 'zero.larger', larger: true });
    handed.send('anya', {
      type: 'character.sizes',
      character: handed.of('anya').id,
      size: 10,
      stats: ['hurt'],
    });
    expect(formsFor(table, 'anya', 'character.sizes', 'character.highest')).toEqual({
      'character.sizes Ari 10': [
        'making',
        'stats: 1..1 of head|hand|heart|home|hurt|hurry|history',
      ],
    });
    expect(formsFor(handed, 'anya', 'character.sizes')).toEqual({
      'character.sizes Ari 10': [
        'making',
        'stats: 1..1 of head|hand|heart|home|hurt|hurry|history',
      ],
      'character.sizes Ari 8': ['making', 'stats: 2..2 of head|hand|heart|home|hurry|history'],
    });
  });

  it('TABLE-003: how they leave, and come back', () => {
    const table = seated();
    const gone = seated();
    gone.send('anya', { type: 'character.leave', character: gone.of('anya').id, how: 'leaves' });
    expect(formsFor(table, 'anya', 'character.leave')).toEqual({
      'character.leave Ari leaves': ['character, order 20', 'words: text 300'],
      'character.leave Ari dies': ['character, order 20', 'words: text 300'],
    });
    expect(formsFor(gone, 'bev', 'character.return', 'character.leave')).toEqual({
      'character.leave Cole leaves': ['character, order 20', 'words: text 300'],
      'character.leave Cole dies': ['character, order 20', 'words: text 300'],
      'character.return Ari': ['character'],
    });
    expect(formsFor(gone, 'anya', 'character.return', 'character.identity')).toEqual({});
  });
});

describe('what everybody is told of a character', () => {
  it('TABLE-202: who enters, changes, leaves and returns', () => {
    const table = seated().with('anya', { aptitudes: [knots], gains: [lens] });
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'character.create', name: 'Nell' });
    expect(toldNow(table)).toEqual(['new-character: Nell']);
    table.send('anya', { type: 'character.identity', character, pronouns: 'they' });
    expect(toldNow(table)).toEqual(['a line']);
    table.send('bev', {
      type: 'aptitude.specialize',
      character,
      aptitude: 'knots',
      specialization: 'calm',
      relation: 'Hours of it',
    });
    expect(toldNow(table)).toEqual(['specialized: Ari “Hours of it”']);
    table.send('anya', { type: 'gain.remove', character, gain: 'lens' });
    expect(toldNow(table)).toEqual(['a line']);
    table.send('anya', { type: 'character.leave', character, how: 'leaves', words: 'At dawn.' });
    expect(toldNow(table)).toEqual(['farewell: Ari “At dawn.”']);
    table.send('bev', { type: 'character.return', character });
    expect(toldNow(table)).toEqual(['new-character: Ari']);
    table.send('anya', { type: 'character.leave', character, how: 'dies' });
    expect(toldNow(table)).toEqual(['death: Ari']);
  });
});
