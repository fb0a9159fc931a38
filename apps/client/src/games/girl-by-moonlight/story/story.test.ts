import type { BeatChange, LogEntry } from '@moonlit/rules';
import { linesOf } from '@moonlit/rules';
import { publicContent } from '@moonlit/rules/girl-by-moonlight';
import { bookTable, overTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { describe, expect, it } from 'vitest';
import { episodesOf } from './episodes';
import { storyOf } from './story';

const changed = (from: number, to: number): BeatChange[] => [
  { of: null, what: 'episode', from, to },
];

const texts = publicContent('at-the-brink-of-the-abyss');

describe('the story so far', () => {
  it('GBM-CYC-007: holds the series, its cast with fates and epilogues, its seasons and last words', () => {
    const { public: shared } = bookTable('interlude')
      .given(({ public: { series, protagonists, chronicle } }) => {
        series.name = 'The Nebula Crown';
        series.answers['our-shared-obligation'] = { picks: ['high school'], text: '', by: 'bev' };
        const { hawk } = protagonists;
        if (hawk) Object.assign(hawk, { status: 'lost', loss: 'Hawk stayed behind the gate.' });
        chronicle.push(
          { season: 1, episode: 1, kind: 'mission', text: 'They won the library back.' },
          { season: 1, episode: 2, kind: 'lost', text: 'Hawk is lost.' },
        );
      })
      .send('bev', { type: 'series.end' })
      .send('claire', { type: 'epilogue.write', about: 'raven', text: 'They sing.' })
      .send('anya', { type: 'epilogue.write', about: 'series', text: 'The city wakes.' }).state;
    const story = storyOf(shared, texts, []);
    expect(story.title).toBe('The Nebula Crown');
    expect(story.lead).toContain('Told in one season');
    expect(story.cast.find(({ id }) => id === 'raven')?.epilogue).toMatchObject({
      text: 'They sing.',
      by: 'Claire',
    });
    expect(story.cast.find(({ id }) => id === 'hawk')?.fate).toBe('Hawk stayed behind the gate.');
    expect(story.seasons[0]?.episodes.map(({ number }) => number)).toEqual(
      expect.arrayContaining([1, 2]),
    );
    expect(story.lastWords?.text).toBe('The city wakes.');
  });

  it('can be told at any time, before the texts have arrived and before anything was done', () => {
    expect(storyOf(bookTable('downtime').state.public, null, [])).toMatchObject({
      lead: 'At the brink of the abyss. Season 1, episode 1.',
      seasons: [],
      lastWords: null,
    });
  });

  it('TABLE-050: is told by what people wrote, episode by episode, with how each ended', () => {
    const table = overTable()
      .send('claire', { type: 'episode.next-time', nextTime: 'Something knocks.' })
      .send('bev', { type: 'episode.title', title: 'Ashes', next: true })
      .send('bev', { type: 'phase.next' });
    const shared = table.state.public;
    const lines = linesOf(shared.log).filter(({ beat }) => beat?.fiction || beat?.chapter);
    const [season] = storyOf(shared, texts, lines).seasons;
    expect(season?.episodes.map(({ number, title }) => [number, title])).toEqual([
      [1, ''],
      [2, 'Ashes'],
    ]);
    const [first] = season?.episodes ?? [];
    expect(first?.told.map(({ words, by }) => [words, by])).toEqual([
      ['Wings of ink', 'Claire'],
      ['Take the Nebula Crown', ''],
      ['The library burns for three nights.', 'Bev'],
    ]);
    expect(first?.end).toMatchObject({ outcome: 'won', nextTime: 'Something knocks.' });
  });

  it('TABLE-050: tells of episodes from before lines told anything what the table has kept', () => {
    const { public: shared } = bookTable('downtime').given(({ public: { chronicle, episode } }) => {
      episode.number = 3;
      chronicle.push(
        { season: 1, episode: 1, kind: 'mission', text: 'They won the library back.' },
        { season: 1, episode: 2, kind: 'mission', text: 'Told by lines as well.' },
      );
    }).state;
    const begins = { kind: 'episode-begins', about: [] };
    const lines: LogEntry[] = [
      { seq: 9, at: 0, by: 'bev', text: 'Episode 2.', beat: { ...begins, changes: changed(1, 2) } },
      {
        seq: 10,
        at: 0,
        by: 'claire',
        text: 'Raven…',
        beat: { kind: 'bond', about: [], fiction: 'Her hand' },
      },
      {
        seq: 12,
        at: 0,
        by: 'bev',
        text: 'Episode 3.',
        beat: { ...begins, changes: changed(2, 3) },
      },
    ];
    expect(
      episodesOf(shared, lines).map(({ number, told }) => [number, told.map(({ text }) => text)]),
    ).toEqual([
      [1, ['They won the library back.']],
      [2, ['Raven…']],
    ]);
  });
});
