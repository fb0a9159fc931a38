import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { formsFor } from '../testing/forms';

describe('what is set by hand', () => {
  it('TABLE-019, HUM-404, HUM-1004: what lies on sheets and on the table, as it stands', () => {
    const table = seated({ optional: 'hardy' })
      .withStats('anya', { head: [8, 5] })
      .with('anya', { dedication: 'value' });
    table.send('bev', { type: 'tracked.begin', name: 'Climb', goal: 10, at: 4 });
    const hardware = seated({ optional: 'hardware' })
      .withStats('anya', { hardware: 8 })
      .with('anya', { tokens: 3 });
    expect(formsFor(table, 'bev', 'shared.set', 'character.set', 'tracked.set')).toEqual({
      'shared.set': ['director', 'size: 2|4|6|8|10 = 2', 'locked: 0..2 = 0', 'reason: text 300'],
      'character.set Ari': [
        'director, order -1',
        'banked: 0..40 = 0',
        'tokens: 0..0 = 0',
        'reason: text 300',
      ],
      'tracked.set goal': ['director', 'position: 0..999 = 4', 'reason: text 300'],
    });
    expect(
      formsFor(table, 'anya', 'shared.set', 'character.set', 'tracked.set', 'stat.set'),
    ).toEqual({});
    expect(formsFor(hardware, 'bev', 'character.set')).toEqual({
      'character.set Ari': [
        'director, order -1',
        'banked: 0..40 = 0',
        'tokens: 0..4 = 3',
        'reason: text 300',
      ],
      'character.set Cole': [
        'director, order -1',
        'banked: 0..40 = 0',
        'tokens: 0..2 = 2',
        'reason: text 300',
      ],
    });
    expect(formsFor(hardware, 'bev', 'stat.set')).toEqual({
      'stat.set Ari head': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Ari hand': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Ari heart': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Ari home': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Ari hurt': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Ari hurry': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Ari history': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Ari hardware': [
        'director',
        'size: 2|4|6|8|10 = 8',
        'locked: 0..8 = 0',
        'reason: text 300',
      ],
      'stat.set Cole head': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Cole hand': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Cole heart': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Cole home': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Cole hurt': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Cole hurry': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Cole history': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
      'stat.set Cole hardware': [
        'director',
        'size: 2|4|6|8|10 = 4',
        'locked: 0..4 = 0',
        'reason: text 300',
      ],
    });
  });

  it('HUM-1808, TABLE-170: the GM rolls what is nobody’s Check, and nobody else does', () => {
    const table = seated();
    const vote = seated({ arbiter: 'vote' });
    expect(formsFor(table, 'bev', 'desk.')).toEqual({
      'desk.roll': [
        'rolls, rolls 1',
        'what: text 300',
        'size: 2|4|6|8|10|20 = 6',
        'dice: 1..10 = 1',
        'kept: switch = true',
      ],
    });
    expect(formsFor(table, 'anya', 'desk.')).toEqual({});
    expect(formsFor(vote, 'anya', 'desk.')).toEqual({});
  });
});
