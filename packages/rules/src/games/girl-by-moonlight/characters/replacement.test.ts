import { describe, expect, it } from 'vitest';
import { bookTable } from '../testing';
import type { GbmCommandInput } from '../types';
import type { Phase } from '../vocabulary';

describe('After a loss', () => {
  const loss = { type: 'override.loss', how: 'She falls', reason: 'Agreed' } as const;
  const raise = { type: 'character.raise-secondary', playbook: 'the-outsider' } as const;

  it('GBM-STR-023, GBM-LOS-006: a secondary character becomes a protagonist in the next obligation (AMB-56)', () => {
    const table = bookTable('fallout')
      .givenProtagonist('raven', { secondary: [{ name: 'Leo', detail: 'Loves her music' }] })
      .send('bev', { ...loss, protagonist: 'raven' });
    expect(table.offers('claire', 'character.raise-secondary')).toHaveLength(1);
    table.send('claire', { ...raise, secondary: 'raven:0' });
    const leo = table.played('claire');
    expect(leo).toMatchObject({
      name: 'Leo',
      background: 'Loves her music',
      playbook: 'the-outsider',
      status: 'creating',
    });
    table.givenProtagonist(leo.id, complete(leo.id));
    const ready = { type: 'character.ready', protagonist: leo.id } as const;
    expect(table.try('claire', ready)).toMatchObject({
      code: 'wrong-phase',
      rule: 'GBM-LOS-006',
    });
    expect(table.offers('claire', 'character.ready')).toEqual([]);
    table.given((state) => {
      state.public.phase = 'obligation';
    });
    expect(table.try('claire', ready)).toBeNull();
  });

  it('GBM-LOS-006: somebody completely new is as welcome', () => {
    const table = bookTable('fallout').send('bev', { ...loss, protagonist: 'raven' });
    table.send('claire', { type: 'character.create', playbook: 'the-outsider' });
    expect(table.played('claire')).toMatchObject({ name: '', status: 'creating' });
  });

  it('GBM-LOS-006: without a loss, or with one’s protagonist in the story, nobody steps up', () => {
    const table = bookTable('fallout');
    expect(table.try('claire', raise)?.code).toBe('wrong-moment');
    table.send('bev', { ...loss, protagonist: 'raven' });
    expect(table.try('anya', raise)?.code).toBe('already-done');
    expect(table.try('claire', { ...raise, secondary: 'raven:7' })?.code).toBe('not-found');
  });

  it('GBM-EX-037, GBM-LOS-004: Himna gives her life knowingly, Falin is made, and old promises are replaced', () => {
    // Raven stands for Himna, Hawk for Van, and Fawn has a promise with her.
    const table = bookTable('mission')
      .givenProtagonist('fawn', {
        promises: [{ id: 'p', kind: 'intimate', text: 'I will tell her', with: ['raven'] }],
      })
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'raven',
        goal: 'Into the maw, instead of Hawk',
        action: 'confess',
      })
      .send('bev', {
        type: 'roll.judge',
        position: 'desperate',
        effect: 'great',
        fatal: true,
        note: 'Even a success is her death',
      });
    expect(table.lastLine).toContain('Fatal harm is on the table.');
    table
      .send('claire', { type: 'roll.roll' }, 6)
      .send('claire', { type: 'roll.finish' })
      .send('bev', { ...loss, protagonist: 'raven' });
    expect(table.protagonist('raven').status).toBe('lost');
    table.send('claire', { type: 'character.create', playbook: 'the-enigma' });
    const falin = table.played('claire');
    table.givenProtagonist(falin.id, {
      ...complete('Falin'),
      name: 'Falin',
      special: ['behind-the-mask', 'phantom'],
      transcendent: ['watch-this'],
      settings: {},
      promises: [
        { id: 'a', kind: 'secretive', text: 'x', with: ['fawn'] },
        { id: 'b', kind: 'intimate', text: 'y', with: ['hawk'] },
      ],
    });
    const ready = { type: 'character.ready', protagonist: falin.id } as const;
    expect(table.try('claire', ready)).toMatchObject({ rule: 'GBM-LOS-006' });
    const on = { type: 'phase.next', evenIfUnfinished: true, reason: 'We mourn' } as const;
    table.send('bev', on).send('bev', on).send('claire', ready);
    expect(table.state.public.phase).toBe('obligation');
    expect(table.protagonist(falin.id)).toMatchObject({ name: 'Falin', status: 'active' });
    // A promise with somebody who is lost can be written anew in any phase.
    table.send('anya', {
      type: 'character.promise',
      protagonist: 'fawn',
      promise: 'intimate',
      text: 'I will show her the way things were',
      with: [falin.id],
    });
    expect(table.protagonist('fawn').promises[0]?.with).toEqual([falin.id]);
  });

  it('GBM-LOS-007, GBM-PRM-005: somebody new has joined, so promises are revisited until the mission', () => {
    const promised = (number: number, phase: Phase, joined: boolean) =>
      bookTable(phase)
        .given(({ public: shared }) => {
          shared.episode.number = number;
          const milestone = { season: 1, episode: number, kind: 'joined', text: '' } as const;
          if (joined) shared.chronicle.push(milestone);
        })
        .givenProtagonist('fawn', {
          promises: [{ id: 'p', kind: 'intimate', text: 'I will tell her', with: ['raven'] }],
        });
    const rewritten: GbmCommandInput = {
      type: 'character.promise',
      protagonist: 'fawn',
      promise: 'intimate',
      text: 'I will tell them all',
      with: ['hawk'],
    };
    for (const phase of ['obligation', 'downtime'] as const) {
      expect(promised(2, phase, true).try('anya', rewritten)).toBeNull();
      expect(promised(2, phase, false).try('anya', rewritten)).toMatchObject({
        rule: 'GBM-PRM-005',
      });
    }
    // In the first episode everybody is new.
    expect(promised(1, 'obligation', true).try('anya', rewritten)?.rule).toBe('GBM-PRM-005');
    expect(promised(2, 'mission', true).try('anya', rewritten)?.rule).toBe('GBM-PRM-005');
  });

  function complete(id: string) {
    return {
      trueName: id,
      roles: ['forgotten child'],
      obligation: 'A student',
      freeDot: 'flow' as const,
      special: ['something-to-prove', 'reckless'],
      transcendent: ['brutish'],
      settings: { rival: 'fawn' },
      secondary: [
        { name: 'A', detail: '' },
        { name: 'B', detail: '' },
      ],
      promises: [
        { id: 'a', kind: 'rival', text: 'x', with: ['fawn'] },
        { id: 'b', kind: 'competitive', text: 'y', with: ['hawk'] },
      ],
    };
  }
});
