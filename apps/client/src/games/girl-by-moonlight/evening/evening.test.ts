import type { LogEntry, RollRecord } from '@moonlit/rules';
import { bookTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { describe, expect, it } from 'vitest';
import { drawEvening, sizes } from '../../../shell/evening/drawing';
import type { Evening } from '../../../shell/evening/evening';
import { eveningText, tonightOf } from '../../../shell/evening/evening';
import { evening as loan } from './evening';

const line = (kind: string, text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  seq: 1,
  at: 0,
  by: null,
  text,
  beat: { kind, about: [] },
  ...more,
});
const drawn = (evening: Evening, best = '') => drawEvening(evening, loan.colours, best);
const inWords = (evening: Evening, best = '') => eveningText(evening, best, loan.bondWord);
const sixes = (faces: readonly number[]) => faces.map((face) => ({ face, sides: 6 }));
const lines = [
  line('eclipse', 'Of the evening before.'),
  line('session-begins', 'Session 2 begins.'),
  line('transcend', 'Raven transcends.'),
  line('eclipse', 'Was taken back.', { undone: true }),
  line('bond', 'Nothing for others.'),
  line('mission-won', 'The mission succeeds.'),
];

const tonight = (dice: number[] = [6, 3, 6, 1]) => {
  const table = bookTable('mission')
    .givenProtagonist('raven', { stress: 4, links: { fawn: 2 } })
    .givenProtagonist('fawn', {
      name: '<b>&"Fawn’s" 👩‍👩‍👧‍👦 \u0007\ud800 of the very long name',
      links: { raven: 1 },
    });
  return loan.of(table.state.public, { lines: tonightOf(lines), dice: sixes(dice) });
};

describe('An evening in short', () => {
  it('is what everybody saw of the last session, with dice, stress and links', () => {
    const evening = tonight();
    expect(evening.moments).toEqual(['Raven transcends.', 'The mission succeeds.']);
    expect(evening.bonds).toContainEqual({ from: 'raven', to: 'fawn', count: 3 });
    const words = inWords(evening);
    expect(evening.chapter.outcome).toBe('Won');
    expect(words).toContain('Raven (stress up to 4 of 9)');
    expect(words).toContain('4 dice fell, 2 of them at their highest.');
  });

  it('shows stress and links as they were at their most, whatever fallout has cleared since', () => {
    const cleared = line('cleared', 'All is cleared.', {
      beat: {
        kind: 'cleared',
        about: [],
        changes: [
          { of: 'raven', what: 'stress', from: 7, to: 0 },
          { of: 'raven', what: 'links with Fawn', from: 2, to: null },
        ],
      },
    });
    const table = bookTable('mission')
      .givenProtagonist('raven', { stress: 0, links: {} })
      .givenProtagonist('fawn', { links: { raven: 1 } });
    const { heroes, bonds } = loan.of(table.state.public, {
      lines: tonightOf([...lines, cleared]),
      dice: [],
    });
    expect(heroes.find(({ id }) => id === 'raven')?.words).toContain('up to 7');
    expect(bonds).toEqual([{ from: 'raven', to: 'fawn', count: 3 }]);
  });

  it('tells nothing of who plays, nor of what lies with the director', () => {
    const table = bookTable('mission');
    const all = inWords(loan.of(table.state.public, { lines: tonightOf(lines), dice: sixes([1]) }));
    for (const { name } of Object.values(table.state.public.table.seats))
      expect(all).not.toContain(name);
  });

  it('is a drawing whatever people have written, however many they are and however many dice fell', () => {
    const drawing = drawn(tonight(Array.from({ length: 100 }, (_, at) => (at % 6) + 1)));
    expect(drawing).toContain('100 dice fell');
    expect(drawing).toContain('&#60;b&#62;&#38;&#34;Fawn’s&#34; 👩‍👩‍👧‍👦 …</text>');
    expect(() => encodeURIComponent(drawing)).not.toThrow();
    expect(drawing).not.toContain('\u0007');
    const seven = tonight();
    const [one] = seven.heroes;
    if (!one) throw new Error('Nobody is there.');
    const heroes = Array.from({ length: 7 }, (_, at) => ({ ...one, id: `hero-${at}` }));
    expect(drawn({ ...seven, heroes, bonds: [] })).not.toMatch(/NaN|undefined/);
    expect(drawn({ ...seven, heroes: [], bonds: [], dice: [] })).not.toMatch(/NaN|undefined/);
  });

  it('has those who were there as they were in the end: transcended, and without colour who has fallen', () => {
    const heroOf = (table: ReturnType<typeof bookTable>) =>
      loan.of(table.state.public, { lines: [], dice: [] }).heroes.find(({ id }) => id === 'raven');
    const everyday = heroOf(bookTable('mission'));
    const risen = heroOf(
      bookTable('mission').givenProtagonist('raven', {
        transcendence: { marked: 1, active: true, spent: false },
      }),
    );
    expect(risen?.figure).not.toEqual(everyday?.figure);
    expect([everyday?.fallen, risen?.fallen]).toEqual([false, false]);
    const table = bookTable('mission').givenProtagonist('raven', { eclipse: true });
    const evening = loan.of(table.state.public, { lines: [], dice: [] });
    const [raven] = evening.heroes;
    if (!raven) throw new Error('Nobody is there.');
    const of = (fallen: boolean) =>
      drawn({ ...evening, bonds: [], heroes: [{ ...raven, fallen }] });
    expect(raven.fallen).toBe(true);
    expect(of(true)).not.toContain(raven.colour);
    expect(of(false)).toContain(raven.colour);
    // Who would rather have an emblem is not drawn.
    expect(
      heroOf(bookTable('mission').givenProtagonist('raven', { silhouette: 'emblem' })),
    ).not.toHaveProperty('figure');
  });

  it('has the roll after which it turned, or else the last that nobody forgets', () => {
    const rolled = (title: string, tone: RollRecord['reading']['tone']) =>
      line('action-roll', title, {
        roll: {
          title,
          groups: [{ label: '', sides: 6, faces: [6, 2], kept: [0] }],
          modifiers: [],
          reading: { word: 'Full success', tone },
          proof: { stream: 'public', session: 2, roll: 1 },
        },
      });
    const all = [
      line('session-begins', 'Session 2 begins.'),
      rolled('The tower', 'great'),
      rolled('The choir', 'mixed'),
      line('mission-won', 'The mission succeeds.'),
      rolled('The way home', 'good'),
    ];
    const { state } = bookTable('mission');
    const of = (log: readonly LogEntry[]) =>
      loan.of(state.public, { lines: tonightOf(log), dice: sixes([6, 2]) });
    expect(of(all).decided?.title).toBe('The choir');
    expect(of(all.filter(({ beat }) => beat?.kind !== 'mission-won')).decided?.title).toBe(
      'The tower',
    );
    const lost = [...all, rolled('The gate', 'bad'), line('mission-lost', 'It fails.')];
    expect(of(lost).decided?.title).toBe('The gate');
    expect(of([]).decided).toBeUndefined();
    expect(drawn(of(all))).toContain('The choir · Full success');
    expect(inWords(of(all))).toContain('It came down to The choir: Full success.');
  });

  it('stands before the picture and in the face of its look, and takes nothing of them but what is in it', () => {
    const look = {
      art: '<svg xmlns="http://www.w3.org/2000/svg" width="3" viewBox="0 0 3 4"><path d="M0 0"/></svg>',
      shade: '1 2 3',
      ink: '#fedcba',
      face: { family: 'Gloock', source: 'data:font/woff2;base64,AAAA' },
    };
    const all = drawEvening(tonight(), loan.colours, '', look, sizes.story);
    expect(all).toContain(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4" width="1080" height="1920" preserveAspectRatio="xMidYMid slice"><path',
    );
    expect(all).toContain('url(data:font/woff2;base64,AAAA)');
    expect(all).toMatch(/fill="#fedcba"[^>]*font-family="Evening/);
    expect(all).toContain('stop-color="rgb(1,2,3)"');
    expect(all).not.toContain(loan.colours.emblem);
  });

  it('has a chosen line in two rows at most, between its marks', () => {
    const long = drawn(tonight(), 'word '.repeat(60).trim());
    const rows = [...long.matchAll(/font-style="italic">([^<]*)</g)].map(
      ([, words]) => words ?? '',
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^“word/);
    expect(rows[1]).toMatch(/…”$/);
    for (const words of rows) expect(words.length).toBeLessThanOrEqual(49);
  });
});
