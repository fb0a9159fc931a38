import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bareTable, bookTable, hurt } from '../testing';

// What stands at the edge of a rule: who is refused and why, what is not offered, what words say.

const defy = {
  type: 'roll.propose',
  protagonist: 'hawk',
  goal: 'Hold it',
  action: 'defy',
} as const;
const judge = { type: 'roll.judge', position: 'risky', effect: 'standard' } as const;
const assign = { type: 'consequence.assign', target: 'hawk', source: 'roll' } as const;
const harm = { ...assign, kind: 'harm', level: 2, text: 'burnt', attribute: 'sun' } as const;
const hawkDefies = (table = bareTable()): TestTable => table.send('dylan', defy).send('bev', judge);
const firstOf = (table: TestTable): string => Object.keys(table.state.public.consequences)[0] ?? '';
const commands = (table: TestTable, seat: string): string[] =>
  table.offers(seat).map(({ command }) => command);

describe('consequences at the edge', () => {
  it('GBM-CON-002: nothing comes from a roll whose dice have not fallen', () => {
    expect(hawkDefies().try('bev', harm)).toMatchObject({ rule: 'GBM-CON-002' });
    expect(bookTable().try('bev', harm)).toMatchObject({ code: 'wrong-moment' });
  });

  it('GBM-CLK-003: a consequence cannot tick a clock that waits for another', () => {
    const table = bookTable()
      .send('bev', { type: 'clock.create', name: 'Siege', segments: 4 })
      .send('bev', { type: 'clock.create', name: 'Fall', segments: 4 });
    const [siege = '', fall = ''] = Object.keys(table.state.public.clocks);
    table.given(({ public: { clocks } }) => {
      Object.assign(clocks[fall] ?? {}, { after: siege });
    });
    hawkDefies(table).send('dylan', { type: 'roll.roll' }, 4);
    const ticking = { ...assign, kind: 'complication', text: 'They close in', ticks: 2 } as const;
    expect(table.try('bev', { ...ticking, clock: fall })).toMatchObject({ rule: 'GBM-CLK-003' });
    expect(table.try('bev', { ...ticking, clock: siege })).toBeNull();
  });

  it('GBM-CON-011: a lost opportunity closes another try after its own roll alone', () => {
    const lost = { type: 'consequence.assign', target: 'hawk', kind: 'lost-opportunity' } as const;
    const after = (source: 'roll' | 'fiction') => {
      const table = hawkDefies().send('dylan', { type: 'roll.roll' }, 1);
      table.given(({ public: { roll } }) => Object.assign(roll ?? {}, { retryAt: 'desperate' }));
      table.send('bev', { ...lost, source, text: 'The gate is shut' });
      table.send('dylan', { type: 'consequence.accept', consequence: firstOf(table) });
      return table.state.public.roll?.retryAt;
    };
    expect(after('roll')).toBeNull();
    expect(after('fiction')).toBe('desperate');
  });

  it('GBM-CON-012, 013: from the story alone, the mission gets worse and not the roll on the table', () => {
    const table = hawkDefies().send('dylan', { type: 'roll.roll' }, 1);
    const worse = {
      ...assign,
      kind: 'worse-position',
      source: 'fiction',
      text: 'It rains',
    } as const;
    table.send('bev', worse);
    table.send('dylan', { type: 'consequence.accept', consequence: firstOf(table) });
    expect(table.state.public.episode.mission?.position).toBe('desperate');
    expect(table.state.public.roll).toMatchObject({ rolled: { position: 'risky' }, retryAt: null });
  });

  it('GBM-CON-001: harm of which nothing is said has the usual words of its level', () => {
    const words = ([1, 2, 3] as const).map((level) => {
      const table = hawkDefies().send('dylan', { type: 'roll.roll' }, 4);
      table.send('bev', { ...harm, level, text: '' });
      return table.state.public.consequences[firstOf(table)]?.text;
    });
    expect(words).toEqual(['Shaken', 'Hurt', 'Badly hurt']);
  });
});

describe('rolls at the edge', () => {
  it('GBM-STR-024: nobody escapes an eclipse that they are not in', () => {
    const flee = { type: 'eclipse.escape', protagonist: 'hawk', helper: 'fawn' } as const;
    expect(bookTable().try('dylan', flee)).toMatchObject({
      message: 'Hawk is not in eclipse.',
      rule: 'GBM-STR-024',
    });
  });

  it('TABLE-011: no link is spent on somebody who is out of play', () => {
    const table = bookTable().givenProtagonist('raven', { links: { hawk: 2 } });
    table.givenProtagonist('fawn', { status: 'lost' });
    const spend = { type: 'links.spend', protagonist: 'raven', with: 'hawk' } as const;
    expect(table.try('claire', { ...spend, effect: 'recover-friend', for: 'fawn' })).toMatchObject({
      rule: 'TABLE-011',
    });
  });

  it('GBM-CYC-004: there are no action rolls before the first episode', () => {
    expect(bookTable('creation').try('dylan', defy)).toMatchObject({
      code: 'wrong-phase',
      rule: 'GBM-CYC-004',
    });
  });

  it('GBM-ARP-039: there is no withdrawing from a risky result', () => {
    const table = hawkDefies().send('dylan', { type: 'roll.roll' }, 4);
    expect(table.try('dylan', { type: 'roll.give-up' })).toMatchObject({ rule: 'GBM-ARP-039' });
  });

  it('TABLE-055: a roll that the director has called for is judged as they said, and only who is called answers', () => {
    const call = { type: 'roll.call', protagonist: 'hawk', goal: 'Stand firm' } as const;
    const table = bookTable().send('bev', { ...call, position: 'desperate', effect: 'limited' });
    expect(commands(table, 'dylan')).toContain('roll.answer-call');
    expect(commands(table, 'claire')).not.toContain('roll.answer-call');
    expect(Object.values(table.state.public.derived.prompts)[0]?.text).toContain('“Stand firm”');
    table.send('dylan', { type: 'roll.answer-call', protagonist: 'hawk', action: 'defy' });
    expect(table.state.public.roll).toMatchObject({
      goal: 'Stand firm',
      judgement: { position: 'desperate', effect: 'limited' },
    });
  });

  it('GBM-ARP-034: only who rolls, and the director, say which of their harm matters', () => {
    const table = hawkDefies(
      bookTable()
        .givenProtagonist('hawk', { harm: [hurt('h1', 2)] })
        .givenProtagonist('raven', { harm: [hurt('h2', 2)] }),
    );
    const tags = (seat: string) => table.offers(seat, 'roll.harm').map((one) => one.with.harm);
    expect(tags('dylan')).toEqual(['h1']);
    expect(tags('bev')).toEqual(['h1']);
    expect(tags('claire')).toEqual([]);
  });

  it('GBM-ARP-020: help can be taken back by who gives it, and says what it costs', () => {
    const table = hawkDefies();
    const help = { type: 'roll.assist', protagonist: 'raven', via: 'stress' } as const;
    const [offered] = table.offers('claire', 'roll.assist');
    expect(offered?.cost).toBe('1 stress');
    table.send('claire', help);
    expect(commands(table, 'claire')).toContain('roll.stop-assisting');
    expect(commands(table, 'anya')).not.toContain('roll.stop-assisting');
  });

  it('GBM-TRN-011: the last segment is said before it is marked, and no other', () => {
    const cost = (marked: number) => {
      const transcendence = { marked, active: true, spent: true };
      const table = hawkDefies(bookTable().givenProtagonist('hawk', { transcendence }));
      return table.offers('dylan', 'roll.roll')[0]?.cost ?? '';
    };
    const length = bookTable().state.public.derived.lengths.transcendence;
    expect(cost(length - 1)).toContain('your last segment');
    expect(cost(0)).not.toContain('your last segment');
  });

  it('GBM-TRN-001: transcending asks what it looks like', () => {
    const [offer] = bookTable().offers('dylan', 'transcend');
    expect(offer?.fields).toMatchObject([{ name: 'description', kind: 'text', required: false }]);
  });

  it('TABLE-018: a judgement with a word of why is not taken back unseen, one without is', () => {
    const judged = (note: string) =>
      bookTable()
        .send('dylan', defy)
        .send('bev', { ...judge, note });
    const back = (table: TestTable) =>
      table.try('bev', { type: 'table.undo', to: table.seq })?.code ?? null;
    expect(back(judged(''))).toBeNull();
    expect(back(judged('The gate is old.'))).toBe('undo-hides-revealed');
  });

  it('a fortune roll is of a number or of a tier, and says which', () => {
    const ask = { type: 'fortune.roll', question: 'Does it hold?' } as const;
    const tier = bookTable().send('bev', { ...ask, from: 'adversary' }, 4);
    expect(JSON.stringify(tier.state.public.log.entries.at(-1))).toContain('Adversary tier');
    const number = bookTable().send('bev', { ...ask, dice: 2 }, 4, 1);
    expect(JSON.stringify(number.state.public.log.entries.at(-1))).not.toContain('tier');
  });
});
