import { describe, expect, it } from 'vitest';
import type { Topic } from './content';
import { guidance } from './guidance';
import { publicContent } from './public-content';
import type { TestTable } from './testing';
import { bookTable } from './testing';
import type { Position } from './vocabulary';

const propose = { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' } as const;
const { guidance: core, playsets } = publicContent();

const isTopic = (topic: string): topic is Topic => topic in guidance;

/** What a person reads about these topics: the book’s advice, and what the series adds. */
function told(topics: readonly string[] = []): string {
  const series = playsets['at-the-brink-of-the-abyss']?.guidance ?? [];
  return topics
    .filter(isTopic)
    .flatMap((topic) => [
      ...core[topic].lines,
      ...series.filter(({ at }) => at === topic).map(({ text }) => text),
    ])
    .join(' ');
}

/** What the director is advised beside a command that is offered. */
const advised = (table: TestTable, command: string) =>
  table.offers('bev', command).map(({ advice }) => advice ?? []);

describe('judging position and effect', () => {
  const wanted = () => bookTable().send('dylan', propose);

  it('GBM-ARP-011, 012, 018: everybody sees what to weigh while it is open, the director where they judge', () => {
    const table = wanted();
    const weigh = table.state.public.derived.roll?.weigh;
    expect(advised(table, 'roll.judge')).toEqual([weigh]);
    for (const factor of ['The action', 'The context', 'The adversaries']) {
      expect(told(['position'])).toContain(factor);
    }
    for (const factor of ['Emotion', 'Scale', 'Surprise', 'supernatural', 'Harm', 'Scope']) {
      expect(told(['effect'])).toContain(factor);
    }
    table
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('dylan', { type: 'roll.roll' }, 6);
    expect(table.state.public.derived.roll?.weigh).toEqual([]);
  });

  it('GBM-ARP-002: where nothing is at risk the director waves it through', () => {
    const table = wanted();
    expect(told(['position'])).toContain('no roll');
    expect(table.offers('bev', 'roll.grant')[0]?.label).toContain('it happens');
    table.send('bev', { type: 'roll.grant' });
    expect(table.state.public.roll).toBeNull();
  });

  it('GBM-ARP-016, GBM-TRN-007, GBM-ABY-MIS-010: where to begin depends on who is transcended', () => {
    const table = wanted();
    expect(table.state.public.derived.roll?.weigh).toEqual(['position', 'effect', 'mundane']);
    expect(told(['mundane'])).toMatch(/limited.*In this series.*standard/);
    table.send('dylan', { type: 'transcend', protagonist: 'hawk' });
    expect(table.state.public.derived.roll?.weigh).toEqual(['position', 'effect', 'transcended']);
    expect(told(['transcended'])).toMatch(/begin at standard.*In this series often great/);
  });

  it('GBM-ARP-016, 017: a group of both gets advice for both', () => {
    const table = bookTable()
      .send('dylan', { type: 'transcend', protagonist: 'hawk' })
      .send('dylan', { ...propose, group: ['raven'] });
    expect(table.state.public.derived.roll?.weigh.slice(2)).toEqual(['mundane', 'transcended']);
  });

  it('GBM-FLB-005: in a flashback it is who was transcended then', () => {
    const table = bookTable()
      .send('dylan', { type: 'transcend', protagonist: 'hawk' })
      .send('dylan', { type: 'flashback.call', protagonist: 'hawk', text: 'I hid a key' })
      .send('bev', { type: 'flashback.price', stress: 0, roll: true })
      .send('dylan', { type: 'flashback.accept' })
      .send('dylan', propose);
    expect(table.state.public.derived.roll?.weigh).toContain('mundane');
  });
});

describe('assigning consequences', () => {
  const rolled = (position: Position, face: number) =>
    bookTable()
      .send('dylan', propose)
      .send('bev', { type: 'roll.judge', position, effect: 'standard' })
      .send('dylan', { type: 'roll.roll' }, face);

  it.each([
    ['controlled', 4, 'partial', 'level 1'],
    ['risky', 5, 'partial', 'level 2'],
    ['risky', 1, 'bad', 'level 2'],
    ['desperate', 2, 'bad', 'level 3'],
  ] as const)('GBM-CON-003: from a %s position on a %i', (position, face, band, harm) => {
    const [advice = []] = advised(rolled(position, face), 'consequence.assign');
    expect(advice).toEqual([position, band, 'price', 'resisting']);
    expect(told([position])).toContain(harm);
  });

  it('GBM-CON-009: on a success with a price, that it takes nothing back', () => {
    const [advice = []] = advised(rolled('risky', 4), 'consequence.assign');
    expect(told(advice)).toContain('does not take back what they achieved');
  });

  it('GBM-ABY-MIS-009, 012: how light the series is, and that severe things are shown coming', () => {
    const advice = advised(rolled('desperate', 1), 'consequence.assign');
    for (const topics of advice) {
      expect(told(topics)).toContain('avoid a consequence altogether');
      expect(told(topics)).toMatch(/Start small.*Show severe consequences coming/);
    }
  });

  it('from the story alone, without a result to read', () => {
    expect(advised(bookTable(), 'consequence.assign')).toEqual([
      ['price', 'resisting'],
      ['price', 'resisting'],
    ]);
  });

  it('of a promise as well, where the roll carries one', () => {
    const table = bookTable()
      .send('dylan', propose)
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('bev', { type: 'roll.promise', text: 'They hear you' });
    const promise = table.state.public.roll?.promises[0]?.id ?? '';
    table
      .send('dylan', { type: 'roll.answer-promise', promise, accept: true })
      .send('dylan', { type: 'roll.roll' }, 6, 1);
    expect(advised(table, 'consequence.assign')[0]).toEqual(['price', 'promise', 'resisting']);
  });
});

describe('the phases', () => {
  it('GBM-OBL-004: obligation is told by the attribute that was rolled', () => {
    expect(told(['obligation'])).toMatch(/Sun.*Moon.*Stars.*Foreshadow/);
  });

  it('GBM-FLB-002: a flashback’s price comes with its scale', () => {
    const table = bookTable().send('dylan', {
      type: 'flashback.call',
      protagonist: 'hawk',
      text: 'I hid a key',
    });
    expect(advised(table, 'flashback.price')).toEqual([['flashback']]);
  });

  it('GBM-FAL-007: fallout is told with the reminder to leave it unresolved', () => {
    const table = bookTable('fallout')
      .send('bev', {
        type: 'fallout.adversary',
        agenda: false,
        eclipse: false,
        destiny: false,
      })
      .send('bev', { type: 'fallout.clear' })
      .send('bev', { type: 'fallout.roll' }, 3, 4);
    const [advice] = advised(table, 'fallout.tell');
    expect(told(advice)).toContain('Leave it unresolved');
  });

  it('every topic has words', () => {
    for (const { title, lines } of Object.values(core)) {
      expect(title).not.toBe('');
      expect(lines.length).toBeGreaterThan(0);
    }
  });
});

describe('how harsh it is', () => {
  it('GBM-CON-003: a 1–3 costs more than a 4 or 5 from the same position', () => {
    expect(told(['bad'])).toContain('costs more than a 4 or 5 would have from this position');
    expect(told(['partial'])).not.toContain('costs more');
  });
});
