import { describe, expect, it } from 'vitest';
import { bookPlaybooks } from '../library/registry';
import type { TestTable } from '../testing';
import { guardianTable, harmFor, hooksOf, hurt, proposed, told } from '../testing';
import type { GbmCommandInput } from '../types';

const roll = (table: TestTable) => table.state.public.derived.roll;

const protect = (consequence: string): GbmCommandInput => ({
  type: 'consequence.protect',
  consequence,
  protagonist: 'swan',
});

describe('the Guardian', () => {
  const guardian = bookPlaybooks()['the-guardian'];

  it('GBM-PB-GUA-001: earns xp by kindness and self-sacrifice', () => {
    expect(guardian?.xpTrigger).toMatch(/kindness or self-sacrifice/);
    const table = guardianTable().send('bev', { type: 'session.end' });
    const fields = table.offers('claire').flatMap((offer) => offer.fields ?? []);
    const labels = fields.flatMap((field) =>
      field.kind === 'choices' ? field.options.map(({ label }) => label) : [],
    );
    expect(labels).toContain(guardian?.xpTrigger);
  });

  it('GBM-PB-GUA-002, 003: hints at names, and asks for two promises', () => {
    expect(guardian?.mundaneName).toHaveLength(2);
    expect(guardian?.trueName).toHaveLength(2);
    expect(guardian?.promises.map(({ id, names }) => [id, names])).toEqual([
      ['martyrdom', 1],
      ['protective', 1],
    ]);
  });

  it('GBM-PB-GUA-004, 005: has read out its eclipse, and is led out of it by something beautiful', () => {
    const table = guardianTable()
      .givenProtagonist('swan', { stress: 8 })
      .given((state) => {
        state.public.eclipses.swan = {
          protagonist: 'swan',
          stage: 'due',
          attribute: null,
          result: null,
          band: null,
          declined: [],
        };
      })
      .send('claire', { type: 'eclipse.roll', protagonist: 'swan', attribute: 'stars' }, 1, 2);
    expect(table.protagonist('swan').eclipse).toBe(true);
    expect(told(table)).toContain(guardian?.eclipse.prompt);
    table.send('claire', {
      type: 'eclipse.escape',
      protagonist: 'swan',
      helper: 'fawn',
      how: 'Fawn shows her the first snow',
    });
    expect(table.protagonist('swan').eclipse).toBe(false);
  });

  it('GBM-PB-GUA-006: asks six questions of its own', () => {
    const table = guardianTable('mission', { special: ['honour-bound', 'watchful'] }).send(
      'claire',
      { type: 'info.gather', protagonist: 'swan', action: 'perceive' },
      6,
    );
    const [questions] = Object.values(table.state.public.questions);
    expect(questions?.list).toEqual(guardian?.questions);
    expect(questions?.list).toHaveLength(6);
  });

  it('GBM-PB-GUA-007, 008: starts with Defy, Perceive and Honour bound', () => {
    expect(guardian?.startingActions).toEqual(['defy', 'perceive']);
    expect(guardian?.special[0].id).toBe('honour-bound');
    expect(guardian?.transcendent).toHaveLength(3);
  });
});

describe('Watchful', () => {
  const watchful = { special: ['honour-bound', 'watchful'] };

  it('GBM-PB-GUA-011: +1d to resist what she takes on for an ally', () => {
    const table = guardianTable('mission', watchful);
    const consequence = harmFor(table, 'fawn');
    table
      .send('claire', protect(consequence))
      .send('claire', { type: 'consequence.resist', consequence }, 2, 5);
    expect(table.protagonist('swan').stress).toBe(1);
    expect(table.state.public.consequences[consequence]).toMatchObject({ level: 1 });
  });

  it('GBM-PB-GUA-011: what is aimed at her, or comes back to her, she resists as usual', () => {
    const table = guardianTable('mission', watchful);
    const consequence = harmFor(table, 'swan');
    table
      .send('anya', { type: 'consequence.protect', consequence, protagonist: 'fawn' })
      .send('claire', protect(consequence))
      .send('claire', { type: 'consequence.resist', consequence }, 5);
    expect(table.state.public.consequences[consequence]?.protecting).toBeNull();
  });

  it('GBM-PB-GUA-011, AMB-79: +1 effect to what she learns of threats when she investigates', () => {
    const table = guardianTable('downtime', watchful)
      .send('claire', {
        type: 'downtime.start',
        protagonist: 'swan',
        activity: 'investigate',
        action: 'perceive',
      })
      .send('claire', { type: 'downtime.option', option: 'watchful:threats', on: true })
      .send('claire', { type: 'downtime.roll' }, 4);
    const [questions] = Object.values(table.state.public.questions);
    expect(questions?.openness).toMatchObject({ effect: 'great' });
  });

  it('GBM-PB-GUA-011: +1 effect to gather information on threats, in danger', () => {
    const table = proposed(guardianTable('mission', watchful), 'claire', 'swan', 'perceive', {
      purpose: 'gather-information',
    });
    expect(roll(table)?.effect).toBe('standard');
    table.send('claire', { type: 'roll.option', option: 'watchful:threats', on: true });
    expect(roll(table)?.effect).toBe('great');
  });

  it('GBM-PB-GUA-011: +1 effect to gather information on threats, in safety', () => {
    const table = guardianTable('mission', watchful).send(
      'claire',
      {
        type: 'info.gather',
        protagonist: 'swan',
        action: 'perceive',
        options: ['watchful:threats'],
      },
      4,
    );
    expect(Object.values(table.state.public.questions)).toMatchObject([
      { openness: { effect: 'great' } },
    ]);
    expect(told(table).join(' ')).toMatch(/Watchful.*\+1/);
  });
});

describe('You don’t have to feel it', () => {
  const unfeeling = { special: ['honour-bound', 'you-dont-have-to-feel-it'] };

  it('GBM-PB-GUA-012: level 1 harm costs nothing, so nobody is asked whether it matters', () => {
    const table = guardianTable('mission', { ...unfeeling, harm: [hurt('bruise', 1)] });
    proposed(table, 'claire', 'swan', 'defy');
    expect(table.offers('claire', 'roll.harm')).toEqual([]);
    const matters = { type: 'roll.harm', harm: 'bruise', relevant: true } as const;
    expect(table.try('claire', matters)?.rule).toBe('TABLE-112');
    expect(roll(table)).toMatchObject({ effect: 'standard', effectLines: [] });
  });

  it('GBM-PB-GUA-012: level 2 harm is less effect, and says why', () => {
    const table = guardianTable('mission', { ...unfeeling, harm: [hurt('cut', 2)] });
    proposed(table, 'claire', 'swan', 'defy');
    expect(table.offers('claire', 'roll.harm')[0]?.label).toContain('less effect');
    table.send('claire', { type: 'roll.harm', harm: 'cut', relevant: true });
    expect(roll(table)).toMatchObject({
      effect: 'limited',
      effectLines: [
        {
          source: 'level 2 harm “Hurt”, felt as level 1 (You don’t have to feel it)',
          steps: -1,
        },
      ],
      pool: { dice: 1 },
    });
  });

  it('GBM-PB-GUA-012: level 3 harm is −1d, and she acts without help', () => {
    const table = guardianTable('mission', { ...unfeeling, harm: [hurt('broken', 3)] });
    expect(table.state.public.derived.protagonists.swan?.incapacitated).toBe(false);
    proposed(table, 'claire', 'swan', 'defy');
    expect(roll(table)?.blocked).toBeNull();
    table.send('claire', { type: 'roll.harm', harm: 'broken', relevant: true });
    expect(roll(table)?.pool).toMatchObject({
      lines: [
        { source: 'Defy 1', dice: 1 },
        { source: 'level 3 harm “Hurt”, felt as level 2 (You don’t have to feel it)', dice: -1 },
      ],
    });
    table.send('claire', { type: 'roll.push', for: 'die' });
    expect(roll(table)?.pool.dice).toBe(1);
  });

  it('GBM-PB-GUA-012: with the same harm anybody else is incapacitated', () => {
    const table = guardianTable('mission', { harm: [hurt('broken', 3)] });
    expect(table.state.public.derived.protagonists.swan?.incapacitated).toBe(true);
    proposed(table, 'claire', 'swan', 'defy');
    expect(roll(table)?.blocked).toMatch(/incapacitated/);
  });

  it('GBM-PB-GUA-012: level 4 harm is fatal all the same', () => {
    const table = proposed(guardianTable('mission', unfeeling), 'claire', 'swan', 'defy')
      .send('bev', { type: 'roll.judge', position: 'desperate', effect: 'standard', fatal: true })
      .send('claire', { type: 'roll.roll' }, 1)
      .send('bev', {
        type: 'consequence.assign',
        kind: 'harm',
        text: 'Fallen',
        target: 'swan',
        level: 4,
      });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    table.send('claire', { type: 'consequence.accept', consequence });
    expect(Object.values(table.state.public.choices)).toMatchObject([{ title: 'Swan is lost' }]);
  });
});

describe('Constant care', () => {
  const caring = { special: ['honour-bound', 'constant-care'] };
  const help: GbmCommandInput = {
    type: 'downtime.start',
    protagonist: 'swan',
    activity: 'help-a-friend-recover',
    with: 'fawn',
    action: 'perceive',
  };

  it('GBM-PB-GUA-013: helping a friend recover, she recovers as much', () => {
    const table = guardianTable('downtime', { ...caring, harm: [hurt('cut', 2)] })
      .givenProtagonist('fawn', { harm: [hurt('burn', 1), hurt('scar', 2)] })
      .send('claire', help)
      .send('claire', { type: 'downtime.roll' }, 5);
    expect(table.protagonist('fawn').recovery).toBe(3);
    expect(table.protagonist('swan').recovery).toBe(3);
  });

  it('GBM-PB-GUA-013: being helped by somebody else moves only her own clock, once', () => {
    const table = guardianTable('downtime', { ...caring, harm: [hurt('cut', 2)] })
      .givenProtagonist('fawn', { harm: [hurt('burn', 1)] })
      .send('anya', { ...help, protagonist: 'fawn', with: 'swan', action: 'express' })
      .send('anya', { type: 'downtime.roll' }, 5);
    expect(table.protagonist('swan').recovery).toBe(3);
    expect(table.protagonist('fawn').recovery).toBe(0);
  });

  it('GBM-PB-GUA-014: asks who is in pain for free', () => {
    const question = bookPlaybooks()['the-guardian']?.questions[5] ?? '';
    const table = guardianTable('mission', caring).send(
      'claire',
      { type: 'info.gather', protagonist: 'swan', action: 'perceive' },
      1,
    );
    const [questions = ''] = Object.keys(table.state.public.questions);
    table.send('claire', { type: 'info.ask', questions, question });
    expect(table.state.public.questions[questions]).toMatchObject({
      questions: 1,
      asked: [{ question }],
    });
  });
});

describe('Here for you', () => {
  const here = { special: ['honour-bound', 'here-for-you'] };
  const give: GbmCommandInput = {
    type: 'ability.use',
    protagonist: 'swan',
    ability: 'here-for-you',
    use: 'special-armour',
  };
  const negate = (consequence: string): GbmCommandInput => ({
    type: 'consequence.special-armour',
    consequence,
    ability: 'here-for-you',
  });

  it('GBM-PB-GUA-015: negates a consequence that she takes on for an ally', () => {
    const table = guardianTable('mission', here);
    const consequence = harmFor(table, 'fawn', 3);
    table.send('claire', protect(consequence));
    expect(table.offers('claire', 'consequence.special-armour')).toHaveLength(1);
    table.send('claire', negate(consequence));
    expect(table.state.public.consequences).toEqual({});
    expect(table.protagonist('swan')).toMatchObject({ specialArmourUsed: true, harm: [] });
  });

  it('GBM-PB-GUA-015: does not meet a consequence of her own', () => {
    const table = guardianTable('mission', here);
    const consequence = harmFor(table, 'swan');
    expect(table.offers('claire', 'consequence.special-armour')).toEqual([]);
    expect(table.try('claire', negate(consequence))).toMatchObject({
      code: 'not-allowed',
      rule: 'GBM-ARM-008',
      message: expect.stringContaining('protecting an ally'),
    });
  });

  it('GBM-PB-GUA-015, AMB-55: gives +1d to somebody else, beside help and a push', () => {
    const table = proposed(guardianTable('mission', here), 'dylan', 'hawk', 'defy')
      .send('anya', { type: 'roll.assist', protagonist: 'fawn', via: 'stress' })
      .send('dylan', { type: 'roll.push', for: 'die' });
    expect(table.offers('claire', 'ability.use')).toMatchObject([
      { place: 'roll', cost: 'your special armour' },
    ]);
    table.send('claire', give);
    expect(roll(table)?.pool).toMatchObject({
      dice: 4,
      lines: [
        { source: 'Defy 1', dice: 1 },
        { source: 'Fawn assists', dice: 1 },
        { source: 'Swan, Here for you', dice: 1 },
        { source: 'push', dice: 1 },
      ],
    });
    expect(table.protagonist('swan').specialArmourUsed).toBe(true);
    expect(table.try('claire', give)).toMatchObject({ rule: 'GBM-ARM-011' });
  });

  it('GBM-PB-GUA-015: is for somebody else’s dice, while they are in hand', () => {
    const table = guardianTable('mission', here);
    expect(table.offers('claire', 'ability.use')).toEqual([]);
    expect(table.try('claire', give)).toMatchObject({ code: 'wrong-moment' });
    proposed(table, 'claire', 'swan', 'defy');
    expect(table.offers('claire', 'ability.use')).toEqual([]);
    expect(table.try('claire', give)?.message).toMatch(/somebody else/);
  });

  it('GBM-PB-GUA-015: the armour is back when the roll is withdrawn, and not when it is tried again', () => {
    const table = proposed(guardianTable('mission', here), 'dylan', 'hawk', 'defy');
    table.send('claire', give).send('dylan', { type: 'roll.withdraw' });
    expect(table.protagonist('swan').specialArmourUsed).toBe(false);
    proposed(table, 'dylan', 'hawk', 'defy')
      .send('bev', { type: 'roll.judge', position: 'controlled', effect: 'standard' })
      .send('claire', give)
      .send('dylan', { type: 'roll.roll' }, 1, 2)
      .send('dylan', { type: 'roll.retry' });
    expect(roll(table)?.pool.dice).toBe(1);
    expect(table.protagonist('swan').specialArmourUsed).toBe(true);
  });
});

describe('Righteous', () => {
  const righteous = { special: ['honour-bound', 'righteous'] };

  it('GBM-PB-GUA-016: +1d to forgive a humbled foe', () => {
    const table = proposed(guardianTable('mission', righteous), 'claire', 'swan', 'forgive');
    table.send('claire', { type: 'roll.option', option: 'righteous:humbled', on: true });
    expect(roll(table)?.pool.lines).toContainEqual(
      expect.objectContaining({
        source: 'Righteous: forgive a humbled foe',
        dice: 1,
      }),
    );
  });

  it('GBM-PB-GUA-016: is not there to defy one, and reminds that foes are humbled', () => {
    const table = proposed(guardianTable('mission', righteous), 'claire', 'swan', 'defy');
    expect(table.offers('claire', 'roll.option')).toEqual([]);
    expect(hooksOf(table, 'righteous').reminders).toMatchObject([{ when: 'action' }]);
    const reminders = table.state.public.derived.protagonists.swan?.reminders ?? [];
    expect(reminders.some((text) => text.startsWith('Righteous:'))).toBe(true);
  });
});
