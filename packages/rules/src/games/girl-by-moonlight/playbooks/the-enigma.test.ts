import { describe, expect, it } from 'vitest';
import { happened } from '../asking';
import { bookPlaybooks } from '../library/registry';
import type { TestTable } from '../testing';
import { bookTable, hooksOf, playAt } from '../testing';

/** Fawn has these abilities beside Behind the mask; with transcendent ones she has transcended. */
function fawn(special: string[], transcendent: string[] = []): TestTable {
  const active = transcendent.length > 0;
  return bookTable().givenProtagonist('fawn', {
    special: ['behind-the-mask', ...special],
    transcendent,
    transcendence: { marked: 0, active, spent: false },
  });
}

const judge = { type: 'roll.judge', position: 'risky', effect: 'standard' } as const;

/** Fawn sets Hawk up, in secret or not, and Hawk follows up with this face. */
function setUp(table: TestTable, secretly: boolean, face: number): TestTable {
  table
    .send('anya', {
      type: 'roll.propose',
      protagonist: 'fawn',
      goal: 'Cut the lights',
      action: 'conceal',
      purpose: 'set-up',
    })
    .send('bev', judge);
  if (secretly) {
    const option = 'working-from-the-shadows:secretly';
    table.send('anya', { type: 'roll.option', option, on: true });
  }
  table
    .send('anya', { type: 'roll.roll' }, ...(secretly ? [6, 1] : [6]))
    .send('anya', { type: 'roll.set-up-benefit', benefit: 'effect' });
  const [opening = ''] = Object.keys(table.state.public.setUps);
  return table
    .send('anya', { type: 'roll.finish' })
    .send('dylan', {
      type: 'roll.propose',
      protagonist: 'hawk',
      goal: 'Rush in',
      action: 'defy',
    })
    .send('bev', judge)
    .send('dylan', { type: 'roll.use-set-up', setUp: opening })
    .send('dylan', { type: 'roll.roll' }, face);
}

describe('the Enigma', () => {
  it('GBM-PB-ENI-007, 008: starts with Express, Conceal and Behind the mask', () => {
    const enigma = bookPlaybooks()['the-enigma'];
    expect(enigma?.startingActions).toEqual(['express', 'conceal']);
    expect(enigma?.special[0].id).toBe('behind-the-mask');
  });

  it('GBM-PB-ENI-005, GBM-PRM-006: whoever helps her out of eclipse makes a promise', () => {
    expect(bookPlaybooks()['the-enigma']?.eclipse.helperPromise).toBeDefined();
  });
});

describe('Working from the shadows', () => {
  it('GBM-PB-ENI-010: +1d in secret, and xp when the other succeeds', () => {
    const table = setUp(fawn(['working-from-the-shadows']), true, 4);
    expect(table.protagonist('fawn').xp.playbook).toBe(1);
  });

  it('GBM-PB-ENI-010: no xp when the other fails, or nothing was secret', () => {
    const ability = 'working-from-the-shadows';
    expect(setUp(fawn([ability]), true, 3).protagonist('fawn').xp.playbook).toBe(0);
    expect(setUp(fawn([ability]), false, 6).protagonist('fawn').xp.playbook).toBe(0);
  });
});

describe('special abilities', () => {
  it('GBM-PB-ENI-011: Phantom is special armour', () => {
    expect(hooksOf(fawn([]), 'phantom').specialArmour?.negates).toContain('detected');
  });

  it('GBM-PB-ENI-012: Shrouded in secrets is +1d for the mundane self only', () => {
    const table = fawn(['shrouded-in-secrets'])
      .send('anya', {
        type: 'roll.propose',
        protagonist: 'fawn',
        goal: 'Slip past the guards',
        action: 'conceal',
      })
      .send('bev', judge);
    expect(table.offers('anya', 'roll.option')).not.toEqual([]);
    table.send('anya', {
      type: 'roll.option',
      option: 'shrouded-in-secrets:mundane',
      on: true,
    });
    expect(table.state.public.derived.roll?.pool.dice).toBe(2);
    table.givenProtagonist('fawn', { transcendence: { marked: 0, active: true, spent: false } });
    expect(table.state.public.derived.roll?.pool.dice).toBe(1);
  });

  it('GBM-PB-ENI-013: Cover story is −1d on obligation and fills the recovery clock', () => {
    const table = bookTable('obligation').givenProtagonist('fawn', {
      special: ['behind-the-mask', 'cover-story'],
      harm: [{ id: 'h1', level: 2, text: 'bruised', shrugged: false }],
      recovery: 1,
    });
    table.send(
      'anya',
      { type: 'obligation.roll', protagonist: 'fawn', options: ['cover-story'] },
      5,
      3,
    );
    expect(table.protagonist('fawn')).toMatchObject({ stress: 3, recovery: 0 });
    expect(table.protagonist('fawn').harm).toMatchObject([{ level: 1 }]);
  });

  it('GBM-PB-ENI-013: without it obligation heals nothing', () => {
    const table = fawn(['cover-story']).givenProtagonist('fawn', { recovery: 1 });
    const play = playAt(table);
    const result = {
      faces: [4],
      keep: 'highest' as const,
      result: 4,
      band: 'partial' as const,
      stream: 'public' as const,
      session: 1,
      roll: 0,
    };
    happened(play, 'fawn', 'obligation', { options: [], result });
    expect(play.events).toEqual([]);
  });

  it('GBM-PB-ENI-014: Two steps ahead assists twice per mission without stress', () => {
    const table = fawn(['two-steps-ahead']);
    for (let times = 0; times < 2; times += 1) {
      table
        .send('dylan', {
          type: 'roll.propose',
          protagonist: 'hawk',
          goal: 'Force the door',
          action: 'defy',
        })
        .send('bev', judge)
        .send('anya', { type: 'roll.assist', protagonist: 'fawn', via: 'ability' })
        .send('dylan', { type: 'roll.roll' }, 6, 2)
        .send('dylan', { type: 'roll.finish' });
    }
    expect(table.protagonist('fawn')).toMatchObject({
      stress: 0,
      uses: { 'mission:two-steps-ahead': 2 },
    });
    table.send('dylan', {
      type: 'roll.propose',
      protagonist: 'hawk',
      goal: 'Once more',
      action: 'defy',
    });
    expect(
      table.try('anya', { type: 'roll.assist', protagonist: 'fawn', via: 'ability' })?.code,
    ).toBe('not-allowed');
  });
});

describe('transcendent abilities', () => {
  it('GBM-PB-ENI-016: Watch this! adds a feat to a push', () => {
    const table = fawn([], ['watch-this'])
      .send('anya', {
        type: 'roll.propose',
        protagonist: 'fawn',
        goal: 'Cross the rooftops',
        action: 'flow',
      })
      .send('bev', judge)
      .send('anya', { type: 'roll.push', for: 'die', extra: 'watch-this:athletics' });
    expect(table.state.public.roll?.push).toEqual({
      for: 'die',
      extra: 'A superhuman feat of athletics',
    });
  });

  it('GBM-PB-ENI-017: Powerful friends opens a downtime action, one step better', () => {
    const table = fawn([], ['powerful-friends'])
      .send('anya', { type: 'ability.use', protagonist: 'fawn', ability: 'powerful-friends' })
      .send('anya', {
        type: 'downtime.start',
        protagonist: 'fawn',
        activity: 'make-a-connection',
        with: 'hawk',
        action: 'express',
      })
      .send('anya', { type: 'downtime.roll' }, 4);
    expect(table.protagonist('hawk').links.fawn).toBe(4);
    expect(table.protagonist('fawn')).toMatchObject({
      stress: 0,
      transcendence: { marked: 1, active: true },
    });
  });

  it('GBM-PB-ENI-017, GBM-DWN-009: meets also whom one has met in this downtime', () => {
    const table = fawn([], ['powerful-friends'])
      .given(({ public: { episode } }) => {
        episode.downtime.fawn = { left: 0, extras: [], connected: ['hawk'] };
      })
      .send('anya', { type: 'ability.use', protagonist: 'fawn', ability: 'powerful-friends' });
    const meet = {
      type: 'downtime.start',
      protagonist: 'fawn',
      activity: 'make-a-connection',
      with: 'hawk',
      action: 'express',
    } as const;
    table.send('anya', meet).send('anya', { type: 'downtime.roll' }, 1);
    expect(table.protagonist('hawk').links.fawn).toBe(3);
    const again = bookTable('downtime').given(({ public: { episode } }) => {
      episode.downtime.fawn = { left: 1, extras: [], connected: ['hawk'] };
    });
    expect(again.try('anya', meet)).toMatchObject({ code: 'not-allowed' });
  });

  it('GBM-PB-ENI-017: with no segment left it cannot be paid for', () => {
    const table = fawn([], ['powerful-friends'])
      .send('anya', { type: 'ability.use', protagonist: 'fawn', ability: 'powerful-friends' })
      .givenProtagonist('fawn', { transcendence: { marked: 3, active: true, spent: false } });
    expect(table.offers('anya', 'downtime.start').length).toBeGreaterThan(0);
    // Her last segment is marked, and the roll that marked it lies on the table still.
    table.givenProtagonist('fawn', { transcendence: { marked: 4, active: true, spent: false } });
    expect(table.offers('anya', 'downtime.start')).toEqual([]);
  });

  it('GBM-PB-ENI-017: once per mission, and only transcended on a mission', () => {
    const command = {
      type: 'ability.use',
      protagonist: 'fawn',
      ability: 'powerful-friends',
    } as const;
    const table = fawn([], ['powerful-friends']).send('anya', command);
    expect(table.try('anya', command)?.message).toBe('Once per mission.');
    const before = bookTable('downtime').givenProtagonist('fawn', {
      transcendent: ['powerful-friends'],
      transcendence: { marked: 0, active: true, spent: false },
    });
    expect(before.try('anya', command)?.message).toBe('Only during a mission.');
  });
});

describe('unmasking', () => {
  it('GBM-PB-ENI-012: needs her consent, and she and everybody else can read that', () => {
    const told = (special: string[]) =>
      fawn(special).state.public.derived.protagonists.fawn?.reminders.join();
    expect(told(['shrouded-in-secrets'])).toContain('unmask you without your consent');
    expect(told([])).not.toContain('unmask');
  });
});
