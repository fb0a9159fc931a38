import { describe, expect, it } from 'vitest';
import {
  act,
  beginning,
  endeavorAt,
  givenIn,
  givenOne,
  next,
  nextRound,
  pass,
  underWay,
} from '../../testing/endeavors';
import { formsFor } from '../../testing/forms';

describe('what one can do on one’s turn', () => {
  it('HUM-1308, HUM-1309, HUM-1405: in Racing, where some Stats may be of no use', () => {
    const table = underWay('racing');
    const [track = ''] = Object.keys(endeavorAt(table).tracks);
    const area = { rule: 'not', stats: ['hand', 'home'] } as const;
    givenIn(table, ({ buttons }) => {
      buttons.slates = {
        id: 'slates',
        kind: 'terrain',
        track,
        at: 0,
        owner: null,
        area: { rule: area.rule, stats: [...area.stats] },
      };
    });
    expect(formsFor(table, 'anya', 'endeavor.act', 'endeavor.pass')).toEqual({
      'endeavor.act Ari hurt': [
        'endeavor',
        'against: 1..1 of Cole = Cole',
        'how: hurt|history>hurt = hurt',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari interfere': [
        'endeavor',
        'against: 1..1 of Cole = Cole',
        'how: head|heart|hurt>hand|hurry>head|history>head = head',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari advance': [
        'endeavor',
        'how: head|heart|hurry|history = head',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari protect': [
        'endeavor',
        'whom: Ari = Ari',
        'how: hurry|head>home|heart>home|history>home = hurry',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari rest': ['endeavor'],
      'endeavor.act Ari operate': [
        'endeavor',
        'how: free|head|heart|hurt|hurry|history = free',
        'aim: text 300',
      ],
      'endeavor.pass Ari': ['prompt, order 9'],
    });
  });

  it('HUM-1310, HUM-1311: antagonists of Combat and Rush do their own', () => {
    const table = next(pass(underWay('combat', ['rabble']), 'anya'), 'anya', 'The Rabble');
    expect(formsFor(table, 'bev', 'endeavor.act', 'endeavor.pass')).toEqual({
      'endeavor.act The Rabble hurt': [
        'endeavor',
        'against: 1..2 of Ari|Cole = Ari|Cole',
        'how: hurt|history>hurt = hurt',
        'aim: text 300, folded',
      ],
      'endeavor.act The Rabble interfere': [
        'endeavor',
        'against: 1..2 of Ari|Cole = Ari|Cole',
        'how: head|hand|heart|history>head = head',
        'aim: text 300, folded',
      ],
      'endeavor.act The Rabble advance': [
        'endeavor',
        'how: head|hand|heart|home|hurry|history = head',
        'aim: text 300, folded',
      ],
      'endeavor.act The Rabble protect': [
        'endeavor',
        'whom: The Rabble = The Rabble',
        'how: home|hurry|history>home = home',
        'aim: text 300, folded',
      ],
      'endeavor.act The Rabble rest': ['endeavor'],
      'endeavor.act The Rabble operate': [
        'endeavor',
        'how: free|head|hand|heart|home|hurt|hurry|history = free',
        'aim: text 300',
      ],
      'endeavor.pass The Rabble': ['prompt, order 9'],
    });
  });

  it('HUM-1319, HUM-1321, HUM-1322: in Stealth, beside an Alarm and an Objective', () => {
    const table = beginning('stealth');
    const { id: endeavor } = endeavorAt(table);
    givenOne(table, 'Ari', { position: 10 });
    table.send('bev', { type: 'endeavor.first', endeavor, who: table.of('anya').id });
    nextRound(table);
    expect(formsFor(table, 'anya', 'endeavor.act', 'endeavor.pass')).toEqual({
      'endeavor.act Ari disarm': [
        'endeavor',
        'assault: switch = false, folded',
        'how: heart|hurt|head>heart|hand>hurt|home>heart|hurry>heart|history>heart = hurt',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari misdirect': [
        'endeavor',
        'assault: switch = false, folded',
        'how: head|home|heart>head|hurry>head|history>head = head',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari move': [
        'endeavor',
        'assault: switch = false, folded',
        'how: hand|hurry|head>hurry|heart>hurry|home>hurry|hurt>hand|history>hand = hand',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari work': [
        'endeavor',
        'how: head|hand|heart|home|hurt|hurry|history = hand',
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
  });

  it('HUM-1324…1326: the Eye, whom whoever has the last word moves', () => {
    const table = beginning('stealth');
    const { id: endeavor } = endeavorAt(table);
    table.send('bev', { type: 'endeavor.first', endeavor, who: table.named('The Eye').id });
    nextRound(table);
    const awake = beginning('stealth');
    awake.send('bev', {
      type: 'endeavor.first',
      endeavor: endeavorAt(awake).id,
      who: awake.named('The Eye').id,
    });
    awake.send('bev', { type: 'endeavor.mode', endeavor: endeavorAt(awake).id, mode: 'wake' });
    givenOne(nextRound(awake), 'Ari', { position: 3 });
    expect(formsFor(table, 'bev', 'endeavor.act', 'endeavor.pass')).toEqual({
      'endeavor.act The Eye search': ['endeavor', 'how: watch = watch', 'aim: text 300, folded'],
      'endeavor.act The Eye scan': ['endeavor', 'how: watch = watch', 'aim: text 300, folded'],
      'endeavor.pass The Eye': ['prompt, order 9'],
    });
    expect(formsFor(awake, 'bev', 'endeavor.act')).toEqual({
      'endeavor.act The Eye awaken': ['endeavor'],
      'endeavor.act The Eye wound': ['endeavor'],
    });
    expect(formsFor(table, 'anya', 'endeavor.')).toEqual({});
  });

  it('HUM-1330, HUM-1331, HUM-1332: in Unit, on one’s own and as the unit that one operates', () => {
    const table = beginning('unit');
    table.send('bev', {
      type: 'endeavor.first',
      endeavor: endeavorAt(table).id,
      who: table.of('anya').id,
    });
    nextRound(table);
    const operated = beginning('unit');
    operated.send('bev', {
      type: 'endeavor.first',
      endeavor: endeavorAt(operated).id,
      who: operated.of('anya').id,
    });
    act(nextRound(operated), 'anya', 'operate-unit');
    expect(formsFor(table, 'anya', 'endeavor.act', 'endeavor.pass')).toEqual({
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
      'endeavor.act Ari operate-unit': ['endeavor'],
      'endeavor.act Ari rest': ['endeavor'],
      'endeavor.act Ari change': [
        'endeavor',
        'track: track = track',
        'how: head|hand|heart|home|hurt|hurry|history = hand',
        'aim: text 300, folded',
      ],
      'endeavor.act Ari operate': [
        'endeavor',
        'how: free|head|hand|heart|home|hurt|hurry|history = free',
        'aim: text 300',
      ],
      'endeavor.pass Ari': ['prompt, order 9'],
    });
    expect(formsFor(operated, 'anya', 'endeavor.act', 'endeavor.pass')).toEqual({
      'endeavor.act Our unit hit': [
        'endeavor',
        'against: 1..1 of Their unit = Their unit',
        'how: unit = unit',
        'aim: text 300, folded',
      ],
      'endeavor.act Our unit interfere-units': [
        'endeavor',
        'against: 1..1 of Their unit = Their unit',
        'how: unit = unit',
        'aim: text 300, folded',
      ],
      'endeavor.act Our unit channel': ['endeavor'],
      'endeavor.pass Our unit': ['prompt, order 9'],
    });
  });
});
