import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { damage, sword } from '../testing/fighting';
import { overflowOf } from './written';

/** Ari with a sword before so many rats, each of which takes four points of damage. */
function rats(copies: number) {
  const adversaries = [
    {
      ...{ name: 'Rat', type: 'Minion', difficulty: 10, thresholds: 'None', hp: 1, stress: 1 },
      ...{ atk: '+0', attack: 'Bite', range: 'Melee', damage: '2 phy', tier: 2 },
      feats: [
        { name: 'Minion (4) - Passive', text: 'For each four points one more falls.' },
        { name: 'Swarm - Action', text: 'Spend a Fear: all of them bite.' },
      ],
    },
  ];
  const table = seated().with('anya', { weapons: [sword], proficiency: 1 });
  table.send('bev', { type: 'library.import', text: JSON.stringify({ adversaries }) });
  const [entry = ''] = Object.keys(table.state.beside.library.adversaries ?? {});
  for (let at = 0; at < copies; at += 1) table.send('bev', { type: 'library.place', entry });
  for (const { id } of Object.values(table.state.director.adversaries)) {
    table.send('bev', { type: 'adversary.reveal', adversary: id });
  }
  return table;
}

const standing = (table: ReturnType<typeof rats>) =>
  Object.values(table.state.director.adversaries)
    .filter(({ defeated }) => !defeated)
    .map(({ name }) => name);

/** Ari strikes the first rat for d10+3. */
function strikes(table: ReturnType<typeof rats>, face: number) {
  const target = table.foe('Rat').id;
  table.send('bev', { type: 'difficulty.usual', difficulty: 10 });
  table.send('anya', {
    type: 'roll.attack',
    character: table.of('anya').id,
    weapon: 'sword',
    target,
  });
  return damage(table.lock('anya', 9, 8), face);
}

describe('minions', () => {
  it('DGH-1509: what a blow has left over is gone with the next one that leaves nothing', () => {
    const table = strikes(rats(5), 6);
    expect(table.state.director.overflow).toMatchObject({ more: 2 });
    table.send('anya', {
      ...{ type: 'damage.cast', character: table.of('anya').id, targets: [table.foe('Rat 2').id] },
      ...{ dice: 0, die: 6, bonus: 3, kind: 'magical' },
    });
    expect(standing(table)).toEqual(['Rat 3', 'Rat 4', 'Rat 5']);
    expect(table.state.director.overflow).toBeNull();
  });

  it('DGH-1509: any damage fells one, and for so many points more falls as many others, in one tap', () => {
    const table = strikes(rats(5), 6);
    expect(standing(table)).toEqual(['Rat 2', 'Rat 3', 'Rat 4', 'Rat 5']);
    expect(table.state.director.overflow).toMatchObject({ more: 2 });
    const [next, others] = table.offers('bev', 'minions.fall');
    expect(next).toMatchObject({ label: 'The blow goes on: Rat 2, Rat 3', primary: true });
    expect(others?.fields?.[0]).toMatchObject({ min: 0, max: 2 });
    expect(table.offers('anya', 'minions.fall')).toEqual([]);
    const overflow = table.state.director.overflow?.id ?? '';
    const adversaries = [table.foe('Rat 3').id, table.foe('Rat 5').id];
    table.send('bev', { type: 'minions.fall', overflow, adversaries });
    expect(standing(table)).toEqual(['Rat 2', 'Rat 4']);
    expect(table.state.director.overflow).toBeNull();
    expect(table.state.public.adversaries[table.foe('Rat 5').id]?.defeated).toBe(true);
  });

  it('DGH-1509: no more than there are, and nobody where the blow was for one', () => {
    expect(strikes(rats(2), 10).state.director.overflow).toMatchObject({ more: 1 });
    expect(strikes(rats(1), 10).state.director.overflow).toBeUndefined();
    const table = rats(3);
    // Of three points of damage nothing is left over.
    table.with('anya', { weapons: [{ ...sword, bonus: 0 }] });
    expect(strikes(table, 3).state.director.overflow).toBeUndefined();
    expect(standing(table)).toHaveLength(2);
  });

  it('DGH-1509: nobody falls whom the table does not see', () => {
    const table = rats(3);
    const unseen = table.foe('Rat 2').id;
    table.given(({ director, public: shared }) => {
      const one = director.adversaries[unseen];
      if (one) one.shown = false;
      delete shared.adversaries[unseen];
    });
    strikes(table, 10);
    expect(table.state.director.overflow).toMatchObject({ more: 1 });
    expect(table.offers('bev', 'minions.fall')[0]?.label).toBe('The blow goes on: Rat 3');
  });

  it('DGH-1509: what goes on is known to the desk alone', () => {
    const table = strikes(rats(3), 6);
    const { public: shared, seats } = table.state;
    expect(JSON.stringify([shared, seats.anya])).not.toContain('overflow');
    expect(overflowOf({ ...table.foe('Rat 2'), kind: 'standard' })).toBe(0);
  });

  it('DGH-1303: what is always true of an adversary is read, and no button', () => {
    const table = rats(1).given((state) => {
      state.public.fear = 1;
    });
    expect(table.offers('bev', 'adversary.use').map(({ label }) => label)).toEqual(['Swarm']);
    const passive = table.foe().features.find(({ type }) => type === 'passive')?.id ?? '';
    const use = { type: 'adversary.use', adversary: table.foe().id, feature: passive } as const;
    expect(table.try('bev', use)).toMatchObject({ code: 'not-allowed' });
    expect(table.foe()).toMatchObject({ tier: 2 });
  });
});
