import { describe, expect, it } from 'vitest';
import { endeavorAt, inIt, underWay } from '../testing/endeavors';

describe('what the table sets by hand in an Endeavor', () => {
  it('HUM-101, HUM-1115: puts whoever is in it elsewhere, and brings back whoever is not', () => {
    const table = underWay('combat', ['rabble']);
    const { id: ari } = table.named('Ari');
    const offered = (type: string) =>
      table.offers('bev', type).filter((offer) => offer.with.character === ari);
    const { track } = inIt(table, 'Ari');
    expect(offered('endeavor.place')).toHaveLength(1);
    expect(offered('endeavor.return')).toEqual([]);
    table.send('bev', { type: 'endeavor.place', character: ari, track, at: 7, reason: 'A gust' });
    expect(inIt(table, 'Ari').position).toBe(7);
    expect(table.lastLine()).toMatchObject({
      text: 'Set by hand: Ari is at position 7.',
      reason: 'A gust',
    });
    table.send('bev', { type: 'endeavor.remove', character: ari });
    expect(inIt(table, 'Ari').standing).toBe('removed');
    expect(offered('endeavor.place')).toEqual([]);
    expect(offered('endeavor.remove')).toEqual([]);
    table.send('bev', { type: 'endeavor.return', character: ari });
    expect(inIt(table, 'Ari')).toMatchObject({ standing: 'in', position: 7, track });
    expect(Object.keys(endeavorAt(table).tracks)).toContain(track);
  });

  it('HUM-1111: nobody stands past the end of a track', () => {
    const table = underWay('combat', ['rabble']);
    const { track } = inIt(table, 'Ari');
    table.given(({ public: { endeavor } }) => {
      const one = endeavor?.tracks[track];
      if (one) one.end = 12;
    });
    const { id: character } = table.named('Ari');
    table.send('bev', { type: 'endeavor.place', character, track, at: 40 });
    expect(inIt(table, 'Ari').position).toBe(12);
  });
});
