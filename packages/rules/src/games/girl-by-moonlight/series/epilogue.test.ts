import { describe, expect, it } from 'vitest';
import { bookTable } from '../testing';

const season = () => bookTable('interlude');

describe('between seasons', () => {
  it('GBM-CYC-007: a player lets a protagonist go and makes a new one', () => {
    const table = season().send('claire', {
      type: 'character.retire',
      protagonist: 'raven',
      how: 'They open a school of music.',
    });
    expect(table.protagonist('raven')).toMatchObject({ status: 'lost', seat: null });
    expect(table.state.public.chronicle.at(-1)).toMatchObject({
      kind: 'lost',
      text: 'Raven leaves the story: They open a school of music.',
    });
    expect(table.offers('claire', 'character.create').length).toBeGreaterThan(0);
  });

  it('GBM-CYC-007: nobody retires in the middle of an episode, nor somebody else’s', () => {
    const retire = { type: 'character.retire', protagonist: 'raven', how: 'Bored.' } as const;
    expect(bookTable('mission').try('claire', retire)).toMatchObject({ code: 'wrong-phase' });
    expect(season().try('dylan', retire)).toMatchObject({ code: 'not-yours' });
  });

  it('GBM-ADV-010, GBM-CYC-007: the next season begins with an empty adversary track', () => {
    const table = season().given((state) => {
      state.public.series.adversary = 15;
    });
    table.send('bev', { type: 'phase.next' });
    expect(table.state.public).toMatchObject({
      phase: 'obligation',
      series: { season: 2, adversary: 0 },
    });
  });
});

describe('the end of a series', () => {
  const ended = () => season().send('bev', { type: 'series.end', reason: 'It is told.' });

  it('GBM-CYC-007: the director ends it between seasons, and only then', () => {
    expect(bookTable('downtime').try('bev', { type: 'series.end' })).toMatchObject({
      code: 'wrong-phase',
      instead: expect.any(String),
    });
    expect(season().try('claire', { type: 'series.end' })).toMatchObject({ code: 'not-allowed' });
    expect(ended().state.public.phase).toBe('epilogue');
  });

  it('GBM-CYC-007: everybody writes what becomes of theirs, and of the lost and the series', () => {
    const table = ended()
      .send('claire', { type: 'epilogue.write', about: 'raven', text: 'They sing.' })
      .send('dylan', { type: 'epilogue.write', about: 'series', text: 'The city wakes.' });
    expect(table.state.public.epilogue).toEqual({
      raven: { text: 'They sing.', by: 'claire' },
      series: { text: 'The city wakes.', by: 'dylan' },
    });
    expect(
      table.try('dylan', { type: 'epilogue.write', about: 'raven', text: 'No, they dance.' }),
    ).toMatchObject({ code: 'not-yours' });
    expect(table.try('bev', { type: 'phase.next' })).toMatchObject({ code: 'wrong-phase' });
  });

  it('GBM-MIS-005: missions stand in the memory of the series with how they ended', () => {
    const table = bookTable('mission').send('bev', { type: 'mission.end', outcome: 'success' });
    expect(table.state.public.chronicle).toMatchObject([
      {
        kind: 'mission',
        season: 1,
        episode: 1,
        text: 'Reclaim an object of power: Take the Nebula Crown (a success)',
      },
    ]);
  });
});
