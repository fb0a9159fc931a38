import { describe, expect, it } from 'vitest';
import { eclipseDue } from '../sheet/stress';
import type { EclipseRoll } from '../state';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

/** Fawn is arrested: a consequence that she resists with moon, which she lacks. */
function arrest(table: TestTable, ...faces: number[]): TestTable {
  table.send('bev', {
    type: 'consequence.assign',
    source: 'fiction',
    kind: 'complication',
    serious: true,
    text: 'Arrested by campus police',
    reducedText: 'Only questioned',
    target: 'fawn',
    attribute: 'moon',
  });
  const consequence = Object.keys(table.state.public.consequences)[0] ?? '';
  return table.send('anya', { type: 'consequence.resist', consequence }, ...faces);
}

const atSeven = () => bookTable().givenProtagonist('fawn', { stress: 7 });
const roll = { type: 'eclipse.roll', protagonist: 'fawn' } as const;

describe('Fawn’s arrest', () => {
  it('GBM-DICE-019, GBM-STR-002, 027: a 1 costs 5 stress, the track fills at 9, and moon 3 is eclipse', () => {
    const table = arrest(atSeven(), 1, 4);
    expect(table.protagonist('fawn').stress).toBe(9);
    expect(table.state.public.eclipses.fawn?.stage).toBe('due');
    table.send('anya', { ...roll, attribute: 'moon' }, 3, 5);
    expect(table.protagonist('fawn')).toMatchObject({ stress: 9, eclipse: true });
    expect(table.state.public.episode.eclipsedInMission).toBe(true);
  });

  it('GBM-STR-003: reaching the limit asks for the roll, and what is beyond it is written nowhere', () => {
    const filled = arrest(atSeven().givenProtagonist('fawn', { stress: 4 }), 1, 4);
    expect(filled.protagonist('fawn').stress).toBe(9);
    expect(filled.state.public.eclipses.fawn?.stage).toBe('due');
    const beyond = arrest(atSeven().givenProtagonist('fawn', { stress: 8 }), 1, 4);
    expect(beyond.protagonist('fawn').stress).toBe(9);
    expect(beyond.state.public.eclipses).toEqual({ fawn: eclipseDue('fawn') });
    const short = arrest(atSeven().givenProtagonist('fawn', { stress: 3 }), 1, 4);
    expect(short.protagonist('fawn').stress).toBe(8);
    expect(short.state.public.eclipses).toEqual({});
  });

  it('GBM-EX-016, GBM-STR-005, 008: a 6 holds on, and the next stress asks again', () => {
    const table = arrest(
      atSeven().given((state) => {
        const fawn = state.public.protagonists.fawn;
        if (fawn)
          for (const action of ['confess', 'defy'] as const) fawn.actions[action].mundane = 1;
      }),
      1,
    );
    table.send('anya', { ...roll, attribute: 'moon' }, 6);
    expect(table.protagonist('fawn')).toMatchObject({ stress: 9, eclipse: false });
    arrest(
      table.given((state) => {
        state.public.consequences = {};
      }),
      5,
    );
    expect(table.state.public.eclipses.fawn?.stage).toBe('due');
  });

  it('GBM-STR-014: everybody reads the prompt and the way out', () => {
    const table = arrest(atSeven(), 1, 4).send('anya', { ...roll, attribute: 'moon' }, 1, 1);
    const notes = Object.values(table.state.public.log.entries).flatMap(
      (entry) => entry.notes ?? [],
    );
    expect(notes.some((note) => note.length > 40)).toBe(true);
  });

  it('GBM-STR-004: only the lowest attribute may be rolled', () => {
    const table = arrest(atSeven(), 1, 4);
    expect(table.try('anya', { ...roll, attribute: 'stars' })).toMatchObject({
      rule: 'GBM-STR-004',
    });
  });
});

describe('stress that comes twice at the limit', () => {
  /** Fawn at 9 leads Hawk and pushes; both roll badly, so she takes stress for the push and for leading. */
  const twice = () =>
    bookTable()
      .givenProtagonist('fawn', { stress: 9 })
      .send('anya', {
        ...{ type: 'roll.propose', protagonist: 'fawn', action: 'flow', goal: 'Get out' },
        group: ['hawk'],
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('anya', { type: 'roll.push', for: 'effect' })
      .rollTogether(1, 1, 1, 1);

  it('AMB-81, GBM-STR-005: asks for a roll each, one after the other', () => {
    const table = twice();
    expect(table.state.public.eclipses.fawn).toMatchObject({ stage: 'due', further: 1 });
    table.send('anya', { ...roll, attribute: 'moon' }, 6, 6);
    const next = table.state.public.eclipses.fawn;
    expect(next).toMatchObject({ stage: 'due', result: null });
    expect(next).not.toHaveProperty('further');
    table.send('anya', { ...roll, attribute: 'moon' }, 6, 6);
    expect(table.state.public.eclipses).toEqual({});
  });

  it('AMB-81: the rest lapse when she falls', () => {
    const table = twice().send('anya', { ...roll, attribute: 'moon' }, 1, 1);
    expect(table.protagonist('fawn').eclipse).toBe(true);
    expect(table.state.public.eclipses).toEqual({});
  });
});

describe('nothing left', () => {
  /** Fawn, in eclipse with one stress left, pays two for a link of Hawk's that nobody has used. */
  const emptied = () =>
    bookTable()
      .givenProtagonist('fawn', { stress: 1, eclipse: true, links: { hawk: 2 } })
      .givenProtagonist('hawk', { links: { fawn: 2 } })
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Hold', action: 'defy' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('anya', { type: 'roll.assist', protagonist: 'fawn', via: 'stress' })
      .send('dylan', { type: 'roll.roll' }, 6, 6)
      .send('dylan', { type: 'roll.finish' });

  it('GBM-STR-021, 022: until it is said how she is lost, she does nothing else and nobody pulls her back', () => {
    const table = emptied();
    expect(table.protagonist('fawn')).toMatchObject({ stress: 0, status: 'out-of-action' });
    const lost = { rule: 'GBM-STR-022' };
    const propose = {
      type: 'roll.propose',
      protagonist: 'fawn',
      goal: '',
      action: 'flow',
    } as const;
    expect(table.try('anya', propose)).toMatchObject(lost);
    expect(table.offers('anya', 'roll.propose')).toEqual([]);
    expect(table.offers('anya', 'link.use')).toEqual([]);
    const [choice] = Object.values(table.state.public.choices);
    table.send('anya', { type: 'choice.answer', choice: choice?.id ?? '', value: 'betrayal' });
    expect(table.protagonist('fawn').status).toBe('lost');
  });

  it('GBM-STR-022: where the director sets it aside, she plays on', () => {
    const table = emptied();
    const [choice] = Object.values(table.state.public.choices);
    table.send('bev', { type: 'choice.dismiss', choice: choice?.id ?? '' });
    expect(table.protagonist('fawn').status).toBe('active');
  });
});

describe('attributes that are equally low', () => {
  /** Fawn at the limit, with one dot on her whole sheet: two attributes have none. */
  const tied = () =>
    bookTable().given((state) => {
      const fawn = state.public.protagonists.fawn;
      if (!fawn) return;
      for (const action of Object.values(fawn.actions)) action.mundane = 0;
      fawn.actions.defy.mundane = 1;
      fawn.stress = 9;
      state.public.eclipses.fawn = eclipseDue('fawn');
    });

  it('AMB-15, GBM-STR-004: the player chooses, and only among the lowest', () => {
    const table = tied();
    const lowest = table.state.public.derived.protagonists.fawn?.lowest ?? [];
    expect(lowest).toHaveLength(2);
    const offered = table.offers('anya', 'eclipse.roll').map(({ with: settled }) => settled);
    expect(offered).toEqual(lowest.map((attribute) => ({ protagonist: 'fawn', attribute })));
    // The whole table reads the dice before they fall.
    expect(table.state.public.derived.prompts['eclipse:fawn']?.text).toContain(
      'Moon, two dice, the lower; or Stars, two dice, the lower',
    );
    expect(table.try('anya', roll)?.code).toBe('not-allowed');
    for (const attribute of lowest) {
      const rolled = tied().send('anya', { ...roll, attribute }, 6, 6);
      expect(rolled.state.public.eclipses).toEqual({});
    }
  });
});

describe('a friend slipping', () => {
  /** Moon 1 is Fawn’s lowest, and she has rolled a 4. */
  const slipping = () =>
    arrest(
      atSeven().given((state) => {
        const fawn = state.public.protagonists.fawn;
        if (fawn) fawn.actions.confess.mundane = 1;
      }),
      1,
    ).send('anya', { ...roll, attribute: 'moon' }, 4);

  it('GBM-EX-012, GBM-LNK-008, GBM-STR-028: one link lends strength; she stays at the limit', () => {
    const table = slipping().givenProtagonist('hawk', { links: { fawn: 1 } });
    table.send('dylan', { type: 'eclipse.rescue', protagonist: 'fawn', by: 'hawk', via: 'link' });
    expect(table.protagonist('fawn')).toMatchObject({ eclipse: false, stress: 9 });
    expect(table.protagonist('hawk').links.fawn).toBe(0);
  });

  it('GBM-STR-007: a push lends strength for 2 stress', () => {
    const table = slipping().send('claire', {
      type: 'eclipse.rescue',
      protagonist: 'fawn',
      by: 'raven',
      via: 'push',
    });
    expect(table.protagonist('fawn').eclipse).toBe(false);
    expect(table.protagonist('raven').stress).toBe(2);
  });

  /** Both friends have said that they cannot. */
  const alone = () =>
    slipping()
      .send('claire', { type: 'eclipse.decline', protagonist: 'fawn', by: 'raven' })
      .send('dylan', { type: 'eclipse.decline', protagonist: 'fawn', by: 'hawk' });

  it('GBM-STR-007: when all friends decline, it is hers to say that she falls', () => {
    const table = alone();
    expect(table.protagonist('fawn').eclipse).toBe(false);
    expect(table.state.public.derived.prompts['eclipse:fawn']?.to).toEqual(['anya']);
    const [fall] = table.offers('anya', 'eclipse.fall');
    expect(fall).toMatchObject({ place: 'prompt', prompt: 'eclipse:fawn' });
    const falls = { type: 'eclipse.fall', protagonist: 'fawn' } as const;
    expect(table.try('claire', falls)?.code).toBe('not-yours');
    table.send('anya', falls);
    expect(table.protagonist('fawn').eclipse).toBe(true);
  });

  it('GBM-STR-007: whoever said by mistake that they cannot helps after all, at no cost for it', () => {
    const table = alone();
    const push = { protagonist: 'fawn', by: 'raven', via: 'push' } as const;
    const offered = table.offers('claire', 'eclipse.rescue').map(({ with: settled }) => settled);
    expect(offered).toContainEqual(push);
    table.send('claire', { type: 'eclipse.rescue', ...push });
    expect(table.protagonist('fawn').eclipse).toBe(false);
    expect(table.protagonist('raven').stress).toBe(2);
  });

  it('AMB-66: two who slip can hold each other, and a push asks for a further roll', () => {
    const slips = (protagonist: string): EclipseRoll => ({
      ...eclipseDue(protagonist),
      ...{ stage: 'rescue', attribute: 'moon', band: 'partial' },
    });
    const table = bookTable()
      .givenProtagonist('fawn', { stress: 9 })
      .givenProtagonist('hawk', { stress: 9 })
      .given(({ public: { eclipses } }) => {
        Object.assign(eclipses, { fawn: slips('fawn'), hawk: slips('hawk') });
      });
    const push = { type: 'eclipse.rescue', via: 'push' } as const;
    const pushes = (seat: string) =>
      table.offers(seat, 'eclipse.rescue').filter((offer) => offer.with.via === 'push');
    expect(pushes('dylan')).toHaveLength(1);
    const unrolled = table
      .twin((state) => ({ ...state }), table.dice)
      .given(({ public: shared }) => {
        shared.eclipses.hawk = eclipseDue('hawk');
      });
    expect(unrolled.try('dylan', { ...push, protagonist: 'fawn', by: 'hawk' })).toMatchObject({
      rule: 'GBM-STR-005',
    });
    table.send('dylan', { ...push, protagonist: 'fawn', by: 'hawk' });
    expect(table.state.public.eclipses).toMatchObject({ hawk: { stage: 'rescue', further: 1 } });
    table.send('anya', { ...push, protagonist: 'hawk', by: 'fawn' });
    // Both have pushed at the limit, so both roll again.
    expect(table.state.public.eclipses).toMatchObject({
      fawn: { stage: 'due' },
      hawk: { stage: 'due' },
    });
    expect(pushes('dylan')).toEqual([]);
  });

  it('AMB-66: a helper at the limit rolls for eclipse in turn', () => {
    const table = slipping()
      .givenProtagonist('raven', { stress: 8 })
      .send('claire', { type: 'eclipse.rescue', protagonist: 'fawn', by: 'raven', via: 'push' });
    expect(table.state.public.eclipses.raven?.stage).toBe('due');
  });

  it('GBM-STR-009, 011: a critical recovers 5, unmarks transcendence, and moon gives the others 2', () => {
    const table = atSeven()
      .givenProtagonist('hawk', { stress: 4 })
      .given((state) => {
        const fawn = state.public.protagonists.fawn;
        if (!fawn) return;
        fawn.stress = 9;
        fawn.transcendence.marked = 2;
        fawn.actions.confess.mundane = 1;
        fawn.actions.forgive.mundane = 1;
        fawn.actions.defy.mundane = 1;
        state.public.eclipses.fawn = {
          protagonist: 'fawn',
          stage: 'due',
          attribute: null,
          result: null,
          band: null,
          declined: [],
        };
      })
      .send('anya', { ...roll, attribute: 'moon' }, 6, 6);
    expect(table.protagonist('fawn')).toMatchObject({ stress: 4, transcendence: { marked: 1 } });
    expect(table.protagonist('hawk').stress).toBe(2);
  });
});

describe('a critical at the brink', () => {
  /** Fawn is at the limit; her three attributes are rated as given. */
  const brink = (sun: number, moon: number, stars: number) =>
    bookTable().given((state) => {
      const { fawn } = state.public.protagonists;
      if (!fawn) return;
      const dots = (actions: readonly (keyof typeof fawn.actions)[], rating: number) =>
        actions.forEach((action, index) => {
          fawn.actions[action].mundane = index < rating ? 1 : 0;
        });
      dots(['express', 'defy', 'empathize'], sun);
      dots(['confess', 'forgive', 'perceive'], moon);
      dots(['conceal', 'flow', 'analyze'], stars);
      fawn.stress = 9;
      state.public.eclipses.fawn = {
        protagonist: 'fawn',
        stage: 'due',
        attribute: null,
        result: null,
        band: null,
        declined: [],
      };
    });

  it('GBM-STR-010: with sun, the others mark 2 on their recovery clocks', () => {
    const table = brink(2, 3, 3)
      .givenProtagonist('hawk', { harm: [{ id: 'h', level: 2, text: 'cut up', shrugged: false }] })
      .send('anya', { ...roll, attribute: 'sun' }, 6, 6);
    expect(table.protagonist('hawk').recovery).toBe(2);
    expect(table.protagonist('fawn').stress).toBe(4);
  });

  it('GBM-STR-012, GBM-ARM-013: with stars, the others have their armour back', () => {
    const table = brink(3, 3, 2)
      .givenProtagonist('raven', { armourUsed: true, specialArmourUsed: true })
      .send('anya', { ...roll, attribute: 'stars' }, 6, 6);
    expect(table.protagonist('raven')).toMatchObject({
      armourUsed: false,
      specialArmourUsed: false,
    });
  });
});

describe('in eclipse', () => {
  const fallen = (stress: number) =>
    bookTable().givenProtagonist('fawn', { eclipse: true, stress });

  it('GBM-STR-018: stress is erased instead of taken', () => {
    expect(arrest(fallen(7), 2, 4).protagonist('fawn').stress).toBe(3);
  });

  it('GBM-STR-019: recovery adds stress', () => {
    const table = fallen(4)
      .givenProtagonist('hawk', { links: { fawn: 1 } })
      .send('dylan', {
        type: 'links.spend',
        protagonist: 'hawk',
        with: 'fawn',
        effect: 'recover-friend',
        how: 'A promise between them',
      });
    expect(table.protagonist('fawn').stress).toBe(6);
  });

  it('GBM-STR-021, 022, GBM-LOS-003: at zero the protagonist is lost, and the player says how', () => {
    const table = arrest(fallen(3), 1, 2);
    expect(table.protagonist('fawn').stress).toBe(0);
    const choice = Object.values(table.state.public.choices)[0];
    expect(choice?.options.map(({ value }) => value)).toEqual(['death', 'mundane', 'betrayal']);
    table.send('anya', { type: 'choice.answer', choice: choice?.id ?? '', value: 'betrayal' });
    expect(table.protagonist('fawn').status).toBe('lost');
  });

  it('GBM-EX-018, GBM-STR-026, GBM-PRM-006: escaping on a mission keeps the tracks, and the friend promises secrecy', () => {
    const table = fallen(6)
      .givenProtagonist('fawn', { transcendence: { marked: 4, active: false, spent: true } })
      .send('anya', {
        type: 'eclipse.escape',
        protagonist: 'fawn',
        helper: 'hawk',
        how: 'Hawk shows her heart; the mask comes off',
        promise: 'I will keep Fawn’s secret',
      });
    expect(table.protagonist('fawn')).toMatchObject({
      eclipse: false,
      stress: 6,
      transcendence: { marked: 4 },
    });
    expect(table.protagonist('hawk').promises).toMatchObject([
      { text: 'I will keep Fawn’s secret', with: ['fawn'] },
    ]);
  });

  it('GBM-STR-025: escaping in downtime erases stress and clears transcendence', () => {
    const table = bookTable('downtime')
      .givenProtagonist('fawn', {
        eclipse: true,
        stress: 6,
        transcendence: { marked: 4, active: false, spent: false },
      })
      .send('anya', {
        type: 'eclipse.escape',
        protagonist: 'fawn',
        helper: 'raven',
        how: 'A song in the dark',
        promise: 'I will keep it to myself',
      });
    expect(table.protagonist('fawn')).toMatchObject({
      eclipse: false,
      stress: 0,
      transcendence: { marked: 0 },
    });
  });
});
