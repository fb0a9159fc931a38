import { describe, expect, it } from 'vitest';
import { eclipseDue } from '../sheet/stress';
import { bookTable } from '../testing';

const floor = {
  type: 'flashback.call',
  protagonist: 'fawn',
  text: 'The floor is dangerously unstable',
} as const;
const price = (stress: number, roll = false) =>
  ({ type: 'flashback.price', stress, roll }) as const;
const accept = { type: 'flashback.accept' } as const;

describe('Flashbacks', () => {
  it.each([
    ['a flashlight and snacks', 0],
    ['a talk, heart to heart', 1],
    ['a befriended guard', 3],
  ])('GBM-EX-053, GBM-FLB-002: %s costs %i', (text, stress) => {
    const table = bookTable()
      .send('anya', { ...floor, text })
      .send('bev', price(stress))
      .send('anya', accept);
    expect(table.protagonist('fawn').stress).toBe(stress);
    expect(table.state.public.flashback).toBeNull();
  });

  it('GBM-EX-054, GBM-FLB-004: the unstable floor costs 1, and an action roll follows', () => {
    const table = bookTable().send('anya', floor).send('bev', price(1, true)).send('anya', accept);
    expect(table.protagonist('fawn').stress).toBe(1);
    expect(table.state.public.flashback).toMatchObject({ accepted: true, roll: true });
    table.send('anya', {
      type: 'roll.propose',
      protagonist: 'fawn',
      goal: 'Use the floor',
      action: 'conceal',
    });
    expect(table.state.public.roll?.past).toBe('mundane');
    table
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('anya', { type: 'roll.roll' }, 4);
    expect(table.state.public.flashback).toBeNull();
  });

  it('TABLE-008: once it is paid for, the director has no more to say about it', () => {
    const table = bookTable().send('anya', floor).send('bev', price(0, true)).send('anya', accept);
    for (const late of [price(3), { type: 'flashback.refuse' } as const]) {
      expect(table.try('bev', late)).toMatchObject({ code: 'already-done', rule: 'TABLE-008' });
      expect(table.offers('bev', late.type)).toEqual([]);
    }
  });

  it('GBM-STR-005: no stress is paid while an eclipse roll is due', () => {
    const table = bookTable().send('anya', floor).send('bev', price(1));
    table.givenProtagonist('fawn', { stress: 9 }).given(({ public: { eclipses } }) => {
      eclipses.fawn = eclipseDue('fawn');
    });
    expect(table.try('anya', accept)).toMatchObject({ rule: 'GBM-STR-005' });
    expect(table.offers('anya', 'flashback.accept')).toEqual([]);
    table.send('bev', price(0));
    expect(table.offers('anya', 'flashback.accept')).toHaveLength(1);
  });

  it('GBM-FLB-002: the director is asked for the price, then the player whether to pay', () => {
    const prompts = (state: ReturnType<typeof bookTable>['state']) =>
      Object.values(state.public.derived.prompts).map(({ to }) => to);
    const table = bookTable().send('anya', floor);
    expect(prompts(table.state)).toEqual([['bev']]);
    expect(table.try('anya', accept)).toMatchObject({ code: 'wrong-moment' });
    table.send('bev', price(2));
    expect(prompts(table.state)).toEqual([['anya']]);
    expect(table.offers('anya', 'flashback.accept')[0]?.cost).toBe('2 stress');
  });

  it('GBM-FLB-003: the player may change it, or let it go, having heard the price', () => {
    const table = bookTable().send('anya', floor).send('bev', price(3));
    table.send('anya', { ...floor, text: 'Only a crack in the floor' });
    expect(table.state.public.flashback).toMatchObject({ price: null });
    table.send('anya', { type: 'flashback.withdraw' });
    expect(table.state.public.flashback).toBeNull();
    expect(table.protagonist('fawn').stress).toBe(0);
  });

  it('GBM-FLB-005, GBM-FLB-006: only who has transcended in this mission can have been transcended', () => {
    const table = bookTable();
    expect(table.try('anya', { ...floor, transcended: true })).toMatchObject({
      rule: 'GBM-FLB-005',
    });
    table.givenProtagonist('fawn', { transcendence: { marked: 1, active: true, spent: false } });
    table.send('anya', { ...floor, transcended: true });
    expect(table.state.public.flashback).toMatchObject({ transcended: true });
  });

  it('GBM-FLB-006: nobody was transcended then who has no segment left to mark', () => {
    const table = bookTable();
    const segments = table.state.public.derived.protagonists.fawn?.transcendence ?? 0;
    const transcendence = { marked: segments, active: false, spent: true };
    table.givenProtagonist('fawn', { transcendence });
    expect(table.try('anya', { ...floor, transcended: true })).toMatchObject({
      code: 'cannot-afford',
      rule: 'GBM-FLB-006',
    });
    const names = () =>
      table
        .offers('anya', 'flashback.call')
        .flatMap(({ fields = [] }) => fields.map(({ name }) => name));
    expect(names()).toEqual(['text']);
    table.givenProtagonist('fawn', { transcendence: { ...transcendence, marked: segments - 1 } });
    expect(names()).toEqual(['text', 'transcended']);
    table.send('anya', { ...floor, transcended: true });
  });

  it('GBM-FLB-006, GBM-TRN-010: rolling as the transcended self marks a segment', () => {
    const table = bookTable()
      .givenProtagonist('fawn', { transcendence: { marked: 1, active: true, spent: false } })
      .send('anya', { ...floor, transcended: true })
      .send('bev', price(0, true))
      .send('anya', accept)
      .send('anya', { type: 'roll.propose', protagonist: 'fawn', goal: 'Leap', action: 'flow' })
      .send('bev', { type: 'roll.judge', position: 'controlled', effect: 'standard' })
      .send('anya', { type: 'roll.roll' }, 6)
      .send('anya', { type: 'roll.finish' });
    expect(table.protagonist('fawn').transcendence.marked).toBe(2);
  });

  it('GBM-FLB-006: tried again with no segment left, it goes on as the mundane self', () => {
    const table = bookTable()
      .givenProtagonist('fawn', { transcendence: { marked: 3, active: true, spent: false } })
      .send('anya', { ...floor, transcended: true })
      .send('bev', price(0, true))
      .send('anya', accept)
      .send('anya', { type: 'roll.propose', protagonist: 'fawn', goal: 'Leap', action: 'flow' })
      .send('bev', { type: 'roll.judge', position: 'controlled', effect: 'standard' });
    expect(table.state.public.roll?.past).toBe('transcended');
    table.send('anya', { type: 'roll.roll' }, 2).send('anya', { type: 'roll.retry' });
    expect(table.protagonist('fawn').transcendence).toMatchObject({ marked: 4, active: false });
    expect(table.state.public.roll?.past).toBe('mundane');
  });

  it('GBM-FLB-006: the last segment may be gone before the flashback is rolled', () => {
    const table = bookTable()
      .givenProtagonist('fawn', { transcendence: { marked: 3, active: true, spent: false } })
      .send('anya', { ...floor, transcended: true })
      .send('bev', price(0, true))
      .send('anya', accept)
      .givenProtagonist('fawn', { transcendence: { marked: 4, active: false, spent: true } })
      .send('anya', { type: 'roll.propose', protagonist: 'fawn', goal: 'Leap', action: 'flow' });
    expect(table.state.public.roll?.past).toBe('mundane');
  });

  it('GBM-FLB-007: the director may refuse it', () => {
    const table = bookTable().send('anya', floor);
    expect(table.try('dylan', { type: 'flashback.refuse' })).toMatchObject({ code: 'not-allowed' });
    table.send('bev', { type: 'flashback.refuse', note: 'The floor has been seen to hold.' });
    expect(table.state.public.flashback).toBeNull();
  });

  it('GBM-FLB-001: belongs to a mission that is under way, one at a time', () => {
    expect(bookTable('downtime').try('anya', floor)).toMatchObject({ code: 'wrong-phase' });
    const table = bookTable().send('anya', floor);
    expect(table.try('dylan', { ...floor, protagonist: 'hawk' })).toMatchObject({
      code: 'wrong-moment',
    });
  });

  it('GBM-CON-020: who is out of action meanwhile can still let it go', () => {
    const table = bookTable().send('anya', floor).send('bev', price(2));
    table.givenProtagonist('fawn', { status: 'out-of-action' });
    expect(table.offers('anya', 'flashback.accept')).toEqual([]);
    expect(table.offers('anya', 'flashback.withdraw')[0]?.prompt).toBeDefined();
  });

  it('GBM-STR-018: in eclipse the price is erased from the stress there is', () => {
    const table = bookTable()
      .givenProtagonist('fawn', { stress: 5, eclipse: true })
      .send('anya', floor)
      .send('bev', price(2))
      .send('anya', accept);
    expect(table.protagonist('fawn').stress).toBe(3);
  });
});
