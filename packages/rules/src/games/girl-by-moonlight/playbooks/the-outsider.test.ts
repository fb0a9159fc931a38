import { describe, expect, it } from 'vitest';
import { bookPlaybooks } from '../library/registry';
import { isRival } from '../sheet/rival';
import type { TestTable } from '../testing';
import { bookTable, hooksOf } from '../testing';
import type { Position } from '../vocabulary';

/** Hawk has these abilities beside Something to prove; with transcendent ones she has transcended. */
function hawk(special: string[], transcendent: string[] = []): TestTable {
  const active = transcendent.length > 0;
  return bookTable().givenProtagonist('hawk', {
    special: ['something-to-prove', ...special],
    transcendent,
    transcendence: { marked: 0, active, spent: false },
  });
}

function propose(table: TestTable, seat: string, protagonist: string, position: Position) {
  return table
    .send(seat, { type: 'roll.propose', protagonist, goal: 'Win', action: 'express' })
    .send('bev', { type: 'roll.judge', position, effect: 'standard' });
}

function rivals(table: TestTable): string[] {
  const self = table.protagonist('hawk');
  return ['raven', 'fawn', 'hawk'].filter((id) =>
    isRival(table.state, self, table.protagonist(id)),
  );
}

describe('the Outsider', () => {
  it('GBM-PB-OUT-007, 008: starts with Defy, Express and Something to prove', () => {
    const outsider = bookPlaybooks()['the-outsider'];
    expect(outsider?.startingActions).toEqual(['defy', 'express']);
    expect(outsider?.special[0].id).toBe('something-to-prove');
  });

  const escaped = () =>
    hawk([]).givenProtagonist('hawk', { eclipse: true, stress: 4 }).send('dylan', {
      type: 'eclipse.escape',
      protagonist: 'hawk',
      helper: 'fawn',
      how: 'Fawn does not flinch',
    });
  const answer = (table: TestTable, value: string) =>
    table.send('dylan', {
      type: 'choice.answer',
      choice: Object.keys(table.state.public.choices)[0] ?? '',
      value,
    });

  it('GBM-PB-OUT-005: escaping eclipse, she may take a new rival', () => {
    const table = escaped();
    expect(table.protagonist('hawk').eclipse).toBe(false);
    expect(table.offers('dylan', 'choice.answer').map(({ label }) => label)).toEqual([
      'As it was',
      'Raven',
    ]);
    expect(rivals(answer(table, 'raven'))).toEqual(['raven']);
    expect(table.lastLine).toBe('Hawk, your rival: Raven.');
  });

  it('GBM-PB-OUT-005: or keeps the one she has', () => {
    expect(rivals(answer(escaped(), 'as-it-was'))).toEqual(['fawn']);
  });

  it('GBM-PB-OUT-009: has exactly one rival, chosen at creation', () => {
    const table = hawk([]);
    expect(rivals(table)).toEqual(['fawn']);
    expect(hooksOf(table, 'something-to-prove').settings).toMatchObject([
      { id: 'rival', atCreation: true, fixed: true },
    ]);
  });

  it('GBM-PB-OUT-009, GBM-LOS-007: names another rival when the one she had is lost', () => {
    const change = {
      type: 'character.set',
      protagonist: 'hawk',
      setting: 'rival',
      value: 'raven',
    } as const;
    const table = hawk([]);
    expect(table.try('dylan', change)).toMatchObject({ code: 'wrong-moment' });
    table.send('bev', {
      type: 'override.loss',
      protagonist: 'fawn',
      how: 'She goes home',
      reason: 'Anya asked for it',
    });
    expect(table.offers('dylan', 'character.set')).toHaveLength(1);
    table.send('dylan', change);
    expect(rivals(table)).toEqual(['raven']);
  });
});

describe('Reckless', () => {
  it('GBM-PB-OUT-010: is offered on desperate rolls only', () => {
    expect(
      propose(hawk(['reckless']), 'dylan', 'hawk', 'risky').offers('dylan', 'roll.option'),
    ).toEqual([]);
    const table = propose(hawk(['reckless']), 'dylan', 'hawk', 'desperate');
    table.send('dylan', { type: 'roll.option', option: 'reckless', on: true });
    expect(table.state.public.derived.roll?.pool.dice).toBe(2);
  });

  it('GBM-PB-OUT-010, GBM-PB-HAR-010: a roll that a separated Harmony makes desperate is one', () => {
    const table = hawk(['reckless'])
      .givenProtagonist('raven', { settings: { separated: 'separated' } })
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Break through together',
        action: 'defy',
        group: ['raven'],
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('dylan', { type: 'roll.option', option: 'reckless', on: true });
    expect(table.state.public.derived.roll).toMatchObject({
      position: 'desperate',
      pool: { dice: 2 },
    });
    table.send('claire', { type: 'roll.leave', protagonist: 'raven' });
    expect(table.state.public.derived.roll).toMatchObject({ position: 'risky', pool: { dice: 1 } });
    expect(table.offers('dylan', 'roll.option')).toEqual([]);
  });

  it('GBM-PB-OUT-010: resisting its consequences is −1d, for a protector too', () => {
    const table = propose(hawk(['reckless']), 'dylan', 'hawk', 'desperate');
    table
      .send('dylan', { type: 'roll.option', option: 'reckless', on: true })
      .send('dylan', { type: 'roll.roll' }, 1, 2)
      .send('bev', {
        type: 'consequence.assign',
        kind: 'harm',
        text: 'Thrown across the room',
        target: 'hawk',
        level: 3,
        attribute: 'sun',
      });
    const [consequence] = Object.values(table.state.public.consequences);
    expect(consequence?.resistancePenalty).toMatchObject([{ dice: -1 }]);
    table
      .send('claire', {
        type: 'consequence.protect',
        consequence: consequence?.id ?? '',
        protagonist: 'raven',
      })
      .send('claire', { type: 'consequence.resist', consequence: consequence?.id ?? '' }, 6, 4);
    expect(table.protagonist('raven').stress).toBe(2);
  });
});

describe('Anything you do, I do better', () => {
  it('GBM-PB-OUT-015: assisting the rival costs 2 stress and gives +2d', () => {
    const table = propose(hawk(['anything-you-do']), 'anya', 'fawn', 'risky')
      .send('dylan', { type: 'roll.assist', protagonist: 'hawk', via: 'stress' })
      .send('anya', { type: 'roll.roll' }, 4, 2, 1);
    expect(table.protagonist('hawk').stress).toBe(2);
  });

  it('GBM-PB-OUT-015: anybody else gets the usual terms', () => {
    const table = propose(hawk(['anything-you-do']), 'claire', 'raven', 'risky').send('dylan', {
      type: 'roll.assist',
      protagonist: 'hawk',
      via: 'stress',
    });
    expect(table.state.public.roll?.assist).toMatchObject({ stress: 1, dice: 1 });
  });

  it('GBM-PB-OUT-015: a link is worth the usual die', () => {
    const table = propose(
      hawk(['anything-you-do']).givenProtagonist('hawk', { links: { fawn: 1 } }),
      'anya',
      'fawn',
      'risky',
    ).send('dylan', { type: 'roll.assist', protagonist: 'hawk', via: 'link' });
    expect(table.state.public.roll?.assist).toMatchObject({ stress: 0, dice: 1 });
  });

  it('GBM-PB-OUT-016: refused help is an xp', () => {
    const table = hawk(['anything-you-do']).send('dylan', {
      type: 'ability.claim',
      protagonist: 'hawk',
      ability: 'anything-you-do',
      claim: 'help-refused',
    });
    expect(table.protagonist('hawk').xp.playbook).toBe(1);
  });

  it('GBM-PB-OUT-016, GBM-XP-003: its player says on which track', () => {
    const table = hawk(['anything-you-do']);
    expect(table.offers('dylan', 'ability.claim')).toMatchObject([
      { fields: [{ name: 'track', initial: 'playbook' }] },
    ]);
    table.send('dylan', {
      type: 'ability.claim',
      protagonist: 'hawk',
      ability: 'anything-you-do',
      claim: 'help-refused',
      track: 'sun',
    });
    expect(table.protagonist('hawk').xp).toMatchObject({ sun: 1, playbook: 0 });
  });
});

describe('other special abilities', () => {
  it('GBM-PB-OUT-011: Jaded is special armour against the rival', () => {
    expect(hooksOf(hawk([]), 'jaded').specialArmour?.negates).toContain('rival');
  });

  it('GBM-PB-OUT-012: Pathetic! asks after the rival for free', () => {
    const question = bookPlaybooks()['the-outsider']?.questions[0] ?? '';
    const table = hawk(['pathetic']).send(
      'dylan',
      { type: 'info.gather', protagonist: 'hawk', action: 'defy' },
      1,
    );
    const [questions = ''] = Object.keys(table.state.public.questions);
    table.send('dylan', { type: 'info.ask', questions, question });
    expect(table.state.public.questions[questions]).toMatchObject({
      questions: 1,
      asked: [{ question }],
    });
  });

  it('GBM-PB-OUT-013: Pathetic! reminds of being there for the rival', () => {
    const reminders = hooksOf(hawk([]), 'pathetic').reminders ?? [];
    expect(reminders.map(({ when }) => when)).toEqual(['eclipse', 'fatal-harm']);
  });
});

describe('transcendent abilities', () => {
  it('GBM-PB-OUT-017: Brutish adds a feat to a push', () => {
    const table = propose(hawk([], ['brutish']), 'dylan', 'hawk', 'risky').send('dylan', {
      type: 'roll.push',
      for: 'effect',
      extra: 'brutish:force',
    });
    expect(table.state.public.roll?.push?.extra).toMatch(/force/);
  });

  it('GBM-PB-OUT-018: engaged with a foe, only the rival may assist', () => {
    const table = propose(
      hawk([], ['this-ones-mine']).givenProtagonist('hawk', {
        settings: { rival: 'fawn', foe: 'the knight' },
      }),
      'dylan',
      'hawk',
      'risky',
    );
    const help = { type: 'roll.assist', via: 'stress' } as const;
    expect(table.try('claire', { ...help, protagonist: 'raven' })?.message).toContain('the knight');
    expect(table.try('anya', { ...help, protagonist: 'fawn' })).toBeNull();
    const said = table.state.public.derived.reminders.map(({ text }) => text).join(' ');
    expect(said).toMatch(/neither you nor your foe backs down.*rival may take your place/);
  });

  it('GBM-PB-OUT-018: the engagement ends with transcendence', () => {
    const table = propose(
      hawk([], ['this-ones-mine']).givenProtagonist('hawk', {
        settings: { rival: 'fawn', foe: 'the knight' },
        transcendence: { marked: 3, active: true, spent: false },
      }),
      'dylan',
      'hawk',
      'risky',
    )
      .send('dylan', { type: 'roll.roll' }, 6)
      .send('dylan', { type: 'roll.finish' });
    expect(table.protagonist('hawk').settings).toEqual({ rival: 'fawn' });
  });

  it('GBM-PB-OUT-019: Relentless makes a rival of everybody else while transcended', () => {
    const table = hawk([], ['relentless']);
    expect(rivals(table)).toEqual(['raven', 'fawn']);
    table.givenProtagonist('hawk', { transcendence: { marked: 0, active: false, spent: true } });
    expect(rivals(table)).toEqual(['fawn']);
  });
});
