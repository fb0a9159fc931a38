import { describe, expect, it } from 'vitest';
import { bookTable } from '../testing';

/** Hawk with a single lowest attribute that has one die: moon 1, sun 2, stars 2. */
const hawkAtOne = () =>
  bookTable('obligation').given((state) => {
    const hawk = state.public.protagonists.hawk;
    if (!hawk) throw new Error('Hawk is missing.');
    hawk.actions.confess.mundane = 1;
    hawk.actions.flow.mundane = 1;
  });
const rollFor = (protagonist: string) => ({ type: 'obligation.roll', protagonist }) as const;

describe('Obligation', () => {
  it('GBM-EX-013, GBM-DICE-018, GBM-OBL-002: a 5 costs 1 stress', () => {
    const table = hawkAtOne().send('dylan', rollFor('hawk'), 5);
    expect(table.protagonist('hawk').stress).toBe(1);
    expect(table.state.public.episode.obligationDone).toEqual({ hawk: true });
  });

  it('GBM-OBL-001, GBM-DICE-004: the lowest attribute is rolled, with none two dice keep lower', () => {
    const table = bookTable('obligation').send('dylan', rollFor('hawk'), 6, 2);
    expect(table.protagonist('hawk').stress).toBe(4);
  });

  it('GBM-OBL-001: only once an episode', () => {
    const table = hawkAtOne().send('dylan', rollFor('hawk'), 5);
    expect(table.try('dylan', rollFor('hawk'), 5)).toMatchObject({ code: 'already-done' });
    expect(table.offers('dylan', 'obligation.roll')).toEqual([]);
  });

  it('GBM-OBL-003, AMB-15: a critical costs no stress and gives a downtime action', () => {
    const table = bookTable('obligation').given((state) => {
      state.public.episode.downtime = {};
      for (const one of Object.values(state.public.protagonists)) {
        for (const dots of Object.values(one.actions)) dots.mundane = 1;
      }
    });
    table
      .givenProtagonist('hawk', { stress: 4 })
      .send('dylan', { ...rollFor('hawk'), attribute: 'moon' }, 6, 6, 2);
    expect(table.protagonist('hawk').stress).toBe(4);
    table.send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'Only Hawk today' });
    expect(table.state.public.episode.downtime.hawk).toMatchObject({
      left: 3,
      extras: ['Critical obligation roll +1'],
    });
    expect(table.state.public.episode.downtime.fawn?.left).toBe(2);
  });

  it('AMB-15: on a tie the player chooses, and only among the lowest', () => {
    const table = bookTable('obligation').given((state) => {
      const hawk = state.public.protagonists.hawk;
      if (hawk) hawk.actions.conceal.mundane = 0;
    });
    expect(table.try('dylan', rollFor('hawk'), 5, 5)).toMatchObject({ code: 'malformed' });
    expect(table.try('dylan', { ...rollFor('hawk'), attribute: 'sun' }, 5, 5)).toMatchObject({
      code: 'not-allowed',
    });
    const [field] = table.offers('dylan', 'obligation.roll')[0]?.fields ?? [];
    expect(field).toMatchObject({ options: [{ value: 'moon' }, { value: 'stars' }] });
    table.send('dylan', { ...rollFor('hawk'), attribute: 'stars' }, 5, 5);
    expect(table.protagonist('hawk').stress).toBe(1);
  });

  it('GBM-OBL-001: its dice are shown before they fall, with what each is for', () => {
    const offer = () => bookHarmony().offers('claire', 'obligation.roll')[0];
    const bookHarmony = () =>
      bookTable('obligation').given((state) => {
        state.public.series.abilities = ['pure-hearts'];
        for (const one of Object.values(state.public.protagonists)) {
          for (const action of [
            'defy',
            'express',
            'empathize',
            'flow',
            'conceal',
            'analyze',
          ] as const) {
            one.actions[action].mundane = 1;
          }
          one.actions.confess.mundane = 0;
        }
      });
    expect(offer()?.detail).toContain('2d. Dice: Moon 1, Pure hearts +1.');
    expect(offer()?.rolls).toMatchObject({ dice: 2 });
  });

  it('GBM-OBL-006: its stress can make an eclipse roll due', () => {
    const table = hawkAtOne().givenProtagonist('hawk', { stress: 7 });
    table.send('dylan', rollFor('hawk'), 1);
    expect(table.protagonist('hawk').stress).toBe(9);
    expect(table.state.public.eclipses.hawk).toMatchObject({ stage: 'due' });
  });

  it('GBM-STR-005: waits while an eclipse roll is due', () => {
    const table = hawkAtOne().given((state) => {
      state.public.eclipses.hawk = {
        protagonist: 'hawk',
        stage: 'due',
        attribute: null,
        result: null,
        band: null,
        declined: [],
      };
    });
    expect(table.try('dylan', rollFor('hawk'), 5)).toMatchObject({ rule: 'GBM-STR-005' });
    expect(table.offers('dylan', 'obligation.roll')).toEqual([]);
  });

  it('GBM-OBL-002: the log says how its stress comes about', () => {
    const table = hawkAtOne().send('dylan', rollFor('hawk'), 5);
    expect(table.lastLine).toContain('Hawk: stress 0 → 1 (obligation, 6 − 5).');
  });

  it('GBM-STR-018: in eclipse its stress is erased', () => {
    const table = hawkAtOne().givenProtagonist('hawk', { stress: 7, eclipse: true });
    table.send('dylan', rollFor('hawk'), 2);
    expect(table.protagonist('hawk').stress).toBe(3);
  });

  it('is nobody else’s to roll, and belongs to its phase', () => {
    expect(bookTable('obligation').try('anya', rollFor('hawk'))).toMatchObject({
      code: 'not-yours',
    });
    expect(bookTable('downtime').try('dylan', rollFor('hawk'))).toMatchObject({
      code: 'wrong-phase',
    });
  });

  it('GBM-PB-ENI-013: Cover story trades a die for a full recovery clock', () => {
    const table = bookTable('obligation').given((state) => {
      const fawn = state.public.protagonists.fawn;
      if (!fawn) throw new Error('Fawn is missing.');
      fawn.special = ['behind-the-mask', 'cover-story'];
      fawn.actions.confess.mundane = 1;
      fawn.actions.defy.mundane = 1;
      fawn.harm = [{ id: 'h', level: 1, text: 'scared', shrugged: false }];
    });
    const options = table
      .offers('anya', 'obligation.roll')[0]
      ?.fields?.find(({ name }) => name === 'options');
    if (options?.kind !== 'choices') throw new Error('Cover story is not offered.');
    const cover = options.options.map(({ value }) => value);
    table.send('anya', { ...rollFor('fawn'), options: cover }, 5, 3);
    expect(table.protagonist('fawn')).toMatchObject({ stress: 3, harm: [] });
  });
});
