import { describe, expect, it } from 'vitest';
import { bookPlaybooks } from '../library/registry';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const flirt = {
  type: 'info.gather',
  protagonist: 'fawn',
  action: 'express',
  about: 'Hawk',
} as const;
const list = bookPlaybooks()['the-enigma']?.questions ?? [];
const [question = '', another = ''] = list;

const opened = (table: TestTable) => {
  const [questions] = Object.values(table.state.public.questions);
  if (!questions) throw new Error('No questions are open.');
  return questions;
};
const ask = (table: TestTable, text: string, followUp = false) =>
  ({ type: 'info.ask', questions: opened(table).id, question: text, followUp }) as const;
const answer = (table: TestTable, index: number) =>
  ({ type: 'info.answer', questions: opened(table).id, index, answer: 'To unmask you.' }) as const;

/** Hawk looks for a weakness in danger; the director sees limited effect. */
const inDanger = () =>
  bookTable()
    .send('dylan', {
      type: 'roll.propose',
      protagonist: 'hawk',
      goal: 'Find a weakness',
      action: 'defy',
      purpose: 'gather-information',
    })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'limited' });

/** Hawk’s actions, with two dots in one. */
function twoIn(action: 'defy') {
  const { actions } = bookTable().protagonist('hawk');
  return { ...actions, [action]: { mundane: 2, transcendent: 0 } };
}

describe('an action for information that is tried again', () => {
  const retried = () =>
    inDanger()
      .send('bev', { type: 'roll.judge', position: 'controlled', effect: 'limited' })
      .send('dylan', { type: 'roll.roll' }, 2);
  const [asks = ''] = bookPlaybooks()['the-outsider']?.questions ?? [];

  it('AMB-86, GBM-INF-002: has one set of questions: what was asked is asked', () => {
    const table = retried();
    expect(opened(table)).toMatchObject({ questions: 1, followUps: 0 });
    table
      .send('dylan', ask(table, asks))
      .send('dylan', { type: 'roll.retry' })
      .send('dylan', { type: 'roll.roll' }, 6);
    expect(Object.keys(table.state.public.questions)).toHaveLength(1);
    expect(opened(table)).toMatchObject({ questions: 1, followUps: 1, asked: [{ answer: null }] });
  });

  it('AMB-86: what was not asked is not saved up', () => {
    const table = retried()
      .send('dylan', { type: 'roll.retry' })
      .send('dylan', { type: 'roll.roll' }, 4);
    expect(Object.keys(table.state.public.questions)).toHaveLength(1);
    expect(opened(table)).toMatchObject({ questions: 1, followUps: 1, asked: [] });
  });
});

describe('Gathering information', () => {
  it('GBM-EX-042, GBM-INF-003: a 4 gives one question and one follow-up', () => {
    const table = bookTable('downtime').send('anya', flirt, 4);
    expect(opened(table)).toMatchObject({ by: 'fawn', questions: 1, followUps: 1 });
  });

  it.each([
    ['GBM-INF-002', 3, 1, 0],
    ['GBM-INF-004', 6, 2, 1],
  ])('%s: a %i', (_rule, face, questions, followUps) => {
    const table = bookTable('downtime').send('anya', flirt, face);
    expect(opened(table)).toMatchObject({ questions, followUps, critical: false });
  });

  it('GBM-INF-005: the director may grant a question more', () => {
    const table = bookTable('downtime').send('anya', flirt, 4);
    const more = { type: 'info.more', questions: opened(table).id } as const;
    expect(table.try('anya', more)).toMatchObject({ code: 'not-allowed' });
    expect(table.offers('bev', 'info.more')).toHaveLength(1);
    table.send('bev', more);
    expect(opened(table).questions).toBe(2);
  });

  it('GBM-INF-005: a critical leaves something more to the director', () => {
    const table = bookTable('downtime').given((state) => {
      const fawn = state.public.protagonists.fawn;
      if (fawn) fawn.actions.express.mundane = 2;
    });
    table.send('anya', flirt, 6, 6);
    expect(opened(table)).toMatchObject({ questions: 2, followUps: 1, critical: true });
  });

  it('GBM-EX-043, GBM-INF-009: in danger it is an action roll, and a 3 still asks one question', () => {
    const table = bookTable()
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Find a weakness',
        action: 'defy',
        purpose: 'gather-information',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('dylan', { type: 'roll.roll' }, 3);
    expect(opened(table)).toMatchObject({ by: 'hawk', questions: 1, followUps: 0 });
  });

  it('GBM-INF-006, GBM-INF-008: questions come from the list of one’s own playbook', () => {
    const table = bookTable('downtime').send('anya', flirt, 4);
    expect(table.try('anya', ask(table, 'What is the meaning of life?'))).toMatchObject({
      code: 'not-allowed',
    });
    expect(table.try('dylan', ask(table, question))).toMatchObject({ code: 'not-yours' });
    table.send('anya', ask(table, question));
    expect(table.try('anya', ask(table, another))).toMatchObject({ code: 'cannot-afford' });
  });

  it('GBM-INF-007: a follow-up comes after the first answer, in one’s own words', () => {
    const table = bookTable('downtime').send('anya', flirt, 4);
    const further = 'What would make her fall for Fawn?';
    table.send('anya', ask(table, question));
    expect(table.try('anya', ask(table, further, true))).toMatchObject({ rule: 'GBM-INF-007' });
    table.send('dylan', answer(table, 0)).send('anya', ask(table, further, true));
    table.send('bev', answer(table, 1));
    expect(opened(table).asked).toMatchObject([
      { question: 'What is … planning?', answer: 'To unmask you.', followUp: false },
      { question: further, answer: 'To unmask you.', followUp: true },
    ]);
  });

  it('GBM-INF-007, TABLE-052: a follow-up may have been asked aloud; what is on the list is chosen from it', () => {
    const table = bookTable('downtime').send('anya', flirt, 4);
    expect(table.try('anya', ask(table, ''))).toMatchObject({ code: 'not-allowed' });
    table.send('anya', ask(table, question)).send('dylan', answer(table, 0));
    table.send('anya', ask(table, '', true));
    expect(opened(table).asked[1]).toMatchObject({ question: 'what was asked at the table' });
  });

  it('GBM-INF-006: a question with a blank says whom it means', () => {
    const table = bookTable('downtime').send('anya', flirt, 4);
    const blank = list.find((one) => one.includes('[X]')) ?? '';
    table.send('anya', { ...ask(table, blank), about: 'Hawk' });
    expect(opened(table).asked[0]?.question).toBe(blank.replace('[X]', 'Hawk'));
  });

  it('GBM-INF-006: a blank is read as what was gathered about, and never as the book’s “[X]”', () => {
    const table = bookTable('downtime').send('anya', { ...flirt, about: 'the new girl' }, 4);
    const [form] = table.offers('anya', 'info.ask');
    const [questions, about] = form?.fields ?? [];
    const labels = questions?.kind === 'choice' ? questions.options.map(({ label }) => label) : [];
    expect(labels).toContain('What is … planning?');
    expect(labels.join()).not.toContain('[');
    expect(about).toMatchObject({ name: 'about', initial: 'the new girl' });
    table.send('anya', ask(table, question));
    expect(opened(table).asked[0]?.question).toBe('What is … planning?');
  });

  it('GBM-INF-006: what is meant by a blank says nothing of a question that has none', () => {
    const table = bookTable('downtime').send('anya', flirt, 4);
    const whole = list.find((one) => !one.includes('[')) ?? '';
    table.send('anya', { ...ask(table, whole), about: 'Hawk' });
    expect(opened(table).asked[0]?.question).toBe(whole);
  });

  it('GBM-INF-007: whoever has no further question puts them away where they are asked', () => {
    const table = bookTable('downtime').send('anya', flirt, 4);
    table.send('anya', ask(table, question));
    const done = () => table.offers('anya', 'info.done')[0];
    expect(done()?.prompt).toBeUndefined();
    table.send('dylan', answer(table, 0));
    expect(done()?.prompt).toBe(`${opened(table).id}:ask`);
    const putAway = { type: 'info.done', questions: opened(table).id } as const;
    expect(table.try('dylan', putAway)?.code).toBe('not-yours');
    table.send('anya', putAway);
    expect(table.state.public.derived.prompts).toEqual({});
  });

  it('GBM-INF-006: the effect of the action roll says how open the answers are', () => {
    const table = inDanger().send('dylan', { type: 'roll.push', for: 'effect' });
    table.send('dylan', { type: 'roll.roll' }, 5);
    expect(opened(table).openness).toEqual({
      effect: 'standard',
      from: 'limited',
      lines: [{ source: 'push', steps: 1 }],
    });
    const asking = table.state.public.derived.prompts[`${opened(table).id}:ask`];
    expect(asking?.text).toContain('Standard effect (limited, push +1)');
    table.send('dylan', ask(table, bookPlaybooks()['the-outsider']?.questions[2] ?? ''));
    const answering = table.state.public.derived.prompts[`${opened(table).id}:answer:0`];
    expect(answering).toMatchObject({ to: ['bev'] });
    expect(answering?.text).toContain('Standard effect (limited, push +1)');
  });

  it('GBM-INF-005, GBM-INF-006: a critical in danger tells more, and the table sees why', () => {
    const table = inDanger()
      .givenProtagonist('hawk', { actions: twoIn('defy') })
      .send('dylan', { type: 'roll.roll' }, 6, 6);
    expect(opened(table).openness).toEqual({
      effect: 'standard',
      from: 'limited',
      lines: [{ source: 'critical', steps: 1 }],
    });
  });

  it('GBM-INF-006, GBM-CON-004: reduced effect is told less openly', () => {
    const table = inDanger().send('dylan', { type: 'roll.roll' }, 5);
    expect(opened(table).openness?.effect).toBe('limited');
    table.send('bev', {
      type: 'consequence.assign',
      kind: 'reduced-effect',
      text: 'Hardly anything is legible',
      target: 'hawk',
    });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    table.send('dylan', { type: 'consequence.accept', consequence });
    expect(opened(table).openness).toMatchObject({
      effect: 'none',
      lines: [{ source: 'reduced effect', steps: -1 }],
    });
  });

  it('GBM-INF-006: in safety the effect is standard', () => {
    const table = bookTable('downtime').send('anya', flirt, 4);
    expect(opened(table).openness).toEqual({ effect: 'standard', from: 'standard', lines: [] });
    expect(table.lastLine).toContain('Standard effect');
  });

  it('waits for nobody who is lost to the story', () => {
    const table = bookTable('downtime').send('anya', flirt, 4);
    table.givenProtagonist('fawn', { status: 'lost', seat: null });
    expect(table.state.public.derived.prompts).toEqual({});
    expect(table.offers('bev', 'info.done')).toHaveLength(1);
  });

  it('the director is asked to answer, the asker to ask; nobody answers themselves', () => {
    const table = bookTable('downtime').send('anya', flirt, 3);
    const to = () => Object.values(table.state.public.derived.prompts).flatMap((one) => one.to);
    expect(to()).toEqual(['anya']);
    table.send('anya', ask(table, question));
    expect(to()).toEqual(['bev']);
    expect(table.try('anya', answer(table, 0))).toMatchObject({ code: 'not-yours' });
    table.send('bev', answer(table, 0));
    table.send('anya', { type: 'info.done', questions: opened(table).id });
    expect(table.state.public.questions).toEqual({});
  });

  it('GBM-PB-OUT-012: a question that an ability makes free costs none', () => {
    const table = bookTable('downtime').given((state) => {
      state.public.protagonists.hawk?.special.push('pathetic');
    });
    table.send('dylan', { ...flirt, protagonist: 'hawk' }, 3);
    const [free = ''] = opened(table).free;
    expect(free).not.toBe('');
    table.send('dylan', ask(table, free));
    expect(opened(table).questions).toBe(1);
    expect(table.try('dylan', ask(table, free))).toMatchObject({ code: 'already-done' });
  });

  it('GBM-ABY-ABL-008: the Fox shrine gives one follow-up more', () => {
    const table = bookTable('downtime').given((state) => {
      state.public.episode.blessings = ['fox-shrine'];
    });
    expect(opened(table.send('anya', flirt, 4)).followUps).toBe(2);
  });
});
