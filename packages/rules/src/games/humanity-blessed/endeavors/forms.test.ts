import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import {
  act,
  beginning,
  comes,
  endeavorAt,
  givenIn,
  givenOne,
  next,
  nextRound,
  pass,
  rolls,
  settle,
  underWay,
} from '../testing/endeavors';
import { formsFor, toldNow } from '../testing/forms';

describe('how an Endeavor is set up', () => {
  it('HUM-1101, HUM-1219, HUM-1224: by one tap, or by the form of its type', () => {
    const table = seated();
    expect(formsFor(table, 'bev', 'endeavor.ready', 'endeavor.begin')).toEqual({
      'endeavor.ready lantern-stair': ['endeavor'],
      'endeavor.ready roofs-to-the-bell': ['endeavor'],
      'endeavor.ready before-the-mill-turns': ['endeavor'],
      'endeavor.ready harbour-office': ['endeavor'],
      'endeavor.ready fog-bank': ['endeavor'],
      'endeavor.begin combat': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin racing': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress',
        'finish: 0..99 = 15',
        'sides: sides|each = sides',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin rush': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin stealth': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'eye: text 60',
        'watch: 4|6|8|10 = 6',
        'area: usual|empty = usual',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin unit': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress',
        'unit: text 60',
        'unitSize: 4|6|8|10 = 8',
        'enemy: text 60',
        'enemySize: 4|6|8|10 = 6',
        'shields: switch = false',
        'order: named|clockwise = named, folded',
      ],
    });
    expect(formsFor(table, 'anya', 'endeavor.')).toEqual({});
  });

  it('HUM-1101: of those who are in the story already, whoever is nobody’s may be against them', () => {
    const table = seated({ arbiter: 'vote' }).withOther('Vex');
    expect(formsFor(table, 'anya', 'endeavor.begin')).toEqual({
      'endeavor.begin combat': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress|Vex',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin racing': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress|Vex',
        'finish: 0..99 = 15',
        'sides: sides|each = sides',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin rush': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress|Vex',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin stealth': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'eye: text 60',
        'watch: 4|6|8|10 = 6',
        'area: usual|empty = usual',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin unit': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress|Vex',
        'unit: text 60',
        'unitSize: 4|6|8|10 = 8',
        'enemy: text 60',
        'enemySize: 4|6|8|10 = 6',
        'shields: switch = false',
        'order: named|clockwise = named, folded',
      ],
    });
  });

  it('HUM-1116: who begins the table says, where more than one could', () => {
    const table = seated();
    const who = [table.of('anya').id, table.of('carl').id];
    table.send('bev', { type: 'endeavor.begin', kind: 'combat', who });
    expect(formsFor(table, 'bev', 'endeavor.first', 'endeavor.round')).toEqual({
      'endeavor.first endeavor Ari': ['prompt'],
      'endeavor.first endeavor Cole': ['prompt'],
    });
    expect(formsFor(table, 'anya', 'endeavor.first', 'endeavor.round')).toEqual({});
  });
});

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

describe('what is asked besides in an Endeavor', () => {
  it('HUM-1306, HUM-1308, HUM-1309: on whom an effect falls, and how much of it', () => {
    const hurt = comes(act(underWay('combat', ['grudge']), 'anya', 'hurt'), { effect: 'large' });
    const most = comes(act(underWay('combat', ['grudge']), 'anya', 'hurt'), { band: 'maximum' });
    const advance = comes(act(underWay('combat', ['grudge']), 'anya', 'advance'), {
      effect: 'large',
    });
    const less = comes(act(underWay('combat', ['grudge']), 'anya', 'interfere'), {
      effect: 'medium',
    });
    expect(formsFor(hurt, 'anya', 'endeavor.settle', 'endeavor.enough')).toEqual({
      'endeavor.settle due Old Grudge': ['prompt', 'amount: 1..3 = 3'],
      'endeavor.enough due': ['prompt, order 9'],
    });
    expect(formsFor(hurt, 'bev', 'endeavor.settle', 'endeavor.enough')).toEqual({
      'endeavor.settle due Old Grudge': ['answers', 'amount: 1..3 = 3'],
      'endeavor.enough due': ['answers, order 9'],
    });
    expect(formsFor(hurt, 'carl', 'endeavor.')).toEqual({});
    expect(formsFor(most, 'anya', 'endeavor.settle', 'endeavor.enough')).toEqual({
      'endeavor.settle due Old Grudge': ['prompt'],
      'endeavor.enough due': ['prompt, order 9'],
    });
    expect(formsFor(advance, 'anya', 'endeavor.settle', 'endeavor.enough')).toEqual({
      'endeavor.settle due Ari': ['prompt', 'amount: 1..3 = 3'],
      'endeavor.enough due': ['prompt, order 9'],
    });
    expect(formsFor(less, 'anya', 'endeavor.settle', 'endeavor.enough')).toEqual({
      'endeavor.settle due die': ['prompt', 'amount: 1..2 = 2'],
      'endeavor.enough due': ['prompt, order 9'],
    });
  });

  it('HUM-1106, HUM-1109: who is next, and the special action of whoever holds most', () => {
    const table = pass(underWay('combat', ['grudge']), 'anya');
    const special = nextRound(beginning('combat', ['grudge']))
      .withTemporary('anya', 2)
      .withTemporary('carl', 3);
    pass(next(pass(special, 'anya'), 'anya', 'Cole'), 'carl');
    pass(special, 'bev');
    expect(formsFor(table, 'anya', 'endeavor.next')).toEqual({
      'endeavor.next Ari Cole': ['prompt'],
      'endeavor.next Ari Old Grudge': ['prompt'],
    });
    expect(formsFor(table, 'bev', 'endeavor.next')).toEqual({
      'endeavor.next Ari Cole': ['answers'],
      'endeavor.next Ari Old Grudge': ['answers'],
    });
    expect(formsFor(table, 'carl', 'endeavor.next')).toEqual({});
    expect(
      formsFor(special, 'anya', 'endeavor.special', 'endeavor.yield', 'endeavor.waive'),
    ).toEqual({
      'endeavor.special Ari combo': ['prompt'],
      'endeavor.yield Ari Cole': ['prompt, order 1'],
      'endeavor.waive Ari': ['prompt, order 2'],
    });
    expect(
      formsFor(special, 'bev', 'endeavor.special', 'endeavor.yield', 'endeavor.waive'),
    ).toEqual({
      'endeavor.special Ari combo': ['answers'],
      'endeavor.yield Ari Cole': ['answers, order 1'],
      'endeavor.waive Ari': ['answers, order 2'],
    });
    expect(
      formsFor(special, 'carl', 'endeavor.special', 'endeavor.yield', 'endeavor.waive'),
    ).toEqual({});
  });

  it('HUM-1110, HUM-1120: who is called into a hard action', () => {
    const table = underWay('combat', ['grudge']);
    givenOne(table, 'Old Grudge', { protectedBy: [table.named('Old Grudge').id] });
    act(table, 'anya', 'hurt');
    const called = underWay('combat', ['grudge']);
    givenOne(called, 'Old Grudge', { protectedBy: [called.named('Old Grudge').id] });
    act(called, 'anya', 'hurt').onCheck('anya', {
      type: 'endeavor.call',
      who: called.of('carl').id,
    });
    expect(formsFor(table, 'anya', 'endeavor.call', 'endeavor.follow')).toEqual({
      'endeavor.call check Cole': ['endeavor'],
    });
    expect(formsFor(table, 'bev', 'endeavor.call', 'endeavor.follow')).toEqual({
      'endeavor.call check Cole': ['endeavor'],
    });
    expect(formsFor(called, 'anya', 'endeavor.call', 'endeavor.follow')).toEqual({});
    expect(formsFor(called, 'carl', 'endeavor.call', 'endeavor.follow')).toEqual({
      'endeavor.follow check Cole': ['endeavor'],
    });
  });

  it('HUM-1406: a racer who is tired rolls to stay in it', () => {
    const table = underWay('racing');
    givenOne(table, 'Ari', { fatigue: 2 });
    pass(pass(table, 'anya'), 'carl');
    expect(formsFor(table, 'anya', 'endeavor.fatigue', 'endeavor.collapse')).toEqual({
      'endeavor.fatigue Ari': [
        'prompt, first',
        'stat: head|hand|heart|home|hurt|hurry|history = hand',
      ],
    });
    expect(formsFor(table, 'bev', 'endeavor.fatigue', 'endeavor.collapse')).toEqual({
      'endeavor.fatigue Ari': [
        'answers, first',
        'stat: head|hand|heart|home|hurt|hurry|history = hand',
      ],
    });
    expect(formsFor(table, 'carl', 'endeavor.fatigue')).toEqual({});
  });

  it('HUM-1214: who leads the charge is elected', () => {
    const table = beginning('rush', ['rabble']);
    expect(formsFor(table, 'anya', 'endeavor.', 'ask.answer')).toEqual({
      'ask.answer ask Ari': ['prompt'],
      'ask.answer ask Cole': ['prompt'],
    });
    expect(formsFor(table, 'bev', 'endeavor.lead', 'ask.answer', 'endeavor.round')).toEqual({
      'endeavor.lead endeavor Ari': ['answers, order 8'],
      'endeavor.lead endeavor Cole': ['answers, order 8'],
    });
  });

  it('HUM-1210: once a goal is reached the table says whether it ends', () => {
    const table = underWay('combat', ['rabble']);
    givenOne(table, 'The Rabble', { standing: 'removed', left: 0 });
    pass(table, 'anya');
    expect(formsFor(table, 'bev', 'endeavor.end', 'endeavor.go-on', 'endeavor.break')).toEqual({
      'endeavor.end endeavor': ['prompt, first'],
      'endeavor.go-on endeavor': ['prompt'],
    });
    expect(formsFor(table, 'anya', 'endeavor.')).toEqual({});
  });
});

describe('what everybody is told of an Endeavor', () => {
  it('TABLE-202, HUM-1801: from its beginning to its end', () => {
    const table = seated().withStats('anya', { hurt: 10, hand: 10 });
    const who = [table.of('anya').id, table.of('carl').id];
    const endeavor = () => endeavorAt(table).id;
    table.send('bev', {
      type: 'endeavor.begin',
      kind: 'combat',
      who,
      foes: ['grudge'],
      name: 'The stair',
    });
    expect(toldNow(table)).toEqual([
      'endeavor-begins: Ari Cole +2',
      'endeavor-begins: Old Grudge +1',
      'endeavor-turn: Ari',
    ]);
    table.send('bev', { type: 'endeavor.track', endeavor: endeavor(), name: 'The roof' });
    expect(toldNow(table)).toEqual(['endeavor-button']);
    table.send('bev', { type: 'endeavor.foe', endeavor: endeavor(), foe: 'rabble' });
    expect(toldNow(table)).toEqual(['endeavor-begins: The Rabble +1']);
    nextRound(table, 4, 2, 3, 5);
    expect(toldNow(table)).toEqual([
      'endeavor-round: Ari Cole Old Grudge The Rabble [4 | 2 | 3 | 5]',
      'endeavor-turn: Ari',
    ]);
    act(table, 'anya', 'hurt', { against: ['Old Grudge'], how: 'hurt', aim: 'Down the stair' });
    expect(toldNow(table)).toEqual(['endeavor-turn: Ari Old Grudge']);
    rolls(table, 'anya', 1, 7);
    expect(toldNow(table)).toEqual([
      'check-roll: Ari “Down the stair” [1 7]',
      'medium: Ari “Down the stair”',
    ]);
    settle(table, 'anya', 'Old Grudge', 2);
    expect(toldNow(table)).toEqual(['endeavor-move: Old Grudge Ari']);
    next(table, 'anya', 'Cole');
    expect(toldNow(table)).toEqual(['endeavor-turn: Cole']);
    act(table, 'carl', 'operate', { aim: 'The lift', how: 'free' });
    expect(toldNow(table)).toEqual(['endeavor-effect: Cole +1']);
    next(table, 'carl', 'Old Grudge');
    expect(toldNow(table)).toEqual(['endeavor-turn: Old Grudge']);
    table.send('bev', { type: 'endeavor.skip', endeavor: endeavor() });
    expect(toldNow(table)).toEqual(['a line', 'endeavor-turn: The Rabble']);
    pass(table, 'bev');
    expect(toldNow(table)).toEqual(['endeavor-turn: The Rabble', 'endeavor-round +1']);
    table.send('bev', {
      type: 'endeavor.place',
      character: table.of('anya').id,
      track: Object.keys(endeavorAt(table).tracks)[0] ?? '',
      at: 3,
      reason: 'Miscounted',
    });
    expect(toldNow(table)).toEqual(['endeavor-move: Ari because “Miscounted”']);
    table.send('bev', { type: 'endeavor.remove', character: table.of('carl').id, reason: '' });
    expect(toldNow(table)).toEqual(['endeavor-removed: Cole +1']);
    table.send('bev', {
      type: 'endeavor.return',
      character: table.of('carl').id,
      reason: 'After all',
    });
    expect(toldNow(table)).toEqual(['a line because “After all”']);
    table.send('bev', { type: 'endeavor.break', endeavor: endeavor() });
    expect(toldNow(table)).toEqual(['endeavor-ends +1']);
    table.send('bev', { type: 'endeavor.resume', endeavor: endeavor() });
    expect(toldNow(table)).toEqual(['endeavor-begins']);
    table.send('bev', { type: 'endeavor.end', endeavor: endeavor() });
    expect(toldNow(table)).toEqual(['endeavor-ends +1']);
  });

  it('TABLE-202: what happens to people and Buttons, each about whom it is', () => {
    const table = underWay('combat', ['grudge']);
    const { id: endeavor } = endeavorAt(table);
    const [track = ''] = Object.keys(endeavorAt(table).tracks);
    const ari = table.of('anya').id;
    table.send('bev', {
      type: 'endeavor.button',
      endeavor,
      track,
      at: 1,
      kind: 'terrain',
      text: 'Rubble',
    });
    expect(toldNow(table)).toEqual(['endeavor-button']);
    table.send('bev', {
      type: 'endeavor.button',
      endeavor,
      track,
      at: 4,
      kind: 'wound',
      owner: ari,
    });
    expect(toldNow(table)).toEqual(['endeavor-button']);
    table.send('bev', { type: 'endeavor.changing', endeavor, changing: 'check' });
    expect(toldNow(table)).toEqual(['a line']);
    table.send('bev', { type: 'endeavor.antagonist', endeavor, name: 'The Miller', sp: 4 });
    expect(toldNow(table)).toEqual(['endeavor-begins: The Miller']);
    table.send('bev', {
      type: 'endeavor.join',
      endeavor,
      who: table.withOther('Vex').named('Vex').id,
    });
    expect(toldNow(table)).toEqual(['endeavor-begins: Vex +1']);
    act(table, 'anya', 'protect', { whom: 'Cole' });
    expect(toldNow(table)).toEqual(['endeavor-turn: Ari']);
    comes(table);
    expect(toldNow(table)).toEqual(['remark: anya', 'endeavor-effect: Cole +1']);
    next(table, 'anya', 'Cole');
    expect(toldNow(table)).toEqual(['endeavor-turn: Cole']);
    act(table, 'carl', 'rest');
    expect(toldNow(table)).toEqual(['rested: Cole', 'endeavor-turn: Old Grudge']);
    table.send('bev', {
      type: 'endeavor.button-remove',
      button:
        Object.values(endeavorAt(table).buttons).find(({ kind }) => kind === 'terrain')?.id ?? '',
      reason: 'Cleared',
    });
    expect(toldNow(table)).toEqual(['endeavor-button because “Cleared”']);
  });
});
