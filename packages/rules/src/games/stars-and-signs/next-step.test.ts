import { describe, expect, it } from 'vitest';
import { StarsTable, seated } from './testing';
import { begin, pass } from './testing/at-milestone';

const act = { skill: 'strength', action: 'eliminate' } as const;

/** What happens now, as everybody reads it. */
const now = ({ state }: StarsTable) => state.public.derived.nextStep;

describe('what happens now', () => {
  it('TABLE-127, SNS-2401: a table gathers, makes its protagonists, then plays', () => {
    const table = new StarsTable().send('server', { type: 'table.open', by: 'bev', name: 'Bev' });
    expect(now(table).title).toBe('Gather the table');
    for (const [seat, name] of [
      ['anya', 'Anya'],
      ['carl', 'Carl'],
    ] as const) {
      table.send('server', { type: 'seat.take', seat, name, role: 'protagonist' });
    }
    expect(now(table).title).toBe('Make your protagonists');
    table.send('anya', { type: 'protagonist.create', name: 'Ari' });
    expect(now(table).text).toContain('Carl');
    expect(now(table).text).not.toContain('Anya');
    table.send('carl', { type: 'protagonist.create', name: 'Cole' });
    expect(now(table)).toEqual({
      title: 'What do you do?',
      text: 'Whoever has an idea says what they want to reach, and how.',
      advice: ['playing'],
    });
  });

  it('TABLE-127, SNS-202, 314: a Check, from its aim to the last word', () => {
    const table = seated();
    const { id: protagonist } = table.of('anya');
    table.send('anya', { type: 'check.propose', protagonist, aim: 'Up', skill: 'strength' });
    expect(now(table)).toEqual({
      title: 'Ari acts',
      text: 'The referee names the Action, and what is at stake; then the dice fall.',
      advice: ['framing'],
    });
    table.onCheck('bev', { type: 'check.frame', action: 'eliminate' });
    expect(now(table)).toEqual({
      title: 'Ari acts',
      text: 'All is said: Ari rolls when they are ready.',
    });
    table.roll('anya', 5, 6);
    expect(now(table).text).toBe('The dice lie there: Ari adds to them, or lets them stand.');
    table.close('anya');
    expect(now(table)).toEqual({
      title: 'Ari acts',
      text: 'Still to be said: which kind of Cost, by Ari.',
      advice: ['settling'],
    });
    table.onCheck('anya', { type: 'check.cost', kind: 'personal' });
    expect(now(table).text).toBe('Still to be said: the Cost, by the referee.');
    const to = table.of('anya').id;
    table.onCheck('bev', { type: 'check.tell-cost', to, text: 'Your hands bleed.' });
    expect(now(table).title).toBe('What do you do?');
  });

  it('TABLE-127, SNS-312: a Miss waits for how the referee ends it', () => {
    const table = seated().check('anya', act, 4, 5).close('anya');
    expect(now(table).text).toBe('Still to be said: the Fallout, by the referee.');
  });

  it('TABLE-127, SNS-606: what is out of reach says so', () => {
    const table = seated().lay('anya', { ...act, against: '2' });
    expect(now(table)).toMatchObject({
      text: 'It is out of reach: raise the Scale of the Action, or try something else.',
      advice: ['scale'],
    });
  });

  it('TABLE-127, SNS-509: a Cooperation waits for the Support Tests of those who follow', () => {
    const table = seated().lay('anya', act).onCheck('anya', { type: 'check.together' });
    const { id: follower } = table.of('carl');
    table.onCheck('carl', { type: 'check.follow', follower, skill: 'agility', method: 'I lift' });
    expect(now(table).text).toBe('The referee rolls the Support Tests of Cole.');
  });

  it('TABLE-127, SNS-415: a Test that is announced waits for the referee', () => {
    const table = seated();
    const protagonists = ['carl', 'anya'].map((seat) => table.of(seat).id);
    const test = { type: 'test.announce', reaction: 'notice', skill: 'stealth' } as const;
    table.send('bev', { ...test, protagonists });
    expect(now(table)).toEqual({
      title: 'A Test',
      text: 'The referee rolls for Ari and Cole; a Trait may be invoked first.',
    });
  });

  it('TABLE-127, SNS-2116: a Milestone names whoever is still on their list, and one put off is due', () => {
    const table = begin(seated());
    expect(now(table)).toEqual({
      title: 'A Minor Milestone',
      text: 'Each goes through their list; still on it: Ari and Cole.',
      advice: ['milestone'],
    });
    pass(table, 'reflect');
    expect(now(table).text).toBe('Each goes through their list; still on it: Cole.');
    const put = seated().send('bev', { type: 'milestone.put-off', kind: 'minor' });
    expect(now(put)).toEqual({
      title: 'A Minor Milestone is due',
      text: 'The referee begins it before play goes on.',
      advice: ['milestone'],
    });
  });

  it('TABLE-127, SNS-1913: an Anchor that was burnt hangs over whoever it belonged to, until that is told', () => {
    const table = seated().given(({ public: { owed, protagonists } }) => {
      const [ari = ''] = Object.keys(protagonists);
      for (const kind of ['anchor', 'complication'] as const) {
        owed[kind] = { id: kind, kind, of: ari, from: '' };
      }
    });
    expect(now(table).text).toBe(
      'A Complication hangs over Ari. It is still untold how a tie of Ari broke. Whoever has an idea says what they want to reach, and how.',
    );
    table.send('bev', { type: 'owed.waive', owed: 'anchor' });
    expect(table.lastLine()?.text).toBe('It stays unsaid how Ari’s tie broke.');
    table.send('bev', { type: 'owed.waive', owed: 'complication' });
    expect(table.lastLine()?.text).toBe('No Complication for Ari.');
  });
});
