import { describe, expect, it } from 'vitest';
import { proposed, strangerTable } from '../testing/stranger';

const use = (target: string, note = 'a clockwork moth') =>
  ({
    type: 'ability.use',
    protagonist: 'quinn',
    ability: 'prepared-earlier',
    use: 'use',
    target,
    note,
  }) as const;

const table = () => strangerTable('mission', [], ['prepared-earlier']);

describe('Here’s one I prepared earlier', () => {
  it('GBM-PB-STR-020: once per transcendence, a flashback without stress brings out a device', () => {
    const play = table().send('claire', use('escape'));
    expect(play.lastLine).toMatch(/Flashback, for no stress: Quinn has made a clockwork moth/);
    expect(play.lastLine).toMatch(/a way out/);
    expect(play.protagonist('quinn').stress).toBe(0);
    expect(play.try('claire', use('escape'))).toMatchObject({ message: 'Once per transcendence.' });
    expect(play.offers('claire', 'ability.use')).toEqual([]);

    play
      .givenProtagonist('quinn', { transcendence: { marked: 0, active: false, spent: false } })
      .send('claire', { type: 'transcend', protagonist: 'quinn' });
    expect(play.offers('claire', 'ability.use')).toHaveLength(1);
  });

  it('GBM-PB-STR-020: an opportunity is an opening, from which Hawk’s roll gets +1 effect', () => {
    const play = table().send('claire', use('opportunity-effect'));
    const [opening = ''] = Object.keys(play.state.public.setUps);
    proposed(play, ['dylan', 'hawk'], 'defy').send('dylan', {
      type: 'roll.use-set-up',
      setUp: opening,
    });
    expect(play.state.public.derived.roll).toMatchObject({
      effect: 'great',
      effectLines: [{ source: 'set up by Quinn', steps: 1 }],
    });
  });

  it('GBM-PB-STR-020: or a better position', () => {
    const play = table().send('claire', use('opportunity-position'));
    const [opening = ''] = Object.keys(play.state.public.setUps);
    proposed(play, ['dylan', 'hawk'], 'defy').send('dylan', {
      type: 'roll.use-set-up',
      setUp: opening,
    });
    expect(play.state.public.derived.roll?.position).toBe('controlled');
  });

  it('GBM-PB-STR-020: it does one of three things, and what it is may have been said aloud', () => {
    const play = table();
    const [offer] = play.offers('claire', 'ability.use');
    expect(offer?.fields).toMatchObject([
      {
        name: 'target',
        required: true,
        options: [
          { value: 'escape' },
          { value: 'reveal' },
          { value: 'opportunity-effect' },
          { value: 'opportunity-position' },
        ],
      },
      { name: 'note', required: false },
    ]);
    expect(play.try('claire', use('explode'))).toMatchObject({ code: 'not-allowed' });
    const { target: _target, ...nothing } = use('escape');
    expect(play.try('claire', nothing)).toMatchObject({ code: 'malformed' });
    play.send('claire', use('reveal'));
    expect(play.lastLine).toMatch(/unexpected/);
    expect(play.state.public.setUps).toEqual({});
    const aloud = table().send('claire', use('opportunity-effect', ''));
    expect(Object.values(aloud.state.public.setUps)).toMatchObject([
      { by: 'quinn', goal: 'just what is needed', benefit: 'effect' },
    ]);
  });

  it.each([
    ['mundane', { active: false }, 'under-way', 'Quinn has no such ability in force.'],
    [
      'before the mission is under way',
      { active: true },
      'planning',
      'Only while a mission is under way.',
    ],
  ] as const)('GBM-PB-STR-020: not while %s', (_when, { active }, stage, message) => {
    const play = table()
      .givenProtagonist('quinn', { transcendence: { marked: 0, active, spent: false } })
      .given(({ public: { episode } }) => {
        if (stage === 'planning') episode.mission = null;
      });
    expect(play.try('claire', use('escape'))).toMatchObject({ message });
  });
});
