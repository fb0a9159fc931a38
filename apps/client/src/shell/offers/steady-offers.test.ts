import { describe, expect, it } from 'vitest';
import type { OpenOffer } from '../state';
import { steadyOffers } from './steady-offers';

const harm = (more: Partial<OpenOffer> = {}): OpenOffer => ({
  key: 'harm',
  command: 'consequence.assign',
  with: {},
  label: 'Assign harm',
  place: 'director',
  ...more,
});
const asked = harm({ place: 'prompt', prompt: 'price' });
const writing = new Set(['harm']);

describe('an offer in whose form somebody is writing', () => {
  it('stays where it was begun when a question asks for it, and says which', () => {
    const drawn = steadyOffers([harm()], [asked], writing);
    expect(drawn).toEqual([harm({ asked: 'price' })]);
    expect(steadyOffers(drawn, [asked], writing)).toEqual(drawn);
  });

  it('stays with its question when that is not asked any more', () => {
    expect(steadyOffers([asked], [harm()], writing)).toEqual([asked]);
  });

  it('moves once the form is done', () => {
    const drawn = steadyOffers([harm()], [asked], writing);
    expect(steadyOffers(drawn, [asked], new Set())).toEqual([asked]);
  });

  it('takes over whatever else is new about it', () => {
    const detail = 'Two are left.';
    const drawn = steadyOffers([harm()], [{ ...asked, detail }], writing);
    expect(drawn).toEqual([harm({ detail, asked: 'price' })]);
  });

  it('leaves the others where the rules put them', () => {
    const other = harm({ key: 'other' });
    const moved = { ...other, place: 'roll' };
    expect(steadyOffers([harm(), other], [asked, moved], writing)[1]).toEqual(moved);
  });
});
