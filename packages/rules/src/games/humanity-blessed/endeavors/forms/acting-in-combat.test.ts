import { describe, expect, it } from 'vitest';
import { endeavorAt, givenOne, underWay } from '../../testing/endeavors';
import { formsFor } from '../../testing/forms';

describe('what one can do on one’s turn', () => {
  it('HUM-1302, HUM-1306, HUM-1311: in Combat', () => {
    const table = underWay('combat', ['grudge']);
    givenOne(table, 'Cole', { position: 2 });
    expect(formsFor(table, 'anya', 'endeavor.')).toEqual({
      'endeavor.act Ari hurt': [
        'endeavor',
        'against: 1..1 of Old Grudge = Old Grudge',
        'how: hurt|hand>hurt|history>hurt = hurt',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari interfere': [
        'endeavor',
        'against: 1..1 of Old Grudge = Old Grudge',
        'how: head|hand|heart|home>head|hurt>hand|hurry>head|history>head = hand',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari advance': [
        'endeavor',
        'how: head|hand|heart|home|hurry|history = hand',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari protect': [
        'endeavor',
        'whom: Ari|Cole = Ari',
        'how: home|hurry|head>home|heart>home|history>home = home',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari rest': ['endeavor'],
      'endeavor.act Ari operate': [
        'endeavor',
        'how: free|head|hand|heart|home|hurt|hurry|history = free',
        'aim: text 300',
      ],
      'endeavor.pass Ari': ['prompt, order 9'],
    });
    expect(formsFor(table, 'bev', 'endeavor.act', 'endeavor.pass', 'endeavor.skip')).toEqual({
      'endeavor.act Ari hurt': [
        'answers',
        'against: 1..1 of Old Grudge = Old Grudge',
        'how: hurt|hand>hurt|history>hurt = hurt',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari interfere': [
        'answers',
        'against: 1..1 of Old Grudge = Old Grudge',
        'how: head|hand|heart|home>head|hurt>hand|hurry>head|history>head = hand',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari advance': [
        'answers',
        'how: head|hand|heart|home|hurry|history = hand',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari protect': [
        'answers',
        'whom: Ari|Cole = Ari',
        'how: home|hurry|head>home|heart>home|history>home = home',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari rest': ['answers'],
      'endeavor.act Ari operate': [
        'answers',
        'how: free|head|hand|heart|home|hurt|hurry|history = free',
        'aim: text 300',
      ],
      'endeavor.pass Ari': ['answers, order 9'],
      'endeavor.skip endeavor': ['answers, order 9'],
    });
    expect(formsFor(table, 'carl', 'endeavor.')).toEqual({});
  });

  it('HUM-1114, HUM-1303, HUM-1305: with another track, and two equal Blessings', () => {
    const table = underWay('combat', ['grudge']).withBlessings('anya', 5, 5, 3, 3);
    table.send('bev', { type: 'endeavor.track', endeavor: endeavorAt(table).id, name: 'The roof' });
    expect(formsFor(table, 'anya', 'endeavor.shine', 'endeavor.act')).toEqual({
      'endeavor.act Ari hurt': [
        'endeavor',
        'against: 1..1 of Old Grudge = Old Grudge',
        'how: hurt|hand>hurt|history>hurt = hurt',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari interfere': [
        'endeavor',
        'against: 1..1 of Old Grudge = Old Grudge',
        'how: head|hand|heart|home>head|hurt>hand|hurry>head|history>head = hand',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari advance': [
        'endeavor',
        'how: head|hand|heart|home|hurry|history = hand',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari protect': [
        'endeavor',
        'whom: Ari|Cole = Ari',
        'how: home|hurry|head>home|heart>home|history>home = home',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari rest': ['endeavor'],
      'endeavor.act Ari change': [
        'endeavor',
        'track: track = track',
        'how: free|head|hand|heart|home|hurt|hurry|history = free',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari operate': [
        'endeavor',
        'how: free|head|hand|heart|home|hurt|hurry|history = free',
        'aim: text 300',
      ],
      'endeavor.shine Ari anya-3,anya-4': ['endeavor, order 6, for two Blessings worth 3'],
      'endeavor.shine Ari anya-1,anya-2': ['endeavor, order 6, for two Blessings worth 5'],
    });
  });

  it('HUM-1305: whoever shines says what else they do', () => {
    const table = underWay('combat', ['grudge']).withBlessings('anya', 5, 5);
    table.send('anya', {
      type: 'endeavor.shine',
      character: table.of('anya').id,
      dice: ['anya-1', 'anya-2'],
    });
    expect(formsFor(table, 'anya', 'endeavor.act', 'endeavor.shine', 'endeavor.pass')).toEqual({
      'endeavor.act Ari hurt': [
        'endeavor',
        'also: interfere|advance|protect|rest|operate = interfere',
        'against: 1..1 of Old Grudge = Old Grudge',
        'whom: Ari|Cole = Ari',
        'how: hurt|hand>hurt|history>hurt = hurt',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari interfere': [
        'endeavor',
        'also: hurt|advance|protect|rest|operate = hurt',
        'against: 1..1 of Old Grudge = Old Grudge',
        'whom: Ari|Cole = Ari',
        'how: head|hand|heart|home>head|hurt>hand|hurry>head|history>head = hand',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari advance': [
        'endeavor',
        'also: hurt|interfere|protect|rest|operate = hurt',
        'against: 1..1 of Old Grudge = Old Grudge',
        'whom: Ari|Cole = Ari',
        'how: head|hand|heart|home|hurry|history = hand',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari protect': [
        'endeavor',
        'also: hurt|interfere|advance|rest|operate = hurt',
        'against: 1..1 of Old Grudge = Old Grudge',
        'whom: Ari|Cole = Ari',
        'how: home|hurry|head>home|heart>home|history>home = home',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari rest': [
        'endeavor',
        'also: hurt|interfere|advance|protect|operate = hurt',
        'against: 1..1 of Old Grudge = Old Grudge',
        'whom: Ari|Cole = Ari',
      ],
      'endeavor.act Ari operate': [
        'endeavor',
        'also: hurt|interfere|advance|protect|rest = hurt',
        'against: 1..1 of Old Grudge = Old Grudge',
        'whom: Ari|Cole = Ari',
        'how: free|head|hand|heart|home|hurt|hurry|history = free',
        'aim: text 300',
      ],
      'endeavor.pass Ari': ['prompt, order 9'],
    });
  });
});
