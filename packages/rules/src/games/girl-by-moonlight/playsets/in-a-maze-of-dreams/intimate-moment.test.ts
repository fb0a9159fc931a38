import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import { dreamTable } from '../../testing';

/** Raven opens up to Fawn. */
const moment = (table = dreamTable('downtime')) =>
  table.send('claire', {
    type: 'downtime.start',
    protagonist: 'raven',
    activity: 'make-a-connection',
    with: 'fawn',
    action: 'confess',
    description: 'Late, at the bar',
  });
const links = (table: TestTable) => [
  table.protagonist('fawn').links.raven ?? 0,
  table.protagonist('raven').links.fawn ?? 0,
];
function divide(table: TestTable, kept: string): TestTable {
  const [choice] = Object.values(table.state.public.choices);
  return table.send('anya', { type: 'choice.answer', choice: choice?.id ?? '', value: kept });
}

describe('share an intimate moment', () => {
  it('GBM-MAZ-RUL-007: stands in the place of making a connection', () => {
    const offers = dreamTable('downtime').offers('claire', 'downtime.start');
    const names = offers.map(({ label }) => label);
    expect(names).toContain('Share an intimate moment');
    expect(names).not.toContain('Make a connection');
  });

  it('GBM-MAZ-RUL-007, AMB-54: once with each friend, and closed to the Stranger', () => {
    const table = moment().send('anya', { type: 'downtime.offer-die', offer: true });
    table.send('claire', { type: 'downtime.roll' }, 1, 2);
    divide(table, '2');
    const again = table.try('claire', {
      type: 'downtime.start',
      protagonist: 'raven',
      activity: 'make-a-connection',
      with: 'fawn',
      action: 'confess',
    });
    expect(again).toMatchObject({ code: 'not-allowed' });
    const stranger = dreamTable('downtime').givenProtagonist('raven', {
      playbook: 'the-stranger',
      special: ['stranger-to-kindness'],
    });
    expect(stranger.offers('claire', 'downtime.start').map(({ label }) => label)).not.toContain(
      'Share an intimate moment',
    );
  });

  it('GBM-MAZ-RUL-008: the other one is asked, and the dice wait for the answer', () => {
    const table = moment();
    const [prompt] = Object.values(table.state.public.derived.prompts);
    expect(prompt?.to).toEqual(['anya']);
    expect(prompt?.text).toContain('Do you share this moment, or hold yourself apart?');
    expect(prompt?.text).toContain('Late, at the bar');
    const early = table.try('claire', { type: 'downtime.roll' });
    expect(early?.message).toContain('Fawn has not said whether they share this moment.');
    expect(table.offers('claire', 'downtime.roll')).toEqual([]);
  });

  it('GBM-MAZ-RUL-008: for somebody who is away the director answers', () => {
    const table = moment();
    expect(table.try('dylan', { type: 'downtime.offer-die', offer: true })).toMatchObject({
      code: 'not-yours',
    });
    table.send('bev', { type: 'downtime.offer-die', offer: false });
    expect(table.activity?.offeredDie).toBe(false);
  });

  it('GBM-MAZ-RUL-009: shared, it gives a die', () => {
    const table = moment().send('anya', { type: 'downtime.offer-die', offer: true });
    expect(table.activity?.pool.dice).toBe(2);
    table.send('claire', { type: 'downtime.roll' }, 1, 2);
    expect(table.protagonist('raven').xp.playbook).toBe(0);
  });

  it('GBM-MAZ-RUL-009, 010, GBM-EX-068: held apart, it marks xp, and a 5 gives three links to divide', () => {
    const table = moment().send('anya', { type: 'downtime.offer-die', offer: false });
    expect(table.activity?.pool.dice).toBe(1);
    table.send('claire', { type: 'downtime.roll' }, 5);
    expect(table.protagonist('raven').xp.playbook).toBe(1);
    divide(table, '2');
    expect(links(table)).toEqual([2, 1]);
  });

  it.each([
    [2, 2],
    [4, 3],
    [6, 4],
  ])('GBM-MAZ-RUL-010: a %i gives %i links to divide', (face, amount) => {
    const table = moment().send('anya', { type: 'downtime.offer-die', offer: false });
    table.send('claire', { type: 'downtime.roll' }, face);
    const [choice] = Object.values(table.state.public.choices);
    expect(choice?.to).toBe('anya');
    expect(choice?.options).toHaveLength(amount + 1);
    divide(table, '0');
    expect(links(table)).toEqual([0, amount]);
  });

  it('GBM-MAZ-RUL-011: a critical gives five', () => {
    const table = moment().send('anya', { type: 'downtime.offer-die', offer: true });
    table.send('claire', { type: 'downtime.roll' }, 6, 6);
    divide(table, '5');
    expect(links(table)).toEqual([5, 0]);
  });
});
