import { describe, expect, it } from 'vitest';
import { missing } from '../characters/making/steps';
import { bookPlaybooks } from '../library/registry';
import type { TestTable } from '../testing';
import { seatedTable } from '../testing';
import { heroTable } from '../testing/unlikely-hero';

const hero = bookPlaybooks()['the-unlikely-hero'];

/** Wren has these abilities beside Only mortal. */
const wren = (...special: string[]) =>
  heroTable('mission', { special: ['only-mortal', ...special] });

const claim = (ability: string, id: string) =>
  ({ type: 'ability.claim', protagonist: 'wren', ability, claim: id }) as const;

describe('the Unlikely Hero', () => {
  it('GBM-PB-UNL-001: at the end of a session, compassion or honesty is an xp', () => {
    expect(hero?.xpTrigger).toMatch(/compassion or honesty/);
    const table = heroTable('fallout').given((state) => {
      state.public.xpReview = { done: {}, marked: {}, seriesDone: false };
    });
    table.send('claire', {
      type: 'xp.review',
      protagonist: 'wren',
      marks: ['playbook'],
      track: 'playbook',
    });
    expect(table.protagonist('wren').xp.playbook).toBe(1);
  });

  it('GBM-PB-UNL-002: an innocent or a pretty name, a sacred or a renowned true name', () => {
    expect(hero?.mundaneName).toEqual(['an innocent name', 'a pretty name']);
    expect(hero?.trueName).toEqual(['a sacred name', 'a renowned name']);
  });

  it('GBM-PB-UNL-003: promises something naive and something impossible, to one friend each', () => {
    expect(hero?.promises.map(({ id, names }) => [id, names])).toEqual([
      ['naive', 1],
      ['impossible', 1],
    ]);
  });

  it('GBM-PB-UNL-004: falling into eclipse, everybody reads what it does and how it ends', () => {
    const table = heroTable('mission', { stress: 9 }).given((state) => {
      state.public.eclipses.wren = {
        protagonist: 'wren',
        stage: 'due',
        attribute: null,
        result: null,
        band: null,
        declined: [],
      };
    });
    table.send('claire', { type: 'eclipse.roll', protagonist: 'wren', attribute: 'stars' }, 1, 3);
    expect(table.lastLine).toContain('burden');
    expect(table.lastLine).toContain(hero?.eclipse.escape);
  });

  it('GBM-PB-UNL-005: a friend who has felt the same talks with them, and they escape', () => {
    const table = heroTable('downtime', { eclipse: true, stress: 4 });
    const [offer] = table.offers('claire', 'eclipse.escape');
    expect(offer?.detail).toMatch(/felt it too/);
    table.send('claire', {
      type: 'eclipse.escape',
      protagonist: 'wren',
      helper: 'hawk',
      how: 'Hawk tells of the night when she ran away.',
    });
    expect(table.protagonist('wren')).toMatchObject({ eclipse: false, stress: 0 });
  });

  it('GBM-PB-UNL-006: has six questions', () => {
    const table = heroTable('downtime').send(
      'claire',
      { type: 'info.gather', protagonist: 'wren', action: 'forgive' },
      6,
    );
    const [questions] = Object.values(table.state.public.questions);
    expect(questions?.list).toEqual(hero?.questions);
    expect(questions?.list).toHaveLength(6);
    table.send('claire', {
      type: 'info.ask',
      questions: questions?.id ?? '',
      question: 'Who here feels [X]?',
      about: 'ashamed',
    });
    expect(table.lastLine).toBe('Wren asks: Who here feels ashamed?');
  });

  it('GBM-PB-UNL-007, 008, 015: begins with Confess, Forgive and Only mortal, and chooses one more, no transcendent one', () => {
    const table = seatedTable().send('claire', {
      type: 'character.create',
      playbook: 'the-unlikely-hero',
    });
    const [one] = Object.values(table.state.public.protagonists);
    if (!one) throw new Error('Nobody was made.');
    expect(one.actions).toMatchObject({ confess: { mundane: 1 }, forgive: { mundane: 1 } });
    expect(one).toMatchObject({ special: ['only-mortal'], transcendent: [] });

    const choices = table.offers('claire', 'character.choose-ability');
    expect(choices.map(({ variant }) => variant)).toEqual(['special']);
    const field = choices[0]?.fields?.[0];
    expect(field?.kind === 'choice' ? field.options.map(({ value }) => value) : []).toEqual([
      'call-out',
      'worth-saving',
      'heartfelt',
      'believe-in-me',
    ]);
    const choose = { type: 'character.choose-ability', protagonist: one.id } as const;
    expect(table.try('claire', { ...choose, ability: 'heros-destiny' })).toMatchObject({
      rule: 'GBM-PB-UNL-015',
    });
    expect(table.try('claire', { ...choose, ability: 'beacon' })?.code).toBe('not-found');
    table.send('claire', { ...choose, ability: 'heartfelt' });
    const made = table.state.public.protagonists[one.id];
    const left = made ? missing(table.state, made).map(({ text }) => text) : [];
    expect(left).toContain('a third action raised to 1');
    expect(left.join()).not.toContain('ability');
  });
});

describe('Call out', () => {
  it('GBM-PB-UNL-016: +1d to confront somebody about the hurt they do', () => {
    const table = wren('call-out')
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'wren',
        goal: 'Make the knight see it',
        action: 'confess',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', { type: 'roll.option', option: 'call-out:confront', on: true });
    expect(table.state.public.derived.roll?.pool.lines).toMatchObject([
      { source: 'Confess 1', dice: 1 },
      { source: 'Call out: you confront hurtful behaviour', dice: 1 },
    ]);
  });

  it('GBM-PB-UNL-016: also in downtime, and where information is gathered without danger', () => {
    const special = ['only-mortal', 'call-out'];
    const table = heroTable('downtime', { special })
      .send('claire', {
        type: 'downtime.start',
        protagonist: 'wren',
        activity: 'investigate',
        action: 'confess',
      })
      .send('claire', { type: 'downtime.option', option: 'call-out:confront', on: true });
    expect(table.activity?.pool.dice).toBe(2);
    table.send('claire', { type: 'downtime.withdraw' });
    const asked = { type: 'info.gather', protagonist: 'wren', action: 'confess' } as const;
    table.send('claire', { ...asked, options: ['call-out:confront'] }, 1, 6);
    expect(Object.values(table.state.public.questions)).toMatchObject([{ questions: 2 }]);
  });

  it('GBM-PB-UNL-016: no remorse, one xp', () => {
    const table = wren('call-out').send('claire', claim('call-out', 'unrepentant'));
    expect(table.protagonist('wren').xp.playbook).toBe(1);
  });
});

describe('Worth saving', () => {
  it('GBM-PB-UNL-017: nobody came to help: one xp', () => {
    const table = wren('worth-saving').send('claire', claim('worth-saving', 'nobody-came'));
    expect(table.protagonist('wren').xp.playbook).toBe(1);
  });

  /** Harm comes for somebody, and somebody else steps in. */
  function protecting(table: TestTable, target: string, by: [seat: string, id: string]) {
    table.send('bev', {
      type: 'consequence.assign',
      kind: 'harm',
      text: 'Burned',
      target,
      source: 'fiction',
      level: 3,
      attribute: 'moon',
    });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    table.send(by[0], { type: 'consequence.protect', consequence, protagonist: by[1] });
    return table.offers(by[0], 'consequence.resist')[0]?.label;
  }

  it('GBM-PB-UNL-017: an ally who protects Wren resists with +1d', () => {
    const table = wren('worth-saving');
    expect(protecting(table, 'wren', ['dylan', 'hawk'])).toBe('Resist with Moon (1d)');
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    table.send('dylan', { type: 'consequence.resist', consequence }, 5);
    expect(table.protagonist('hawk').stress).toBe(1);
  });

  it('GBM-PB-UNL-017: protecting anybody else is as it always was', () => {
    const table = wren('worth-saving');
    expect(protecting(table, 'fawn', ['dylan', 'hawk'])).toContain('two dice, the lower');
    expect(protecting(wren('worth-saving'), 'hawk', ['claire', 'wren'])).toBe(
      'Resist with Moon (2d)',
    );
  });
});

describe('Heartfelt', () => {
  const feelings = 'heartfelt:feelings';

  it('GBM-PB-UNL-018: +1d to gather information about feelings, in safety', () => {
    const table = wren('heartfelt').send(
      'claire',
      { type: 'info.gather', protagonist: 'wren', action: 'forgive', options: [feelings] },
      2,
      6,
    );
    expect(Object.values(table.state.public.questions)).toMatchObject([{ questions: 2 }]);
  });

  it('GBM-PB-UNL-018: and in danger, but not for what gathers nothing', () => {
    const propose = {
      type: 'roll.propose',
      protagonist: 'wren',
      goal: 'Read her face',
      action: 'forgive',
    } as const;
    const table = wren('heartfelt')
      .send('claire', { ...propose, purpose: 'gather-information' })
      .send('claire', { type: 'roll.option', option: feelings, on: true });
    expect(table.state.public.derived.roll?.pool.dice).toBe(2);
    expect(wren('heartfelt').send('claire', propose).offers('claire', 'roll.option')).toEqual([]);
  });

  it('GBM-PB-UNL-018: what another protagonist truly feels costs no question; their player answers', () => {
    const table = wren('heartfelt').send(
      'claire',
      { type: 'info.gather', protagonist: 'wren', action: 'forgive' },
      1,
    );
    const [questions = ''] = Object.keys(table.state.public.questions);
    const question = 'What do you feel, if you are honest?';
    expect(bookPlaybooks()['the-unlikely-hero']?.questions).toContain(question);
    table
      .send('claire', { type: 'info.ask', questions, question, about: 'Fawn' })
      .send('anya', { type: 'info.answer', questions, index: 0, answer: 'She is afraid.' });
    expect(table.state.public.questions[questions]).toMatchObject({
      questions: 1,
      asked: [{ answer: 'She is afraid.' }],
    });
  });
});
