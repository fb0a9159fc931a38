import { describe, expect, it } from 'vitest';
import { promptsOf } from '../../../testing/prompts';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { atTheirWorst } from '../testing/people';
import type { WoundKind } from '../vocabulary';
import { borne } from './wounds';

const wound = (kind: WoundKind) =>
  ({ wound: kind, lasting: 'temporary', alignment: 'negative' }) as const;

/** Ari has Wounds of these kinds. */
function wounded(...kinds: WoundKind[]): StarsTable {
  const table = seated();
  for (const [at, kind] of kinds.entries()) {
    table.withTrait('anya', `Wound ${at}`, wound(kind), 'wound');
  }
  return table;
}

const woundsOf = (table: StarsTable, kind = 'wound') =>
  Object.values(table.state.public.traits)
    .filter((trait) => trait.kind === kind && trait.of === table.of('anya').id)
    .map((trait) => trait.wound);

const give = (table: StarsTable, kind: WoundKind) =>
  table.send('bev', { type: 'wound.give', protagonist: table.of('anya').id, kind });

const choose = (table: StarsTable, outcome: 'retire' | 'vanish' | 'linger') =>
  table.send('anya', { type: 'defeat.choose', protagonist: table.of('anya').id, outcome });

describe('Wounds', () => {
  it('SNS-1701, 1704: the referee gives one of a kind: a Temporary Negative Trait', () => {
    const table = seated();
    const { id: protagonist } = table.of('anya');
    table.send('bev', { type: 'wound.give', protagonist, kind: 'physical', text: 'A split lip' });
    expect(table.trait('A split lip')).toMatchObject({
      ...{ kind: 'wound', of: protagonist, wound: 'physical' },
      ...{ lasting: 'temporary', alignment: 'negative', free: 0 },
    });
    const refused = table.try('carl', { type: 'wound.give', protagonist, kind: 'physical' });
    expect(refused).toMatchObject({ rule: 'TABLE-002' });
  });

  it('SNS-1703: they last across scenes and sessions', () => {
    const table = wounded('mental').send('bev', { type: 'scene.set', text: 'Home' });
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.start' });
    expect(woundsOf(table)).toEqual(['mental']);
  });

  it('SNS-1707: Therapy treats body and mind, Networking what is Social; oneself, too; once', () => {
    const table = wounded('physical', 'social');
    const heal = (at: number) =>
      table.try('anya', { type: 'wound.heal', check: table.checkId, wound: `Wound ${at}` });
    table.check('anya', { skill: 'therapy', action: 'bolster' }, 9, 8, 9).close('anya');
    expect(heal(1)).toMatchObject({ rule: 'SNS-1707' });
    const { version = 0 } = table.state.public.check ?? {};
    expect(heal(0)).toBeNull();
    // Whoever has read the Check before reads it again.
    expect(table.state.public.check?.version).toBe(version + 1);
    expect(woundsOf(table)).toEqual(['social']);
    expect(heal(1)).toMatchObject({ code: 'already-done' });
    table.check('anya', { skill: 'networking', action: 'bolster' }, 9, 8, 9).close('anya');
    expect(heal(1)).toBeNull();
    expect(woundsOf(table)).toEqual([]);
  });

  it('SNS-1707: an ally’s, by a success alone', () => {
    const table = wounded('mental');
    const heal = () =>
      table.try('carl', { type: 'wound.heal', check: table.checkId, wound: 'Wound 0' });
    table.check('carl', { skill: 'therapy', action: 'bolster' }, 2, 3).close('carl');
    expect(heal()).toMatchObject({ rule: 'SNS-1605' });
    expect(woundsOf(table)).toEqual(['mental']);
  });

  it('SNS-1708: five are borne, and the sixth is none: it defeats', () => {
    const table = wounded('mental', 'mental', 'physical', 'physical');
    give(table, 'social');
    expect(table.of('anya').standing).toBe('in');
    expect(woundsOf(table)).toHaveLength(5);
    table.with('anya', { transformed: { filled: 0, temporary: 0 } });
    give(table, 'mental');
    expect(table.of('anya')).toMatchObject({ standing: 'defeated', transformed: null });
    expect(woundsOf(table)).toHaveLength(5);
    expect(promptsOf(table.state)[`defeat:${table.of('anya').id}`]?.to).toEqual(['anya']);
    const { id: protagonist } = table.of('anya');
    expect(table.try('bev', { type: 'wound.give', protagonist, kind: 'mental' })).not.toBeNull();
  });

  it('SNS-1708: a Wound of a blow may be the sixth, and what is left of the blow is gone', () => {
    const table = wounded('mental', 'mental', 'physical', 'physical', 'social');
    table.with('anya', { despair: 10 });
    const { id: protagonist } = table.of('anya');
    table.send('bev', { type: 'despair.deal', protagonist, points: 15 });
    const [blow = ''] = Object.keys(table.state.public.blows);
    table.send('anya', { type: 'despair.take', blow });
    table.send('bev', { type: 'wound.name', blow, kind: 'social' });
    expect(table.of('anya').standing).toBe('defeated');
    expect(table.state.public.blows).toEqual({});
  });

  it('SNS-1708: by a house rule a Lingering Wound is one of the five (Q15)', () => {
    const table = wounded('mental', 'mental', 'physical', 'physical');
    table.withTrait('anya', 'It stays', { ...wound('social'), lasting: 'permanent' }, 'lingering');
    expect(borne(table.state, table.of('anya').id)).toBe(4);
    table.send('bev', { type: 'table.house-rule', rule: 'lingering', value: 'counts' });
    expect(borne(table.state, table.of('anya').id)).toBe(5);
    give(table, 'social');
    expect(table.of('anya').standing).toBe('defeated');
  });
});

describe('Defeat', () => {
  const defeated = () =>
    give(wounded('mental', 'mental', 'physical', 'physical', 'social'), 'mental');

  it('SNS-1711, 1712: T22, a Lingering Wound of the last one’s kind; ordinary ones of that kind are gone', () => {
    const table = choose(defeated(), 'linger');
    expect(woundsOf(table, 'lingering')).toEqual(['mental']);
    expect(woundsOf(table)).toEqual(['physical', 'physical', 'social']);
    expect(table.of('anya').standing).toBe('out');
    expect(table.trait('Lingering Mental Wound')).toMatchObject({
      lasting: 'permanent',
      alignment: 'negative',
      wound: 'mental',
    });
    const { id: protagonist } = table.of('anya');
    expect(promptsOf(table.state)[`defeat:${protagonist}`]?.to).toEqual(['bev']);
    table.send('bev', { type: 'defeat.word', protagonist, text: 'Hears the water' });
    expect(table.trait('Hears the water').kind).toBe('lingering');
    expect(table.state.public.defeats).toEqual({});
  });

  it('SNS-1711: it is chosen once, by its player, and worded by the referee', () => {
    const table = defeated();
    const { id: protagonist } = table.of('anya');
    const linger = { type: 'defeat.choose', protagonist, outcome: 'linger' } as const;
    const word = { type: 'defeat.word', protagonist, text: 'So' } as const;
    expect(table.try('bev', word)).toMatchObject({ rule: 'SNS-1711' });
    expect(table.try('carl', linger)).toMatchObject({ rule: 'TABLE-003' });
    table.send('anya', linger);
    expect(table.try('anya', linger)).toMatchObject({ code: 'already-done', rule: 'SNS-1711' });
    expect(table.try('anya', word)).toMatchObject({ rule: 'TABLE-002' });
  });

  it('SNS-1712: who is out acts no more, until the referee brings them back', () => {
    const table = choose(defeated(), 'linger');
    const { id: protagonist } = table.of('anya');
    const act = { type: 'compel.skill', protagonist, skill: 'strength' } as const;
    expect(table.try('anya', act)).not.toBeNull();
    expect(table.try('anya', { type: 'defeat.back', protagonist })).toMatchObject({
      rule: 'TABLE-002',
    });
    table.send('bev', { type: 'defeat.back', protagonist });
    expect(table.of('anya').standing).toBe('in');
    const again = table.try('bev', { type: 'defeat.back', protagonist });
    expect(again).toMatchObject({ rule: 'SNS-1712' });
  });

  it('SNS-1709: whoever retires leaves, and their player makes somebody new', () => {
    const table = choose(defeated(), 'retire');
    expect(table.of('anya')).toMatchObject({ standing: 'gone', vanished: 'no' });
    table.send('anya', { type: 'protagonist.create', name: 'Ada' });
    const { id: protagonist } = table.of('anya');
    const refused = table.try('anya', { type: 'protagonist.class', protagonist, class: 'Comet' });
    expect(refused).toMatchObject({ rule: 'SNS-1709' });
    expect(table.try('bev', { type: 'defeat.offer-return', protagonist })).toMatchObject({
      rule: 'SNS-1710',
    });
  });

  it('SNS-1710: who has vanished returns if the referee offers it and the player agrees', () => {
    const table = choose(defeated(), 'vanish');
    const { id: protagonist } = table.of('anya');
    const agree = (agreed: boolean) =>
      table.try('anya', { type: 'defeat.return', protagonist, agreed });
    expect(agree(true)).toMatchObject({ rule: 'SNS-1710' });
    table.send('bev', { type: 'defeat.offer-return', protagonist });
    expect(promptsOf(table.state)[`return:${protagonist}`]?.to).toEqual(['anya']);
    expect(agree(false)).toBeNull();
    expect(table.of('anya')).toMatchObject({ standing: 'gone', vanished: 'gone' });
    expect(table.lastLine()?.text).not.toContain('returns');
    table.send('bev', { type: 'defeat.offer-return', protagonist });
    expect(agree(true)).toBeNull();
    expect(table.lastLine()?.text).toBe('Ari returns to the story.');
    expect(table.of('anya')).toMatchObject({ standing: 'in', vanished: 'no' });
  });

  it('SNS-2220: a Wish leaves no choice: the referee says what it costs, and nothing undoes it', () => {
    const table = atTheirWorst();
    const una = Object.values(table.state.public.protagonists).find(({ name }) => name === 'Una');
    const protagonist = una?.id ?? '';
    const linger = { type: 'defeat.choose', protagonist, outcome: 'linger' } as const;
    expect(table.try('carl', linger)).toMatchObject({ rule: 'SNS-2220' });
    const ari = { type: 'defeat.fate', protagonist: table.of('anya').id, text: 'Gone' } as const;
    expect(table.try('bev', ari)).toMatchObject({ rule: 'SNS-1708' });
    table.send('bev', { type: 'defeat.fate', protagonist, text: 'A star more' });
    expect(table.state.public.protagonists[protagonist]?.standing).toBe('gone');
    expect(table.try('bev', { type: 'defeat.offer-return', protagonist })).toMatchObject({
      rule: 'SNS-1710',
    });
  });
});
