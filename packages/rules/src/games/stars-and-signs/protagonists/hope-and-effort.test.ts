import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { playAt } from '../testing/play';
import { lacksEffort, refreshEffort, regainEffort, spendEffort } from './effort';
import { addTemporaryEnergy, clearEnergy, endTransformation } from './energy';
import { lacksHope, refreshHope, regainHope, spendHope } from './hope';

describe('Hope', () => {
  it('SNS-1101: pays, and is refused where there is not enough', () => {
    const table = seated().with('anya', { hope: 2 });
    const play = playAt(table);
    const { id } = table.of('anya');
    spendHope(play, id, 2, 'That');
    expect(play.state.public.protagonists[id]?.hope).toBe(0);
    expect(() => spendHope(play, id, 1, 'That')).toThrow('That costs 1 Hope; Ari has 0.');
    expect(lacksHope({ name: 'Ari', hope: 0, despair: 10 }, 0, 'That')).toBeNull();
  });

  it('SNS-1608: whoever is Broken spends none at all, and hears what is open', () => {
    const broken = lacksHope({ name: 'Ari', hope: 5, despair: 10 }, 1, 'That');
    expect(broken).toMatchObject({ rule: 'SNS-1608' });
    expect(broken?.instead).toContain('Connection');
    expect(lacksHope({ name: 'Ari', hope: 5, despair: 9 }, 1, 'That')).toBeNull();
  });

  it.each([
    [0, 1, 1, 1],
    [4, 3, 1, 5],
    [5, 1, 0, 5],
    [7, 1, 0, 7],
  ])(
    'SNS-2304: of %i Hope, %i more are %i: never above the Refresh, and a surplus stays',
    (hope, by, gained, now) => {
      const table = seated().with('anya', { hope });
      const play = playAt(table);
      const { id } = table.of('anya');
      expect(regainHope(play, id, by)).toBe(gained);
      expect(play.state.public.protagonists[id]?.hope).toBe(now);
    },
  );

  it.each([
    [1, 5],
    [5, 5],
    [7, 5],
  ])('SNS-1102, 1106: a Refresh makes %i Hope %i: what is over is lost', (hope, now) => {
    const table = seated().with('anya', { hope });
    const play = playAt(table);
    const { id } = table.of('anya');
    refreshHope(play, id);
    expect(play.state.public.protagonists[id]?.hope).toBe(now);
    expect(play.events).toHaveLength(hope === now ? 0 : 1);
  });
});

describe('Effort', () => {
  const abilities = { ...seated().of('anya').abilities, might: 5, grace: 4, endurance: 2 };
  const given = { abilities, effort: { blood: 4, sweat: 0, tears: 3 }, sp: 2 };

  it('SNS-1001: is paid of one pool, and refused where that has not enough', () => {
    const table = seated().with('anya', given);
    const play = playAt(table);
    const { id } = table.of('anya');
    spendEffort(play, id, 'blood', 4);
    expect(play.state.public.protagonists[id]?.effort).toEqual({ blood: 0, sweat: 0, tears: 3 });
    expect(() => spendEffort(play, id, 'blood', 1)).toThrow('That takes 1 Blood; Ari has 0.');
    expect(lacksEffort(table.of('anya'), 'tears', 3)).toBeNull();
    expect(lacksEffort(table.of('anya'), 'tears', 4)).toMatchObject({ rule: 'SNS-1001' });
  });

  it('SNS-1006, 2304: SP are the points by which a pool really rose', () => {
    const table = seated().with('anya', given);
    const play = playAt(table);
    const { id } = table.of('anya');
    expect(regainEffort(play, id, 'blood', 5)).toBe(5);
    expect(regainEffort(play, id, 'blood', 5)).toBe(2);
    expect(play.state.public.protagonists[id]).toMatchObject({ effort: { blood: 11 }, sp: 9 });
  });

  it('SNS-1005, 1006, 1106: a Refresh fills all three with their SP; a surplus is lost and gives none', () => {
    const table = seated().with('anya', { ...given, effort: { blood: 13, sweat: 1, tears: 3 } });
    const play = playAt(table);
    const { id } = table.of('anya');
    expect(refreshEffort(play, id)).toBe(2);
    expect(play.state.public.protagonists[id]).toMatchObject({
      effort: { blood: 11, sweat: 3, tears: 3 },
      sp: 4,
    });
  });
});

describe('Energy', () => {
  const transformed = { filled: 3, temporary: 4 };

  it('SNS-2203, 2205: with a Transformation its Energy goes, and it ends once', () => {
    const table = seated().with('anya', { transformed });
    const play = playAt(table);
    const { id } = table.of('anya');
    endTransformation(play, id, 'it is over');
    endTransformation(play, id, 'it is over');
    expect(play.state.public.protagonists[id]?.transformed).toBeNull();
    expect(play.events.filter(({ type }) => type === 'protagonistChanged')).toHaveLength(1);
  });

  it('SNS-2205, 2214, 2215: slots are cleared as far as there are, and Temporary ones end at five', () => {
    const table = seated().with('anya', { transformed });
    const play = playAt(table);
    const { id } = table.of('anya');
    expect(clearEnergy(play, id, 1)).toBe(1);
    expect(clearEnergy(play, id, 5)).toBe(2);
    expect([addTemporaryEnergy(play, id), addTemporaryEnergy(play, id)]).toEqual([true, false]);
    expect(play.state.public.protagonists[id]?.transformed).toEqual({ filled: 0, temporary: 5 });
    const { id: other } = table.of('carl');
    expect([clearEnergy(play, other, 1), addTemporaryEnergy(play, other)]).toEqual([0, false]);
  });
});
