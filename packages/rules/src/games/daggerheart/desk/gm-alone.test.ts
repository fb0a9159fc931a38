import { describe, expect, it } from 'vitest';
import { filled } from '../../../testing/moves';
import { commandSchema } from '../areas';
import { seated } from '../testing';

describe('what only the GM is offered', () => {
  it('TABLE-002: is refused to whoever plays, whatever the moment', () => {
    const table = seated();
    table.send('bev', { type: 'adversary.improvise', name: 'Wolf', difficulty: 12, hp: 4 });
    const carry = () => {
      const theirs = new Set(table.offers('anya').map(({ command }) => command));
      const alone = table.offers('bev').filter(({ command }) => !theirs.has(command));
      for (const offer of alone) {
        const command = commandSchema.parse(filled(offer, () => 0, []));
        expect(table.try('anya', command), command.type).not.toBeNull();
      }
      return alone.map(({ command }) => command);
    };
    expect(carry()).toEqual(expect.arrayContaining(['spotlight.free', 'fear.set', 'rest.start']));
    table.send('bev', { type: 'spotlight.free', reason: 'It is time' });
    expect(carry()).toEqual(expect.arrayContaining(['spotlight.move', 'spotlight.pass']));
  });

  it('DGH-1802: nobody is offered more gold than they can carry', () => {
    const table = seated().with('anya', { gold: { handfuls: 5, bags: 9, chests: 1 } });
    const [offer] = table.offers('anya', 'gold.change');
    expect(offer?.fields).toMatchObject([{ min: 1, max: 4 }]);
  });
});
