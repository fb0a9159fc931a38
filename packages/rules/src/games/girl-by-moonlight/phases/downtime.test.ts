import { describe, expect, it } from 'vitest';
import type { HarmTag } from '../state';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';
import type { GbmCommandInput } from '../types';

type Start = Omit<Extract<GbmCommandInput, { type: 'downtime.start' }>, 'type'>;
const start = (command: Start): GbmCommandInput => ({ type: 'downtime.start', ...command });
const roll = { type: 'downtime.roll' } as const;

/** Downtime without the abilities that would add dice, so that each test counts its own. */
const plain = () =>
  bookTable('downtime').given((state) => {
    for (const one of Object.values(state.public.protagonists)) {
      one.special = [];
      for (const dots of Object.values(one.actions)) dots.mundane = Math.max(1, dots.mundane);
    }
  });
const harm = (level: 1 | 2 | 3, text: string): HarmTag => ({
  id: text,
  level,
  text,
  shrugged: false,
});
const harmOf = (table: TestTable, id: string) =>
  table.protagonist(id).harm.map(({ level }) => level);
const left = (table: TestTable, id: string) => table.state.public.episode.downtime[id]?.left;

const dance = start({
  protagonist: 'raven',
  activity: 'make-a-connection',
  with: 'fawn',
  action: 'defy',
  description: 'An underground dance hall after curfew',
});

describe('Make a connection', () => {
  it('GBM-EX-044, GBM-DWN-003, GBM-DWN-007: a 4 gives Fawn three links with Raven', () => {
    const table = plain()
      .send('claire', dance)
      .send('anya', { type: 'downtime.offer-die', offer: false })
      .send('claire', roll, 4);
    expect(table.protagonist('fawn').links).toEqual({ raven: 3 });
    expect(table.protagonist('raven').links).toEqual({});
    expect(left(table, 'raven')).toBe(1);
    expect(table.state.public.activities).toEqual({});
  });

  it('GBM-DWN-006: whoever directs answers for a friend whose player has left, and for nobody else', () => {
    const table = plain().send('claire', dance);
    expect(
      table.try('bev', { type: 'downtime.offer-die', protagonist: 'raven', offer: true }),
    ).toMatchObject({
      code: 'not-yours',
    });
    table.send('server', { type: 'seat.free', seat: 'anya' });
    const offered = table.offers('bev').filter(({ command }) => command === 'downtime.offer-die');
    expect(offered.map(({ label }) => label)).toEqual([
      'For Fawn: Fawn would like it: offer +1d',
      'For Fawn: No extra die',
    ]);
    table.send('bev', { type: 'downtime.offer-die', protagonist: 'raven', offer: true });
    expect(table.activity?.pool.lines.at(-1)).toEqual({
      source: 'Fawn would like it',
      dice: 1,
      by: 'fawn',
    });
  });

  it('GBM-DWN-006: the friend’s player is asked, and may offer a die', () => {
    const table = plain().send('claire', dance);
    expect(Object.values(table.state.public.derived.prompts)).toMatchObject([{ to: ['anya'] }]);
    expect(table.try('dylan', { type: 'downtime.offer-die', offer: true })).toMatchObject({
      code: 'not-yours',
    });
    table.send('anya', { type: 'downtime.offer-die', offer: true });
    expect(table.activity?.pool.lines).toEqual([
      { source: 'Defy', dice: 1, by: 'raven' },
      { source: 'Fawn would like it', dice: 1, by: 'fawn' },
    ]);
    expect(table.state.public.derived.prompts).toEqual({});
  });

  it('GBM-DWN-004, GBM-DWN-008, AMB-14: a critical gives five links, and one to the roller', () => {
    const table = plain()
      .send('claire', dance)
      .send('anya', { type: 'downtime.offer-die', offer: true })
      .send('claire', roll, 6, 6);
    expect(table.protagonist('fawn').links).toEqual({ raven: 5 });
    expect(table.protagonist('raven').links).toEqual({ fawn: 1 });
  });

  it('GBM-DWN-009: each friend once in a downtime', () => {
    const table = plain().send('claire', dance).send('claire', roll, 6);
    expect(table.try('claire', dance)).toMatchObject({ code: 'not-allowed' });
    const friends = table
      .offers('claire', 'downtime.start')
      .find((offer) => offer.with.activity === 'make-a-connection')?.fields?.[0];
    expect(friends).toMatchObject({ options: [{ value: 'hawk' }] });
  });
});

describe('Help a friend recover', () => {
  const help = start({
    protagonist: 'hawk',
    activity: 'help-a-friend-recover',
    with: 'raven',
    action: 'express',
  });

  it('GBM-EX-045, GBM-DWN-010, GBM-DWN-012: a 6 fills the clock and clears level 1', () => {
    const table = plain()
      .givenProtagonist('raven', { harm: [harm(1, 'scared'), harm(1, 'road rash')] })
      .send('dylan', help)
      .send('dylan', roll, 6);
    expect(table.protagonist('raven')).toMatchObject({ harm: [], recovery: 0 });
    expect(table.lastLine).toContain('Raven: recovery +4, the clock fills');
  });

  it('AMB-92, GBM-DWN-010: nobody cares for somebody who is unharmed', () => {
    const table = plain();
    expect(table.try('dylan', help)).toMatchObject({
      code: 'not-allowed',
      message: 'Raven has no harm to recover from.',
    });
    const offered = table
      .offers('dylan', 'downtime.start')
      .map(({ with: { activity } }) => activity);
    expect(offered).not.toContain('help-a-friend-recover');
  });

  it('GBM-EX-030: a 6 lowers level 2 to level 1', () => {
    const table = plain()
      .givenProtagonist('raven', { harm: [harm(2, 'fatal visions')] })
      .send('dylan', help)
      .send('dylan', roll, 6);
    expect(harmOf(table, 'raven')).toEqual([1]);
    expect(table.protagonist('raven').recovery).toBe(0);
  });

  it('GBM-EX-031, GBM-DWN-011: a critical carries one over, and both gain a link', () => {
    const table = plain()
      .givenProtagonist('raven', { harm: [harm(2, 'fatal visions')] })
      .given((state) => {
        const hawk = state.public.protagonists.hawk;
        if (hawk) hawk.actions.express.mundane = 2;
      })
      .send('dylan', help)
      .send('dylan', roll, 6, 6);
    expect(harmOf(table, 'raven')).toEqual([1]);
    expect(table.protagonist('raven')).toMatchObject({ recovery: 1, links: { hawk: 1 } });
    expect(table.protagonist('hawk').links).toEqual({ raven: 1 });
  });

  it('is for somebody who has harm', () => {
    expect(plain().try('dylan', help)).toMatchObject({ code: 'not-allowed' });
  });
});

describe('Work on a project', () => {
  const project = (table: TestTable) => Object.values(table.state.public.clocks)[0];
  const work = (table: TestTable, protagonist: string, action: 'conceal' | 'express') =>
    start({ protagonist, activity: 'work-on-a-project', clock: project(table)?.id ?? '', action });

  it('GBM-DWN-001: an action is not spent on a project that was put away meanwhile', () => {
    const table = plain().send('claire', { type: 'project.start', name: 'Song', segments: 8 });
    table.send('claire', work(table, 'raven', 'conceal'));
    const [clock = ''] = Object.keys(table.state.public.clocks);
    table.send('bev', { type: 'clock.remove', clock });
    expect(table.lastLine).toBe('What Raven had begun falls away: its project is over.');
    expect(table.try('claire', roll)).toMatchObject({ code: 'wrong-moment' });
    expect(table.offers('claire', 'downtime.roll')).toEqual([]);
    expect(left(table, 'raven')).toBe(2);
  });

  it('TABLE-012: where the table is full of clocks, that is said, and none is begun', () => {
    const table = plain();
    const start = { type: 'project.start', name: 'Song', segments: 8 } as const;
    for (let n = 0; n < 29; n += 1)
      table.send('bev', { type: 'clock.create', name: `${n}`, segments: 4 });
    expect(table.try('claire', { ...start, phases: 2 })).toMatchObject({ rule: 'TABLE-012' });
    expect(table.send('claire', start).try('claire', start)).toMatchObject({ rule: 'TABLE-012' });
    expect(table.offers('claire', 'project.start')).toEqual([]);
  });

  it('GBM-EX-046, GBM-DWN-014, AMB-57: a 2 marks two of ten', () => {
    const table = plain().send('claire', {
      type: 'project.start',
      name: 'Bypass device',
      segments: 10,
    });
    table.send('claire', work(table, 'raven', 'conceal')).send('claire', roll, 2);
    expect(project(table)).toMatchObject({ segments: 10, marked: 2 });
  });

  it('GBM-EX-047: a 6 marks four of eight', () => {
    const table = plain().send('anya', {
      type: 'project.start',
      name: 'Build network',
      segments: 8,
    });
    table.send('anya', work(table, 'fawn', 'express')).send('anya', roll, 6);
    expect(project(table)).toMatchObject({ segments: 8, marked: 4 });
  });

  it('GBM-DWN-015, AMB-05: a critical marks five, and xp on the track that the player names', () => {
    const table = plain()
      .given((state) => {
        const fawn = state.public.protagonists.fawn;
        if (fawn) fawn.actions.express.mundane = 2;
      })
      .send('anya', { type: 'project.start', name: 'Build network', segments: 8 });
    table.send('anya', work(table, 'fawn', 'express')).send('anya', roll, 6, 6);
    expect(project(table)?.marked).toBe(5);
    expect(table.protagonist('fawn').xp.playbook).toBe(0);
    const [choice] = Object.values(table.state.public.choices);
    expect(choice).toMatchObject({ to: 'anya', protagonist: 'fawn' });
    const insight = { type: 'choice.answer', choice: choice?.id ?? '', value: 'moon' } as const;
    table.send('anya', { ...insight, text: 'They knew all along' });
    expect(table.protagonist('fawn').xp).toMatchObject({ moon: 1, playbook: 0 });
    expect(table.lastLine).toContain('They knew all along');
  });

  it('GBM-ABY-HID-002, GBM-ABY-HID-004: a room’s project unlocks it; only rooms joined to one you have', () => {
    const table = plain();
    const named = { name: 'Lounge', outcome: 'Lounge opens.', segments: 4 };
    const room = { type: 'project.start', ...named } as const;
    expect(table.try('claire', { ...room, room: 'vault' })).toMatchObject({
      rule: 'GBM-ABY-HID-004',
    });
    table.send('claire', { ...room, room: 'lounge' });
    expect(table.try('anya', { ...room, room: 'lounge' })).toMatchObject({ code: 'already-done' });
    table.send('claire', work(table, 'raven', 'express')).send('claire', roll, 6);
    expect(table.state.public.series.rooms).toContain('lounge');
    expect(project(table)).toBeUndefined();
  });
});

describe('Investigate', () => {
  const dig = start({
    protagonist: 'hawk',
    activity: 'investigate',
    action: 'conceal',
    description: 'The notes of Professor Hulme',
  });

  it('GBM-EX-048, GBM-DWN-016, GBM-DWN-017: a 4 marks three, and asks like gathering information', () => {
    const table = plain().send('dylan', dig).send('dylan', roll, 4);
    expect(table.state.public.series.investigation).toBe(3);
    expect(Object.values(table.state.public.questions)).toMatchObject([
      { by: 'hawk', about: 'The notes of Professor Hulme', questions: 1, followUps: 1 },
    ]);
  });

  it('GBM-DWN-018: a critical marks five and gives a die to the next engagement', () => {
    const table = plain()
      .given((state) => {
        const hawk = state.public.protagonists.hawk;
        if (hawk) hawk.actions.conceal.mundane = 2;
        state.public.series.investigation = 13;
      })
      .send('dylan', dig)
      .send('dylan', roll, 6, 6);
    expect(table.state.public.series.investigation).toBe(15);
    expect(table.state.public.episode.engagementBonus).toEqual([
      { source: 'Critical investigation', dice: 1 },
    ]);
  });
});

describe('Downtime actions', () => {
  const dig = start({ protagonist: 'hawk', activity: 'investigate', action: 'conceal' });

  it('GBM-DWN-001: two each, and no third', () => {
    const table = plain().send('dylan', dig).send('dylan', roll, 1).send('dylan', dig);
    table.send('dylan', roll, 1);
    expect(left(table, 'hawk')).toBe(0);
    expect(table.try('dylan', dig)).toMatchObject({ code: 'cannot-afford' });
    expect(table.offers('dylan', 'downtime.start')).toEqual([]);
  });

  it('GBM-DWN-002: four basic activities, where there is something to do', () => {
    const table = plain()
      .givenProtagonist('raven', { harm: [harm(1, 'scared')] })
      .send('dylan', { type: 'project.start', name: 'Build network', segments: 6 });
    const activities = table
      .offers('dylan', 'downtime.start')
      .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
      .map((offer) => offer.with.activity);
    expect(activities).toEqual([
      'make-a-connection',
      'help-a-friend-recover',
      'work-on-a-project',
      'investigate',
    ]);
  });

  it('GBM-DWN-005, GBM-DICE-013: the worst result still gives two', () => {
    const table = plain().send('dylan', dig).send('dylan', roll, 1);
    expect(table.state.public.series.investigation).toBe(2);
    expect(table.protagonist('hawk')).toMatchObject({ stress: 0, harm: [] });
  });

  it('AMB-13: transcendent dots and harm do not count', () => {
    const table = plain().given((state) => {
      const hawk = state.public.protagonists.hawk;
      if (!hawk) return;
      hawk.actions.conceal = { mundane: 1, transcendent: 2 };
      hawk.harm = [harm(2, 'broken wrist')];
    });
    table.send('dylan', dig);
    expect(table.activity?.pool.dice).toBe(1);
  });

  it('an activity withdrawn costs nothing, and stands in the way of one’s next alone', () => {
    const table = plain().send('dylan', dig);
    expect(table.try('dylan', dig)).toMatchObject({ code: 'wrong-moment' });
    expect(table.offers('dylan', 'downtime.start')).toEqual([]);
    table.send('dylan', { type: 'downtime.withdraw' });
    expect(left(table, 'hawk')).toBe(2);
    expect(table.try('dylan', dig)).toBeNull();
  });

  it('belongs to downtime', () => {
    expect(bookTable('mission').try('dylan', dig)).toMatchObject({ code: 'wrong-phase' });
  });
});

describe('Activities that rooms add', () => {
  it('GBM-ABY-HID-005: the lounge gives 2 xp in moon for an action, without a roll', () => {
    const table = plain().given((state) => {
      state.public.series.rooms.push('lounge');
    });
    const lounge = table
      .offers('claire', 'downtime.start')
      .find(({ fields }) => fields?.every(({ name }) => name === 'description'));
    table.send('claire', start({ protagonist: 'raven', activity: `${lounge?.with.activity}` }));
    expect(table.protagonist('raven').xp.moon).toBe(2);
    expect(left(table, 'raven')).toBe(1);
  });
});

describe('Powerful friends', () => {
  it('GBM-PB-ENI-017: a downtime action in a flashback, transcended, a step better', () => {
    const table = bookTable('mission').given((state) => {
      const fawn = state.public.protagonists.fawn;
      if (!fawn) return;
      fawn.transcendent = ['powerful-friends'];
      fawn.transcendence = { marked: 1, active: true, spent: false };
      fawn.actions.conceal = { mundane: 1, transcendent: 1 };
    });
    const dig = start({ protagonist: 'fawn', activity: 'investigate', action: 'conceal' });
    expect(table.try('anya', dig)).toMatchObject({ code: 'wrong-phase' });
    const [use] = table
      .offers('anya', 'ability.use')
      .filter((offer) => offer.with.ability === 'powerful-friends');
    table
      .send('anya', {
        type: 'ability.use',
        protagonist: 'fawn',
        ability: 'powerful-friends',
        use: `${use?.with.use}`,
      })
      .send('anya', dig)
      .send('anya', roll, 4, 2);
    expect(table.state.public.series.investigation).toBe(4);
    expect(table.protagonist('fawn').transcendence.marked).toBe(2);
    expect(left(table, 'fawn')).toBe(2);
    expect(table.try('anya', dig)).toMatchObject({ code: 'wrong-phase' });
  });
});
