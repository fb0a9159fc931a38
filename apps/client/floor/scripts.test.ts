import { describe, expect, it } from 'vitest';
import { aboveFloor } from './scripts.ts';

const features = (source: string) => aboveFloor(source).map(({ feature }) => feature);

describe('a script above the floor', () => {
  it.each([
    ['a member that only newer browsers have', 'e.checkVisibility()', 'Element.checkVisibility'],
    ['one that is read', 'return_(e.getHTML)', 'Element.getHTML'],
    [
      'one of something there is one of',
      'document.startViewTransition(f)',
      'Document.startViewTransition',
    ],
    ['what is there for all', 'requestIdleCallback(work)', 'Window.requestIdleCallback'],
    ['the same, by its place', 'window.requestIdleCallback(work)', 'Window.requestIdleCallback'],
    ['what is made anew', 'new CloseWatcher()', 'CloseWatcher'],
    ['what the language has come to have', 'Object.groupBy(all, by)', 'Object.groupBy'],
    ['an expression of sets', '/[\\p{L}--q]/v.test(t)', 'RegExp.unicodeSets'],
    ['by its name in quotes', 'e["checkVisibility"]()', 'Element.checkVisibility'],
    [
      'under a test of something else',
      'if (e.focus) e.checkVisibility()',
      'Element.checkVisibility',
    ],
    [
      'asked for after it was used',
      'e.checkVisibility(); if (!e.checkVisibility) f()',
      'Element.checkVisibility',
    ],
    [
      'in what catches, not in what is tried',
      'try { f() } catch { e.checkVisibility() }',
      'Element.checkVisibility',
    ],
  ])('is found: %s', (_, source, feature) => {
    expect(features(source)).toEqual([feature]);
  });

  it('says who lacks it, and where it stands', () => {
    const [use] = aboveFloor('const seen = one.checkVisibility();');
    expect(use).toMatchObject({
      missing: ['safari', 'safari_ios'],
      code: expect.stringContaining('one.checkVisibility()'),
    });
  });

  it.each([
    ['asked for by a call that may be none', 'e.checkVisibility?.()'],
    ['tested around it', 'if (e.checkVisibility) e.checkVisibility()'],
    ['tested before it', 'e.checkVisibility && e.checkVisibility()'],
    ['tested among other things', 'a && e.checkVisibility && b ? e.checkVisibility() : c'],
    ['tested by its name', '"checkVisibility" in e ? e.checkVisibility() : f()'],
    ['tested by its kind', 'if (typeof navigator.share === "function") navigator.share(x)'],
    ['left before', 'function f(e) { if (!e.checkVisibility) return; e.checkVisibility() }'],
    ['tried', 'try { e.checkVisibility() } catch { f() }'],
    ['only asked for', 'const can = typeof navigator.share === "function"'],
    ['set by oneself', 'page.checkVisibility = f'],
    ['a name of one’s own', 'const CloseWatcher = f(); new CloseWatcher()'],
    ['of something that all have', 'list.values(); document.querySelector("a")'],
    ['the name of a part', 'f({ checkVisibility: true })'],
  ])('is none: %s', (_, source) => {
    expect(features(source)).toEqual([]);
  });
});
