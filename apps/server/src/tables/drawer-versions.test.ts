import type { Offer } from '@moonlit/rules';
import { expect, it } from 'vitest';
import { DrawerVersions } from './drawer-versions';

const offer = (label: string): Offer => ({ command: 'count', with: {}, label, place: 'desk' });

it('tells what is different from a version of the same drawer, and of no other', () => {
  const versions = new DrawerVersions();
  const version = versions.of('bev/desk', { a: offer('A'), b: offer('B'), c: offer('C') });
  const now = { a: offer('A'), b: offer('New') };
  expect(versions.changesSince('bev/desk', version, now)).toEqual({
    changed: { b: offer('New') },
    gone: ['c'],
  });
  expect(versions.changesSince('anya/desk', version, now)).toBeNull();
  expect(versions.changesSince('bev/sheet', version, now)).toBeNull();
});

it('tells nothing less than the whole where something is new, or a version is long forgotten', () => {
  const versions = new DrawerVersions();
  const first = { a: offer('A') };
  const version = versions.of('bev/desk', first);
  expect(versions.of('bev/desk', first)).toBe(version);
  expect(versions.changesSince('bev/desk', version, { ...first, b: offer('B') })).toBeNull();
  for (let n = 0; n < 20; n += 1) versions.of('bev/desk', { a: offer(`${n}`) });
  expect(versions.changesSince('bev/desk', version, first)).toBeNull();
});

it('remembers sixteen versions', () => {
  const versions = new DrawerVersions();
  const first = { a: offer('A') };
  const version = versions.of('bev/desk', first);
  for (let n = 0; n < 15; n += 1) versions.of('bev/desk', { a: offer(`${n}`) });
  expect(versions.changesSince('bev/desk', version, first)).toEqual({ changed: {}, gone: [] });
  versions.of('bev/desk', { a: offer('One more') });
  expect(versions.changesSince('bev/desk', version, first)).toBeNull();
});
