import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { hawkWith, hurt, keyOf, told } from '../testing';

describe('Effects on downtime and information', () => {
  const start = {
    type: 'downtime.start',
    protagonist: 'hawk',
    activity: 'investigate',
    action: 'defy',
  } as const;
  const lines = (table: TestTable) => table.activity?.pool.lines ?? [];

  it('one more action in each downtime', () => {
    const table = hawkWith('obligation', { effect: 'downtime-action' });
    table.send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'We agree' });
    const { fawn, hawk } = table.state.public.episode.downtime;
    expect(hawk?.left).toBe((fawn?.left ?? 0) + 1);
    expect(hawk?.extras).toEqual(['Night eyes +1']);
  });

  it('a die on an activity, always or when it counts', () => {
    const die = { effect: 'downtime-die', choice: 'investigate', amount: 1 };
    expect(lines(hawkWith('downtime', die).send('dylan', start))).toContainEqual({
      source: 'Night eyes',
      dice: 1,
      by: 'hawk',
    });
    const other = hawkWith('downtime', { ...die, choice: 'work-on-a-project' });
    expect(lines(other.send('dylan', start))).toHaveLength(1);
    const when = hawkWith('downtime', { effect: 'downtime-die-when', words: 'at night' });
    when
      .send('dylan', start)
      .send('dylan', { type: 'downtime.option', option: keyOf(when), on: true });
    expect(lines(when)).toContainEqual({
      source: 'Night eyes: at night',
      dice: 1,
      by: 'hawk',
    });
  });

  it('a die for friends whose activity is for the bearer', () => {
    const table = hawkWith('downtime', { effect: 'friend-die' });
    table.givenProtagonist('hawk', { harm: [hurt('h', 1)] }).send('anya', {
      ...start,
      protagonist: 'fawn',
      activity: 'help-a-friend-recover',
      with: 'hawk',
      action: 'flow',
    });
    expect(lines(table)).toContainEqual({ source: 'Night eyes', dice: 1, by: 'hawk' });
  });

  it('links with oneself when downtime begins', () => {
    const table = hawkWith('obligation', { effect: 'own-links', amount: 2 });
    table.send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'We agree' });
    expect(table.protagonist('hawk').links.hawk).toBe(2);
    expect(told(table)).toContain('Night eyes: Hawk has 2 links with themselves.');
  });

  it('a die, fuller answers, a free question and a follow-up for gathering information', () => {
    const table = hawkWith(
      'downtime',
      { effect: 'gather-die', words: 'the old city' },
      { effect: 'gather-effect' },
      { effect: 'free-question', words: 'What sleeps below?' },
      { effect: 'follow-up', amount: 2 },
    );
    table.send(
      'dylan',
      { type: 'info.gather', protagonist: 'hawk', action: 'defy', options: [keyOf(table)] },
      3,
      2,
    );
    const [questions] = Object.values(table.state.public.questions);
    expect(questions).toMatchObject({ questions: 1, followUps: 2, free: ['What sleeps below?'] });
    expect(questions?.openness).toMatchObject({ from: 'standard', effect: 'great' });
  });

  it('flashbacks cost less', () => {
    const table = hawkWith('mission', { effect: 'flashback-discount', amount: 1 });
    table
      .send('dylan', { type: 'flashback.call', protagonist: 'hawk', text: 'A rope' })
      .send('bev', { type: 'flashback.price', stress: 2 })
      .send('dylan', { type: 'flashback.accept' });
    expect(table.protagonist('hawk').stress).toBe(1);
  });
});
