import { describe, expect, it } from 'vitest';
import { beginning, endeavorAt, givenOne } from '../../testing/endeavors';
import { formsFor } from '../../testing/forms';

describe('what the table sets by hand in an Endeavor', () => {
  it('HUM-101, HUM-1212: Combat: tracks, Buttons, antagonists, who is in it, and where they stand', () => {
    const table = beginning('combat', ['grudge']).withOther('Vex');
    expect(
      formsFor(
        table,
        'bev',
        'endeavor.track',
        'endeavor.button',
        'endeavor.foe',
        'endeavor.antagonist',
        'endeavor.join',
        'endeavor.changing',
        'endeavor.place',
        'endeavor.remove',
        'endeavor.return',
        'endeavor.mode',
        'endeavor.unit',
        'endeavor.end',
        'endeavor.break',
        'endeavor.resume',
      ),
    ).toEqual({
      'endeavor.end endeavor': ['answers, order 11'],
      'endeavor.break endeavor': ['answers, order 12'],
      'endeavor.track endeavor': ['answers', 'name: text 80 needed', 'finish: 0..99 = 0'],
      'endeavor.button endeavor terrain': [
        'answers',
        'track: track = track',
        'at: 0..199 = 1',
        'text: text 80',
        'rule: none|only|not = none',
        'stats: 0..7 of head|hand|heart|home|hurt|hurry|history',
      ],
      'endeavor.button endeavor wound': [
        'answers',
        'track: track = track',
        'at: 0..199 = 1',
        'owner: Ari|Cole|Old Grudge = Ari',
      ],
      'endeavor.button endeavor scheme': ['answers', 'track: track = track', 'at: 0..199 = 1'],
      'endeavor.button endeavor recovery': [
        'answers',
        'track: track = track',
        'at: 0..199 = 1',
        'owner: Ari|Cole|Old Grudge = Ari',
      ],
      'endeavor.button endeavor defeat': [
        'answers',
        'track: track = track',
        'at: 0..199 = 1',
        'owner: Ari|Cole|Old Grudge = Ari',
      ],
      'endeavor.foe endeavor rabble': ['answers'],
      'endeavor.foe endeavor grudge': ['answers'],
      'endeavor.foe endeavor husk': ['answers'],
      'endeavor.foe endeavor clockwork': ['answers'],
      'endeavor.foe endeavor empress': ['answers'],
      'endeavor.antagonist endeavor': [
        'answers',
        'name: text 60 needed',
        'sp: 1..60 = 10',
        'recovery: 0..4 of 1|2|3|4|5|6|7|8|9|10|11|12 = 3',
        'tags: 0..5 of unique|revenge|horde|immunity|unrelenting',
        'aptitude: text 80',
        'head: 2|4|6|8|10 = 4, folded',
        'hand: 2|4|6|8|10 = 4, folded',
        'heart: 2|4|6|8|10 = 4, folded',
        'home: 2|4|6|8|10 = 4, folded',
        'hurt: 2|4|6|8|10 = 4, folded',
        'hurry: 2|4|6|8|10 = 4, folded',
        'history: 2|4|6|8|10 = 4, folded',
      ],
      'endeavor.join endeavor Vex': ['answers'],
      'endeavor.changing endeavor check': ['answers'],
      'endeavor.place Ari': [
        'answers',
        'track: track = track',
        'at: 0..199 = 0',
        'reason: text 300',
      ],
      'endeavor.remove Ari': ['answers', 'reason: text 300'],
      'endeavor.place Cole': [
        'answers',
        'track: track = track',
        'at: 0..199 = 0',
        'reason: text 300',
      ],
      'endeavor.remove Cole': ['answers', 'reason: text 300'],
      'endeavor.place Old Grudge': [
        'answers',
        'track: track = track',
        'at: 0..199 = 10',
        'reason: text 300',
      ],
      'endeavor.remove Old Grudge': ['answers', 'reason: text 300'],
      'endeavor.button-remove button': ['answers', 'reason: text 300'],
    });
    expect(formsFor(table, 'anya', 'endeavor.')).toEqual({
      'endeavor.round endeavor': ['endeavor, first, rolls 3'],
    });
  });

  it('HUM-1219, HUM-1218: Stealth has Buttons of its own, and an Eye that sleeps or wakes', () => {
    const table = beginning('stealth');
    expect(
      formsFor(
        table,
        'bev',
        'endeavor.button',
        'endeavor.mode',
        'endeavor.foe',
        'endeavor.antagonist',
        'endeavor.place',
      ),
    ).toEqual({
      'endeavor.mode endeavor wake': ['answers'],
      'endeavor.button endeavor alarm': [
        'answers',
        'track: track = track',
        'at: 0..199 = 1',
        'text: text 80',
      ],
      'endeavor.button endeavor objective': [
        'answers',
        'track: track = track',
        'at: 0..199 = 1',
        'text: text 80',
      ],
      'endeavor.button endeavor escape': [
        'answers',
        'track: track = track',
        'at: 0..199 = 1',
        'text: text 80',
      ],
      'endeavor.button endeavor sanctuary': [
        'answers',
        'track: track = track',
        'at: 0..199 = 1',
        'text: text 80',
      ],
      'endeavor.button endeavor terrain': [
        'answers',
        'track: track = track',
        'at: 0..199 = 1',
        'text: text 80',
        'rule: none|only|not = none',
        'stats: 0..7 of head|hand|heart|home|hurt|hurry|history',
      ],
      'endeavor.button endeavor wound': [
        'answers',
        'track: track = track',
        'at: 0..199 = 1',
        'owner: Ari|Cole|The Eye = Ari',
      ],
      'endeavor.button endeavor scheme': ['answers', 'track: track = track', 'at: 0..199 = 1'],
      'endeavor.button endeavor recovery': [
        'answers',
        'track: track = track',
        'at: 0..199 = 1',
        'owner: Ari|Cole|The Eye = Ari',
      ],
      'endeavor.button endeavor defeat': [
        'answers',
        'track: track = track',
        'at: 0..199 = 1',
        'owner: Ari|Cole|The Eye = Ari',
      ],
      'endeavor.place Ari': [
        'answers',
        'track: track = track',
        'at: 0..199 = 0',
        'reason: text 300',
      ],
      'endeavor.place Cole': [
        'answers',
        'track: track = track',
        'at: 0..199 = 0',
        'reason: text 300',
      ],
      'endeavor.button-remove button': ['answers', 'reason: text 300'],
    });
  });

  it('HUM-1221, HUM-1224: Unit has Hits, Shields, and more units', () => {
    const table = beginning('unit');
    expect(formsFor(table, 'bev', 'endeavor.button', 'endeavor.unit', 'endeavor.changing')).toEqual(
      {
        'endeavor.unit endeavor': [
          'answers',
          'name: text 60 needed',
          'size: 4|6|8|10 = 6',
          'side: opponents|protagonists = opponents',
          'shielded: switch = false',
        ],
        'endeavor.button endeavor hit': ['answers', 'track: track|track = track', 'at: 0..199 = 1'],
        'endeavor.button endeavor shield': [
          'answers',
          'track: track|track = track',
          'at: 0..199 = 1',
        ],
        'endeavor.button endeavor terrain': [
          'answers',
          'track: track|track = track',
          'at: 0..199 = 1',
          'text: text 80',
          'rule: none|only|not = none',
          'stats: 0..7 of head|hand|heart|home|hurt|hurry|history',
        ],
        'endeavor.button endeavor wound': [
          'answers',
          'track: track|track = track',
          'at: 0..199 = 1',
          'owner: Ari|Cole|Our unit|Their unit = Ari',
        ],
        'endeavor.button endeavor scheme': [
          'answers',
          'track: track|track = track',
          'at: 0..199 = 1',
        ],
        'endeavor.button endeavor recovery': [
          'answers',
          'track: track|track = track',
          'at: 0..199 = 1',
          'owner: Ari|Cole|Our unit|Their unit = Ari',
        ],
        'endeavor.button endeavor defeat': [
          'answers',
          'track: track|track = track',
          'at: 0..199 = 1',
          'owner: Ari|Cole|Our unit|Their unit = Ari',
        ],
        'endeavor.changing endeavor free': ['answers'],
      },
    );
  });

  it('HUM-1807: what is broken off waits until it goes on; who is out may be brought back', () => {
    const table = beginning('combat');
    givenOne(table, 'Cole', { standing: 'removed' });
    table.send('bev', { type: 'endeavor.break', endeavor: endeavorAt(table).id });
    expect(
      formsFor(
        table,
        'bev',
        'endeavor.end',
        'endeavor.break',
        'endeavor.resume',
        'endeavor.return',
        'endeavor.remove',
      ),
    ).toEqual({
      'endeavor.end endeavor': ['answers, order 11'],
      'endeavor.resume endeavor': ['answers, first'],
      'endeavor.remove Ari': ['answers', 'reason: text 300'],
      'endeavor.return Cole': ['answers', 'reason: text 300'],
    });
    expect(formsFor(table, 'anya', 'endeavor.')).toEqual({});
  });
});
