import { describe, expect, it } from 'vitest';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { faceForm } from './face';

const write = (table: StarsTable) =>
  ({ type: 'protagonist.identity', protagonist: table.of('anya').id }) as const;
const fields = (table: StarsTable) => table.offers('anya', 'protagonist.identity')[0]?.fields ?? [];

describe('A face', () => {
  it('TABLE-243: of each kind a part may be chosen, and none has to be', () => {
    const table = seated();
    for (const name of ['hair', 'collar', 'robe', 'token', 'posture']) {
      const field = fields(table).find((one) => one.name === name);
      expect(field).toMatchObject({ kind: 'choice', required: false });
      expect(field).not.toHaveProperty('initial');
    }
    table.send('anya', { ...write(table), looks: 'A jacket too big' });
    expect(table.of('anya')).not.toHaveProperty('face');
  });

  it('TABLE-243: what was chosen is kept, with what is chosen later, and stands in the form', () => {
    const table = seated();
    table.send('anya', { ...write(table), hair: 'braid', token: 'lamp' });
    table.send('anya', { ...write(table), token: 'bird', pronouns: 'she' });
    expect(table.of('anya')).toMatchObject({
      face: { hair: 'braid', token: 'bird' },
      pronouns: 'she',
    });
    const initial = (name: string) => fields(table).find((one) => one.name === name);
    expect(initial('hair')).toMatchObject({ initial: 'braid' });
    expect(initial('robe')).not.toHaveProperty('initial');
    expect(table.lastLine()?.text).toBe('Ari: who they are is written down.');
  });

  it('TABLE-003, TABLE-006: for its player and the referee, of the parts that there are', () => {
    const table = seated();
    const hooded = { ...write(table), hair: 'curls' } as const;
    expect(table.try('carl', hooded)?.rule).toBe('TABLE-003');
    expect(table.try('bev', hooded)).toBeNull();
    expect(faceForm.shape.hair.safeParse('hood').success).toBe(false);
    expect(faceForm.shape.robe.safeParse(undefined).success).toBe(true);
  });
});
