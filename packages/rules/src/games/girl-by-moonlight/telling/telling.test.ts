import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { allKinds, beatsIn } from '../testing/beats';
import { bookTable, overTable, seatedTable } from '../testing/cast';
import { kindsOfAny, kindsPlayed } from '../testing/seasons/kinds';
import type { TestTable } from '../testing/table';

const beats = (table: TestTable) => beatsIn(table.rows.at(-1)?.events ?? []);
const rollOf = (table: TestTable) =>
  linesOf(table.state.public.log).findLast(({ roll }) => roll !== undefined)?.roll;

const clock = { type: 'clock.create', name: 'Flood', segments: 4 } as const;
const started = (more: object = {}) => bookTable('mission').send('bev', { ...clock, ...more });

describe('a beat', () => {
  it('tells what has changed on whom, with why, and in whose words', () => {
    const table = bookTable('downtime')
      .givenProtagonist('raven', { links: { hawk: 1 }, stress: 4 })
      .send('claire', {
        ...{ type: 'links.spend', protagonist: 'raven', with: 'hawk', effect: 'recover-self' },
        how: 'Her trust',
      });
    expect(beats(table)).toEqual([
      {
        kind: 'bond',
        about: ['raven', 'hawk'],
        changes: [
          { of: 'raven', what: 'stress', from: 4, to: 2, size: 9, why: 'link' },
          { of: 'raven', what: 'links with Hawk', from: 1, to: 0 },
        ],
        fiction: 'Her trust',
      },
    ]);
  });

  it('tells what comes after its line as well', () => {
    const table = bookTable('obligation');
    table.given(({ public: shared }) => {
      shared.phase = 'fallout';
      shared.clocks.flood = {
        ...{ id: 'flood', name: 'Flood', segments: 4, marked: 3, outcome: '' },
        kind: 'project',
      };
    });
    table.given(({ public: shared }) => {
      shared.phase = 'downtime';
      shared.episode.downtime.raven = { left: 2, extras: [], connected: [] };
    });
    const activity = { protagonist: 'raven', activity: 'make-a-connection', with: 'hawk' };
    table.send('claire', { type: 'downtime.start', ...activity, action: 'defy' });
    table.send('claire', { type: 'downtime.roll' }, ...[4, 2, 1].slice(0, dice(table)));
    expect(rollOf(table)?.reading.word).toMatch(/^\d links$/);
    expect(beats(table)).toMatchObject([
      {
        kind: 'downtime-activity',
        about: ['raven', 'hawk'],
        changes: [
          { of: 'hawk', what: 'links with Raven', from: 0 },
          { of: 'raven', what: 'downtime actions', from: 2, to: 1 },
        ],
      },
    ]);
  });

  it('is nobody’s where the table may not know: neither dice nor a clock of the desk', () => {
    const table = started({ secret: true, marked: 3 });
    const [secret] = Object.keys(table.state.director.clocks);
    table.send('bev', { type: 'clock.tick', clock: secret ?? '', by: 1, reason: 'Rain' });
    expect(beats(table)).toEqual([]);
    const asked = { question: 'Does it hold?', from: 'number', dice: 1, secret: true } as const;
    table.send('bev', { type: 'fortune.roll', ...asked }, 3);
    expect(beats(table)).toEqual([]);
    expect(table.state.director.log.next).toBeGreaterThan(0);
  });

  it('tells of a clock that is seen in part what everybody sees of it', () => {
    const table = started({ sides: ['name'], marked: 3 });
    const [secret] = Object.keys(table.state.director.clocks);
    const [seen] = Object.keys(table.state.public.veiled);
    table.send('bev', { type: 'clock.tick', clock: secret ?? '', by: 1, reason: 'Rain' });
    expect(beats(table)).toEqual([
      {
        kind: 'clock-filled',
        about: [seen],
        changes: [{ of: seen, what: 'a clock', from: 3, to: 4, size: 4 }],
      },
    ]);
  });
});

/** How many dice the activity on the table rolls. */
const dice = ({ activity }: TestTable) => activity?.pool.dice ?? 0;

/** A table whose session has ended. */
const closed = () =>
  bookTable().send('bev', { type: 'session.end' }).send('bev', { type: 'session.end' });

/** Kinds that seasons do not come across, each with what brings it about. */
const examples: Readonly<Record<string, () => TestTable>> = {
  'series-answer': () => seatedTable().send('claire', { ...onAgenda, type: 'series.answer' }),
  'series-drawn': () =>
    seatedTable().send('claire', { type: 'series.draw', question: 'its-agenda' }, 3),
  chairs: () =>
    bookTable('interlude')
      .send('bev', { type: 'chairs.ask', seat: 'claire' })
      .send('claire', { type: 'chairs.answer', agree: true, fate: 'retired' }),
  ambush: () =>
    bookTable('downtime')
      .given(({ public: shared }) => {
        shared.phase = 'mission';
        shared.series.adversary = 15;
      })
      .send('claire', { type: 'mission.choose', mission: 'brave-the-abyss', goal: 'Now' })
      .send('anya', { type: 'mission.engage' }),
  fortune: () => bookTable('mission').send('bev', { ...fortune, question: 'Does it hold?' }, 3),
  loss: () =>
    bookTable('interlude').send('claire', {
      ...{ type: 'character.retire', protagonist: 'raven', how: 'Her own school' },
    }),
  epilogue: () =>
    bookTable()
      .given(({ public: shared }) => {
        shared.phase = 'epilogue';
      })
      .send('claire', { type: 'epilogue.write', about: 'raven', text: 'They sing.' }),
  'advance-earned': () =>
    bookTable('fallout')
      .givenProtagonist('raven', { xp: { sun: 5, moon: 0, stars: 0, playbook: 0 } })
      .send('bev', { type: 'session.end' })
      .send('claire', { type: 'xp.review', protagonist: 'raven', marks: ['heart'], track: 'sun' }),
  'episode-named': () => bookTable().send('bev', { type: 'episode.title', title: 'Ashes' }),
  'next-time': () =>
    overTable().send('claire', { type: 'episode.next-time', nextTime: 'Something knocks.' }),
  scene: () => bookTable().send('anya', { type: 'scene.set', text: 'On the roof' }),
  'session-ends': closed,
  'session-begins': () => closed().send('bev', { type: 'session.start' }),
  joined: () =>
    bookTable().send('server', { type: 'seat.take', seat: 's', name: 'Sam', role: 'spectator' }),
  left: () => bookTable().send('server', { type: 'seat.free', seat: 'claire' }),
  hope: () =>
    bookTable()
      .given(({ public: shared }) => {
        shared.eclipses.fawn = {
          ...{ protagonist: 'fawn', stage: 'due', attribute: null, result: null, band: null },
          declined: [],
        };
      })
      .send('anya', { type: 'eclipse.roll', protagonist: 'fawn', attribute: 'moon' }, 6, 6),
  catastrophe: () => {
    const levels = [1, 1, 2, 2, 3] as const;
    const full = levels.map((level, at) => ({
      id: `h${at}`,
      level,
      text: 'hurt',
      shrugged: false,
    }));
    const table = bookTable('mission').givenProtagonist('raven', { harm: full });
    table.send('bev', { ...harm, target: 'raven' });
    const [one] = Object.keys(table.state.public.consequences);
    table.send('claire', { type: 'consequence.accept', consequence: one ?? '' });
    const [choice] = Object.keys(table.state.public.choices);
    return table.send('bev', {
      type: 'choice.answer',
      choice: choice ?? '',
      value: 'out-of-action',
    });
  },
};
const onAgenda = { question: 'its-agenda', picks: ['to rule in glory'] };
const fortune = { type: 'fortune.roll', from: 'number', dice: 1, secret: false } as const;
const harm = {
  type: 'consequence.assign',
  kind: 'harm',
  text: 'Crushed',
  level: 3,
  source: 'fiction',
  attribute: 'sun',
  resisting: 'reduce',
} as const;

describe('kinds of beats', () => {
  it.each(Object.keys(examples))('%s', (kind) => {
    const table = examples[kind]?.();
    expect(table && beats(table).map((beat) => beat.kind)).toContain(kind);
  });

  it('are each come across in play or shown here', () => {
    // Shown by other games: nothing here is rolled beside the rules, nobody takes turns, puts a question of their
    // own, holds tokens, counts down or says a line into the log, its chapters are episodes, its boards are its own.
    const elsewhere = [
      'arrived',
      'dice',
      'turn',
      'chapter-named',
      'remark',
      'looking-back',
      'piece',
      'poll',
      'held',
      'clock-moves',
      'timer-ends',
    ];
    const shown = [
      ...kindsOfAny,
      ...Object.values(kindsPlayed).flat(),
      ...Object.keys(examples),
      ...elsewhere,
    ];
    expect(allKinds.filter((kind) => !shown.includes(kind))).toEqual([]);
  });
});

describe('the name of a hero', () => {
  it('GBM-CHR-009: is the true one from when they transcend until that ends', () => {
    const table = bookTable().givenProtagonist('raven', { trueName: 'Corona' });
    table.send('claire', { type: 'transcend', protagonist: 'raven', description: 'Wings' });
    expect(table.lastLine).toBe('Raven transcends and becomes Corona. Wings');
    table.givenProtagonist('raven', { links: { hawk: 1 }, stress: 4 }).send('claire', {
      ...{ type: 'links.spend', protagonist: 'raven', with: 'hawk', effect: 'recover-self' },
      how: 'Her trust',
    });
    expect(table.lastLine).toContain('Corona draws on the bond');
    table.send('bev', { type: 'mission.end', outcome: 'success' });
    const said = linesOf(table.state.public.log).map(({ text }) => text);
    expect(said).toContain('Raven’s transcendence ends.');
  });
});

describe('what a roll comes to', () => {
  it('GBM-OBL-002: is the stress of an obligation roll', () => {
    const table = bookTable('obligation');
    const [offer] = table.offers('claire', 'obligation.roll');
    const attribute = offer?.fields?.some(({ name }) => name === 'attribute')
      ? { attribute: 'sun' as const }
      : {};
    const command = { type: 'obligation.roll', protagonist: 'raven', ...attribute } as const;
    expect(table.try('claire', command, 3, 3)).toBeNull();
    expect(rollOf(table)?.reading.word).toBe('3 stress');
    expect(rollOf(table)?.modifiers.every(({ by }) => by === 'raven')).toBe(true);
  });

  it('GBM-INF-002: is what somebody who gathers information may ask', () => {
    const table = bookTable('mission');
    const gather = {
      type: 'info.gather',
      protagonist: 'hawk',
      action: 'defy',
      about: 'Crux',
    } as const;
    table.send('dylan', gather, 1);
    expect(rollOf(table)?.reading).toEqual({
      word: '1 question and 0 follow-ups',
      tone: 'neutral',
    });
  });
});
