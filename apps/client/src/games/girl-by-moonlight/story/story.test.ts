import { publicContent } from '@moonlit/rules/girl-by-moonlight';
import { bookTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { describe, expect, it } from 'vitest';
import { fileName } from './page';
import { storyOf } from './story';

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
    const story = storyOf(shared, texts);
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
    expect(storyOf(bookTable('downtime').state.public, null)).toMatchObject({
      lead: 'At the brink of the abyss. Season 1, episode 1.',
      seasons: [],
      lastWords: null,
    });
  });

  it('is kept in a file that every device can name', () => {
    expect(fileName('The Nebula Crown: “Éclipse”/2')).toBe('the-nebula-crown-eclipse-2.html');
    expect(fileName('夜')).toBe('our-story.html');
  });
});
