import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { AnyCommandInput } from '../areas';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import { formsFor } from '../testing/forms';
import type { Due, Faction } from './blessing';

// What comes of Blessings that are due, turn by turn: who takes, steals, is asked, and what is left of it.

const dues = (table: HumanityTable): Due[] => Object.values(table.state.public.dues);
const due = (table: HumanityTable): Due => {
  const [one] = dues(table);
  if (!one) throw new Error('Nothing is due.');
  return one;
};
const ids = (table: HumanityTable) => ({ ari: table.of('anya').id, cole: table.of('carl').id });
/** A Dark table where Ari is in debt for so many Blessings. */
function inDebt(blessings = 1, more: { agrees?: true } = {}): HumanityTable {
  const table = seated({ atmosphere: 'dark' });
  if (more.agrees) {
    table.given((state) => {
      state.public.houseRules = { ...state.public.houseRules, stealing: 'agrees' };
    });
  }
  const { ari } = ids(table);
  return table.send('bev', {
    ...{ type: 'dealing.add', character: ari, kind: 'debt', with: 'The Widow', blessings },
  });
}
const withPool = (table: HumanityTable, darkPool: '10' | '20' | 'none' = '10') =>
  table.given((state) => {
    state.public.houseRules = { ...state.public.houseRules, darkPool };
  });

describe('what the table gives', () => {
  it('HUM-617: whoever is named twice is given once', () => {
    const table = seated();
    const { ari } = ids(table);
    table.send('bev', { type: 'blessing.award', who: [ari, ari], count: 2 });
    expect(dues(table).map(({ of, count }) => [of, count])).toEqual([[ari, 2]]);
    expect(table.lastLine()?.text).toBe('Blessings for Ari.');
  });

  it('HUM-608: a milestone that everybody reached asks nobody who saw it, whoever else is in the story', () => {
    const table = seated({ atmosphere: 'light' }).withOther('Reeve');
    const { ari, cole } = ids(table);
    table.send('bev', { type: 'blessing.milestone', who: [ari, cole, ari], what: 'Home' });
    expect(dues(table).map(({ kind, of }) => [kind, of])).toEqual([
      ['gain', ari],
      ['gain', cole],
    ]);
  });

  it('HUM-608: whoever plays alone is seen by nobody, at a milestone and at a Major Success', () => {
    const table = seated({ atmosphere: 'light' }).withStats('anya', { head: 10 });
    table.send('carl', { type: 'character.leave', character: table.of('carl').id, how: 'leaves' });
    table.withOther('Reeve').check('anya', 'head', [1, 10]);
    expect(dues(table).map(({ kind, source }) => [kind, source])).toEqual([['gain', 'major']]);
  });

  it('HUM-609, HUM-619: a Major Success of somebody whom nobody plays brings nothing', () => {
    const table = seated({ atmosphere: 'dark' }).withOther('Reeve');
    const { id } = table.named('Reeve');
    table.given(({ public: { characters } }) => {
      const reeve = characters[id];
      if (reeve) reeve.stats = { ...reeve.stats, head: { size: 10, lock: null } };
    });
    table.send('bev', { type: 'check.propose', character: id, stat: 'head' }).frame();
    table.onCheck('bev', { type: 'check.roll', version: 1, character: id, stat: 'head' }, 1, 10);
    expect(table.outcome).toMatchObject({ leader: id, band: 'major' });
    expect(dues(table)).toEqual([]);
  });

  it('HUM-619: a Maximum Success is a first Major one as well', () => {
    const table = seated({ atmosphere: 'dark' }).withStats('anya', { head: 10 });
    table.check('anya', 'head', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10]);
    expect(table.outcome.band).toBe('maximum');
    expect(dues(table)).toMatchObject([{ source: 'major' }]);
  });

  it('HUM-609: no deal brings Blessings, in a Dark story either', () => {
    const table = seated({ atmosphere: 'dark' });
    const deal = { type: 'dealing.add', character: ids(table).ari, with: 'Her' } as const;
    expect(table.try('bev', { ...deal, kind: 'deal', blessings: 1 })?.rule).toBe('HUM-609');
    expect(table.try('bev', { ...deal, kind: 'deal', blessings: 0 })).toBeNull();
    expect(table.try('bev', { ...deal, kind: 'debt', blessings: 1 })).toBeNull();
  });

  it('HUM-615: a gift to no place in particular reads as one to somebody', () => {
    const table = seated().withBlessings('anya', 2);
    table.send('anya', {
      ...{ type: 'blessing.spend', character: ids(table).ari, use: 'donate', dice: ['anya-1'] },
    });
    const [offer] = table.offers('bev', 'dealing.settle');
    expect(offer?.label).toBe('Settled: donation at somebody, 2');
    table.send('bev', { type: 'dealing.settle', dealing: `${offer?.with.dealing}` });
    expect(table.lastLine()?.text).toBe('Ari: settled with them.');
  });

  it('HUM-608: what was seen tells of what it was, and each who saw it is named once', () => {
    const table = seated({ atmosphere: 'light' }).withOther('Reeve');
    const { ari, cole } = ids(table);
    table.send('carl', { type: 'character.create', name: 'Nell' });
    table.send('bev', { type: 'blessing.milestone', who: [ari], what: 'The gate is open' });
    const seen = dues(table).find(({ kind }) => kind === 'seen');
    const [offer] = table.offers('bev', 'blessing.seen');
    // Whom nobody plays gains nothing by it.
    expect(offer?.fields?.[0]).toMatchObject({
      options: [{ label: 'Cole' }, { label: 'Nell' }],
    });
    table.send('bev', { type: 'blessing.seen', due: seen?.id ?? '', who: [cole, cole] });
    expect(dues(table).filter(({ of }) => of === cole)).toMatchObject([
      { source: 'seen', what: 'The gate is open', count: 1 },
    ]);
  });

  it('HUM-608: nobody is asked who saw it once nobody is there', () => {
    const table = seated({ atmosphere: 'light' });
    const { ari, cole } = ids(table);
    table.send('bev', { type: 'blessing.milestone', who: [ari], what: 'The gate' });
    table.send('carl', { type: 'character.leave', character: cole, how: 'leaves' });
    expect(table.offers('bev', 'blessing.seen')).toEqual([]);
    expect(table.offers('bev', 'blessing.leave').map(({ label }) => label)).toContain(
      'Nobody saw it',
    );
  });
});

describe('taking and stealing', () => {
  it('HUM-601: why they are gained is told: what was said of it, or what they come of', () => {
    const table = seated();
    const { ari } = ids(table);
    table.send('bev', { type: 'blessing.award', who: [ari], count: 1, what: 'A song' });
    expect(table.offers('anya', 'blessing.leave')[0]?.label).toBe('Leave the Blessing');
    table.send('anya', { type: 'blessing.take', due: due(table).id }, 3);
    expect(table.lastLine()?.text).toBe('Ari gains 1 Blessing (3): A song.');
    table.send('bev', { type: 'blessing.award', who: [ari], count: 2 });
    table.send('anya', { type: 'blessing.take', due: due(table).id }, 3, 4);
    expect(table.lastLine()?.text).toContain(': An effect.');
  });

  it('TABLE-013: what is due when the session has ended is rolled in the next one', () => {
    const table = seated();
    table.send('bev', { type: 'blessing.award', who: [ids(table).ari], count: 1 });
    table.send('bev', { type: 'session.end' });
    const take = { type: 'blessing.take', due: due(table).id } as const;
    expect(table.try('anya', take, 3)?.rule).toBe('TABLE-013');
    expect(table.offers('anya', 'blessing.take')).toEqual([]);
    expect(table.offers('anya', 'blessing.leave')).toHaveLength(1);
    table.send('bev', { type: 'session.start' }).send('anya', take, 3);
    expect(table.blessings('anya')).toEqual([3]);
  });

  it('HUM-101, HUM-609: of whom nobody plays the table takes and is asked', () => {
    const table = inDebt(1, { agrees: true }).withOther('Reeve');
    table.given(({ public: shared }) => {
      const die = { id: 'reeve-1', sides: 6, value: 5 };
      const blessing = { ...shared.held?.blessing, Reeve: { count: 1, dice: [die] } };
      shared.held = { ...shared.held, blessing };
    });
    const steal = { type: 'blessing.steal', due: due(table).id, from: 'Reeve' } as const;
    // Nothing is stolen from oneself, or from whoever has none.
    expect(table.offers('anya', 'blessing.steal').map((offer) => offer.with.from)).toEqual([
      'Reeve',
    ]);
    table.send('anya', { ...steal, dice: ['reeve-1'] });
    expect(table.state.public.derived.prompts[due(table).id]?.to).toEqual(['bev']);
    expect(table.try('anya', { type: 'blessing.take', due: due(table).id }, 2)?.rule).toBe(
      'HUM-101',
    );
    table.send('bev', { type: 'blessing.agree', due: due(table).id, agree: true });
    expect(table.blessings('anya')).toEqual([5]);
    expect(dues(table)).toEqual([]);
  });

  it('HUM-609: no more is stolen than is due, each die once, and the rest is still due', () => {
    const table = inDebt(2).withBlessings('carl', 2, 6, 4).withBlessings('anya', 1);
    const { cole } = ids(table);
    const steal = { type: 'blessing.steal', due: due(table).id, from: cole } as const;
    expect(formsFor(table, 'anya', 'blessing.steal')).toEqual({
      'blessing.steal due Cole': ['prompt, order 1', 'dice: 1..2 of carl-1|carl-2|carl-3'],
    });
    expect(table.try('anya', { ...steal, dice: ['carl-1', 'carl-2', 'carl-3'] })?.rule).toBe(
      'TABLE-112',
    );
    table.send('anya', { ...steal, dice: ['carl-2', 'carl-2'] });
    expect(table.blessings('anya')).toEqual([1, 6]);
    expect(table.blessings('carl')).toEqual([2, 4]);
    expect(due(table)).toMatchObject({ kind: 'gain', count: 1 });
    table.send('anya', { ...steal, dice: ['carl-1'] });
    expect(dues(table)).toEqual([]);
  });

  it('HUM-609: while somebody is asked nothing more is stolen or rolled of it', () => {
    const table = inDebt(2, { agrees: true }).withBlessings('carl', 2, 6);
    const { id } = due(table);
    const steal: AnyCommandInput = {
      type: 'blessing.steal',
      ...{ due: id, from: ids(table).cole, dice: ['carl-1'] },
    };
    table.send('anya', steal);
    expect(table.try('anya', steal)?.rule).toBe('HUM-101');
    expect(table.try('anya', { type: 'blessing.take', due: id }, 2, 3)?.rule).toBe('HUM-101');
    expect(due(table).asks?.dice).toEqual(['carl-1']);
  });

  it('HUM-101: nobody leaves what is due to somebody else', () => {
    const table = seated();
    table.send('bev', { type: 'blessing.award', who: [ids(table).ari], count: 1 });
    const leave = { type: 'blessing.leave', due: due(table).id } as const;
    expect(table.try('carl', leave)?.rule).toBe('TABLE-003');
    table.send('anya', leave);
    expect(dues(table)).toEqual([]);
    expect(table.blessings('anya')).toEqual([]);
  });
});

describe('the shared pool of a Dark table', () => {
  it('HUM-104, HUM-606: what is held only for now takes none of it, and is not bound by it', () => {
    const table = withPool(inDebt(2)).withBlessings('carl', 2, 2, 2, 2, 2, 2, 2, 2);
    table.withTemporary('carl', 5, 5, 5);
    table.send('anya', { type: 'blessing.take', due: due(table).id }, 4, 5);
    expect(table.blessings('anya')).toEqual([4, 5]);
  });

  it('HUM-609: whoever holds some already gains what is left, on top of it', () => {
    const table = withPool(inDebt(3)).withBlessings('anya', 2, 2, 2, 2, 2, 2, 2, 2);
    table.send('anya', { type: 'blessing.take', due: due(table).id }, 4, 5, 6);
    expect(table.blessings('anya')).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 4, 5]);
  });

  it('HUM-609: where more are out than there were, nobody gains and nobody loses', () => {
    const table = withPool(inDebt(1)).withBlessings('anya', 2);
    table.withBlessings('carl', 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3);
    table.send('anya', { type: 'blessing.take', due: due(table).id }, 4);
    expect(table.blessings('anya')).toEqual([2]);
  });

  it('HUM-1702, HUM-104: what comes only for now comes though nothing is left in it', () => {
    const table = withPool(seated({ atmosphere: 'dark' }));
    table.withBlessings('carl', 3, 3, 3, 3, 3, 3, 3, 3, 3, 3);
    table.with('anya', { dedication: 'vanity', banked: { count: 2, from: {} } });
    table.propose('anya', 'head').frame();
    const { ari } = ids(table);
    table.send('anya', { type: 'dedication.kindle', character: ari, count: 2 }, 4, 5);
    expect(table.blessings('anya')).toEqual([4, 5]);
  });

  it('HUM-104: other stories have no bottom', () => {
    const table = withPool(seated({ atmosphere: 'light' }));
    table.withBlessings('carl', 3, 3, 3, 3, 3, 3, 3, 3, 3, 3);
    table.send('bev', { type: 'blessing.award', who: [ids(table).ari], count: 2 });
    table.send('anya', { type: 'blessing.take', due: due(table).id }, 4, 5);
    expect(table.blessings('anya')).toEqual([4, 5]);
  });
});

describe('spending', () => {
  it('HUM-603: a die that is named twice is spent once', () => {
    const table = seated().withBlessings('anya', 4, 5);
    const { ari } = ids(table);
    table.send('anya', {
      ...{ type: 'blessing.spend', character: ari, use: 'buy', dice: ['anya-1', 'anya-1'] },
    });
    expect(table.blessings('anya')).toEqual([5]);
    expect(table.state.public.spent?.by).toEqual({ [ari]: 1 });
    expect(table.lastLine()?.text).toBe('Ari buys with Blessings (4): 2, Simple.');
  });

  it('HUM-1705: what was spent in one step is counted of that step alone', () => {
    const table = seated().withBlessings('anya', 4, 5, 6).withBlessings('carl', 2);
    const { ari, cole } = ids(table);
    const spend = { type: 'blessing.spend', use: 'other' } as const;
    table.send('anya', { ...spend, character: ari, dice: ['anya-1', 'anya-2'] });
    expect(table.state.public.spent?.by).toEqual({ [ari]: 2 });
    table.send('carl', { ...spend, character: cole, dice: ['carl-1'] });
    expect(table.state.public.spent?.by).toEqual({ [cole]: 1 });
    expect(table.offers('carl', 'blessing.spend')).toEqual([]);
  });
});

describe('a name with somebody', () => {
  const gritty = () => {
    const table = seated({ atmosphere: 'gritty' });
    return table.send('bev', { type: 'faction.add', name: 'The Harbour' });
  };
  const faction = (table: HumanityTable): Faction =>
    Object.values(table.state.public.factions)[0] ?? { id: '', name: '', standing: {} };
  const change = (table: HumanityTable, by: number) => {
    const { ari } = ids(table);
    table.send('bev', {
      type: 'faction.reputation',
      faction: faction(table).id,
      character: ari,
      by,
    });
    return faction(table).standing[ari];
  };
  const given = (table: HumanityTable, value: number, passing = 0) =>
    table.given(({ public: { factions } }) => {
      const [one] = Object.values(factions);
      if (one) one.standing[ids(table).ari] = { value, passing, best: 0, worst: 0 };
    });

  it('HUM-610: goes as far as 200 either way', () => {
    expect(change(given(gritty(), 195), 20)?.value).toBe(200);
    expect(change(given(gritty(), -195), -20)?.value).toBe(-200);
  });

  it('HUM-610, HUM-1706: what is only for this session reaches no tier, and does not count for one', () => {
    const table = given(gritty(), 6, 5);
    // 6 of which 5 pass: with 3 more 4 last, which is below the first tier.
    expect(change(table, 3)).toMatchObject({ value: 9, passing: 5, best: 0 });
    expect(dues(table)).toEqual([]);
    expect(change(table, 1)).toMatchObject({ value: 10, passing: 5, best: 1 });
    expect(dues(table)).toMatchObject([{ source: 'tier', count: 1 }]);
  });

  it('HUM-1706, HUM-610: a name that somebody’s Dedication lends reaches no tier, and no further than names go', () => {
    const lent = (table: HumanityTable, count: number) => {
      const { ari } = ids(table);
      table.with('anya', { dedication: 'value', banked: { count, from: {} } });
      const name = { type: 'dedication.name', character: ari, with: 'The Harbour' } as const;
      table.send('anya', { ...name, count });
      return faction(table).standing[ari];
    };
    const table = gritty();
    expect(lent(table, 8)).toEqual({ value: 8, passing: 8, best: 0, worst: 0 });
    expect(dues(table)).toEqual([]);
    const known = given(gritty(), 198);
    expect(lent(known, 5)).toMatchObject({ value: 200, passing: 2 });
    known.send('bev', { type: 'session.end' });
    expect(faction(known).standing[ids(known).ari]?.value).toBe(198);
  });

  it('HUM-610: a tier is kept in mind once the name is worse again', () => {
    const table = gritty();
    expect(change(table, 8)).toMatchObject({ value: 8, best: 2 });
    expect(change(table, -6)).toMatchObject({ value: 2, best: 2 });
    expect(change(table, 6)).toMatchObject({ value: 8, best: 2 });
    expect(dues(table)).toHaveLength(1);
  });

  it('HUM-610: tiers bring Blessings in a Gritty story alone', () => {
    for (const atmosphere of ['light', 'dark'] as const) {
      const table = seated({ atmosphere }).send('bev', { type: 'faction.add', name: 'Reeves' });
      change(table, 12);
      expect(dues(table)).toEqual([]);
    }
  });

  it('HUM-610: a deed of more weight changes it by as much, with whoever is meant, however they are written', () => {
    const table = gritty();
    const { ari } = ids(table);
    table.given(({ public: { dues: all } }) => {
      const common = { of: ari, source: 'major', what: '' } as const;
      all.one = { ...common, id: 'one', kind: 'reputation', count: 3 };
      all.two = { ...common, id: 'two', kind: 'reputation', count: 2 };
    });
    const say = { type: 'blessing.reputation', name: 'the HARBOUR' } as const;
    table.send('anya', { ...say, due: 'one', better: true });
    expect(Object.values(table.state.public.factions)).toHaveLength(1);
    expect(faction(table).standing[ari]?.value).toBe(3);
    table.send('anya', { ...say, due: 'two', better: false });
    expect(faction(table).standing[ari]?.value).toBe(1);
  });

  it('TABLE-012, HUM-610: with as many as there is room for, one of those that are known is chosen', () => {
    const table = seated({ atmosphere: 'gritty' });
    const { ari } = ids(table);
    table.given(({ public: shared }) => {
      for (let at = 0; at < 24; at += 1) {
        shared.factions[`f${at}`] = { id: `f${at}`, name: `F${at}`, standing: {} };
      }
      shared.dues.one = {
        ...{ id: 'one', kind: 'reputation', of: ari, source: 'major', count: 1, what: '' },
      };
    });
    expect(table.offers('anya', 'blessing.reputation').map(({ label }) => label)).toEqual([
      'A better name',
      'A worse name',
    ]);
  });

  it('HUM-1512, HUM-1706: what was for one session alone is told as it ends, and nothing of other names', () => {
    const table = given(gritty(), 7, 3);
    table.send('bev', { type: 'faction.add', name: 'The Reeve' });
    table.given(({ public: { factions } }) => {
      const [, other] = Object.values(factions);
      if (other) other.standing[ids(table).ari] = { value: 2, passing: 0, best: 0, worst: 0 };
    });
    table.send('bev', { type: 'session.end' });
    const line = linesOf(table.state.public.log).find(({ text }) =>
      text.startsWith('The Session Shop is open'),
    );
    expect(line?.notes).toEqual(['Ari, The Harbour: 4 again.']);
  });
});
