import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { formsFor } from '../testing/forms';

/** Ari has a Hand that is free and a Head that is locked, an Aptitude, something gained and a long goal; both hold Blessings. */
function table() {
  const one = seated()
    .withStats('anya', { head: [6, 4], hand: 6 })
    .withBlessings('carl', 4);
  one.send('bev', { type: 'tracked.begin', name: 'Climb', goal: 10 });
  one.with('anya', {
    aptitudes: [{ id: 'knots', text: 'Knots', specialization: null }],
    gains: [{ id: 'lens', kind: 'item', text: 'Lens', exceptional: true }],
  });
  return one;
}

describe('what a Check asks, and of whom', () => {
  it('HUM-702, HUM-712, HUM-808: whoever is free to act says what they want to reach, and with what', () => {
    const one = table();
    expect(formsFor(one, 'anya', 'check.', 'rest.', 'luck.')).toEqual({
      'check.propose Ari': [
        'check, first',
        'aim: text 300',
        'stat: hand|heart|home|hurt|hurry|history',
        'aptitude: none|knots = none, folded',
        'against: nobody|Cole = nobody, folded',
        'who: text 300, folded',
        'gain: none|lens = none, folded',
        'track: none|goal = none, folded',
      ],
      'rest.take Ari': ['check, order 1', 'what: text 300'],
      'luck.roll': ['check, order 2, rolls 1', 'what: text 300'],
    });
    expect(formsFor(one, 'bev', 'check.', 'rest.', 'luck.', 'scene.over')).toEqual({
      'rest.take Ari': ['check, order 1', 'what: text 300'],
      'scene.over': ['scene', 'text: text 300'],
      'luck.roll': ['check, order 2, rolls 1', 'what: text 300'],
    });
    expect(formsFor(one, 'sam', 'check.', 'rest.', 'luck.')).toEqual({});
  });

  it('HUM-703: with no Stat left one fails, or rests', () => {
    const one = table().withStats('anya', {
      head: [4, 2],
      hand: [4, 2],
      heart: [4, 2],
      home: [4, 2],
      hurt: [4, 2],
      hurry: [4, 2],
      history: [4, 2],
    });
    expect(formsFor(one, 'anya', 'check.', 'rest.')).toEqual({
      'check.fail Ari': ['check', 'aim: text 300'],
      'rest.take Ari': ['check, order 1', 'what: text 300'],
    });
  });

  it('HUM-701, HUM-902, HUM-1003: the arbiter says what it is; whoever acts may take it back', () => {
    const one = table();
    one.propose('anya', 'hand', { aptitude: 'knots', gain: 'lens', against: one.of('carl').id });
    expect(formsFor(one, 'bev', 'check.')).toEqual({
      'check.frame check': [
        'prompt, first',
        'complexity: easy|simple|hard|complex = simple',
        'apt: switch = true',
        'gain: switch = true',
        'defended: switch = false',
        'checks: 3..7 = 3, folded',
      ],
      'check.grant check': ['prompt', 'text: text 300'],
      'check.bar check': ['prompt, order 1', 'text: text 300'],
      'check.instead check': ['answers, order 1', 'stat: none|head = none'],
      'check.withdraw check': ['answers, order 2'],
    });
    expect(formsFor(one, 'anya', 'check.')).toEqual({
      'check.instead check': ['check, order 1', 'stat: none|head = none'],
      'check.withdraw check': ['check, order 2'],
    });
    expect(formsFor(one, 'carl', 'check.')).toEqual({
      'check.propose Cole': [
        'check, first',
        'aim: text 300',
        'stat: head|hand|heart|home|hurt|hurry|history',
        'against: nobody|Ari = nobody, folded',
        'who: text 300, folded',
        'track: none|goal = none, folded',
      ],
    });
  });

  it('HUM-702, HUM-906, HUM-909: then whoever acts rolls, and others may join in what is hard', () => {
    const one = table().propose('anya', 'hand').frame({ complexity: 'hard' });
    expect(formsFor(one, 'anya', 'check.')).toEqual({
      'check.instead check': ['check, order 1', 'stat: none|head = none'],
      'check.withdraw check': ['check, order 2'],
      'check.roll check 1 Ari hand': ['check, first, rolls 1', 'main: switch = true'],
    });
    expect(formsFor(one, 'bev', 'check.')).toEqual({
      'check.instead check': ['answers, order 1', 'stat: none|head = none'],
      'check.withdraw check': ['answers, order 2'],
      'check.roll check 1 Ari hand': ['answers, first, rolls 1', 'main: switch = true'],
    });
    expect(formsFor(one, 'carl', 'check.join')).toEqual({
      'check.join check Cole': ['check'],
    });
  });

  it('HUM-906: whoever has joined may leave it as long as they have not rolled', () => {
    const one = table().propose('anya', 'hand').frame({ complexity: 'hard' });
    one.onCheck('carl', { type: 'check.join', character: one.of('carl').id });
    expect(formsFor(one, 'carl', 'check.join', 'check.part')).toEqual({
      'check.part check Cole': ['check, order 1'],
    });
    expect(formsFor(one, 'anya', 'check.roll')).toEqual({
      'check.roll check 2 Ari hand': ['check, first, rolls 1', 'main: switch = true'],
    });
  });

  it('HUM-904: the next Check of it asks with which Stat', () => {
    const one = table()
      .withStats('anya', { hand: 10 })
      .propose('anya', 'hand')
      .frame({ complexity: 'complex' })
      .roll('anya', [7]);
    expect(formsFor(one, 'anya', 'check.')).toEqual({
      'check.roll check 3 Ari': [
        'check, first, rolls 1',
        'stat: heart|home|hurt|hurry|history',
        'main: switch = false',
      ],
    });
  });

  it('HUM-506, HUM-507: before the first die bumps it may be sparked', () => {
    const one = table()
      .withBlessings('anya', 3, 3, 5)
      .withStats('anya', { heart: 6 })
      .propose('anya', 'hand')
      .frame()
      .roll('anya', [1]);
    expect(formsFor(one, 'anya', 'check.spark', 'check.leave')).toEqual({
      'check.spark check': ['check, for ⊜⊜, rolls 1', 'stat: heart', 'dice: anya-1 anya-2'],
      'check.leave check': ['check, first, rolls 1'],
    });
    expect(formsFor(one, 'bev', 'check.spark', 'check.leave')).toEqual({
      'check.spark check': ['answers, for ⊜⊜, rolls 1', 'stat: heart', 'dice: anya-1 anya-2'],
      'check.leave check': ['answers, first, rolls 1'],
    });
    expect(formsFor(one, 'carl', 'check.spark', 'check.leave')).toEqual({});
  });

  it('HUM-507: no die falls where the first shows no 1', () => {
    const one = table()
      .withBlessings('anya', 3, 3)
      .withStats('anya', { heart: 6 })
      .propose('anya', 'hand')
      .frame()
      .roll('anya', [5]);
    expect(formsFor(one, 'anya', 'check.leave')).toEqual({
      'check.leave check': ['check, first'],
    });
  });

  it('HUM-611, HUM-618: in a Light story others help whoever has failed, who is asked', () => {
    const one = table().propose('anya', 'hand').frame().roll('anya', [3]);
    expect(formsFor(one, 'anya', 'check.')).toEqual({});
    expect(formsFor(one, 'bev', 'check.')).toEqual({
      'check.close check': ['check, order 1'],
      'check.help check Cole': ['check, for ①', 'die: carl-1 = carl-1'],
    });
    expect(formsFor(one, 'carl', 'check.stand', 'check.help', 'check.close')).toEqual({
      'check.stand check': ['prompt, first'],
      'check.help check Cole': ['check, for ①', 'die: carl-1 = carl-1'],
    });
  });

  it('HUM-618: help waits for a yes, which whoever has the last word may say for them', () => {
    const one = table().propose('anya', 'hand').frame().roll('anya', [3]);
    one.onCheck('carl', { type: 'check.help', by: one.of('carl').id, die: 'carl-1' });
    expect(formsFor(one, 'anya', 'check.')).toEqual({
      'check.answer check help true': ['prompt'],
      'check.answer check help false': ['prompt'],
    });
    expect(formsFor(one, 'bev', 'check.')).toEqual({
      'check.close check': ['check, order 1'],
      'check.answer check help true': ['answers'],
      'check.answer check help false': ['answers'],
    });
    expect(formsFor(one, 'carl', 'check.answer', 'check.help', 'check.stand')).toEqual({});
  });

  it('HUM-612, HUM-616: in a Dark story anybody jinxes, and hands over what they have', () => {
    const one = seated({ atmosphere: 'dark' })
      .withStats('anya', { hand: 6 })
      .withBlessings('anya', 2)
      .withBlessings('carl', 4, 5)
      .check('anya', 'hand', [3]);
    expect(formsFor(one, 'anya', 'check.')).toEqual({
      'check.stand check': ['prompt, first'],
      'check.jinx check Ari': ['check, for ①', 'die: anya-1 = anya-1'],
    });
    expect(formsFor(one, 'bev', 'check.')).toEqual({
      'check.close check': ['check, order 1'],
      'check.jinx check Ari': ['check, for ①', 'die: anya-1 = anya-1'],
      'check.collaborate check Cole': ['check', 'dice: 1..2 of carl-1|carl-2'],
      'check.jinx check Cole': ['check, for ①', 'die: carl-1|carl-2'],
    });
    expect(formsFor(one, 'carl', 'check.stand', 'check.jinx', 'check.collaborate')).toEqual({
      'check.stand check': ['prompt, first'],
      'check.collaborate check Cole': ['check', 'dice: 1..2 of carl-1|carl-2'],
      'check.jinx check Cole': ['check, for ①', 'die: carl-1|carl-2'],
    });
  });

  it('HUM-613: in a Gritty story whoever has failed improvises', () => {
    const one = seated({ atmosphere: 'gritty' })
      .withStats('anya', { hand: 6 })
      .withBlessings('anya', 2)
      .withBlessings('carl', 4, 5)
      .check('anya', 'hand', [3]);
    expect(formsFor(one, 'anya', 'check.')).toEqual({
      'check.stand check': ['prompt, first'],
      'check.improvise check Ari': ['check, for ①, rolls 1', 'die: anya-1 = anya-1'],
    });
    expect(formsFor(one, 'carl', 'check.stand', 'check.improvise', 'check.collaborate')).toEqual({
      'check.stand check': ['prompt, first'],
      'check.collaborate check Cole': ['check', 'dice: 1..2 of carl-1|carl-2'],
    });
  });

  it('TABLE-058: what waits for its turn is let go, and taken up once the table is free', () => {
    const one = table().propose('anya', 'hand').propose('carl', 'hand');
    const free = table()
      .propose('anya', 'hand')
      .propose('carl', 'hand')
      .onCheck('anya', { type: 'check.withdraw' });
    expect(formsFor(one, 'carl', 'check.')).toEqual({
      'check.let-go Cole': ['waiting, order 2'],
      'check.propose Cole': [
        'check, first',
        'aim: text 300',
        'stat: head|hand|heart|home|hurt|hurry|history',
        'against: nobody|Ari = nobody, folded',
        'who: text 300, folded',
        'track: none|goal = none, folded',
      ],
    });
    expect(formsFor(free, 'carl', 'check.')).toEqual({
      'check.take-up Cole': ['prompt, order 1, first'],
      'check.let-go Cole': ['prompt, order 2'],
      'check.propose Cole': [
        'check, first',
        'aim: text 300',
        'stat: head|hand|heart|home|hurt|hurry|history',
        'against: nobody|Ari = nobody, folded',
        'who: text 300, folded',
        'track: none|goal = none, folded',
      ],
    });
  });

  it('HUM-808: whoever has the last word says what happens while somebody rests', () => {
    const one = table();
    one.send('anya', { type: 'rest.take', character: one.of('anya').id });
    expect(formsFor(one, 'bev', 'rest.')).toEqual({
      'rest.end Ari': ['prompt, first', 'meanwhile: text 300'],
    });
    expect(formsFor(one, 'anya', 'rest.')).toEqual({});
  });

  it('HUM-711, HUM-801, HUM-1005: what an action that is over leaves to say', () => {
    const one = table().withStats('anya', { hand: 10 });
    const [track = ''] = Object.keys(one.state.public.tracked);
    one.check('anya', 'hand', [7], { said: { track } });
    expect(formsFor(one, 'anya', 'tracked.', 'continue.', 'owed.')).toEqual({
      'tracked.move goal 3': ['check, first'],
      'tracked.move goal 2': ['check'],
      'tracked.move goal 1': ['check'],
      'continue.go check': ['check'],
      'continue.over check': ['check, order 1'],
    });
    expect(formsFor(one, 'bev', 'tracked.', 'continue.', 'owed.')).toEqual({
      'tracked.move goal 3': ['check, first'],
      'tracked.move goal 2': ['check'],
      'tracked.move goal 1': ['check'],
      'continue.go check': ['check'],
      'continue.over check': ['check, order 1'],
      'owed.word owed': ['owed, first', 'text: text 2000 needed'],
      'owed.pass owed': ['owed'],
      'tracked.begin': [
        'goals',
        'name: text 80 needed',
        'goal: 0..999 = 0',
        'at: 0..999 = 0, folded',
      ],
      'tracked.end goal': ['goals, order 1'],
      'tracked.set goal': ['director', 'position: 0..999 = 0', 'reason: text 300'],
    });
    expect(formsFor(one, 'carl', 'tracked.', 'continue.', 'owed.')).toEqual({});
  });
});

describe('what the eighth Stat asks besides', () => {
  it('HUM-401, HUM-402, HUM-407: what the arbiter weighs', () => {
    const asked = (
      optional: 'hex' | 'ham' | 'hollyJolly' | 'haze',
      stat: 'hex' | 'ham' | 'hollyJolly' | 'hand',
    ) => seated({ optional }).propose('anya', stat);
    const [hex, ham, jolly, rival, haze] = [
      asked('hex', 'hex'),
      asked('ham', 'ham'),
      asked('hollyJolly', 'hollyJolly'),
      asked('ham', 'hand'),
      asked('haze', 'hand'),
    ];
    expect(formsFor(hex, 'bev', 'check.frame')).toEqual({
      'check.frame check': [
        'prompt, first',
        'complexity: easy|simple|hard|complex = simple',
        'apt: switch = false',
        'reasons: 0..5 of stretch|material|untrained|forbidden|surroundings',
        'checks: 3..7 = 3, folded',
      ],
    });
    expect(formsFor(ham, 'bev', 'check.frame')).toEqual({
      'check.frame check': [
        'prompt, first',
        'complexity: easy|simple|hard|complex = simple',
        'apt: switch = false',
        'checks: 3..7 = 3, folded',
      ],
    });
    expect(formsFor(jolly, 'bev', 'check.frame')).toEqual({
      'check.frame check': [
        'prompt, first',
        'complexity: easy|simple|hard|complex = simple',
        'apt: switch = false',
        'reasons: 0..3 of naughty|bare|joyless',
        'checks: 3..7 = 3, folded',
      ],
    });
    expect(formsFor(rival, 'bev', 'check.frame')).toEqual({
      'check.frame check': [
        'prompt, first',
        'complexity: easy|simple|hard|complex = simple',
        'apt: switch = false',
        'rival: switch = false',
        'checks: 3..7 = 3, folded',
      ],
    });
    expect(formsFor(haze, 'bev', 'check.frame')).toEqual({
      'check.frame check': [
        'prompt, first',
        'complexity: easy|simple|hard|complex = simple',
        'apt: switch = false',
        'dark: switch = false',
        'checks: 3..7 = 3, folded',
      ],
    });
  });

  it('HUM-403, HUM-405, HUM-408: what is chosen before the roll', () => {
    const hunch = seated({ optional: 'hunch' }).propose('anya', 'hunch').frame();
    const hologram = seated({ optional: 'hologram' }).propose('anya', 'hologram').frame();
    const headline = seated({ optional: 'headline' }).propose('anya', 'headline').frame();
    const plain = seated({ optional: 'hunch' }).propose('anya', 'hand').frame();
    expect(formsFor(hunch, 'anya', 'check.roll')).toEqual({
      'check.roll check 1 Ari hunch': ['check, first, rolls 1', 'double: switch = false'],
    });
    expect(formsFor(hologram, 'anya', 'check.roll')).toEqual({
      'check.roll check 1 Ari hologram': ['check, first, rolls 1', 'bumpOn: 1|2|3|4 = 1'],
    });
    expect(formsFor(headline, 'anya', 'check.roll')).toEqual({
      'check.roll check 1 Ari headline': ['check, first, rolls 1', 'ally: nobody|Cole = nobody'],
    });
    expect(formsFor(plain, 'anya', 'check.roll')).toEqual({
      'check.roll check 1 Ari hand': ['check, first, rolls 1'],
    });
  });

  it('HUM-404, HUM-411, HUM-415: Tokens, a haunting and a borrowed Haze', () => {
    const hardware = seated({ optional: 'hardware' })
      .withStats('anya', { hand: 6 })
      .check('anya', 'hand', [3]);
    const haunted = seated({ optional: 'haunted' });
    const haze = seated({ optional: 'haze' });
    haze.propose('anya', 'hand', { against: haze.of('carl').id });
    expect(formsFor(hardware, 'anya', 'check.tokens')).toEqual({
      'check.tokens check': ['check', 'tokens: 1..2 = 1'],
    });
    expect(formsFor(hardware, 'carl', 'check.tokens')).toEqual({});
    expect(formsFor(haunted, 'bev', 'haunting')).toEqual({
      'haunting.set Ari true': ['haunting'],
      'haunting.set Cole true': ['haunting'],
    });
    expect(formsFor(haunted, 'anya', 'haunting')).toEqual({});
    expect(formsFor(haze, 'anya', 'check.borrow')).toEqual({
      'check.borrow check': ['check, order 1'],
    });
    expect(formsFor(haze, 'carl', 'check.borrow')).toEqual({});
  });
});
