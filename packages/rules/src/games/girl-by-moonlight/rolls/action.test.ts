import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';
import type { Effect, Position } from '../vocabulary';

/** Hawk is about to act; the director has judged. */
function hawkActs(
  table: TestTable,
  {
    action = 'defy' as const,
    position = 'risky' as Position,
    effect = 'standard' as Effect,
    fatal = false,
  } = {},
): TestTable {
  return table
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Break through', action })
    .send('bev', { type: 'roll.judge', position, effect, fatal });
}

const pool = (table: TestTable) => table.state.public.derived.roll?.pool;

describe('an action roll', () => {
  it('GBM-ARP-001: cannot be rolled before position and effect are judged', () => {
    const table = bookTable().send('dylan', {
      type: 'roll.propose',
      protagonist: 'hawk',
      goal: 'Break through',
      action: 'defy',
    });
    expect(table.try('dylan', { type: 'roll.roll' })).toMatchObject({ code: 'wrong-moment' });
    expect(table.offers('bev', 'roll.judge')).toHaveLength(1);
    expect(table.offers('dylan', 'roll.roll')).toHaveLength(0);
  });

  it('GBM-EX-003, GBM-ARP-006: the player may change the action after hearing the judgement', () => {
    const table = bookTable()
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'raven',
        goal: 'Ask Leo for help',
        action: 'express',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', { type: 'roll.revise', goal: 'Tell Leo about the crown', action: 'confess' });
    expect(table.state.public.roll).toMatchObject({ action: 'confess', judgement: null });
    table.send('bev', { type: 'roll.judge', position: 'desperate', effect: 'great' });
    expect(table.state.public.derived.roll).toMatchObject({
      position: 'desperate',
      effect: 'great',
    });
  });

  it('GBM-EX-005: sneaking into the excavation — a poisoned promise turns no dice into one', () => {
    const table = bookTable()
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'raven',
        goal: 'Sneak in',
        action: 'conceal',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    expect(pool(table)).toMatchObject({ dice: 2, keep: 'lowest' });
    table.send('bev', { type: 'roll.promise', text: 'Raven’s mother is at the dig' });
    const promise = table.state.public.roll?.promises[0]?.id ?? '';
    table.send('claire', { type: 'roll.answer-promise', promise, accept: true });
    expect(pool(table)).toMatchObject({ dice: 1, keep: 'highest' });
    table.send('claire', { type: 'roll.roll' }, 5);
    expect(table.protagonist('raven').stress).toBe(0);
  });

  it('GBM-EX-006: a promise is refused, and a push gives the die', () => {
    const table = bookTable()
      .givenProtagonist('raven', { stress: 0 })
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'raven',
        goal: 'Talk to it',
        action: 'confess',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('anya', { type: 'roll.promise', text: 'The port overloads' });
    const promise = table.state.public.roll?.promises[0]?.id ?? '';
    table
      .send('claire', { type: 'roll.answer-promise', promise, accept: false })
      .send('claire', { type: 'roll.push', for: 'die' });
    expect(pool(table)?.dice).toBe(2);
    table.send('claire', { type: 'roll.roll' }, 3, 6);
    expect(table.protagonist('raven').stress).toBe(2);
  });

  it('GBM-ARP-023: a push and a promise never share a roll', () => {
    const table = hawkActs(bookTable()).send('bev', {
      type: 'roll.promise',
      text: 'A greater foe hears it',
      adversary: 1,
    });
    const promise = table.state.public.roll?.promises[0]?.id ?? '';
    table.send('dylan', { type: 'roll.answer-promise', promise, accept: true });
    expect(table.try('dylan', { type: 'roll.push', for: 'effect' })).toMatchObject({
      rule: 'GBM-ARP-023',
    });
    table.send('dylan', { type: 'roll.roll' }, 6, 1);
    expect(table.state.public.series.adversary).toBe(1);
  });

  it('GBM-ARP-025: nobody offers a promise to themselves', () => {
    const table = hawkActs(bookTable());
    expect(table.try('dylan', { type: 'roll.promise', text: 'Free dice' })).toMatchObject({
      rule: 'GBM-ARP-025',
    });
  });

  it('GBM-EX-007, GBM-ARP-020, GBM-TEAM-002: Raven assists for 1 stress, Hawk rolls a die more', () => {
    const table = hawkActs(bookTable()).send('claire', {
      type: 'roll.assist',
      protagonist: 'raven',
      via: 'stress',
    });
    expect(pool(table)?.lines).toContainEqual({ source: 'Raven assists', dice: 1, by: 'raven' });
    expect(table.protagonist('raven').stress).toBe(0);
    table.send('dylan', { type: 'roll.roll' }, 2, 4);
    expect(table.protagonist('raven').stress).toBe(1);
  });

  it('GBM-ARP-019: two bonus dice are all that help, push and promise can add', () => {
    const table = hawkActs(bookTable())
      .send('claire', { type: 'roll.assist', protagonist: 'raven', via: 'stress' })
      .send('dylan', { type: 'roll.push', for: 'die' });
    expect(pool(table)?.dice).toBe(3);
    expect(table.offers('anya', 'roll.assist')).toEqual([]);
    expect(table.offers('anya', 'roll.promise')).toEqual([]);
  });

  it('GBM-ARP-038: a 6 is done, and the roller may put the roll away', () => {
    const table = hawkActs(bookTable()).send('dylan', { type: 'roll.roll' }, 6);
    expect(table.state.public.derived.roll?.outcome?.word).toBe('Clean success');
    expect(table.state.public.derived.prompts).toEqual({});
    table.send('dylan', { type: 'roll.finish' });
    expect(table.state.public.roll).toBeNull();
  });

  it('GBM-LNK-002: a link with one friend helps no other', () => {
    const table = hawkActs(bookTable().givenProtagonist('raven', { links: { fawn: 2 } }));
    expect(
      table.try('claire', { type: 'roll.assist', protagonist: 'raven', via: 'link' })?.message,
    ).toBe('Raven has no link to spend here.');
  });

  it('GBM-ARP-021: one helper is all a roll can have', () => {
    const table = hawkActs(bookTable()).send('claire', {
      type: 'roll.assist',
      protagonist: 'raven',
      via: 'stress',
    });
    expect(
      table.try('anya', { type: 'roll.assist', protagonist: 'fawn', via: 'stress' }),
    ).toMatchObject({
      code: 'not-allowed',
    });
    const again = { type: 'roll.assist', protagonist: 'raven', via: 'stress' } as const;
    expect(table.try('claire', again)?.rule).toBe('GBM-ARP-020');
    // Whoever helps takes it back themselves.
    const back = { type: 'roll.stop-assisting' } as const;
    expect(table.offers('bev', 'roll.stop-assisting')).toEqual([]);
    for (const seat of ['bev', 'anya']) expect(table.try(seat, back)?.code).toBe('not-yours');
    table.send('claire', back);
    expect(table.state.public.roll?.assist).toBeNull();
  });

  it('GBM-EX-011: a link gives a die and costs no stress', () => {
    const table = hawkActs(bookTable().givenProtagonist('raven', { links: { hawk: 1 }, stress: 3 }))
      .send('claire', { type: 'roll.assist', protagonist: 'raven', via: 'link' })
      .send('dylan', { type: 'roll.roll' }, 4, 2);
    expect(table.protagonist('raven')).toMatchObject({ links: { hawk: 0 }, stress: 3 });
  });

  it('GBM-LNK-010: a link on the roller’s sheet helps nobody who helps the roller', () => {
    const table = hawkActs(bookTable().givenProtagonist('hawk', { links: { raven: 3 } }));
    expect(
      table.try('claire', { type: 'roll.assist', protagonist: 'raven', via: 'link' })?.message,
    ).toBe('Raven has no link to spend here.');
  });

  it('GBM-EX-027, GBM-ARP-034, GBM-DICE-004: relevant level 2 harm empties a pool of one', () => {
    const table = hawkActs(
      bookTable().givenProtagonist('hawk', {
        harm: [{ id: 'h1', level: 2, text: 'fatal visions', shrugged: false }],
      }),
    ).send('bev', { type: 'roll.harm', harm: 'h1', relevant: true });
    expect(pool(table)).toMatchObject({ dice: 2, keep: 'lowest' });
    table.send('dylan', { type: 'roll.roll' }, 6, 6);
    expect(table.state.public.roll?.band).toBe('success');
  });

  it('GBM-EX-029, GBM-LNK-006, 009: harm that was shrugged off costs nothing but stays', () => {
    const counts = { type: 'roll.harm', harm: 'h1', relevant: true } as const;
    const table = hawkActs(
      bookTable()
        .givenProtagonist('hawk', {
          harm: [{ id: 'h1', level: 2, text: 'fatal visions', shrugged: false }],
          transcendence: { marked: 0, active: true, spent: false },
        })
        .givenProtagonist('raven', { links: { hawk: 1 } }),
    ).send('bev', counts);
    expect(pool(table)).toMatchObject({ dice: 2, keep: 'lowest' });
    table.send('claire', {
      type: 'links.spend',
      protagonist: 'raven',
      with: 'hawk',
      effect: 'shrug-off',
      how: 'A promise between them',
      harm: 'h1',
    });
    expect(table.offers('bev', 'roll.harm')).toEqual([]);
    expect(table.try('bev', counts)?.code).toBe('not-found');
    expect(pool(table)).toMatchObject({ dice: 1, keep: 'highest' });
    expect(table.protagonist('hawk').harm).toHaveLength(1);
    expect(table.protagonist('raven').links).toEqual({ hawk: 0 });
  });

  it('GBM-ARP-033: each relevant level 1 tag lowers effect, down to none', () => {
    const table = hawkActs(
      bookTable().givenProtagonist('hawk', {
        harm: [
          { id: 'h1', level: 1, text: 'bruised', shrugged: false },
          { id: 'h2', level: 1, text: 'scared', shrugged: false },
        ],
      }),
      { effect: 'limited' },
    )
      .send('dylan', { type: 'roll.harm', harm: 'h1', relevant: true })
      .send('dylan', { type: 'roll.harm', harm: 'h2', relevant: true });
    expect(table.state.public.derived.roll?.effect).toBe('none');
  });

  it('GBM-ARP-035: level 3 harm needs help or a push, which then gives no die', () => {
    const table = hawkActs(
      bookTable().givenProtagonist('hawk', {
        harm: [{ id: 'h1', level: 3, text: 'impaled', shrugged: false }],
      }),
    );
    expect(table.try('dylan', { type: 'roll.roll' })).toMatchObject({ code: 'wrong-moment' });
    table.send('claire', { type: 'roll.assist', protagonist: 'raven', via: 'stress' });
    expect(pool(table)?.dice).toBe(1);
    table.send('dylan', { type: 'roll.push', for: 'act' });
    expect(pool(table)?.dice).toBe(2);
  });

  it('GBM-ARP-037: a critical raises the effect', () => {
    const table = hawkActs(bookTable())
      .send('dylan', { type: 'roll.push', for: 'die' })
      .send('dylan', { type: 'roll.roll' }, 6, 6);
    expect(table.state.public.roll).toMatchObject({
      band: 'critical',
      rolled: { effect: 'great' },
    });
  });

  it('GBM-EX-004, GBM-ARP-046, GBM-XP-001: a desperate roll marks xp in the action’s attribute', () => {
    const table = bookTable()
      .send('anya', {
        type: 'roll.propose',
        protagonist: 'fawn',
        goal: 'Slip through',
        action: 'flow',
      })
      .send('bev', { type: 'roll.judge', position: 'desperate', effect: 'standard' })
      .send('anya', { type: 'roll.roll' }, 5);
    expect(table.protagonist('fawn').xp.stars).toBe(1);
  });

  it('GBM-EX-010: the last transcended action ends transcendence even when it goes badly', () => {
    const table = hawkActs(
      bookTable().givenProtagonist('hawk', {
        transcendence: { marked: 3, active: true, spent: false },
      }),
    ).send('dylan', { type: 'roll.roll' }, 2);
    expect(table.protagonist('hawk').transcendence).toMatchObject({ marked: 4, active: true });
    table.send('bev', { type: 'roll.finish' });
    expect(table.protagonist('hawk').transcendence).toMatchObject({
      marked: 4,
      active: false,
      spent: true,
    });
  });

  it('GBM-ACT-003: transcendent dots count only while transcended', () => {
    const given = bookTable().given((state) => {
      const hawk = state.public.protagonists.hawk;
      if (hawk) hawk.actions.defy = { mundane: 1, transcendent: 2 };
    });
    expect(pool(hawkActs(given))?.dice).toBe(1);
    const transcended = bookTable().given((state) => {
      const hawk = state.public.protagonists.hawk;
      if (hawk) {
        hawk.actions.defy = { mundane: 1, transcendent: 2 };
        hawk.transcendence.active = true;
      }
    });
    expect(pool(hawkActs(transcended))?.dice).toBe(3);
  });

  it('refuses another’s character, a second roll of one’s own, and a spectator', () => {
    const table = hawkActs(bookTable());
    const propose = {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'x',
      action: 'defy',
    } as const;
    expect(table.try('anya', propose)).toMatchObject({ code: 'not-yours' });
    const second = { ...propose, protagonist: 'hawk' };
    expect(table.try('dylan', second)).toMatchObject({ code: 'wrong-moment' });
    table.send('server', { type: 'seat.take', seat: 'eve', name: 'Eve', role: 'spectator' });
    expect(table.try('eve', propose)).toMatchObject({ code: 'not-allowed' });
    expect(table.offers('eve')).toEqual([]);
  });

  it('charges nothing when a roll is withdrawn', () => {
    const table = hawkActs(bookTable())
      .send('claire', { type: 'roll.assist', protagonist: 'raven', via: 'stress' })
      .send('dylan', { type: 'roll.push', for: 'die' })
      .send('dylan', { type: 'roll.withdraw' });
    expect(table.state.public.roll).toBeNull();
    expect(table.protagonist('hawk').stress + table.protagonist('raven').stress).toBe(0);
  });
});

describe('teamwork', () => {
  it('GBM-EX-008, GBM-TEAM-003, 004: the best result counts, the leader pays for each bad one', () => {
    const table = bookTable()
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Evade',
        action: 'flow',
        group: ['fawn', 'raven'],
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      // Hawk and Raven have no flow (two dice, the lower); Fawn has one.
      .rollTogether(1, 3, 5, 1, 2);
    expect(table.state.public.roll).toMatchObject({ band: 'partial', result: { result: 5 } });
    expect(table.protagonist('hawk').stress).toBe(2);
    expect(table.protagonist('fawn').stress).toBe(0);
    expect(table.protagonist('raven').stress).toBe(0);
  });

  it('GBM-EX-009, GBM-TEAM-006, 007: Fawn lures Caspian into a trap, and Hawk’s effect is great', () => {
    const table = bookTable()
      .send('anya', {
        type: 'roll.propose',
        protagonist: 'fawn',
        goal: 'Lure him',
        action: 'flow',
        purpose: 'set-up',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('anya', { type: 'roll.roll' }, 6)
      .send('anya', { type: 'roll.set-up-benefit', benefit: 'effect' })
      .send('anya', { type: 'roll.finish' });
    hawkActs(table);
    const setUp = Object.keys(table.state.public.setUps)[0] ?? '';
    table.send('dylan', { type: 'roll.use-set-up', setUp });
    expect(table.state.public.derived.roll?.effect).toBe('great');
    table.send('dylan', { type: 'roll.roll' }, 6).send('dylan', { type: 'roll.finish' });
    hawkActs(table);
    expect(table.try('dylan', { type: 'roll.use-set-up', setUp })).toMatchObject({
      rule: 'GBM-TEAM-008',
    });
  });

  it('GBM-TEAM-007: the director settles what it gives when its player is away', () => {
    const table = bookTable()
      .send('anya', {
        type: 'roll.propose',
        protagonist: 'fawn',
        goal: 'Lure him',
        action: 'flow',
        purpose: 'set-up',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('anya', { type: 'roll.roll' }, 6);
    expect(table.offers('bev', 'roll.set-up-benefit')).toHaveLength(2);
    expect(table.try('claire', { type: 'roll.set-up-benefit', benefit: 'effect' })).toMatchObject({
      code: 'not-yours',
    });
    table
      .send('bev', { type: 'roll.set-up-benefit', benefit: 'position' })
      .send('bev', { type: 'roll.finish' });
    expect(Object.values(table.state.public.setUps)).toMatchObject([{ benefit: 'position' }]);
  });

  it('GBM-ARP-039, GBM-TEAM-007: whoever withdraws from a set-up has opened nothing', () => {
    const table = bookTable()
      .send('anya', {
        type: 'roll.propose',
        protagonist: 'fawn',
        goal: 'Lure him into the alley',
        action: 'flow',
        purpose: 'set-up',
      })
      .send('bev', { type: 'roll.judge', position: 'controlled', effect: 'standard' })
      .send('anya', { type: 'roll.roll' }, 4);
    expect(table.offers('anya', 'roll.set-up-benefit')).toHaveLength(2);
    expect(table.offers('anya', 'roll.give-up')).toHaveLength(1);
    table.send('anya', { type: 'roll.give-up' });
    expect(table.state.public).toMatchObject({ roll: null, setUps: {} });
  });

  it('GBM-TEAM-007: a set-up below 4 opens nothing', () => {
    const table = bookTable()
      .send('anya', {
        type: 'roll.propose',
        protagonist: 'fawn',
        goal: 'Lure him',
        action: 'flow',
        purpose: 'set-up',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('anya', { type: 'roll.roll' }, 3);
    expect(table.state.public.setUps).toEqual({});
  });

  it('GBM-TEAM-005: a group action marks each transcended participant', () => {
    const table = bookTable()
      .givenProtagonist('fawn', { transcendence: { marked: 0, active: true, spent: false } })
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Evade',
        action: 'defy',
        group: ['fawn'],
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .rollTogether(4, 4, 4);
    expect(table.protagonist('fawn').transcendence.marked).toBe(1);
    expect(table.protagonist('hawk').transcendence.marked).toBe(0);
  });
});

describe('what a result opens', () => {
  it('GBM-ARP-040: a controlled falter can be pressed at risky, or given up', () => {
    const table = hawkActs(bookTable(), { position: 'controlled' }).send(
      'dylan',
      { type: 'roll.roll' },
      2,
    );
    expect(table.offers('dylan', 'roll.give-up')).toHaveLength(1);
    table.send('dylan', { type: 'roll.retry' });
    expect(table.state.public.roll).toMatchObject({
      stage: 'bonus',
      judgement: { position: 'risky' },
      retries: 1,
    });
  });

  it('AMB-85, GBM-ARP-028: a promise holds for another try, and cannot be shaken off', () => {
    const table = hawkActs(bookTable(), { position: 'controlled' });
    const adversary = () => table.state.public.series.adversary;
    const before = adversary();
    table.send('bev', { type: 'roll.promise', text: 'They see your face', adversary: 1 });
    const promise = table.state.public.roll?.promises[0]?.id ?? '';
    table
      .send('dylan', { type: 'roll.answer-promise', promise, accept: true })
      .send('dylan', { type: 'roll.roll' }, 2, 1);
    expect(table.offers('dylan', 'roll.give-up')).toEqual([]);
    expect(table.try('dylan', { type: 'roll.give-up' })).toMatchObject({ rule: 'GBM-ARP-028' });
    table.send('dylan', { type: 'roll.retry' });
    expect(pool(table)?.dice).toBe(2);
    expect(table.offers('dylan', 'roll.withdraw')).toEqual([]);
    expect(table.try('dylan', { type: 'roll.withdraw' })).toMatchObject({ rule: 'GBM-ARP-028' });
    table.send('dylan', { type: 'roll.roll' }, 6, 1);
    // What it costs at once is paid once; the director still says what it brings.
    expect(adversary()).toBe(before + 1);
    expect(table.offers('dylan', 'roll.finish')).toEqual([]);
    table.send('bev', {
      type: 'consequence.assign',
      ...{ kind: 'complication', text: 'They saw it', target: 'hawk', source: 'promise' },
    });
    expect(Object.values(table.state.public.consequences)).toMatchObject([{ source: 'promise' }]);
  });

  it.each([
    ['effect', 'great', 'risky'],
    ['position', 'standard', 'risky'],
  ] as const)('AMB-85: a set-up for %s holds for another try', (benefit, effect, position) => {
    const table = bookTable().given((state) => {
      const opening = { by: 'raven', goal: '', benefit, options: [], usedBy: [] };
      state.public.setUps.s1 = { id: 's1', ...opening };
    });
    const judged = benefit === 'effect' ? 'controlled' : 'risky';
    hawkActs(table, { position: judged })
      .send('dylan', { type: 'roll.use-set-up', setUp: 's1' })
      .send('dylan', { type: 'roll.roll' }, 2)
      .send('dylan', { type: 'roll.retry' });
    expect(table.state.public.derived.roll).toMatchObject({ effect, position });
    table.send('dylan', { type: 'roll.roll' }, 6);
    expect(table.state.public.setUps.s1?.usedBy).toEqual(['hawk']);
  });

  it('GBM-EX-024: a worse position lets the roller try again at desperate', () => {
    const table = hawkActs(bookTable()).send('dylan', { type: 'roll.roll' }, 2).send('bev', {
      type: 'consequence.assign',
      kind: 'worse-position',
      text: 'It swats you aside',
      target: 'hawk',
    });
    const [consequence] = Object.keys(table.state.public.consequences);
    table.send('dylan', { type: 'consequence.accept', consequence: consequence ?? '' });
    expect(table.state.public.roll?.retryAt).toBe('desperate');
  });

  it('GBM-CON-013: after a partial success what follows starts worse', () => {
    const table = hawkActs(bookTable('mission', 'controlled'))
      .send('dylan', { type: 'roll.roll' }, 4)
      .send('bev', {
        type: 'consequence.assign',
        kind: 'worse-position',
        text: 'The alarm goes off',
        target: 'hawk',
      });
    const [consequence] = Object.keys(table.state.public.consequences);
    table.send('dylan', { type: 'consequence.accept', consequence: consequence ?? '' });
    expect(table.state.public.episode.mission?.position).toBe('desperate');
  });

  it('GBM-EX-020, GBM-CON-004: reduced effect lowers what was achieved', () => {
    const table = hawkActs(bookTable()).send('dylan', { type: 'roll.roll' }, 4).send('bev', {
      type: 'consequence.assign',
      kind: 'reduced-effect',
      text: 'Only half an opening',
      target: 'hawk',
    });
    const [consequence] = Object.keys(table.state.public.consequences);
    table.send('dylan', { type: 'consequence.accept', consequence: consequence ?? '' });
    expect(table.state.public.roll?.rolled?.effect).toBe('limited');
  });
});

describe('the order of an action roll', () => {
  const proposed = () =>
    bookTable()
      .givenProtagonist('hawk', {
        harm: [{ id: 'h', level: 2, text: 'A torn wing', shrugged: false }],
      })
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Win', action: 'defy' });

  it('GBM-ARP-001: goal and action, judgement, bonus dice, relevant harm, then the roll', () => {
    const table = proposed();
    const dice = () => table.state.public.derived.roll?.pool.lines.map((line) => line.dice);
    expect(table.try('dylan', { type: 'roll.roll' })?.rule).toBe('GBM-ARP-001');
    table.send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    expect(dice()).toEqual([1]);
    table.send('dylan', { type: 'roll.push', for: 'die' });
    expect(dice()).toEqual([1, 1]);
    table.send('bev', { type: 'roll.harm', harm: 'h', relevant: true });
    expect(table.state.public.derived.roll?.pool.dice).toBe(1);
    table.send('dylan', { type: 'roll.roll' }, 5);
    expect(table.state.public.roll).toMatchObject({ stage: 'rolled', band: 'partial' });
    for (const late of [
      { type: 'roll.push', for: 'effect' },
      { type: 'roll.revise', goal: 'Lose', action: 'flow' },
      { type: 'roll.harm', harm: 'h', relevant: false },
      { type: 'roll.roll' },
    ] as const) {
      const as = late.type === 'roll.harm' ? 'bev' : 'dylan';
      expect(table.try(as, late)?.code, late.type).toBe('wrong-moment');
    }
  });

  it('GBM-EX-024: trying again is from desperate, whatever it was before', () => {
    const table = hawkActs(bookTable()).send('dylan', { type: 'roll.roll' }, 2);
    expect(table.state.public.derived.roll?.position).toBe('risky');
    table.send('bev', {
      type: 'consequence.assign',
      kind: 'worse-position',
      text: 'It swats you aside',
      target: 'hawk',
    });
    const consequence = table.theNew('consequences');
    table
      .send('dylan', { type: 'consequence.accept', consequence })
      .send('dylan', { type: 'roll.retry' });
    expect(table.state.public.derived.roll?.position).toBe('desperate');
    expect(table.state.public.roll).toMatchObject({ stage: 'bonus', retries: 1 });
  });
});
