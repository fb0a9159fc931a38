import { describe, expect, it } from 'vitest';
import type { OpenOffer } from '../state';
import { found, subjects } from './by-hand-lists';

function offer(command: string, label: string, group: string, hero?: string): OpenOffer {
  return {
    key: `${command}:${label}`,
    command,
    with: hero ? { hero } : {},
    label,
    group,
    place: 'director',
    fields: [{ name: 'reason', kind: 'text', label: 'Why', max: 300, required: true }],
  };
}

const stress = offer('override.hero', 'Raven: stress', 'Now', 'raven');
const promises = offer('override.promise', 'Raven: promises', 'Bonds', 'raven');
const hawk = offer('override.hero', 'Hawk: stress', 'Now', 'hawk');
const phase = offer('override.phase', 'Go to another phase', 'The cycle');
const about = ({ with: { hero } }: OpenOffer) => (typeof hero === 'string' ? hero : null);
const all = [stress, hawk, phase, promises];

describe('What can be set by hand', () => {
  it('is sorted by whom it is about, the table first, and by topic', () => {
    expect(subjects(all, about)).toEqual([
      { id: null, topics: [{ title: 'The cycle', offers: [phase] }] },
      {
        id: 'raven',
        topics: [
          { title: 'Now', offers: [stress] },
          { title: 'Bonds', offers: [promises] },
        ],
      },
      { id: 'hawk', topics: [{ title: 'Now', offers: [hawk] }] },
    ]);
    expect(subjects([], about)).toEqual([]);
  });

  it('is found by the beginnings of its words', () => {
    expect(found(all, 'STR')).toEqual([stress, hawk]);
    expect(found(all, 'rav str')).toEqual([stress]);
    expect(found(all, 'bonds')).toEqual([promises]);
    expect(found(all, 'ress')).toEqual([]);
    expect(found(all, ' ')).toEqual([]);
  });
});
