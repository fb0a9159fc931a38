import { describe, expect, it } from 'vitest';
import { heldSize } from './held-size';

const size = (height: number, width = 320) => ({ width, height });

describe('the height that a part keeps', () => {
  it('stays when others take something away from it', () => {
    expect(heldSize(size(200), size(120), false)).toEqual(size(200));
  });

  it('grows with what others add', () => {
    expect(heldSize(size(200), size(260), false)).toEqual(size(260));
  });

  it('is given back by whoever does it themselves, or does not see it', () => {
    expect(heldSize(size(200), size(120), true)).toEqual(size(120));
  });

  it('is measured anew when the screen is turned', () => {
    expect(heldSize(size(200), size(90, 700), false)).toEqual(size(90, 700));
  });
});
