import { expect, it } from 'vitest';
import { seated } from '../testing';

it('TABLE-054, 055, 056: the GM asks for a roll, gives it the usual Difficulty, or says that it happens', () => {
  const table = seated().send('bev', { type: 'spotlight.free' });
  const ari = table.of('anya').id;
  const call = { type: 'roll.call', character: ari, doing: 'Cross the ford' } as const;
  expect(table.try('carl', call)).toMatchObject({ rule: 'TABLE-002' });
  table.send('bev', { ...call, difficulty: 13 });
  expect(table.state.public.spotlight).toMatchObject({ side: 'players', holder: ari });
  expect(Object.values(table.state.public.derived.prompts)).toMatchObject([
    { to: ['anya'], title: 'The GM asks you for a roll' },
  ]);
  const answer = { type: 'roll.answer-call', character: ari, trait: 'agility' } as const;
  expect(table.try('carl', answer)).toMatchObject({ rule: 'TABLE-003' });
  table.send('anya', answer);
  expect(table.state.public).toMatchObject({ calls: {}, roll: { difficulty: 13 } });
  table.send('bev', { type: 'roll.grant', roll: table.rollId });
  expect(table.state.public.roll).toBeNull();
  expect(table.lastLine()?.text).toBe('No roll: what Ari does happens: Cross the ford');

  // With a trait it lies there at once, and waits for what it is against.
  table.send('bev', { ...call, trait: 'strength' });
  expect(table.state.public).toMatchObject({ calls: {}, roll: { difficulty: null } });
  table.send('bev', { type: 'difficulty.usual', difficulty: 12 });
  expect(table.state.public.roll?.difficulty).toBe(12);
  // While it lies there, somebody else is asked when it is over, and may do something else.
  const cole = table.of('carl').id;
  table.send('bev', { ...call, character: cole, trait: 'finesse' });
  expect(table.offers('carl', 'roll.cancel-call')).toEqual([]);
  table.send('anya', { type: 'roll.withdraw', roll: table.rollId });
  expect(table.offers('carl', 'roll.answer-call')).toMatchObject([
    { place: 'prompt', fields: [{ initial: 'finesse' }] },
  ]);
  table.send('carl', { type: 'roll.cancel-call', character: cole });
  expect(table.state.public.calls).toEqual({});
});
