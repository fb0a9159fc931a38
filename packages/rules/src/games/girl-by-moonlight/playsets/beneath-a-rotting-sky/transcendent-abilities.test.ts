import { describe, expect, it } from 'vitest';
import { takeSeriesAbility } from '../../series/take-ability';
import type { TestTable } from '../../testing';
import { playAt, skyTable } from '../../testing';
import type { Position } from '../../vocabulary';

const transcended = { marked: 0, active: true, spent: false };

/** Hawk has transcended; the group has this ability. */
function hawk(ability: string): TestTable {
  return skyTable('mission')
    .given((state) => {
      state.public.series.abilities.push(ability);
    })
    .givenProtagonist('hawk', { transcendence: { ...transcended } });
}

describe('Fighting in shadow', () => {
  it('GBM-ROT-ABL-010, GBM-ACT-020: transcendent dots in three actions, and none for attributes', () => {
    const play = playAt(skyTable());
    takeSeriesAbility(play, 'fighting-in-shadow');
    const { raven } = play.state.public.protagonists;
    expect(raven?.actions.confess).toEqual({ mundane: 1, transcendent: 1 });
    expect(raven?.actions.defy).toEqual({ mundane: 0, transcendent: 1 });
    expect(raven?.actions.conceal).toEqual({ mundane: 0, transcendent: 1 });
    expect(raven?.actions.flow.transcendent).toBe(0);
  });
});

/** Fatal harm strikes Hawk, and he takes it. */
function slain(table = hawk('i-wont-allow-it')): TestTable {
  table.send('bev', {
    type: 'consequence.assign',
    kind: 'harm',
    level: 4,
    text: 'Run through',
    target: 'hawk',
    source: 'fiction',
    attribute: 'sun',
  });
  const [consequence = ''] = Object.keys(table.state.public.consequences);
  return table.send('dylan', { type: 'consequence.accept', consequence });
}

/** The last segment is marked by a roll, and transcendence ends. */
function mundaneAgain(table = slain()): TestTable {
  const { transcendence } = table.protagonist('hawk');
  return table
    .givenProtagonist('hawk', { transcendence: { ...transcendence, marked: 3 } })
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Stand', action: 'defy' })
    .send('bev', { type: 'roll.judge', position: 'controlled', effect: 'standard' })
    .send('dylan', { type: 'roll.roll' }, 6)
    .send('bev', { type: 'roll.finish' });
}

const lossOf = (table: TestTable) =>
  Object.values(table.state.public.choices).find(({ kind }) => kind === 'rule:loss');

const roll = (table: TestTable, ...faces: number[]) => {
  const [offer] = table.offers('dylan', 'eclipse.roll');
  const attribute = offer?.with.attribute === 'moon' ? 'moon' : offer?.with.attribute;
  if (attribute !== 'sun' && attribute !== 'moon' && attribute !== 'stars') throw new Error('none');
  return table.send('dylan', { type: 'eclipse.roll', protagonist: 'hawk', attribute }, ...faces);
};

describe('I won’t allow it!', () => {
  it('GBM-ROT-ABL-011: fatal harm does not kill while transcended', () => {
    const table = slain();
    expect(lossOf(table)).toBeUndefined();
    expect(table.state.public.eclipses).toEqual({});
    const mundane = hawk('i-wont-allow-it').givenProtagonist('hawk', {
      transcendence: { ...transcended, active: false },
    });
    expect(lossOf(slain(mundane))).toMatchObject({ to: 'dylan' });
  });

  it('GBM-ROT-ABL-011, GBM-CON-018: taking fatal harm says what may hold it off', () => {
    const table = hawk('i-wont-allow-it').send('bev', {
      type: 'consequence.assign',
      kind: 'harm',
      source: 'fiction',
      text: 'Torn',
      target: 'hawk',
      level: 4,
    });
    expect(table.offers('dylan', 'consequence.accept')[0]?.cost).toMatch(
      /^fatal, unless .* holds it off$/,
    );
  });

  it('GBM-ROT-ABL-011: a catastrophe that the director rules fatal is no different', () => {
    const table = hawk('i-wont-allow-it').given((state) => {
      state.public.choices.c = {
        id: 'c',
        to: 'bev',
        protagonist: 'hawk',
        kind: 'rule:catastrophe',
        title: 'Catastrophe',
        text: '',
        options: [{ value: 'fatal', label: 'It is fatal' }],
        data: {},
      };
    });
    table.send('bev', { type: 'choice.answer', choice: 'c', value: 'fatal' });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    table.send('dylan', { type: 'consequence.accept', consequence });
    expect(lossOf(table)).toBeUndefined();
    expect(table.protagonist('hawk').uses).toEqual({ 'transcended:i-wont-allow-it': 1 });
  });

  it('GBM-ROT-ABL-011, AMB-40: when transcendence ends, a 6 saves; out of action, but alive', () => {
    const table = mundaneAgain();
    expect(table.state.public.eclipses.hawk).toMatchObject({
      calledBy: 'i-wont-allow-it',
      declined: [],
    });
    roll(table, 6, 6);
    expect(table.protagonist('hawk')).toMatchObject({ status: 'out-of-action', eclipse: false });
  });

  it('GBM-ROT-ABL-011, AMB-40: a friend who holds on to them saves them on a 4/5', () => {
    const table = roll(mundaneAgain(), 5, 5).send('claire', {
      type: 'eclipse.rescue',
      protagonist: 'hawk',
      by: 'raven',
      via: 'push',
    });
    expect(table.protagonist('hawk').status).toBe('out-of-action');
    expect(table.protagonist('raven').stress).toBe(2);
  });

  it('GBM-ROT-ABL-011: a failure is death, not eclipse', () => {
    const table = roll(mundaneAgain(), 2, 2);
    expect(table.protagonist('hawk').eclipse).toBe(false);
    expect(lossOf(table)).toMatchObject({ to: 'dylan', data: { cause: 'fatal-harm' } });
  });

  it('GBM-ROT-ABL-011: so it is when nobody steps in on a 4/5', () => {
    const table = roll(mundaneAgain(), 4, 4).send('bev', {
      type: 'eclipse.fall',
      protagonist: 'hawk',
    });
    expect(table.protagonist('hawk').eclipse).toBe(false);
    expect(lossOf(table)).toBeDefined();
  });

  it('GBM-ROT-ABL-012: the roll is due though the harm is gone by then', () => {
    const table = slain();
    expect(table.protagonist('hawk').harm).toEqual([]);
    expect(mundaneAgain(table).state.public.eclipses.hawk?.stage).toBe('due');
  });

  it('GBM-ROT-ABL-011: it ends with the mission too, and nobody is out of action afterwards', () => {
    const table = slain().send('bev', { type: 'mission.end', outcome: 'success' });
    expect(table.try('bev', { type: 'phase.next' })?.message).toContain('eclipse');
    roll(table, 6, 6);
    expect(table.protagonist('hawk').status).toBe('active');
  });
});

describe('For the thrill', () => {
  const act = (table: TestTable, position: Position, ...faces: number[]) =>
    table
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Leap', action: 'defy' })
      .send('bev', { type: 'roll.judge', position, effect: 'standard' })
      .send('dylan', { type: 'roll.roll' }, ...faces);
  const hurt = () =>
    hawk('for-the-thrill').givenProtagonist('hawk', {
      harm: [{ id: 'h', level: 2, text: 'cracked rib', shrugged: false }],
    });

  it('GBM-ROT-ABL-013: a desperate roll is a recovery roll too', () => {
    expect(act(hurt(), 'desperate', 4).protagonist('hawk').recovery).toBe(3);
    expect(act(hurt(), 'risky', 4).protagonist('hawk').recovery).toBe(0);
  });

  it('GBM-EX-066, GBM-ROT-ABL-014: while transcended nothing is controlled', () => {
    expect(act(hurt(), 'controlled', 4).state.public.roll?.rolled?.position).toBe('risky');
    const mundane = hurt().givenProtagonist('hawk', {
      transcendence: { ...transcended, active: false },
    });
    expect(act(mundane, 'controlled', 4).state.public.roll?.rolled?.position).toBe('controlled');
  });
});
