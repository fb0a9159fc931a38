import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { formsFor, toldNow } from '../testing/forms';

/** The session is over; Ari has a tag of each size, an Aptitude and something gained. */
function ended() {
  const table = seated({ atmosphere: 'gritty' }).withBlessings('anya', 1, 2, 3, 4);
  table.with('anya', {
    motivation: 'wired',
    aptitudes: [{ id: 'knots', text: 'Knots', specialization: null }],
    gains: [{ id: 'lens', kind: 'item', text: 'Lens', exceptional: false }],
  });
  return table.send('bev', { type: 'session.end' }).given(({ public: { shop } }) => {
    const list = shop[table.of('anya').id];
    for (const size of [6, 6, 8, 8, 10, 10] as const)
      list?.tags.push({ id: `tag${list.tags.length}`, size });
  });
}

describe('what the Session Shop asks', () => {
  it('HUM-1501, HUM-1502, HUM-1504: upgrades by their means, and what each tag allows', () => {
    const table = ended();
    expect(formsFor(table, 'anya', 'shop.')).toEqual({
      'shop.upgrade Ari free': ['shop, first', 'stat: head|hand|heart|home|hurt|hurry|history'],
      'shop.upgrade Ari paid': [
        'shop, for ①①①',
        'stat: head|hand|heart|home|hurt|hurry|history',
        'dice: 3..3 of anya-1|anya-2|anya-3|anya-4',
      ],
      'shop.upgrade Ari lower head': ['shop, order 2', 'stat: hand|heart|home|hurt|hurry|history'],
      'shop.upgrade Ari lower hand': ['shop, order 2', 'stat: head|heart|home|hurt|hurry|history'],
      'shop.upgrade Ari lower heart': ['shop, order 2', 'stat: head|hand|home|hurt|hurry|history'],
      'shop.upgrade Ari lower home': ['shop, order 2', 'stat: head|hand|heart|hurt|hurry|history'],
      'shop.upgrade Ari lower hurt': ['shop, order 2', 'stat: head|hand|heart|home|hurry|history'],
      'shop.upgrade Ari lower hurry': ['shop, order 2', 'stat: head|hand|heart|home|hurt|history'],
      'shop.upgrade Ari lower history': ['shop, order 2', 'stat: head|hand|heart|home|hurt|hurry'],
      'shop.backstory Ari': ['shop', 'first: text 300 needed', 'second: text 300'],
      'shop.rumor Ari begin': ['shop', 'text: text 300 needed'],
      'shop.aptitude Ari': ['shop', 'text: text 120 needed'],
      'shop.specialize Ari': [
        'shop',
        'aptitude: knots',
        'specialization: 18',
        'relation: text 300 needed',
        'name: text 60, folded',
        'text: text 300, folded',
        'uses: 0..9 = 0, folded',
        'price: 0..6 = 0, folded',
      ],
      'shop.gain Ari': ['shop', 'gain: lens'],
      'shop.dedicate Ari': ['shop', 'dedication: prudence|influence|accuracy|value'],
      'shop.done Ari': ['prompt, order 9'],
    });
    expect(formsFor(table, 'carl', 'shop.')).toEqual({
      'shop.upgrade Cole free': ['shop, first', 'stat: head|hand|heart|home|hurt|hurry|history'],
      'shop.upgrade Cole lower head': ['shop, order 2', 'stat: hand|heart|home|hurt|hurry|history'],
      'shop.upgrade Cole lower hand': ['shop, order 2', 'stat: head|heart|home|hurt|hurry|history'],
      'shop.upgrade Cole lower heart': ['shop, order 2', 'stat: head|hand|home|hurt|hurry|history'],
      'shop.upgrade Cole lower home': ['shop, order 2', 'stat: head|hand|heart|hurt|hurry|history'],
      'shop.upgrade Cole lower hurt': ['shop, order 2', 'stat: head|hand|heart|home|hurry|history'],
      'shop.upgrade Cole lower hurry': ['shop, order 2', 'stat: head|hand|heart|home|hurt|history'],
      'shop.upgrade Cole lower history': ['shop, order 2', 'stat: head|hand|heart|home|hurt|hurry'],
      'shop.done Cole': ['prompt, order 9'],
    });
    expect(formsFor(table, 'sam', 'shop.')).toEqual({});
    expect(formsFor(table, 'bev', 'shop.upgrade Ari free', 'shop.done', 'shop.open')).toEqual({
      'shop.done Ari': ['answers, order 9'],
      'shop.done Cole': ['answers, order 9'],
    });
  });

  it('HUM-1506: a rumor that is told is changed or ended; its truth is for whoever directs', () => {
    const table = ended();
    table.send('anya', {
      type: 'shop.rumor',
      character: table.of('anya').id,
      deed: 'begin',
      text: 'He sleeps badly',
    });
    expect(formsFor(table, 'anya', 'shop.rumor')).toEqual({
      'shop.rumor Ari begin': ['shop', 'text: text 300 needed'],
      'shop.rumor Ari change': ['shop', 'rumor: rumor', 'text: text 300 needed'],
      'shop.rumor Ari end': ['shop', 'rumor: rumor'],
    });
    expect(formsFor(table, 'bev', 'rumor.')).toEqual({
      'rumor.truth rumor': ['notes', 'truth: text 300'],
    });
    expect(formsFor(table, 'anya', 'rumor.')).toEqual({});
  });

  it('HUM-208, HUM-219: whoever is Lost may find another Motivation', () => {
    const table = seated()
      .with('anya', { motivation: 'lost' })
      .send('bev', { type: 'session.end' });
    expect(formsFor(table, 'anya', 'shop.motivation')).toEqual({
      'shop.motivation Ari': [
        'shop',
        'motivation: blossomer|driven|steadfast|prodigy|fated|compeller|crafter|wired|warry',
      ],
    });
    expect(formsFor(table, 'carl', 'shop.motivation')).toEqual({});
  });

  it('HUM-218: whoever began larger bases upgrades on Stats of d6 or more', () => {
    const table = seated()
      .with('anya', { larger: { used: ['hand'] } })
      .withStats('anya', { head: 10, hand: 8, heart: 6 });
    table.send('bev', { type: 'session.end' });
    expect(formsFor(table, 'anya', 'shop.upgrade')).toEqual({
      'shop.upgrade Ari free': ['shop, first', 'stat: head|heart'],
    });
  });

  it('HUM-1501: it may open before the end', () => {
    const table = seated();
    expect(formsFor(table, 'bev', 'shop.')).toEqual({
      'shop.open': ['session'],
    });
    expect(formsFor(table, 'anya', 'shop.')).toEqual({});
  });
});

describe('what everybody is told of the Session Shop', () => {
  it('TABLE-202, HUM-1506: each upgrade, and what it brings', () => {
    const table = ended();
    const { id: character } = table.of('anya');
    const rumor = () => Object.keys(table.state.public.rumors)[0] ?? '';
    table.send('anya', { type: 'shop.upgrade', character, stat: 'head', by: 'free' });
    expect(toldNow(table)).toEqual(['upgrade: Ari +1']);
    table.send('anya', {
      type: 'shop.upgrade',
      character,
      stat: 'hand',
      by: 'lower',
      lower: 'hurt',
    });
    expect(toldNow(table)).toEqual(['upgrade: Ari +1']);
    table.send('anya', { type: 'shop.backstory', character, first: 'A sister', second: 'A debt' });
    expect(toldNow(table)).toEqual(['backstory: Ari “A sister” +1']);
    table.send('anya', { type: 'shop.rumor', character, deed: 'begin', text: 'He sleeps badly' });
    expect(toldNow(table)).toEqual(['rumor: Ari “He sleeps badly”']);
    table.send('anya', { type: 'shop.rumor', character, deed: 'end', rumor: rumor() });
    expect(toldNow(table)).toEqual(['rumor: Ari “He sleeps badly”']);
    table.send('anya', { type: 'shop.aptitude', character, text: 'Tides' });
    expect(toldNow(table)).toEqual(['a line']);
    table.send('anya', {
      type: 'shop.specialize',
      character,
      aptitude: 'knots',
      specialization: 'witty',
      relation: 'Hours of it',
    });
    expect(toldNow(table)).toEqual(['specialized: Ari “Hours of it”']);
    table.send('anya', { type: 'shop.gain', character, gain: 'lens' });
    expect(toldNow(table)).toEqual(['exceptional: Ari']);
    table.send('anya', { type: 'shop.dedicate', character, dedication: 'value' });
    expect(toldNow(table)).toEqual(['dedication: Ari']);
    table.send('anya', { type: 'shop.done', character });
    expect(toldNow(table)).toEqual(['a line +1']);
  });

  it('HUM-219: somebody Lost is found', () => {
    const table = seated()
      .with('anya', { motivation: 'lost' })
      .send('bev', { type: 'session.end' });
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'shop.motivation', character, motivation: 'fated' });
    expect(toldNow(table)).toEqual(['found: Ari']);
  });
});
