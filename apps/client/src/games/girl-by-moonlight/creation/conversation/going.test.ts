import { describe, expect, it } from 'vitest';
import { END, following } from './going';

const all = ['world', 'agenda', 'sacred', 'roles'];

describe('the way through the questions', () => {
  it('begins with the first that is open, and goes on in the book’s order', () => {
    expect(following(null, { all, open: all, later: [] })).toBe('world');
    expect(following('world', { all, open: ['sacred', 'roles'], later: [] })).toBe('sacred');
  });

  it('goes back to what was passed over, before it ends', () => {
    expect(following('roles', { all, open: ['agenda'], later: [] })).toBe('agenda');
    expect(following('roles', { all, open: [], later: [] })).toBe(END);
  });

  it('comes back to what was left for later when nothing else is open, in that order', () => {
    const later = ['sacred', 'agenda'];
    expect(following('agenda', { all, open: all, later })).toBe('roles');
    expect(following('roles', { all, open: ['agenda', 'sacred'], later })).toBe('sacred');
    expect(following('sacred', { all, open: ['agenda'], later })).toBe('agenda');
  });

  it('ends with the last one left for later, which is open still', () => {
    expect(following('agenda', { all, open: ['agenda'], later: ['agenda'] })).toBe(END);
  });
});
