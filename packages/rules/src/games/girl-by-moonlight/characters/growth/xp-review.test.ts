import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import { bookTable } from '../../testing';

/** The session draws to a close. */
const closing = (change: Parameters<TestTable['given']>[0] = () => {}) =>
  bookTable('fallout').given(change).send('bev', { type: 'session.end' });

/** What a seat is asked about itself: the ids of the marks, with their words. */
function questions(table: TestTable, seat: string): Map<string, string> {
  const [marks] = table.offers(seat, 'xp.review')[0]?.fields ?? [];
  const options = marks?.kind === 'choices' ? marks.options : [];
  return new Map(options.map(({ value, label }) => [value, label]));
}

const mark = (protagonist: string, ...marks: string[]) =>
  ({ type: 'xp.review', protagonist, marks, track: 'playbook' }) as const;

describe('What earns xp at the end of a session', () => {
  it.each([
    ['GBM-PB-HAR-001', 'claire', 'raven', ['understanding', 'coordination']],
    ['GBM-PB-ENI-001', 'anya', 'fawn', ['mystery', 'ostentatious']],
    ['GBM-PB-OUT-001', 'dylan', 'hawk', ['individual', 'aggression']],
  ] as const)('%s: %s is asked how a challenge was met', (_rule, seat, id, words) => {
    const table = closing();
    for (const word of words) expect(questions(table, seat).get('playbook')).toContain(word);
    table.send(seat, mark(id, 'playbook'));
    expect(table.protagonist(id).xp.playbook).toBe(1);
  });

  it.each([true, false])(
    'GBM-STR-016: the eclipse that was embodied, whether one is in eclipse or not (%s)',
    (eclipse) => {
      const table = closing((state) => {
        const hawk = state.public.protagonists.hawk;
        if (hawk) hawk.eclipse = eclipse;
      });
      expect(questions(table, 'dylan').get('heart')).toContain('embodied your eclipse');
      table.send('dylan', mark('hawk', 'heart'));
      expect(table.protagonist('hawk').xp.playbook).toBe(1);
    },
  );

  it('GBM-PRM-003: promises that were struggled with, kept or not', () => {
    const table = closing((state) => {
      const fawn = state.public.protagonists.fawn;
      fawn?.promises.push({ id: 'p', kind: 'intimate', text: 'I will tell her', with: ['hawk'] });
    });
    expect(questions(table, 'anya').get('struggles')).toContain('promises');
    table.send('anya', mark('fawn', 'struggles', 'struggles:again'));
    expect(table.protagonist('fawn').xp.playbook).toBe(2);
    expect(table.protagonist('fawn').promises).toHaveLength(1);
  });
});
