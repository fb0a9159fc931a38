import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { formsFor, toldNow } from '../testing/forms';

/** Both hold Blessings; there are a faction and a deal. */
function table(atmosphere: 'light' | 'dark' | 'gritty' = 'light') {
  const one = seated({ atmosphere }).withBlessings('anya', 3, 5).withBlessings('carl', 4);
  one.send('bev', { type: 'faction.add', name: 'Reeves' });
  return one.send('bev', {
    type: 'dealing.add',
    character: one.of('anya').id,
    kind: 'deal',
    with: 'Them',
  });
}

describe('what is asked of Blessings', () => {
  it('HUM-608, HUM-614, HUM-617: what the table gives, and what stands between people', () => {
    const [one, dark] = [table(), table('dark')];
    expect(formsFor(one, 'bev', 'blessing.', 'dealing.', 'faction.')).toEqual({
      'blessing.award': ['character', 'who: 1..2 of Ari|Cole', 'count: 1..6 = 1', 'what: text 300'],
      'blessing.milestone': ['character', 'who: 1..2 of Ari|Cole', 'what: text 300 needed'],
      'dealing.add debt': [
        'character',
        'character: Ari|Cole',
        'with: text 80 needed',
        'what: text 300',
      ],
      'dealing.add deal': [
        'character',
        'character: Ari|Cole',
        'with: text 80 needed',
        'what: text 300',
      ],
      'dealing.settle dealing': ['character'],
      'faction.add': ['character', 'name: text 60 needed'],
      'faction.reputation faction': [
        'character',
        'character: Ari|Cole',
        'by: -20..20 = 1',
        'reason: text 300',
      ],
      'faction.remove faction': ['character, order 9'],
    });
    expect(formsFor(dark, 'bev', 'blessing.', 'dealing.')).toEqual({
      'blessing.award': ['character', 'who: 1..2 of Ari|Cole', 'count: 1..6 = 1', 'what: text 300'],
      'dealing.add debt': [
        'character',
        'character: Ari|Cole',
        'with: text 80 needed',
        'what: text 300',
        'blessings: 0..6 = 1',
      ],
      'dealing.add deal': [
        'character',
        'character: Ari|Cole',
        'with: text 80 needed',
        'what: text 300',
      ],
      'dealing.settle dealing': ['character'],
    });
    expect(formsFor(one, 'anya', 'blessing.', 'dealing.', 'faction.')).toEqual({
      'blessing.spend Ari buy': ['character', 'dice: 1..2 of anya-1|anya-2', 'what: text 300'],
      'blessing.spend Ari donate': ['character', 'dice: 1..2 of anya-1|anya-2', 'what: text 300'],
      'blessing.spend Ari other': ['character', 'dice: 1..2 of anya-1|anya-2', 'what: text 300'],
    });
    expect(formsFor(one, 'sam', 'blessing.', 'dealing.', 'faction.')).toEqual({});
  });

  it('HUM-614, HUM-615: what they are spent for, by Atmosphere', () => {
    const [dark, gritty] = [table('dark'), table('gritty')];
    expect(formsFor(dark, 'anya', 'blessing.')).toEqual({
      'blessing.spend Ari donate': ['character', 'dice: 1..2 of anya-1|anya-2', 'what: text 300'],
      'blessing.spend Ari other': ['character', 'dice: 1..2 of anya-1|anya-2', 'what: text 300'],
    });
    expect(formsFor(gritty, 'anya', 'blessing.')).toEqual({
      'blessing.spend Ari buy': ['character', 'dice: 1..2 of anya-1|anya-2', 'what: text 300'],
      'blessing.spend Ari other': ['character', 'dice: 1..2 of anya-1|anya-2', 'what: text 300'],
    });
  });

  it('HUM-601, HUM-608: what is gained is rolled by whose it is; who saw it the table says', () => {
    const one = table();
    one.send('bev', { type: 'blessing.milestone', who: [one.of('anya').id], what: 'The gate' });
    expect(formsFor(one, 'anya', 'blessing.take', 'blessing.leave', 'blessing.seen')).toEqual({
      'blessing.take due': ['prompt, first, rolls 1'],
      'blessing.leave due': ['prompt, order 9'],
    });
    expect(formsFor(one, 'bev', 'blessing.take', 'blessing.leave', 'blessing.seen')).toEqual({
      'blessing.take due': ['answers, first, rolls 1'],
      'blessing.leave due': ['prompt, order 9'],
      'blessing.seen due': ['prompt, first', 'who: 1..1 of Cole'],
    });
    expect(formsFor(one, 'carl', 'blessing.take', 'blessing.leave', 'blessing.seen')).toEqual({});
  });

  it('HUM-609: a debt of a Dark story is rolled or stolen, and whoever loses them may be asked', () => {
    const one = table('dark');
    const debt = {
      type: 'dealing.add',
      character: one.of('anya').id,
      kind: 'debt',
      with: 'Her',
      blessings: 1,
    } as const;
    one.send('bev', debt);
    const asked = table('dark').given((state) => {
      state.public.houseRules = { ...state.public.houseRules, stealing: 'agrees' };
    });
    asked.send('bev', { ...debt, character: asked.of('anya').id });
    const [due = ''] = Object.keys(asked.state.public.dues);
    asked.send('anya', {
      type: 'blessing.steal',
      due,
      from: asked.of('carl').id,
      dice: ['carl-1'],
    });
    expect(formsFor(one, 'anya', 'blessing.take', 'blessing.steal', 'blessing.leave')).toEqual({
      'blessing.take due': ['prompt, first, rolls 1'],
      'blessing.steal due Cole': ['prompt, order 1', 'dice: 1..1 of carl-1'],
      'blessing.leave due': ['prompt, order 9'],
    });
    expect(formsFor(asked, 'carl', 'blessing.agree')).toEqual({
      'blessing.agree due true': ['prompt, first'],
      'blessing.agree due false': ['prompt, order 1'],
    });
    expect(formsFor(asked, 'anya', 'blessing.agree', 'blessing.take', 'blessing.steal')).toEqual(
      {},
    );
  });

  it('HUM-610: a milestone of a Gritty story makes a name, better or worse', () => {
    const one = table('gritty');
    one.send('bev', { type: 'blessing.milestone', who: [one.of('anya').id], what: 'The heist' });
    expect(formsFor(one, 'anya', 'blessing.reputation', 'blessing.leave')).toEqual({
      'blessing.leave due': ['prompt, order 9'],
      'blessing.reputation due true': ['prompt, order 2', 'name: text 60 needed'],
      'blessing.reputation due false': ['prompt, order 3', 'name: text 60 needed'],
    });
    expect(formsFor(one, 'carl', 'blessing.reputation', 'blessing.leave')).toEqual({});
  });
});

describe('what everybody is told of Blessings', () => {
  it('TABLE-202: what is given, gained, owed and settled', () => {
    const one = table();
    const [ari, cole] = [one.of('anya').id, one.of('carl').id];
    const due = () => Object.keys(one.state.public.dues)[0] ?? '';
    const faction = () => Object.keys(one.state.public.factions)[0] ?? '';
    const dealing = () => Object.keys(one.state.public.dealings)[0] ?? '';
    one.send('bev', { type: 'blessing.award', who: [ari, cole], count: 1, what: 'A song' });
    expect(toldNow(one)).toEqual(['blessings: Ari Cole “A song”']);
    one.send('bev', { type: 'blessing.award', who: [ari], count: 2 });
    expect(toldNow(one)).toEqual(['a line']);
    one.send('anya', { type: 'blessing.take', due: due() }, 1, 5);
    expect(toldNow(one)).toEqual(['blessings: Ari [1 5]']);
    one.send('carl', { type: 'blessing.leave', due: due() });
    expect(toldNow(one)).toEqual(['a line']);
    one.send('bev', { type: 'blessing.milestone', who: [ari], what: 'The gate' });
    expect(toldNow(one)).toEqual(['milestone: Ari “The gate”']);
    one.send('anya', {
      type: 'blessing.spend',
      character: ari,
      use: 'donate',
      dice: ['anya-1'],
      what: 'The chapel',
    });
    expect(toldNow(one)).toEqual(['blessings: Ari “The chapel”']);
    one.send('bev', {
      type: 'dealing.add',
      character: cole,
      kind: 'debt',
      with: 'Her',
      what: 'A boat',
    });
    expect(toldNow(one)).toEqual(['dealing: Cole “A boat”']);
    one.send('bev', { type: 'dealing.add', character: cole, kind: 'deal', with: 'Her' });
    expect(toldNow(one)).toEqual(['dealing: Cole']);
    one.send('bev', { type: 'dealing.settle', dealing: dealing() });
    expect(toldNow(one)).toEqual(['a line']);
    one.send('bev', {
      type: 'faction.reputation',
      faction: faction(),
      character: ari,
      by: 5,
      reason: 'They talk.',
    });
    expect(toldNow(one)).toEqual(['reputation: Ari “They talk.”']);
    one.send('bev', { type: 'faction.reputation', faction: faction(), character: ari, by: -1 });
    expect(toldNow(one)).toEqual(['reputation: Ari']);
    one.send('bev', { type: 'faction.remove', faction: faction() });
    expect(toldNow(one)).toEqual(['a line']);
  });
});
