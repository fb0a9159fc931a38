import { seated } from '@moonlit/rules/stars-and-signs/testing';
import { describe, expect, it } from 'vitest';
import { hopeRefresh, inPlay, standingWords, stateWords, woundsOf } from './figures';

describe('how somebody fares', () => {
  it('SNS-1606, SNS-1607: is said in a word from five slots of Despair on, and from ten', () => {
    expect([4, 5, 9, 10].map((despair) => stateWords({ despair }))).toEqual([
      '',
      'Fragile',
      'Fragile',
      'Broken',
    ]);
  });

  it('names all that weighs on somebody', () => {
    const table = seated().with('anya', {
      despair: 10,
      consumed: true,
      transformed: { filled: 0, temporary: 0 },
      standing: 'out',
    });
    expect(standingWords(table.of('anya'))).toEqual([
      'Out for now',
      'Consumed',
      'Transformed',
      'Broken',
    ]);
    expect(standingWords(table.of('carl'))).toEqual([]);
  });

  it('SNS-1104, SNS-1105: a Negative tie to another protagonist raises what Hope comes back to, one to others does not', () => {
    const table = seated();
    const { protagonists } = table.state.public;
    const cole = table.of('carl').id;
    const refresh = () => hopeRefresh(table.state.public, table.of('anya'));
    expect(refresh()).toBe(5);
    table.withTrait('anya', 'Her landlord', { alignment: 'negative' }, 'connection');
    expect(refresh()).toBe(5);
    table.withTrait('anya', 'My rival', { alignment: 'negative', towards: cole }, 'connection');
    expect(refresh()).toBe(6);
    for (let at = 0; at < 6; at += 1) {
      table.withTrait('anya', `Tie ${at}`, { alignment: 'negative', towards: cole }, 'connection');
    }
    expect(refresh()).toBe(10);
    expect(Object.keys(protagonists)).toHaveLength(2);
    table.with('carl', { standing: 'gone' });
    expect(refresh()).toBe(5);
  });

  it('keeps Wounds apart from what is in play, the Lingering ones last', () => {
    const table = seated()
      .withTrait('anya', 'A limp', { wound: 'physical' }, 'lingering')
      .withTrait('anya', 'A cut', { wound: 'physical', lasting: 'temporary' }, 'wound')
      .withTrait('anya', 'Hidden in reeds', { lasting: 'temporary' }, 'temporary')
      .withTrait('anya', 'The old bench')
      .withTrait(null, 'Fog');
    const { public: shared } = table.state;
    expect(woundsOf(shared, table.of('anya').id).map(({ text }) => text)).toEqual([
      'A cut',
      'A limp',
    ]);
    expect(inPlay(shared).map(({ text }) => text)).toEqual(['Hidden in reeds', 'Fog']);
  });
});
