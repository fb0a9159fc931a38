import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import { dreamTable } from '../../testing';

const having = (table: TestTable, ...abilities: string[]) =>
  table.given(({ public: { series } }) => {
    series.abilities = abilities;
  });
const taking = (ability: string) =>
  dreamTable('downtime')
    .given(({ public: { series } }) => {
      series.advances = 1;
    })
    .send('bev', { type: 'series.take-ability', ability });
const transcended = { marked: 1, active: true, spent: false, from: 1 };
const lines = (table: TestTable) =>
  table.activity?.pool.lines.map(({ source, dice }) => `${source} ${dice}`);

describe('series abilities', () => {
  it('GBM-MAZ-ABL-002: Curiouser adds a dot to an action of one’s choice, up to two', () => {
    const table = taking('curiouser');
    const choice = Object.values(table.state.public.choices).find(({ to }) => to === 'claire');
    expect(choice?.options.map(({ value }) => value)).toEqual(['forgive', 'express', 'conceal']);
    table.send('claire', { type: 'choice.answer', choice: choice?.id ?? '', value: 'forgive' });
    expect(table.protagonist('raven').actions.forgive.mundane).toBe(2);
  });

  it('GBM-MAZ-ABL-003: Looking for answers gives a die to investigate, and series xp for a dead end', () => {
    const table = having(dreamTable('downtime'), 'looking-for-answers').send('anya', {
      type: 'downtime.start',
      protagonist: 'fawn',
      activity: 'investigate',
      action: 'flow',
    });
    expect(lines(table)).toContain('Looking for answers 1');
    table.send('anya', {
      type: 'ability.claim',
      protagonist: 'fawn',
      ability: 'looking-for-answers',
      claim: 'dead-end',
    });
    expect(table.state.public.series.xp).toBe(1);
  });

  it('GBM-MAZ-ABL-004: Shared burden clears 2 stress, marks 1 for the ally, who asks a question', () => {
    const table = having(dreamTable('downtime'), 'shared-burden')
      .givenProtagonist('raven', { stress: 3 })
      .send('claire', {
        type: 'downtime.start',
        protagonist: 'raven',
        activity: 'make-a-connection',
        with: 'fawn',
        action: 'confess',
      })
      .send('anya', { type: 'downtime.offer-die', offer: true })
      .send('claire', { type: 'downtime.option', option: 'shared-burden', on: true })
      .send('claire', { type: 'downtime.roll' }, 1, 2);
    expect(table.protagonist('raven').stress).toBe(1);
    expect(table.protagonist('fawn').stress).toBe(1);
    const [questions] = Object.values(table.state.public.questions);
    expect(questions).toMatchObject({ by: 'fawn', to: 'raven', questions: 1 });
  });

  it('GBM-MAZ-ABL-005: Another face in the crowd gives effect, and xp for giving way', () => {
    const table = having(dreamTable(), 'another-face-in-the-crowd')
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Vanish in the station',
        action: 'conceal',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('dylan', { type: 'roll.option', option: 'another-face:crowd', on: true });
    expect(table.state.public.derived.roll?.effect).toBe('great');
    table.send('dylan', {
      type: 'ability.claim',
      protagonist: 'hawk',
      ability: 'another-face-in-the-crowd',
      claim: 'majority',
    });
    expect(table.protagonist('hawk').xp.playbook).toBe(1);
  });

  it('GBM-MAZ-ABL-006: Daydreamers gives a die on obligation', () => {
    const table = having(dreamTable('obligation'), 'daydreamers').send(
      'claire',
      { type: 'obligation.roll', protagonist: 'raven' },
      6,
    );
    expect(table.lastLine).not.toBe('');
    expect(JSON.stringify(table.state.public.log)).toContain('Daydreamers');
  });

  it('GBM-MAZ-ABL-007: Moment of crisis gives +2d for a friend’s fate', () => {
    const table = having(dreamTable(), 'moment-of-crisis').given(({ public: { episode } }) => {
      if (episode.mission) episode.mission.stage = 'preparing';
    });
    const dice = () =>
      table.state.public.derived.engagement?.pool.lines.reduce((sum, line) => sum + line.dice, 0);
    const before = dice() ?? 0;
    table.send('anya', { type: 'mission.answer', question: 'friend', answer: 1 });
    expect(dice()).toBe(before + 2);
  });

  it('GBM-MAZ-ABL-007: Moment of crisis gives a die to help recover from emotional harm', () => {
    const table = having(dreamTable('downtime'), 'moment-of-crisis')
      .givenProtagonist('fawn', {
        harm: [{ id: 'h1', level: 1, text: 'Ashamed', shrugged: false }],
      })
      .send('claire', {
        type: 'downtime.start',
        protagonist: 'raven',
        activity: 'help-a-friend-recover',
        with: 'fawn',
        action: 'empathize',
      })
      .send('claire', { type: 'downtime.option', option: 'crisis:emotional', on: true });
    expect(lines(table)).toContain('Moment of crisis: emotional harm 1');
  });
});

describe('transcendent series abilities', () => {
  it('GBM-MAZ-ABL-008: Lucid marks a transcendent dot in three actions, which no attribute counts', () => {
    const table = taking('lucid');
    const { actions } = table.protagonist('hawk');
    expect(actions.forgive).toEqual({ mundane: 0, transcendent: 1 });
    expect(actions.express).toEqual({ mundane: 1, transcendent: 1 });
    expect(actions.conceal).toEqual({ mundane: 1, transcendent: 1 });
    expect(table.state.public.derived.protagonists.hawk?.attributes.moon).toBe(0);
  });

  /** Raven’s flashback, paid for and rolled. */
  const flashback = (...abilities: string[]) =>
    having(dreamTable(), ...abilities)
      .givenProtagonist('raven', { transcendence: { ...transcended } })
      .send('claire', { type: 'flashback.call', protagonist: 'raven', text: 'I left a key here' })
      .send('bev', { type: 'flashback.price', stress: 0, roll: true })
      .send('claire', { type: 'flashback.accept' })
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'raven',
        goal: 'Hide the key',
        action: 'confess',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', { type: 'roll.roll' }, 4);

  it('GBM-MAZ-ABL-009: Dream logic brings transcendence into flashbacks, and they mark it', () => {
    const table = flashback('dream-logic');
    expect(table.state.public.roll?.past).toBe('transcended');
    expect(table.protagonist('raven').transcendence.marked).toBe(2);
    const without = flashback();
    expect(without.state.public.roll?.past).toBe('mundane');
    expect(without.protagonist('raven').transcendence.marked).toBe(1);
  });

  it('GBM-MAZ-ABL-010: Just a dream gives a follow-up more in an interrogation, and says to be truthful', () => {
    const table = having(dreamTable(), 'just-a-dream')
      .givenProtagonist('raven', { transcendence: { ...transcended } })
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'raven',
        goal: 'Ask the usher',
        action: 'confess',
        purpose: 'gather-information',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', { type: 'roll.option', option: 'just-a-dream:interrogation', on: true });
    const said = table.state.public.derived.reminders.map(({ text }) => text).join(' ');
    expect(said).toContain('tells the truth');
    table.send('claire', { type: 'roll.roll' }, 4);
    const [questions] = Object.values(table.state.public.questions);
    expect(questions?.followUps).toBe(2);
  });

  it('GBM-MAZ-ABL-011: Hold back the nightmare reads a 4/5 of eclipse as a 6, while transcended', () => {
    const torn = (active: boolean) =>
      having(dreamTable(), 'hold-back-the-nightmare')
        .givenProtagonist('raven', { stress: 9, transcendence: { ...transcended, active } })
        .given(({ public: shared }) => {
          shared.eclipses.raven = {
            protagonist: 'raven',
            stage: 'due',
            attribute: null,
            result: null,
            band: null,
            declined: [],
          };
        })
        .send('claire', { type: 'eclipse.roll', protagonist: 'raven', attribute: 'stars' }, 4, 5);
    expect(torn(true).state.public.eclipses).toEqual({});
    expect(torn(false).state.public.eclipses.raven?.stage).toBe('rescue');
  });

  it('GBM-MAZ-ABL-011: transcended and in eclipse, a die to frighten or upset', () => {
    const option = 'hold-back:frighten';
    const screaming = (eclipse: boolean, active = true) =>
      having(dreamTable(), 'hold-back-the-nightmare')
        .givenProtagonist('raven', { stress: 5, eclipse })
        .givenProtagonist('raven', { transcendence: { ...transcended, active } })
        .send('claire', {
          type: 'roll.propose',
          protagonist: 'raven',
          goal: 'Make them scream',
          action: 'empathize',
        })
        .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    const offered = (table: TestTable) =>
      table.offers('claire', 'roll.option').map((offer) => offer.with.option);
    expect(offered(screaming(false))).not.toContain(option);
    expect(offered(screaming(true, false))).not.toContain(option);
    const torn = screaming(true);
    expect(torn.state.public.derived.roll?.pool.dice).toBe(1);
    torn.send('claire', { type: 'roll.option', option, on: true });
    expect(torn.state.public.derived.roll?.pool.dice).toBe(2);
  });
});
