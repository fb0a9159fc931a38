import { describe, expect, it } from 'vitest';
import { glossary } from './glossary';
import { actions, attributes, effects, phases, positions, xpTracks } from './vocabulary';

const terms = glossary.flatMap(({ terms }) => terms);
const ids = new Set(terms.map(({ id }) => id));

/** Xp tracks are called after their attribute; that of the playbook has words of its own. */
const tracks = xpTracks.map((track) => (track === 'playbook' ? 'playbook-xp' : track));

/** What else stands on screens, besides the vocabulary that the rules go by. */
const onScreens = [
  ...['director', 'protagonist', 'playbook', 'playset', 'adversary', 'secondary-character'],
  ...['engagement', 'flashback', 'tier', 'investigation', 'project', 'clock'],
  ...['push', 'assist', 'poisoned-promise', 'set-up', 'group-action', 'fortune-roll'],
  ...['stress', 'harm', 'armour', 'special-armour', 'recovery', 'eclipse', 'transcend', 'link'],
  ...['promise', 'consequence', 'resist', 'protect', 'advance', 'out-of-action', 'critical'],
];

describe('The glossary', () => {
  it.each([
    ...[...actions, ...attributes, ...phases, ...positions, ...effects, ...tracks, ...onScreens],
  ])('says what “%s” is', (word) => {
    expect(ids.has(word)).toBe(true);
  });
});
