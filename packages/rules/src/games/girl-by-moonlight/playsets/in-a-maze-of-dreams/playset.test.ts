import { describe, expect, it } from 'vitest';
import { seatedTable, TestTable } from '../../testing';
import { abilities } from './abilities';
import { inAMazeOfDreams as maze } from './index';
import { transcendentAbilities } from './transcendent-abilities';

const table = () => seatedTable(new TestTable('in-a-maze-of-dreams'));

describe('In a Maze of Dreams: the playset', () => {
  it.each([
    ['GBM-MAZ-BLD-001', 'what-the-conspiracy-is', 5, 1, 0],
    ['GBM-MAZ-BLD-002', 'its-impulse', 6, 1, 0],
    ['GBM-MAZ-BLD-003', 'its-hosts', 6, 1, 0],
    ['GBM-MAZ-BLD-004', 'its-vector', 6, 1, 0],
    ['GBM-MAZ-BLD-005', 'the-waking-world', 6, 2, 0],
    ['GBM-MAZ-BLD-006', 'what-shapes-our-dreams', 8, 2, 0],
    ['GBM-MAZ-BLD-007', 'what-we-hide', 8, 2, 0],
    ['GBM-MAZ-BLD-008', 'why-we-wander', 6, 1, 0],
    ['GBM-MAZ-BLD-009', 'roles', 9, 2, 0],
    ['GBM-MAZ-BLD-010', 'shared-obligation', 6, 1, 1],
    ['GBM-MAZ-BLD-011', 'the-dream', 0, 0, 3],
    ['GBM-MAZ-BLD-012', 'our-avatars', 0, 0, 4],
    ['GBM-MAZ-BLD-013', 'transgressions', 0, 0, 3],
    ['GBM-MAZ-BLD-014', 'the-dreams-end', 0, 0, 2],
  ] as const)('%s: %s has %i options, at most %i picked, and asks %i', (...row) => {
    const [, id, options, max, asks] = row;
    const question = maze.questions.find((one) => one.id === id);
    expect(question?.options).toHaveLength(options);
    expect(question?.max).toBe(max);
    expect(question?.asks).toHaveLength(asks);
  });

  it('GBM-MAZ-BLD-009: roles are each one’s own, and lead to playbooks', () => {
    const special = maze.questions.filter(({ each, thenPlaybooks }) => each || thenPlaybooks);
    expect(special).toMatchObject([{ id: 'roles', each: true, thenPlaybooks: true }]);
    expect(maze.questions[8]?.id).toBe('roles');
  });

  it('GBM-MAZ-BLD-005: a third answer is refused, with the rule', () => {
    const picks = ['smog and haze', 'looming spires', 'media saturation'];
    const refusal = table().try('claire', {
      type: 'series.answer',
      question: 'the-waking-world',
      picks,
    });
    expect(refusal).toMatchObject({ code: 'limit-reached', rule: 'GBM-SER-002' });
  });

  it('GBM-MAZ-BLD-015: the group names the series last', () => {
    const made = table().send('claire', { type: 'series.name', name: 'Waking Hours' });
    expect(made.state.public.series.name).toBe('Waking Hours');
    expect(made.offers('anya', 'series.name')[0]?.order).toBeGreaterThan(maze.questions.length);
  });

  it('GBM-MAZ-ABL-001: six abilities and four transcendent ones; the group starts with one of each', () => {
    expect(abilities.map(({ kind }) => kind)).toEqual(Array(6).fill('special'));
    expect(transcendentAbilities.map(({ kind }) => kind)).toEqual(Array(4).fill('transcendent'));
    const made = table()
      .send('bev', { type: 'series.take-ability', ability: 'daydreamers' })
      .send('bev', { type: 'series.take-ability', ability: 'lucid' });
    const third = made.try('bev', { type: 'series.take-ability', ability: 'curiouser' });
    expect(third).toMatchObject({ rule: 'GBM-SER-006' });
  });

  it.each([
    ['GBM-MAZ-MIS-001', 1, 'agent', 'suspect shows', 'secret'],
    ['GBM-MAZ-MIS-002', 2, 'agenda', 'in danger', 'waking world'],
    ['GBM-MAZ-MIS-003', 3, 'host', 'lost to the dream', 'weapon'],
  ] as const)('%s: fallout of tier %i', (_id, tier, bad, partial, success) => {
    const entries = maze.fallout[tier];
    expect(entries.bad).toContain(bad);
    expect(entries.partial).toContain(partial);
    expect(entries.success).toContain(success);
  });

  it('GBM-MAZ-MIS-004: feelings, symbols and the logic of the dream are to be weighed', () => {
    const at = (topic: string) => maze.guidance.filter((one) => one.at === topic);
    expect(at('position')).toHaveLength(1);
    expect(at('effect')).toHaveLength(1);
    expect(
      at('price')
        .map(({ text }) => text)
        .join(' '),
    ).toContain('emotional');
  });

  it('GBM-MAZ-MIS-005: whoever judges a consequence is told to agree how harm carries over', () => {
    const texts = maze.guidance.filter(({ at }) => at === 'price').map(({ text }) => text);
    expect(texts.join(' ')).toContain('waking body');
  });

  it('GBM-MAZ-MIS-008, 009: thirty-eight names, and the principles', () => {
    expect(new Set(maze.names).size).toBe(38);
    expect(maze.principles).toHaveLength(5);
    expect(maze.xpTriggers).toHaveLength(4);
  });
});
