import { describe, expect, it } from 'vitest';
import { bookTable } from '../testing';

const reason = 'We forgot it last time';
const raven = { type: 'override.protagonist', protagonist: 'raven', reason } as const;

describe('Overrides', () => {
  it('set a value, and the log says from what to what, and why', () => {
    const table = bookTable().send('bev', { ...raven, stress: 4 });
    expect(table.protagonist('raven').stress).toBe(4);
    const { log } = table.state.public;
    expect(log.entries[log.next - 1]).toMatchObject({ by: 'bev', reason });
    expect(table.lastLine).toContain('Raven’s stress 0 → 4.');
  });

  it('of stress to 9 leave the eclipse roll to the table (GBM-STR-003)', () => {
    const table = bookTable().send('bev', { ...raven, stress: 9 });
    expect(table.state.public.eclipses).toEqual({});
    expect(table.lastLine).toContain('an eclipse roll may follow');
  });

  it('change only what they name, and everything they name', () => {
    const table = bookTable()
      .givenProtagonist('raven', { stress: 3 })
      .send('bev', {
        ...raven,
        recovery: 2,
        eclipse: true,
        armourUsed: true,
        specialArmourUsed: true,
        transcendenceMarked: 2,
        transcended: true,
        downtimeLeft: 1,
        status: 'out-of-action',
      });
    expect(table.protagonist('raven')).toMatchObject({
      stress: 3,
      recovery: 2,
      eclipse: true,
      armourUsed: true,
      specialArmourUsed: true,
      transcendence: { marked: 2, active: true, spent: false },
      status: 'out-of-action',
    });
    expect(table.state.public.episode.downtime.raven?.left).toBe(1);
  });

  it('ending transcendence makes ignored harm count again (GBM-LNK-006)', () => {
    const table = bookTable()
      .givenProtagonist('raven', {
        transcendence: { marked: 1, active: true, spent: false },
        harm: [{ id: 'h', level: 1, text: 'Bruised', shrugged: true }],
      })
      .send('bev', { ...raven, transcended: false });
    expect(table.protagonist('raven').transcendence.active).toBe(false);
    expect(table.protagonist('raven').harm[0]?.shrugged).toBe(false);
  });

  it('of eclipse settle an eclipse roll that was due', () => {
    const table = bookTable()
      .given((state) => {
        state.public.eclipses.raven = {
          protagonist: 'raven',
          stage: 'due',
          attribute: null,
          result: null,
          band: null,
          declined: [],
        };
      })
      .send('bev', { ...raven, eclipse: true });
    expect(table.state.public.eclipses).toEqual({});
  });

  it('of stress to less than 9 settle an eclipse roll that was due (GBM-STR-003)', () => {
    const table = bookTable().givenProtagonist('raven', { stress: 9 });
    table.given((state) => {
      state.public.eclipses.raven = {
        protagonist: 'raven',
        stage: 'due',
        attribute: null,
        result: null,
        band: null,
        declined: [],
      };
    });
    table.send('bev', { ...raven, stress: 7 });
    expect(table.state.public.eclipses).toEqual({});
  });

  it('GBM-LNK-002, GBM-PB-HAR-015: reach links with others and with oneself', () => {
    const links = {
      type: 'override.links',
      protagonist: 'raven',
      with: 'raven',
      links: 1,
      reason,
    } as const;
    const table = bookTable().send('bev', links);
    expect(table.protagonist('raven').links.raven).toBe(1);
    expect(table.lastLine).toContain('Raven’s links with themselves 0 → 1.');
  });

  it('TABLE-019: ask for a reason and do without, and are the director’s', () => {
    const table = bookTable().send('bev', { ...raven, reason: ' ', stress: 1 });
    expect(table.state.public.log.entries.at(-1)?.notes).toContain('No reason was given.');
    for (const command of [
      { ...raven, stress: 0 },
      { type: 'override.harm', protagonist: 'raven', level: 1, reason },
      { type: 'override.links', protagonist: 'raven', with: 'fawn', links: 3, reason },
      { type: 'override.track', track: 'adversary', value: 3, reason },
      { type: 'override.position', position: 'controlled', reason },
      { type: 'override.loss', protagonist: 'fawn', how: 'She is gone', reason },
    ] as const) {
      expect(table.try('claire', command)?.code).toBe('not-allowed');
    }
    expect(table.offers('claire').filter(({ place }) => place === 'director')).toEqual([]);
  });

  it('add, change and take away harm; a full level spills over (GBM-CON-016, 017)', () => {
    const harm = { type: 'override.harm', protagonist: 'raven', reason } as const;
    const table = bookTable()
      .send('bev', { ...harm, level: 2, text: 'Broken arm' })
      .send('bev', { ...harm, level: 2, text: 'Concussed' })
      .send('bev', { ...harm, level: 2, text: 'Poisoned' });
    expect(table.protagonist('raven').harm.map(({ level }) => level)).toEqual([2, 2, 3]);
    const [first] = table.protagonist('raven').harm;
    const id = first?.id ?? '';
    table.send('bev', { ...harm, harm: id, level: 1, text: 'Sore arm' });
    expect(table.protagonist('raven').harm.find((tag) => tag.id === id)).toMatchObject({
      level: 1,
      text: 'Sore arm',
    });
    table.send('bev', { ...harm, harm: id, level: 0 });
    expect(table.protagonist('raven').harm).toHaveLength(2);
    expect(table.try('bev', { ...harm, level: 3, text: 'Worse' })?.code).toBe('limit-reached');
    expect(table.try('bev', { ...harm, harm: 'nothing', level: 1 })?.code).toBe('not-found');
    expect(table.try('bev', { ...harm, level: 0 })?.code).toBe('not-found');
  });

  it('set links, tracks and the next position', () => {
    const table = bookTable()
      .send('bev', { type: 'override.links', protagonist: 'raven', with: 'fawn', links: 3, reason })
      .send('bev', { type: 'override.track', track: 'adversary', value: 6, reason })
      .send('bev', { type: 'override.track', track: 'investigation', value: 5, reason })
      .send('bev', { type: 'override.track', track: 'series-xp', value: 7, reason })
      .send('bev', { type: 'override.position', position: 'desperate', reason });
    expect(table.protagonist('raven').links.fawn).toBe(3);
    expect(table.state.public.series).toMatchObject({ adversary: 6, investigation: 5, xp: 7 });
    expect(table.state.public.derived.tiers).toMatchObject({ adversary: 2, investigation: 1 });
    expect(table.state.public.episode.mission?.position).toBe('desperate');
  });

  it('refuse what no track holds, and a position without a mission', () => {
    const table = bookTable('downtime');
    const xp = { type: 'override.track', track: 'series-xp', value: 8, reason } as const;
    const position = { type: 'override.position', position: 'risky', reason } as const;
    expect(table.try('bev', xp)?.code).toBe('limit-reached');
    expect(table.try('bev', position)?.code).toBe('wrong-phase');
  });

  it('take somebody out of the story for good (GBM-LOS-001)', () => {
    const table = bookTable('fallout');
    const loss = {
      type: 'override.loss',
      protagonist: 'raven',
      how: 'She moves away',
      reason,
    } as const;
    table.send('bev', loss);
    expect(table.protagonist('raven')).toMatchObject({
      status: 'lost',
      seat: null,
      loss: 'She moves away',
    });
    expect(table.try('bev', loss)?.code).toBe('wrong-moment');
    expect(table.try('bev', { ...raven, stress: 1 })?.code).toBe('wrong-moment');
  });

  it('are offered one for each value, filled in with what it is now', () => {
    const table = bookTable().givenProtagonist('raven', { stress: 5 });
    const offers = table
      .offers('bev', 'override.protagonist')
      .filter((offer) => offer.with.protagonist === 'raven');
    expect(offers.length).toBeGreaterThanOrEqual(8);
    const stress = offers.find(({ variant }) => variant === 'stress');
    expect(stress?.fields?.[0]).toMatchObject({ name: 'stress', initial: 5, max: 9 });
    for (const command of ['override.harm', 'override.links', 'override.track'] as const) {
      expect(table.offers('bev', command).length).toBeGreaterThanOrEqual(3);
    }
    expect(table.offers('bev', 'override.position')).toHaveLength(1);
  });
});
