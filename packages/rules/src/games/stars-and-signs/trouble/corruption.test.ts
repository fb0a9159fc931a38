import { describe, expect, it } from 'vitest';
import { promptsOf } from '../../../testing/prompts';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { atTheirWorst, confronting, consumedAtMilestone } from '../testing/people';

const roll = (table: StarsTable, die: number) =>
  table.send('bev', { type: 'corruption.roll', protagonist: table.of('anya').id }, die);

describe('Corruption', () => {
  it.each([
    [5, 1],
    [6, 2],
    [10, 2],
  ])('SNS-1901: a d10 of %i fills %i slots', (die, corruption) => {
    expect(roll(seated(), die).of('anya').corruption).toBe(corruption);
  });

  it('SNS-1901: typed by the referee, and by nobody else', () => {
    const table = seated();
    const give = { type: 'corruption.give', protagonist: table.of('anya').id, points: 11 } as const;
    expect(table.try('anya', give)).toMatchObject({ rule: 'TABLE-002' });
    expect(table.send('bev', give).of('anya').corruption).toBe(3);
  });

  it('SNS-1907: the gain that fills the tenth slot does not make Consumed, the next one does (Q19)', () => {
    const transformed = { filled: 1, temporary: 0 };
    const table = roll(seated().with('anya', { corruption: 9, transformed }), 10);
    expect(table.of('anya')).toMatchObject({ corruption: 10, consumed: false, transformed });
    roll(table, 1);
    expect(table.of('anya')).toMatchObject({ corruption: 10, consumed: true, transformed: null });
    expect(table.of('anya').standing).toBe('in');
  });

  it('SNS-1903: else it does nothing in play', () => {
    const table = roll(seated(), 10);
    const { corruption: _, ...after } = table.of('anya');
    const { corruption: __, ...before } = seated().of('anya');
    expect(after).toEqual({ ...before, id: after.id });
  });
});

describe('Consumed', () => {
  const ari = (table: StarsTable) => table.of('anya').id;
  const anchors = (table: StarsTable) =>
    Object.values(table.state.public.traits).filter(({ kind }) => kind === 'anchor').length;
  const memories = ['A aspect that has lived/0', 'A aspect that has lived/1'].concat([
    'A agenda that has lived/0',
    'A agenda that has lived/1',
    'A connection that has lived/1',
  ]);

  it('SNS-1908: nothing is chosen before the next Minor Milestone, and by its player alone', () => {
    const table = seated().with('anya', { consumed: true, corruption: 10 });
    const fall = { type: 'corruption.fall', protagonist: ari(table) } as const;
    expect(table.try('anya', fall)).toMatchObject({ rule: 'SNS-1908' });
    expect(promptsOf(table.state)).toEqual({});
    const then = consumedAtMilestone();
    const prompt = promptsOf(then.state)[`consumed:${ari(then)}`];
    expect(prompt?.to).toEqual(['anya']);
    expect(then.try('carl', { ...fall, protagonist: ari(then) })).toMatchObject({
      rule: 'TABLE-003',
    });
  });

  it('SNS-1909, 1913: T17, an Anchor is burnt; five slots are cleared, and how it broke is owed', () => {
    const table = consumedAtMilestone();
    table.send('anya', { type: 'corruption.burn', protagonist: ari(table), anchor: 'My sister' });
    expect(table.of('anya')).toMatchObject({ consumed: false, corruption: 5 });
    expect(anchors(table)).toBe(1);
    expect(Object.values(table.state.public.owed)).toMatchObject([
      { kind: 'anchor', of: ari(table), from: 'My sister' },
    ]);
    table.send('bev', { type: 'milestone.end' });
    expect(table.state.public.derived.nextStep.text).toContain('how a tie of Ari broke');
  });

  it('SNS-1909: the last Anchor is not burnt', () => {
    const table = consumedAtMilestone().given(({ public: { traits } }) => {
      delete traits['The choir'];
    });
    const burn = { type: 'corruption.burn', anchor: 'My sister' } as const;
    const refused = table.try('anya', { ...burn, protagonist: ari(table) });
    expect(refused).toMatchObject({ code: 'not-allowed', rule: 'SNS-1909' });
    expect(refused?.instead).not.toBe('');
    expect(table.offers('anya', 'corruption.burn')).toEqual([]);
  });

  it('SNS-1910: five Memories that are chosen are lost', () => {
    const table = consumedAtMilestone();
    table.send('anya', { type: 'corruption.drain', protagonist: ari(table), memories });
    expect(table.of('anya')).toMatchObject({ consumed: false, corruption: 5 });
    const { memories: left } = table.trait('A connection that has lived');
    expect(left.map(({ text }) => text)).toEqual(['one']);
    expect(table.trait('A aspect that has lived').memories).toEqual([]);
    expect(table.trait('A agenda that has lived').memories).toEqual([]);
  });

  it('SNS-1910: not four of them, not one twice, and not where there are fewer', () => {
    const table = consumedAtMilestone();
    const drain = (chosen: string[]) =>
      table.try('anya', { type: 'corruption.drain', protagonist: ari(table), memories: chosen });
    expect(drain(memories.slice(1))).toMatchObject({ rule: 'SNS-1910' });
    expect(drain([...memories.slice(1), ...memories.slice(1, 2)])).toMatchObject({
      rule: 'SNS-1910',
    });
    table.given(({ public: { traits } }) => {
      for (const each of Object.values(traits)) if (each.kind === 'agenda') each.memories = [];
      // Memories on Anchors do not count.
      const anchor = traits['My sister'];
      if (anchor) anchor.memories = [{ text: 'moved here', tone: 'neutral' }];
    });
    expect(table.offers('anya', 'corruption.drain')).toEqual([]);
    expect(drain(memories)).toMatchObject({ rule: 'SNS-1910' });
  });

  it('SNS-1911: in a Confrontation the others face a Counter of ten, and whom it is about takes no part', () => {
    const table = confronting();
    expect(table.of('anya')).toMatchObject({ consumed: true, corruption: 5 });
    expect(Object.values(table.state.public.counters)).toMatchObject([
      { name: 'Save Ari', kind: 'progress', slots: 10, filled: 0 },
    ]);
    const compel = { type: 'compel.trait', protagonist: ari(table), trait: 'My sister' } as const;
    expect(table.try('anya', compel)).not.toBeNull();
    const deal = { type: 'despair.deal', protagonist: ari(table), points: 5 } as const;
    expect(table.try('bev', deal)).not.toBeNull();
  });

  it.each(['yielded', 'defeated'] as const)(
    'SNS-1911, 1912: %s, they fall to darkness',
    (outcome) => {
      const table = confronting();
      const settle = { type: 'corruption.settle', protagonist: ari(table), outcome } as const;
      expect(table.try('carl', settle)).toMatchObject({ rule: 'TABLE-002' });
      table.send('bev', settle);
      expect(table.of('anya')).toMatchObject({
        standing: 'gone',
        vanished: 'no',
        confrontation: null,
      });
      expect(table.state.public.counters).toEqual({});
      expect(table.lastLine()?.text).toContain('Signbearer');
    },
  );

  it('SNS-1911, 1914: won, they are saved, and Temptations against them are gone', () => {
    const table = confronting().given(({ director, public: { protagonists } }) => {
      for (const id of Object.keys(protagonists)) director.temptations[id] = 2;
    });
    table.send('bev', { type: 'corruption.settle', protagonist: ari(table), outcome: 'won' });
    expect(table.of('anya')).toMatchObject({
      standing: 'in',
      consumed: false,
      confrontation: null,
    });
    expect(table.state.director.temptations).toEqual({ [table.of('carl').id]: 2 });
    expect(table.of('anya').corruption).toBe(5);
  });

  it('SNS-1911: there is none where nobody is left to fight it', () => {
    const table = consumedAtMilestone().with('carl', { standing: 'out' });
    const confront = { type: 'corruption.confront', protagonist: ari(table) } as const;
    expect(table.try('anya', confront)).toMatchObject({ rule: 'SNS-1911' });
    table.with('carl', { standing: 'in', consumed: true });
    expect(table.try('anya', confront)).toMatchObject({ rule: 'SNS-1911' });
  });

  const fallen = () => {
    const table = consumedAtMilestone();
    return table.send('anya', { type: 'corruption.fall', protagonist: ari(table) });
  };
  const create = { type: 'protagonist.create', name: 'Ada' } as const;

  it('SNS-1912: whoever falls is the referee’s, and somebody new comes with the next Minor Milestone', () => {
    const table = fallen();
    expect(table.of('anya')).toMatchObject({ standing: 'gone', consumed: false });
    expect(table.offers('anya', 'protagonist.create')).toEqual([]);
    expect(table.try('anya', create)?.rule).toBe('SNS-1912');
    expect(table.try('carl', create)).toBeNull();
    table.send('bev', { type: 'milestone.end' });
    expect(table.try('anya', create)?.rule).toBe('SNS-1912');
    table.send('bev', { type: 'milestone.begin', kind: 'minor', challenges: 0 });
    table.send('anya', create);
    expect(Object.values(table.state.public.protagonists).map(({ name }) => name)).toContain('Ada');
  });

  it('SNS-1912: the referee lets somebody new in before that; who has retired waits for nothing', () => {
    const table = fallen();
    const letIn = { type: 'protagonist.let-in', protagonist: ari(table) } as const;
    expect(table.try('anya', letIn)?.rule).toBe('TABLE-002');
    table.send('bev', letIn);
    expect(table.offers('bev', 'protagonist.let-in')).toEqual([]);
    expect(table.try('anya', create)).toBeNull();
    const retired = atTheirWorst();
    retired.send('anya', { type: 'defeat.choose', protagonist: ari(retired), outcome: 'retire' });
    expect(retired.try('anya', create)).toBeNull();
  });
});
