import { describe, expect, it } from 'vitest';
import type { OpenOffer } from '../table/view';
import { found, isByHand, subjects } from './by-hand-lists';

function offer(command: string, label: string, group: string, protagonist?: string): OpenOffer {
  return {
    key: `${command}:${label}`,
    command,
    with: protagonist ? { protagonist } : {},
    label,
    group,
    place: 'director',
    fields: [{ name: 'reason', kind: 'text', label: 'Why', max: 300, required: true }],
  };
}

const stress = offer('override.protagonist', 'Raven: stress', 'Now', 'raven');
const promises = offer('override.promise', 'Raven: promises', 'Bonds', 'raven');
const hawk = offer('override.protagonist', 'Hawk: stress', 'Now', 'hawk');
const phase = offer('override.phase', 'Go to another phase', 'The cycle');
const all = [stress, hawk, phase, promises];

describe('What can be set by hand', () => {
  it('is what overrules play', () => {
    expect(all.every(isByHand)).toBe(true);
    expect(isByHand(offer('note.write', 'Write a note', ''))).toBe(false);
  });

  it('is sorted by whom it is about, the table first, and by topic', () => {
    expect(subjects(all)).toEqual([
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
    expect(subjects([])).toEqual([]);
  });

  it('is found by the beginnings of its words', () => {
    expect(found(all, 'STR')).toEqual([stress, hawk]);
    expect(found(all, 'rav str')).toEqual([stress]);
    expect(found(all, 'bonds')).toEqual([promises]);
    expect(found(all, 'ress')).toEqual([]);
    expect(found(all, ' ')).toEqual([]);
  });
});
