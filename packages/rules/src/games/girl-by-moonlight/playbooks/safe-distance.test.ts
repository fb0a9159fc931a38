import { describe, expect, it } from 'vitest';
import { bookPlaybooks } from '../library/registry';
import type { TestTable } from '../testing';
import { strangerTable } from '../testing/stranger';

/** Quinn, or somebody else with the ability, connects with Fawn. */
function connecting(table: TestTable, seat = 'claire', protagonist = 'quinn'): TestTable {
  return table.send(seat, {
    type: 'downtime.start',
    protagonist,
    activity: 'make-a-connection',
    with: 'fawn',
    action: protagonist === 'quinn' ? 'empathize' : 'express',
    description: 'A jar of fireflies on her windowsill',
  });
}

const watching = (table: TestTable, value: string) => {
  const [choice = ''] = Object.keys(table.state.public.choices);
  return table.send('claire', { type: 'choice.answer', choice, value });
};

const asked = (table: TestTable) => {
  const [questions] = Object.values(table.state.public.questions);
  if (!questions) throw new Error('Nothing may be asked.');
  return questions;
};

describe('Safe distance', () => {
  it('GBM-PB-STR-013: Quinn connects by a gift, with +1d; a 6 gives Fawn 4 links', () => {
    const table = connecting(strangerTable('downtime', ['safe-distance']));
    expect(table.activity?.pool).toMatchObject({
      dice: 2,
      lines: [{ dice: 1 }, { source: 'Safe distance: an anonymous gift', dice: 1 }],
    });
    expect(table.offers('claire', 'downtime.option')).toEqual([]);
    table.send('claire', { type: 'downtime.roll' }, 2, 6);
    expect(table.protagonist('fawn').links).toEqual({ quinn: 4 });
  });

  it('GBM-PB-STR-013: and helps Hawk recover by a gift, with +1d', () => {
    const table = strangerTable('downtime', ['safe-distance'])
      .givenProtagonist('hawk', {
        harm: [{ id: 'cut', level: 1, text: 'a cut', shrugged: false }],
      })
      .send('claire', {
        type: 'downtime.start',
        protagonist: 'quinn',
        activity: 'help-a-friend-recover',
        with: 'hawk',
        action: 'analyze',
      });
    expect(table.activity?.pool.dice).toBe(2);
    table.send('claire', { type: 'downtime.roll' }, 1, 3);
    expect(table.protagonist('hawk').recovery).toBe(2);
  });

  it('GBM-PB-STR-013: to whom nothing is closed, the gift is a choice', () => {
    const table = strangerTable('downtime').givenProtagonist('hawk', {
      special: ['something-to-prove', 'safe-distance'],
    });
    connecting(table, 'dylan', 'hawk');
    expect(table.activity?.pool.dice).toBe(1);
    table.send('dylan', { type: 'downtime.option', option: 'safe-distance:gift', on: true });
    expect(table.activity?.pool.dice).toBe(2);
    table.send('dylan', { type: 'downtime.option', option: 'safe-distance:gift', on: false });
    table.send('dylan', { type: 'downtime.roll' }, 5);
    expect(table.state.public.choices).toEqual({});
  });

  it('GBM-PB-STR-014: Quinn watches, and asks Fawn’s player a question from Fawn’s list', () => {
    const table = connecting(strangerTable('downtime', ['safe-distance']));
    table.send('claire', { type: 'downtime.roll' }, 2, 6);
    watching(table, 'watch');
    expect(asked(table)).toMatchObject({
      by: 'quinn',
      to: 'fawn',
      questions: 1,
      followUps: 0,
      list: bookPlaybooks()['the-enigma']?.questions,
    });
    const question = 'What would keep me out of sight?';
    const questions = asked(table).id;
    table.send('claire', { type: 'info.ask', questions, question });
    const prompts = Object.values(table.state.public.derived.prompts);
    expect(prompts).toMatchObject([{ to: ['anya'], text: question }]);
    expect(table.offers('bev', 'info.answer')).toMatchObject([{ place: 'director' }]);
    const answer = { type: 'info.answer', questions, index: 0, answer: 'The old tower.' } as const;
    expect(table.try('claire', answer)).toMatchObject({ code: 'not-yours' });
    table.send('anya', answer);
    expect(asked(table).asked).toEqual([{ question, answer: 'The old tower.', followUp: false }]);
  });

  it('GBM-PB-STR-014: who does not watch asks nothing', () => {
    const table = connecting(strangerTable('downtime', ['safe-distance']));
    table.send('claire', { type: 'downtime.roll' }, 2, 6);
    watching(table, 'leave');
    expect(table.state.public.questions).toEqual({});
    expect(table.state.public.choices).toEqual({});
  });
});
