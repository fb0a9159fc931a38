import { describe, expect, it } from 'vitest';
import type { Field, Offer } from '../../../engine';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

/** Raven has a link with Hawk, and stress to lose. */
const linked = () => bookTable().givenProtagonist('raven', { stress: 4, links: { hawk: 1 } });

const spend = {
  type: 'links.spend',
  protagonist: 'raven',
  with: 'hawk',
  effect: 'recover-self',
} as const;

const how = ({ fields }: Offer): Field | undefined => fields?.find(({ name }) => name === 'how');

/** What can be picked with a thumb for the first offer of this kind. */
function ideas(table: TestTable, seat: string, command: string): string[] {
  const field = table.offers(seat, command).map(how)[0];
  return field?.kind === 'text' ? (field.suggestions ?? []) : [];
}

describe('how a bond gives strength', () => {
  it('GBM-LNK-004: is asked when a link is spent', () => {
    const table = linked();
    const asked = table.offers('claire', 'links.spend').map(how);
    expect(asked.every((field) => field?.label === 'How does the bond give strength?')).toBe(true);
    table.send('claire', { ...spend, how: 'Their trust' });
    expect(table.protagonist('raven')).toMatchObject({ stress: 2, links: { hawk: 0 } });
    expect(table.lastLine).toContain('Their trust');
  });

  it('TABLE-052: may be said at the table instead', () => {
    const table = linked().send('claire', spend);
    expect(table.protagonist('raven')).toMatchObject({ stress: 2, links: { hawk: 0 } });
    expect(table.lastLine).toContain('draws on the bond with Hawk.');
  });

  it('GBM-LNK-004: is a tap away, a promise between them first', () => {
    expect(ideas(linked(), 'claire', 'links.spend')).not.toContain('Our promise');
    const promised = linked().givenProtagonist('hawk', {
      promises: [{ id: 'p', kind: 'extra', text: 'I will outsing her', with: ['raven'] }],
    });
    expect(ideas(promised, 'claire', 'links.spend')[0]).toBe('Our promise');
  });

  it('GBM-LNK-004, 007: is asked for help with a roll, where an answer can wait', () => {
    const table = linked()
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    const fields = table.offers('claire', 'roll.assist').map(how);
    expect(fields.map((field) => field?.label)).toEqual([
      'How do you help?',
      'How does the bond give strength?',
    ]);
    expect(fields[1]).toMatchObject({ required: false });
  });

  it('GBM-LNK-004, 008: and told when a friend is kept from eclipse', () => {
    const table = bookTable()
      .givenProtagonist('hawk', { links: { fawn: 1 } })
      .given(({ public: shared }) => {
        shared.eclipses.fawn = {
          protagonist: 'fawn',
          stage: 'rescue',
          attribute: 'moon',
          result: null,
          band: 'partial',
          declined: [],
        };
      });
    const [offer] = table
      .offers('dylan', 'eclipse.rescue')
      .filter(({ with: by }) => by.via === 'link');
    expect(offer && how(offer)).toMatchObject({ required: false });
    table.send('dylan', {
      type: 'eclipse.rescue',
      protagonist: 'fawn',
      by: 'hawk',
      via: 'link',
      how: 'A hand in the dark',
    });
    expect(table.lastLine).toContain('A hand in the dark');
  });
});
