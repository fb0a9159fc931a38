import { describe, expect, it } from 'vitest';
import { outcomes } from '../rolls/duality';
import { seated } from '../testing';
import type { Countdown } from './countdown';
import { ticked, ticksOf } from './countdown';

const countdown = (set: Partial<Countdown> = {}): Countdown => ({
  id: 'c',
  name: 'The flood',
  kind: 'plain',
  from: 3,
  left: 3,
  loop: 'none',
  rival: null,
  owner: null,
  over: false,
  ...set,
});

const start = { type: 'countdown.start', name: 'The flood', from: 3, secret: false } as const;

describe('countdowns', () => {
  it('DGH-1601: tick down, and something happens at 0', () => {
    expect(ticked(countdown(), 2)).toMatchObject({ now: { left: 1 }, triggers: false });
    expect(ticked(countdown(), 4)).toMatchObject({ now: { left: 0, over: true }, triggers: true });
  });

  it('DGH-1602, 1603, 1604: follow rolls by their kind and the outcome', () => {
    const by = (kind: Countdown['kind']) => outcomes.map((outcome) => ticksOf(kind, outcome));
    expect(by('standard')).toEqual([1, 1, 1, 1, 1]);
    expect(by('progress')).toEqual([3, 2, 1, 0, 0]);
    expect(by('consequence')).toEqual([0, 0, 1, 2, 3]);
    expect(by('plain')).toEqual([0, 0, 0, 0, 0]);
  });

  it('DGH-1605: loop, from the same number, a longer or a shorter one', () => {
    const again = (loop: Countdown['loop']) => ticked(countdown({ loop }), 3).now;
    expect([again('same'), again('longer'), again('shorter')]).toMatchObject([
      { left: 3, over: false },
      { left: 4, from: 4 },
      { left: 2, from: 2 },
    ]);
  });

  it('DGH-1605: begin at random where the GM rolls for it', () => {
    const table = seated().send('bev', { ...start, from: 6, random: true }, 4);
    expect(Object.values(table.state.public.countdowns)).toMatchObject([{ from: 4, left: 4 }]);
    const line = table.state.public.log.entries.at(-1);
    expect(line).toMatchObject({ roll: { groups: [{ faces: [4] }] } });
    expect(line?.text).toBe('A countdown begins: “The flood”, 4.');
  });

  it('DGH-1602: tick by themselves, open or hidden', () => {
    const table = seated().send('bev', { ...start, kind: 'standard', secret: true });
    table.send('bev', { ...start, kind: 'progress' });
    table.roll('anya', { difficulty: 10 }, 9, 4);
    expect(Object.values(table.state.director.countdowns)).toMatchObject([{ left: 2 }]);
    expect(Object.values(table.state.public.countdowns)).toMatchObject([{ left: 1 }]);
  });

  it('DGH-1606: one that races another stops it', () => {
    const table = seated().send('bev', { ...start, from: 1, kind: 'consequence' });
    const [rival = ''] = Object.keys(table.state.public.countdowns);
    table.send('bev', { ...start, name: 'The way out', kind: 'progress', rival });
    table.roll('anya', { difficulty: 15 }, 4, 3);
    expect(Object.values(table.state.public.countdowns).map(({ over }) => over)).toEqual([
      true,
      true,
    ]);
  });

  it('DGH-1603, 1606: both of a race tick before either ends; by the same roll both may come to 0', () => {
    for (const first of ['consequence', 'progress'] as const) {
      const second = first === 'progress' ? 'consequence' : 'progress';
      const table = seated().send('bev', { ...start, name: 'One', from: 1, kind: first });
      const [rival = ''] = Object.keys(table.state.public.countdowns);
      table.send('bev', { ...start, name: 'Other', from: 1, kind: second, rival });
      table.roll('anya', { difficulty: 5 }, 4, 9);
      expect(Object.values(table.state.public.countdowns)).toMatchObject([
        { left: 0, over: true },
        { left: 0, over: true },
      ]);
      const told = table.state.public.log.entries.filter(({ text }) => text.includes('comes to 0'));
      expect(told.map(({ text }) => text)).toEqual(['“One” comes to 0.', '“Other” comes to 0.']);
      for (const { notes } of told) expect(notes?.join()).toContain('both happen');
    }
  });

  it('DGH-1603, 1606: the one that comes to 0 alone stops the other where it has ticked to', () => {
    const table = seated().send('bev', { ...start, name: 'Loses', from: 3, kind: 'consequence' });
    const [rival = ''] = Object.keys(table.state.public.countdowns);
    table.send('bev', { ...start, name: 'Wins', from: 1, kind: 'progress', rival });
    table.roll('anya', { difficulty: 5 }, 4, 9);
    expect(Object.values(table.state.public.countdowns)).toMatchObject([
      { name: 'Loses', left: 2, over: true },
      { name: 'Wins', left: 0, over: true },
    ]);
    const [told] = table.state.public.log.entries.filter(({ text }) => text.includes('comes to 0'));
    expect(told?.notes ?? []).toEqual([]);
  });

  it('DGH-1601, 1605: one that is over moves no more; one that begins again stops nobody', () => {
    const table = seated().send('bev', { ...start, name: 'The gate', from: 1, kind: 'standard' });
    const [rival = ''] = Object.keys(table.state.public.countdowns);
    table.send('bev', {
      ...start,
      name: 'The tide',
      from: 1,
      kind: 'standard',
      loop: 'same',
      rival,
    });
    const ended = () =>
      table.events.filter((event) => JSON.stringify(event).includes('comes to 0'));
    table.given((state) => {
      for (const one of Object.values(state.public.countdowns)) {
        if (one.name === 'The gate') Object.assign(one, { from: 3, left: 3 });
      }
    });
    table.roll('anya', { difficulty: 10 }, 9, 4);
    expect(table.state.public.countdowns[rival]).toMatchObject({ left: 2, over: false });
    table.roll('anya', { difficulty: 10 }, 9, 4).roll('anya', { difficulty: 10 }, 9, 4);
    expect(table.state.public.countdowns[rival]).toMatchObject({ left: 0, over: true });
    const before = ended().length;
    table.roll('anya', { difficulty: 10 }, 9, 4);
    // The gate has stopped the tide, and neither moves again.
    expect(ended().length - before).toBe(0);
  });

  it('DGH-1607: a long-term one moves when the GM says, as with a long rest', () => {
    const table = seated().send('bev', { ...start, kind: 'longTerm' });
    const [advance = ''] = Object.keys(table.state.public.countdowns);
    table
      .roll('anya', { difficulty: 10 }, 9, 4)
      .send('bev', { type: 'rest.start', kind: 'long', advance }, 1);
    expect(table.state.public.countdowns[advance]?.left).toBe(2);
  });

  it('DGH-1006, 1607: a short rest moves no long-term one', () => {
    const table = seated().send('bev', { ...start, kind: 'longTerm' });
    const [advance = ''] = Object.keys(table.state.public.countdowns);
    const rest = { type: 'rest.start', kind: 'short' } as const;
    expect(table.try('bev', { ...rest, advance }, 1)).toMatchObject({ code: 'not-allowed' });
    table.send('bev', rest, 1);
    expect(table.state.public.countdowns[advance]?.left).toBe(3);
  });

  it('TABLE-012: has room on the table while the desk is full, and says so of each by itself', () => {
    const table = seated();
    const hidden = { ...start, secret: true };
    for (let at = 0; at < 20; at += 1) table.send('bev', hidden);
    expect(table.try('bev', hidden)).toMatchObject({ rule: 'TABLE-012' });
    const [offer] = table.offers('bev', 'countdown.start');
    expect(offer).toMatchObject({ with: { secret: false } });
    expect(offer?.fields?.map(({ name }) => name)).not.toContain('secret');
    table.send('bev', start);
    expect(Object.keys(table.state.public.countdowns)).toHaveLength(1);
  });

  it('TABLE-005: whoever asks for one on the desk hears what they hear of none', () => {
    const table = seated().send('bev', { ...start, secret: true });
    const [countdown = ''] = Object.keys(table.state.director.countdowns);
    const show = (id: string) => table.try('anya', { type: 'countdown.reveal', countdown: id });
    expect(show(countdown)).toEqual(show('none'));
    expect(show(countdown)).toMatchObject({ rule: 'TABLE-002' });
    expect(table.try('bev', { type: 'countdown.reveal', countdown: 'none' })).toMatchObject({
      message: 'There is no such countdown.',
      rule: 'TABLE-005',
    });
  });

  it('TABLE-005: what is hidden of them reaches no player, not even when it moves', () => {
    const table = seated().send('bev', { ...start, name: 'CANARY', secret: true });
    const [id = ''] = Object.keys(table.state.director.countdowns);
    table.send('bev', { type: 'countdown.tick', countdown: id, by: 1 });
    expect([...table.patches.keys()]).toEqual(['director']);
    table.roll('anya', { difficulty: 10 }, 9, 4);
    expect(JSON.stringify([...table.patches].filter(([to]) => to === 'public'))).not.toContain(
      'CANARY',
    );
    table.send('bev', { type: 'countdown.reveal', countdown: id });
    expect(Object.keys(table.state.public.countdowns)).not.toContain(id);
  });

  it('TABLE-005: nobody is told that a hidden one has come to 0 by their roll', () => {
    const hidden = { ...start, name: 'CANARY', from: 1, kind: 'standard', secret: true } as const;
    const table = seated().send('bev', hidden).roll('anya', { difficulty: 10 }, 9, 4);
    expect(table.lastLine('director')?.text).toContain('CANARY');
    expect(JSON.stringify(table.state.public)).not.toContain('CANARY');
  });
});
