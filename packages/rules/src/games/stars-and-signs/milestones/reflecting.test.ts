import { describe, expect, it } from 'vitest';
import type { Memory, Trait } from '../protagonists/trait';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import type { Alignment } from '../vocabulary';
import { movedBy } from './advancing';
import { stepNow } from './progress';

const felt = (...tones: Alignment[]): Memory[] => tones.map((tone) => ({ text: 'A night', tone }));
const two = { memories: felt('neutral', 'neutral') };
const about = (table: StarsTable) => ({ protagonist: table.of('anya').id });

/** Ari has come to the Reflection of a Minor Milestone, with such Traits besides. */
function reflecting(...traits: [string, Trait['kind'], Partial<Trait>?][]) {
  const table = seated();
  for (const [text, kind, more = {}] of traits) table.withTrait('anya', text, more, kind);
  return table.send('bev', { type: 'milestone.begin', kind: 'minor', challenges: 0 });
}
type Said = Omit<
  Extract<Parameters<StarsTable['send']>[1], { type: 'milestone.reflect' }>,
  'type' | 'protagonist' | 'trait'
>;
const command = (table: StarsTable, trait: string, said: Said = {}) =>
  ({ type: 'milestone.reflect', ...about(table), trait, ...said }) as const;
const reflect = (table: StarsTable, trait: string, said: Said = {}) =>
  table.send('anya', command(table, trait, said));
const ruleOf = (table: StarsTable, trait: string, said: Said = {}) =>
  table.try('anya', command(table, trait, said))?.rule;

describe('a Reflection', () => {
  it('SNS-2103, 2104: gives one Aspect, one Agenda and one Connection a Memory each', () => {
    const table = reflecting(['Mask', 'aspect'], ['Heart', 'aspect'], ['Win', 'agenda']);
    const tie = table.trait('Cole').id;
    reflect(table, 'Mask', { text: 'I smiled', tone: 'positive' });
    expect(table.trait('Mask').memories).toEqual([{ text: 'I smiled', tone: 'positive' }]);
    expect(ruleOf(table, 'Heart')).toBe('SNS-2103');
    reflect(table, 'Win');
    expect(stepNow(table.state, table.of('anya'))).toBe('reflect');
    reflect(table, tie);
    // All three places are taken, so it is done by itself.
    expect(stepNow(table.state, table.of('anya'))).toBeNull();
    expect(table.trait('Heart').memories).toEqual([]);
  });

  it('SNS-2103: is on a Trait of one’s own that has Memories, and may be left out', () => {
    const table = reflecting(['My sister', 'anchor'], ['Mask', 'aspect']);
    table.withTrait('carl', 'His heart', {}, 'aspect');
    expect(ruleOf(table, 'My sister')).toBe('SNS-2103');
    expect(ruleOf(table, 'His heart')).toBe('SNS-2103');
    table.send('anya', { type: 'milestone.pass', ...about(table), step: 'reflect' });
    expect(table.trait('Mask').memories).toEqual([]);
  });

  it('SNS-1209: the tone and the words may be thought over until the third Memory', () => {
    const table = reflecting(['Mask', 'aspect']);
    reflect(table, 'Mask', { text: 'I smiled', tone: 'positive' });
    const change = { type: 'memory.change', trait: 'Mask', at: 0, tone: 'negative' } as const;
    table.send('anya', { ...change, text: 'I lied' });
    expect(table.trait('Mask').memories).toEqual([{ text: 'I lied', tone: 'negative' }]);
    expect(table.try('carl', { ...change, text: '' })?.rule).toBe('TABLE-003');
    expect(table.try('anya', { ...change, at: 1, text: '' })).not.toBeNull();
  });
});

describe('the third Memory', () => {
  it('SNS-2105, 1204, 2210: clears all and advances an Aspect: a rank in a Magical Affinity', () => {
    const table = reflecting(
      ['Mask', 'aspect', two],
      ['Falling stars', 'affinity', { rank: 1, magical: true }],
    );
    const fieldOf = (at: StarsTable) =>
      at
        .offers('anya', 'milestone.reflect')
        .find(({ with: of }) => of.trait === at.trait('Mask').id)
        ?.fields?.find(({ name }) => name === 'affinity');
    // The only one stands there; of two nothing is chosen for anybody.
    expect(fieldOf(table)).toMatchObject({ initial: 'Falling stars' });
    const more = table.given(({ public: { traits } }) => {
      const falling = Object.values(traits).find(({ text }) => text === 'Falling stars');
      if (falling) traits.ash = { ...falling, id: 'ash', text: 'Ash' };
    });
    expect(fieldOf(more)).toMatchObject({ initial: '', suggestions: ['Ash', 'Falling stars'] });
    reflect(table, 'Mask', { affinity: 'falling stars' });
    expect(table.trait('Mask').memories).toEqual([]);
    // An even rank brings its free invoke at once (SNS-1505).
    expect(table.trait('Falling stars')).toMatchObject({ rank: 2, free: 1, magical: true });
    const fresh = reflecting(['Mask', 'aspect', two]);
    reflect(fresh, 'Mask', { affinity: 'Embers' });
    expect(fresh.trait('Embers')).toMatchObject({ rank: 1, magical: true, kind: 'affinity' });
  });

  it('SNS-2105: one Affinity has to be named with it, and with no other Memory', () => {
    const table = reflecting(['Mask', 'aspect', two], ['Heart', 'aspect']);
    expect(ruleOf(table, 'Mask')).toBe('SNS-2105');
    expect(ruleOf(table, 'Heart', { affinity: 'Embers' })).toBe('TABLE-112');
  });

  it('SNS-1207, 1208 (T32): advances a Connection: an Affinity in its target, and it moves', () => {
    const table = reflecting();
    const { id } = table.trait('Cole');
    table.given(({ public: { traits } }) => {
      Object.assign(traits[id] ?? {}, { memories: felt('negative', 'negative') });
    });
    reflect(table, id, { tone: 'positive' });
    expect(table.state.public.traits[id]).toMatchObject({ alignment: 'negative', memories: [] });
    const gained = Object.values(table.state.public.traits).find(
      ({ kind, text }) => kind === 'affinity' && text === 'Cole',
    );
    expect(gained).toMatchObject({ rank: 1, magical: false, of: table.of('anya').id });
  });

  it('SNS-1208: most of them move it one step, a tie or mostly neutral ones leave it, ends hold', () => {
    const moved = (now: Alignment, ...tones: Alignment[]) => movedBy(now, felt(...tones));
    expect(moved('negative', 'positive', 'positive', 'neutral')).toBe('neutral');
    expect(moved('neutral', 'positive', 'positive', 'negative')).toBe('positive');
    expect(moved('positive', 'negative', 'negative', 'negative')).toBe('neutral');
    expect(moved('positive', 'positive', 'positive', 'positive')).toBe('positive');
    expect(moved('negative', 'negative', 'negative', 'positive')).toBe('negative');
    expect(moved('positive', 'neutral', 'neutral', 'negative')).toBe('positive');
    expect(moved('neutral', 'positive', 'neutral', 'negative')).toBe('neutral');
  });

  it('SNS-1303: advances an Agenda for a rank in an Affinity, of no Conviction and no Tendency', () => {
    const table = reflecting(['Win', 'agenda', two]);
    expect(ruleOf(table, 'Win', { affinity: 'Conviction: never again' })).toBe('SNS-1303');
    expect(ruleOf(table, 'Win', { affinity: 'tendency' })).toBe('SNS-1303');
    reflect(table, 'Win', { affinity: 'Racing' });
    expect(table.trait('Racing')).toMatchObject({ rank: 1, magical: false });
    expect(table.trait('Win').memories).toEqual([]);
  });

  it('SNS-1304, 1403, 1307: or for an Anchor, which it becomes, unless it stays', () => {
    const table = reflecting(['Win', 'agenda', two]);
    reflect(table, 'Win', { gain: 'anchor', anchor: 'The club' });
    expect(table.trait('The club')).toMatchObject({ kind: 'anchor', alignment: 'neutral' });
    expect(table.state.public.traits.Win).toBeUndefined();
    const unnamed = reflecting(['Win', 'agenda', two]);
    expect(ruleOf(unnamed, 'Win', { gain: 'anchor' })).toBe('SNS-2105');
    const stays = reflecting(['Win', 'agenda', two]);
    reflect(stays, 'Win', { gain: 'anchor', anchor: 'The club', stays: true });
    expect(stays.trait('Win').memories).toEqual([]);
  });

  it('SNS-1404: for a sixth Anchor one is given up, whose Memories move to the new one', () => {
    const five = [1, 2, 3, 4, 5].map(
      (at) => [`Anchor ${at}`, 'anchor', at === 2 ? { memories: felt('positive') } : {}] as const,
    );
    const table = reflecting(['Win', 'agenda', two]);
    for (const [text, , more] of five) table.withTrait('anya', text, more);
    expect(ruleOf(table, 'Win', { gain: 'anchor', anchor: 'The club' })).toBe('SNS-1404');
    reflect(table, 'Win', { gain: 'anchor', anchor: 'The club', instead: 'Anchor 2' });
    expect(table.trait('The club').memories).toEqual(felt('positive'));
    expect(table.state.public.traits['Anchor 2']).toBeUndefined();
  });

  it('SNS-1305: or clears the Lingering Wound that it is devoted to, and no other', () => {
    const limp = ['A limp', 'lingering', { wound: 'physical' }] as const;
    const devoted = { ...two, agenda: { ended: false, heals: 'A limp' } };
    const table = reflecting(['Walk', 'agenda', devoted], ['Win', 'agenda', two], [...limp]);
    expect(ruleOf(table, 'Win', { gain: 'heal' })).toBe('SNS-1305');
    reflect(table, 'Walk', { gain: 'heal' });
    expect(table.state.public.traits['A limp']).toBeUndefined();
    expect(table.trait('Walk').memories).toEqual([]);
  });

  it('SNS-1713: heals a Lingering Wound that was reflected on in the place of an Agenda', () => {
    const table = reflecting(
      ['A limp', 'lingering', { wound: 'physical', ...two }],
      ['Win', 'agenda'],
    );
    reflect(table, 'A limp');
    expect(table.state.public.traits['A limp']).toBeUndefined();
    expect(ruleOf(table, 'Win')).toBe('SNS-2103');
    const first = reflecting(['A limp', 'lingering', { wound: 'physical' }]);
    reflect(first, 'A limp');
    expect(first.trait('A limp').memories).toHaveLength(1);
  });

  it('SNS-1306, 1307: an Agenda that has ended is reflected on until its third Memory', () => {
    const ended = { memories: felt('neutral'), agenda: { ended: true, heals: null } };
    const table = reflecting(['Win', 'agenda', ended]);
    reflect(table, 'Win', { text: 'What came after' });
    expect(table.trait('Win').memories).toHaveLength(2);
  });
});
