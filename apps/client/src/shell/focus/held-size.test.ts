import { describe, expect, it } from 'vitest';
import { givenBack, heldSize } from './held-size';

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

describe('what is given back of a height that is kept for nothing', () => {
  const view = { top: 50, bottom: 600 };
  const room = { above: 2_000, below: 2_000 };

  it('is nothing while what stands above it and what stands below it are seen', () => {
    expect(givenBack({ from: 200, to: 500, view, ...room })).toBe(0);
  });

  it('is all of it where only what stands above is seen, as far as the page goes on', () => {
    expect(givenBack({ from: 200, to: 1_300, view, ...room })).toBe(1_100);
    expect(givenBack({ from: 200, to: 1_300, view, ...room, below: 400 })).toBe(400);
  });

  it('is all of it where only what stands below is seen, as far as that can be held by scrolling', () => {
    expect(givenBack({ from: -700, to: 300, view, ...room })).toBe(1_000);
    expect(givenBack({ from: -700, to: 300, view, ...room, above: 800 })).toBe(800);
  });

  it('is all of it where nothing else is seen', () => {
    expect(givenBack({ from: -100, to: 900, view, ...room })).toBe(1_000);
  });

  it('is nothing where it is full', () => {
    expect(givenBack({ from: 700, to: 700, view, ...room })).toBe(0);
  });
});
