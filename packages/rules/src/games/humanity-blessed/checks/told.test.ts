import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { toldNow } from '../testing/forms';

/** Ari’s Head and Hand are d6s, and her Heart is a d10; both hold Blessings. */
const table = (atmosphere: 'light' | 'dark' | 'gritty' = 'light') =>
  seated({ atmosphere })
    .withStats('anya', { head: 6, hand: 6, heart: 10 })
    .withBlessings('carl', 4, 6);

describe('what everybody is told of Checks', () => {
  it('TABLE-202, HUM-701: an action that takes no Check, or cannot be done so', () => {
    const one = table();
    one.propose('anya', 'head').onCheck('bev', { type: 'check.grant', text: 'It is open.' });
    expect(toldNow(one)).toEqual(['granted: Ari “It is open.”']);
    one.propose('anya', 'head').onCheck('bev', { type: 'check.grant' });
    expect(toldNow(one)).toEqual(['granted: Ari']);
    one.propose('anya', 'head').onCheck('bev', { type: 'check.bar', text: 'too far' });
    expect(toldNow(one)).toEqual(['a line']);
    one.propose('anya', 'head').onCheck('anya', { type: 'check.withdraw' });
    expect(toldNow(one)).toEqual(['a line']);
  });

  it('TABLE-202, HUM-711: how it is framed, how its dice fall, what it comes to and what that is worth', () => {
    const one = table();
    const owed = () => Object.keys(one.state.public.owed)[0] ?? '';
    one.propose('anya', 'head', { aim: 'Over the wall' }).frame({ apt: true });
    expect(toldNow(one)).toEqual(['a line']);
    one.roll('anya', [5]);
    expect(toldNow(one)).toEqual([
      'check-roll: Ari “Over the wall” [5]',
      'minor: Ari “Over the wall”',
    ]);
    one.send('bev', { type: 'owed.word', owed: owed(), text: 'It creaks.' });
    expect(toldNow(one)).toEqual(['bust: Ari “It creaks.”']);
    one.check('anya', 'heart', [1, 10], { said: { aim: '' } });
    expect(toldNow(one)).toEqual(['check-roll: Ari [1 10]', 'major: Ari']);
    one.send('bev', { type: 'owed.word', owed: owed(), text: 'A friend.' });
    expect(toldNow(one)).toEqual(['boon: Ari “A friend.”']);
    one.check('anya', 'hand', [5]);
    expect(toldNow(one)).toEqual(['check-roll: Ari “Get through” [5]', 'minor: Ari “Get through”']);
    one.send('bev', { type: 'owed.pass', owed: owed() });
    expect(toldNow(one)).toEqual(['a line']);
    one.check('carl', 'head', [2], { said: { aim: '' } });
    expect(toldNow(one)).toEqual(['check-roll: Cole [2]', 'failure: Cole']);
  });

  it('TABLE-202, HUM-904, HUM-906: each Check of a hard action', () => {
    const one = table();
    one.propose('anya', 'head').frame({ complexity: 'hard' });
    one.onCheck('carl', { type: 'check.join', character: one.of('carl').id });
    expect(toldNow(one)).toEqual(['a line']);
    one.roll('anya', [6]);
    expect(toldNow(one)).toEqual(['check-roll: Ari “Get through” [6]', 'check-part: Ari']);
    one.roll('anya', [9], { stat: 'heart' });
    expect(toldNow(one)).toEqual([
      'check-roll: Ari “Get through” [9]',
      'medium: Ari “Get through”',
    ]);
  });

  it('TABLE-202, HUM-611, HUM-618: help that is offered, taken, and refused', () => {
    const one = table();
    const by = one.of('carl').id;
    const offer = () => one.part.offers[0]?.id ?? '';
    one.check('anya', 'head', [3], { said: { aim: 'Through' } });
    expect(toldNow(one)).toEqual(['check-roll: Ari “Through” [3]']);
    one.onCheck('carl', { type: 'check.help', by, die: 'carl-1' });
    expect(toldNow(one)).toEqual(['a line']);
    one.onCheck('anya', { type: 'check.answer', offer: offer(), take: true });
    expect(toldNow(one)).toEqual([
      'blessings-spent: Cole',
      'check-turned: Ari',
      'minor: Ari “Through”',
    ]);
    one.check('anya', 'hand', [3]).onCheck('carl', { type: 'check.help', by, die: 'carl-2' });
    expect(toldNow(one)).toEqual(['a line']);
    one.onCheck('anya', { type: 'check.answer', offer: offer(), take: false });
    expect(toldNow(one)).toEqual(['a line', 'failure: Ari “Get through”']);
  });

  it('HUM-612, HUM-613, HUM-616: a Jinx, Blessings handed over, and improvising', () => {
    const dark = table('dark').check('anya', 'head', [3]);
    const by = dark.of('carl').id;
    const gritty = table('gritty').withBlessings('anya', 2).check('anya', 'head', [3]);
    const offer = () => dark.part.offers[0]?.id ?? '';
    dark.onCheck('carl', { type: 'check.jinx', by, die: 'carl-1' });
    expect(toldNow(dark)).toEqual(['blessings-spent: Cole', 'check-turned: Ari']);
    dark.onCheck('carl', { type: 'check.collaborate', by, dice: ['carl-2'] });
    expect(toldNow(dark)).toEqual(['a line']);
    dark.onCheck('anya', { type: 'check.answer', offer: offer(), take: true });
    expect(toldNow(dark)).toEqual(['blessings-handed: Ari Cole']);
    gritty.onCheck('anya', { type: 'check.improvise', by: gritty.of('anya').id, die: 'anya-1' }, 5);
    expect(toldNow(gritty)).toEqual([
      'blessings-spent: Ari',
      'check-roll: Ari “Get through” [5]',
      'minor: Ari “Get through”',
    ]);
  });

  it('TABLE-202, HUM-404, HUM-411: Tokens, and the die of what haunts somebody', () => {
    const hardware = seated({ optional: 'hardware' })
      .withStats('anya', { head: 6 })
      .check('anya', 'head', [3]);
    const haunted = seated({ optional: 'haunted' }).withStats('anya', { head: 10 });
    haunted.send('bev', { type: 'haunting.set', character: haunted.of('anya').id, present: true });
    hardware.onCheck('anya', { type: 'check.tokens', tokens: 1 });
    expect(toldNow(hardware)).toEqual(['check-turned: Ari', 'failure: Ari “Get through”']);
    haunted.check('anya', 'head', [9, 4]);
    expect(toldNow(haunted)).toEqual([
      'check-roll: Ari “Get through” [9]',
      'check-roll: Ari “Get through” [4]',
      'minor: Ari “Get through”',
    ]);
  });

  it('TABLE-202, HUM-506, HUM-507: a first die, and what it is sparked with', () => {
    const one = table().withBlessings('anya', 3, 3);
    one.check('anya', 'head', [1]);
    expect(toldNow(one)).toEqual(['check-roll: Ari “Get through” [1]']);
    one.onCheck('anya', { type: 'check.spark', stat: 'hand', dice: 'anya-1 anya-2' }, 4, 2, 3);
    expect(toldNow(one)).toEqual([
      'blessings-spent: Ari',
      'check-roll: Ari “Get through” [4 2 3]',
      'medium: Ari “Get through”',
    ]);
  });

  it('TABLE-202, HUM-803, HUM-808: going on, and that it fails; a Rest, and the end of a scene', () => {
    const one = table();
    const going = () => one.continues[0]?.id ?? '';
    const character = one.of('anya').id;
    one.check('anya', 'heart', [9], { said: { aim: 'Up' } });
    one.send('anya', { type: 'continue.go', continue: going() });
    expect(toldNow(one)).toEqual(['continue: Ari [9]', 'medium: Ari “Up”']);
    one.send('anya', { type: 'continue.over', continue: going() });
    expect(toldNow(one)).toEqual(['a line']);
    one.send('anya', { type: 'rest.take', character, what: 'Tea' });
    expect(toldNow(one)).toEqual(['rest: Ari “Tea”']);
    one.send('bev', { type: 'rest.end', character, meanwhile: 'Rain.' });
    expect(toldNow(one)).toEqual(['rested: Ari “Rain.”']);
    one.check('anya', 'head', [1, 4]).send('anya', { type: 'continue.go', continue: going() });
    expect(toldNow(one)).toEqual(['continue: Ari [4]', 'a line']);
    one.send('anya', { type: 'rest.take', character });
    expect(toldNow(one)).toEqual(['rest: Ari']);
    one.send('bev', { type: 'rest.end', character });
    expect(toldNow(one)).toEqual(['rested: Ari']);
    one.send('bev', { type: 'scene.over', text: 'Dusk.' });
    expect(toldNow(one)).toEqual(['scene-over “Dusk.”']);
    one.send('bev', { type: 'scene.over' });
    expect(toldNow(one)).toEqual(['scene-over']);
  });

  it('HUM-1004, HUM-1005: a long goal from its beginning to its end', () => {
    const one = table();
    const track = () => Object.keys(one.state.public.tracked)[0] ?? '';
    one.send('bev', { type: 'tracked.begin', name: 'Climb', goal: 3, at: 2 });
    expect(toldNow(one)).toEqual(['goal-begins: goal']);
    one.check('anya', 'head', [3], { said: { track: track() } });
    one.onCheck('bev', { type: 'check.close' });
    expect(toldNow(one)).toEqual(['failure: Ari “Get through”', 'tracked: goal']);
    one
      .check('anya', 'heart', [9], { said: { track: track() } })
      .send('anya', { type: 'tracked.move', track: track(), by: 3 });
    expect(toldNow(one)).toEqual(['goal-reached: goal']);
    one.send('bev', { type: 'tracked.end', track: track() });
    expect(toldNow(one)).toEqual(['goal-over: goal']);
  });

  it('HUM-712, HUM-703, HUM-101: Luck, a failure without dice, and chance', () => {
    const one = table();
    const stuck = table().withStats('anya', {
      head: [4, 2],
      hand: [4, 2],
      heart: [4, 2],
      home: [4, 2],
      hurt: [4, 2],
      hurry: [4, 2],
      history: [4, 2],
    });
    const chance = seated({ arbiter: 'chance' }).propose('anya', 'head');
    one.send('anya', { type: 'luck.roll', what: 'Rain?' }, 3, 7);
    expect(toldNow(one)).toEqual(['luck: anya “Rain?” [3 7]']);
    one.send('bev', { type: 'luck.roll' }, 4, 4);
    expect(toldNow(one)).toEqual(['luck: bev [4 4]']);
    one.send('carl', { type: 'luck.roll' }, 3, 8);
    expect(toldNow(one)).toEqual(['luck: carl [3 8]']);
    stuck.send('anya', { type: 'check.fail', character: stuck.of('anya').id, aim: 'Jump' });
    expect(toldNow(stuck)).toEqual(['failure: Ari “Jump”']);
    stuck.send('anya', { type: 'check.fail', character: stuck.of('anya').id });
    expect(toldNow(stuck)).toEqual(['failure: Ari']);
    chance.onCheck('carl', { type: 'check.frame' }, 7);
    expect(toldNow(chance)).toEqual(['dice: Ari [7]']);
    chance.onCheck('carl', { type: 'check.frame' }, 4);
    expect(toldNow(chance)).toEqual(['dice: Ari [4]', 'a line']);
  });
});
