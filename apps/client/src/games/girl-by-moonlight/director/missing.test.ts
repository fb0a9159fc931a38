import { bookTable, seatedTable, TestTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { describe, expect, it } from 'vitest';
import { missingSteps } from './missing';

const lines = ({ state }: TestTable) =>
  missingSteps(state.public).map(({ name, words }) => `${name}: ${words}`);

describe('What each person has still to do', () => {
  it('is to choose somebody to play, then the first step that is open', () => {
    const table = seatedTable(new TestTable());
    expect(lines(table)).toEqual([
      'Claire: choose a role and a playbook',
      'Anya: choose a role and a playbook',
      'Dylan: choose a role and a playbook',
    ]);
    table.send('bev', { type: 'tonight.begin' });
    expect(lines(table)).toContain('Claire: take a hero');
  });

  it('is what the phase asks, and what they are asked themselves', () => {
    const table = bookTable('obligation');
    expect(lines(table)).toEqual([
      'Claire: roll obligation',
      'Anya: roll obligation',
      'Dylan: roll obligation',
    ]);
    table.givenProtagonist('raven', { stress: 9 }).given(({ public: shared }) => {
      shared.eclipses.raven = {
        protagonist: 'raven',
        stage: 'due',
        attribute: null,
        result: null,
        band: null,
        declined: [],
      };
    });
    expect(lines(table)[0]).toBe('Claire: Raven is at the limit');
  });

  it('TABLE-090: is never what somebody has left open, which stands beside it', () => {
    const table = bookTable('mission');
    const raven = () => missingSteps(table.state.public).find(({ seat }) => seat === 'claire');
    expect(raven()).toMatchObject({ words: '' });
    expect(raven()?.open).toContain('Action ratings');
    table.send('claire', { type: 'character.raise-action', protagonist: 'raven', action: 'flow' });
    expect(raven()?.open).not.toContain('Action ratings');
  });
});
