import { describe, expect, it } from 'vitest';
import type { Chapter } from '../../../engine';
import { beatsIn } from '../testing/beats';
import { bookTable, overTable } from '../testing/cast';
import type { TestTable } from '../testing/table';

/** The cards that the newest command has shown. */
const cards = (table: TestTable): Chapter[] =>
  beatsIn(table.rows.at(-1)?.events ?? []).flatMap(({ chapter }) => chapter ?? []);

const write = (title: string, next = false) => ({ type: 'episode.title', title, next }) as const;
const next = { type: 'phase.next' } as const;
const goOn = { type: 'phase.next', evenIfUnfinished: true, reason: 'It is late' } as const;
const toObligation = { type: 'override.phase', to: 'obligation', reason: 'Go' } as const;

describe('the title card of an episode', () => {
  it('TABLE-047: bears the name that the director gave it before it began', () => {
    const table = overTable().send('bev', write('The Glass Garden', true)).send('bev', next);
    expect(cards(table).at(-1)).toMatchObject({
      part: 'begins',
      name: 'Episode 2',
      title: 'The Glass Garden',
    });
    expect(table.state.public.episode.title).toBe('The Glass Garden');
    expect(table.state.public.episode.nextTitle).toBeUndefined();
  });

  it('TABLE-047: needs no name, takes one at any time, and lets it go again', () => {
    const table = overTable().send('bev', next);
    expect(cards(table).at(-1)).not.toHaveProperty('title');
    table.send('bev', write('Ashes'));
    expect(table.lastLine).toBe('Episode 2 has a title. Ashes');
    expect(table.send('bev', write('')).state.public.episode.title).toBe('');
    expect(table.try('claire', write('Mine'))?.code).toBe('not-allowed');
  });

  it('TABLE-047: is named for the first time while the series is made', () => {
    const table = bookTable('creation').given(({ public: { series } }) => {
      series.name = 'The Nebula Crown';
    });
    const labels = table.offers('bev', 'episode.title').map(({ label }) => label);
    expect(labels).toEqual(['Name the first episode']);
    expect(table.try('bev', write('Too early', true))?.rule).toBe('TABLE-047');
    table.send('bev', write('A crack in the glass')).send('bev', toObligation);
    expect(cards(table)).toMatchObject([{ name: 'Episode 1', title: 'A crack in the glass' }]);
    expect(cards(table)[0]).not.toHaveProperty('before');
  });

  it('TABLE-048: tells again what people wrote and what weighed most, in its order', () => {
    const table = overTable().send('bev', next);
    expect(cards(table).at(-1)?.before).toEqual([
      { kind: 'transcend', text: 'Raven transcends.', fiction: 'Wings of ink' },
      {
        kind: 'mission-won',
        text: 'The mission ends: a success. The Abyss gives way, and something broken is made whole.',
        fiction: 'Take the Nebula Crown',
      },
      {
        kind: 'fallout',
        text: expect.stringMatching(/^Fallout: /),
        fiction: 'The library burns for three nights.',
      },
    ]);
  });

  it('TABLE-048: tells no more than five things, and never what was taken back', () => {
    const table = bookTable('mission');
    for (const [at, what] of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].entries()) {
      const seen = { type: 'transcend', protagonist: 'raven', description: what } as const;
      table.send('claire', seen);
      if (at === 5)
        table.send('bev', {
          type: 'table.undo',
          to: table.seq,
          evenIfRevealed: true,
          reason: 'No',
        });
      table.givenProtagonist('raven', {
        transcendence: { marked: 0, active: false, spent: false },
      });
    }
    table.send('bev', { type: 'mission.end', outcome: 'failure' });
    table.send('bev', { type: 'override.phase', to: 'new-episode', reason: 'On' });
    const before = cards(table).at(-1)?.before ?? [];
    expect(before.map(({ fiction }) => fiction)).toEqual([
      ...['Two', 'Three', 'Four', 'Five'],
      'Take the Nebula Crown',
    ]);
  });

  it('TABLE-047: opens a session in the middle of an episode, too, with what has happened in it', () => {
    const table = bookTable('mission')
      .send('bev', write('Ashes'))
      .send('claire', { type: 'transcend', protagonist: 'raven', description: 'Wings of ink' })
      .send('bev', { type: 'session.end' })
      .send('bev', { type: 'session.end' });
    expect(cards(table)).toEqual([]);
    expect(cards(table.send('bev', { type: 'session.start' }))).toEqual([
      {
        part: 'begins',
        name: 'Episode 1',
        title: 'Ashes',
        before: [{ kind: 'transcend', text: 'Raven transcends.', fiction: 'Wings of ink' }],
      },
    ]);
  });

  it('TABLE-047: of a session is its number where no episode is under way', () => {
    const table = bookTable('creation')
      .send('bev', { type: 'session.end' })
      .send('bev', { type: 'session.end' })
      .send('bev', { type: 'session.start' });
    expect(cards(table)).toEqual([{ part: 'begins', name: 'Session 2' }]);
  });
});

describe('the end of an episode', () => {
  it('TABLE-049: says how it ended in the words of the series, and what each takes away', () => {
    const table = bookTable('mission').send('bev', {
      ...{ type: 'consequence.assign', kind: 'harm', text: 'Burnt hands', level: 2 },
      ...{ source: 'fiction', attribute: 'sun', resisting: 'reduce', target: 'hawk' },
    } as const);
    const [one = ''] = Object.keys(table.state.public.consequences);
    table
      .send('dylan', { type: 'consequence.accept', consequence: one })
      .send('bev', { type: 'mission.end', outcome: 'failure' })
      .send('bev', { type: 'phase.next' })
      .send('bev', goOn);
    const [end, begins] = cards(table);
    expect(end).toEqual({
      part: 'ends',
      name: 'Episode 1',
      outcome: 'lost',
      gains: [{ of: 'hawk', what: ['harm “Burnt hands”'] }],
    });
    expect(begins?.part).toBe('begins');
    const [line] = beatsIn(table.rows.at(-1)?.events ?? []);
    expect(line?.kind).toBe('episode-ends');
  });

  it('TABLE-049: counts stress and links although fallout clears them, xp and what was raised', () => {
    const table = overTable().given(({ public: { episode, protagonists } }) => {
      episode.taken = { raven: { stress: 3, links: 4 } };
      if (protagonists.raven) protagonists.raven.advances.sun = 1;
    });
    table.send('claire', { type: 'advance.action', protagonist: 'raven', action: 'defy' });
    expect(cards(table.send('bev', next))[0]?.gains).toEqual([
      { of: 'raven', what: ['Defy raised', '4 links', '3 stress on the way'] },
    ]);
  });

  it('TABLE-049: brings nothing that was set by hand or taken back', () => {
    const table = bookTable('mission').send('bev', {
      ...{ type: 'override.protagonist', protagonist: 'raven', stress: 5 },
      reason: 'We forgot',
    } as const);
    expect(table.protagonist('raven').stress).toBe(5);
    expect(table.state.public.episode.taken).toBeUndefined();
  });

  it('TABLE-049: comes with the session that closes on it, once, with what comes next time', () => {
    const table = overTable().send('claire', {
      type: 'episode.next-time',
      nextTime: 'Something knocks from below.',
    });
    table.send('bev', { type: 'session.end' });
    expect(cards(table)).toEqual([]);
    table.send('bev', { type: 'session.end' });
    expect(cards(table)).toMatchObject([
      { part: 'ends', outcome: 'won', nextTime: 'Something knocks from below.' },
    ]);
    table.send('bev', { type: 'session.start' });
    expect(cards(table)).toEqual([
      { part: 'begins', name: 'Session 2', nextTime: 'Something knocks from below.' },
    ]);
    expect(cards(table.send('bev', next)).map(({ part }) => part)).toEqual(['begins']);
  });

  it('TABLE-049: what comes next is for those who play to say, at the end', () => {
    const line = { type: 'episode.next-time', nextTime: 'Rain' } as const;
    expect(bookTable('mission').try('claire', line)?.code).toBe('wrong-moment');
    expect(overTable().try('dylan', line)).toBeNull();
    expect(overTable().offers('dylan', 'episode.next-time')).toHaveLength(1);
  });

  it('TABLE-049: of an episode that goes on after all is told when it is over again', () => {
    const table = overTable()
      .send('bev', { type: 'session.end' })
      .send('bev', { type: 'session.end' })
      .send('bev', { type: 'session.start' })
      .send('bev', { type: 'override.phase', to: 'mission', reason: 'We missed something' });
    expect(table.state.public.episode.ended).toBe(false);
  });
});
