import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../asking';
import { takeSeriesAbility } from '../../series/take-ability';
import type { TestTable } from '../../testing';
import { featureOf, hooksOf, huntersFed, playAt, skyTable } from '../../testing';
import type { AttributeId, Phase } from '../../vocabulary';

/** The group of hunters, with one more series ability. */
function groupWith(ability: string, phase: Phase = 'mission'): TestTable {
  return skyTable(phase).given((state) => {
    state.public.series.abilities.push(ability);
  });
}

const due = (id: string) => ({
  protagonist: id,
  stage: 'due' as const,
  attribute: null,
  result: null,
  band: null,
  declined: [],
});

/** Hawk proposes an action, and the director has judged it. */
function acting(table: TestTable): TestTable {
  return table
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Strike', action: 'defy' })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
}

describe('Troubled hearts', () => {
  it('GBM-ROT-ABL-002: each raises one of three, a second dot included', () => {
    const play = playAt(skyTable());
    takeSeriesAbility(play, 'troubled-hearts');
    const choices = Object.values(play.state.public.choices);
    expect(choices).toHaveLength(3);
    const mine = choices.find(({ to }) => to === 'dylan');
    expect(mine?.options.map(({ value }) => value)).toEqual(['confess', 'defy', 'conceal']);
    const resolve = hooksOf(skyTable(), 'troubled-hearts').onChoice;
    if (mine) resolve?.(play, mine, 'defy', '');
    expect(play.state.public.protagonists.hawk?.actions.defy.mundane).toBe(2);
  });
});

describe('Tormented heroes', () => {
  it('GBM-ROT-ABL-003: +1d whenever Stars is rolled', () => {
    const table = groupWith('tormented-heroes');
    const features = [featureOf(table, 'tormented-heroes')];
    const context = { state: table.state, self: table.protagonist('hawk'), consequence: null };
    for (const roll of ['resistance', 'eclipse', 'obligation'] as const) {
      const dice = (attribute: AttributeId) =>
        diceFrom('attributeDice', { ...context, roll, attribute }, features);
      expect(dice('stars')).toMatchObject([{ dice: 1 }]);
      expect(dice('moon')).toEqual([]);
    }
  });

  it('GBM-ROT-ABL-003, AMB-39: harm gives back stress of its level, before it spills over', () => {
    const table = groupWith('tormented-heroes').givenProtagonist('hawk', {
      stress: 5,
      harm: [
        { id: 'a', level: 1, text: 'cut', shrugged: false },
        { id: 'b', level: 1, text: 'burnt', shrugged: false },
      ],
    });
    table.send('bev', {
      type: 'consequence.assign',
      kind: 'harm',
      level: 1,
      text: 'Bitten',
      target: 'hawk',
      source: 'fiction',
      attribute: 'sun',
    });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    table.send('dylan', { type: 'consequence.accept', consequence });
    expect(table.protagonist('hawk').stress).toBe(4);
    expect(table.protagonist('hawk').harm.at(-1)?.level).toBe(2);
  });

  const struck = (table: TestTable, level: 3 | 4) => {
    table.send('bev', {
      type: 'consequence.assign',
      kind: 'harm',
      ...{ level, text: 'Torn', target: 'hawk', source: 'fiction' },
    });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    return table.send('dylan', { type: 'consequence.accept', consequence });
  };

  it('GBM-ROT-ABL-003, AMB-39: also harm for which there is no room, once it is not fatal', () => {
    const table = struck(
      groupWith('tormented-heroes').givenProtagonist('hawk', {
        stress: 5,
        harm: [{ id: 'a', level: 3, text: 'impaled', shrugged: false }],
      }),
      3,
    );
    expect(table.protagonist('hawk').stress).toBe(5);
    const [choice] = Object.values(table.state.public.choices);
    const ruling = { type: 'choice.answer', choice: choice?.id ?? '' } as const;
    table.send('bev', { ...ruling, value: 'out-of-action' });
    expect(table.protagonist('hawk')).toMatchObject({ status: 'out-of-action', stress: 2 });
  });

  it('GBM-ROT-ABL-003, AMB-39, GBM-ROT-ABL-011: also fatal harm that is held off', () => {
    const table = groupWith('tormented-heroes')
      .given((state) => {
        state.public.series.abilities.push('i-wont-allow-it');
      })
      .givenProtagonist('hawk', {
        stress: 5,
        transcendence: { marked: 0, active: true, spent: false },
      });
    expect(struck(table, 4).protagonist('hawk')).toMatchObject({ status: 'active', stress: 1 });
  });
});

describe('Bitter Embrace', () => {
  it('GBM-ROT-ABL-004: an accepted promise gives 2 dice', () => {
    const table = acting(groupWith('bitter-embrace')).send('bev', {
      type: 'roll.promise',
      text: 'They will know your face.',
    });
    const [promise] = table.state.public.roll?.promises ?? [];
    const [take] = table.offers('dylan', 'roll.answer-promise');
    expect(take).toMatchObject({ label: 'Take the promise: +2d', with: { accept: true } });
    table.send('dylan', { type: 'roll.answer-promise', promise: promise?.id ?? '', accept: true });
    const { pool } = table.state.public.derived.roll ?? {};
    expect(pool?.lines).toContainEqual({
      source: 'poisoned promise',
      dice: 2,
      by: 'bev',
    });
  });

  it('GBM-ROT-ABL-004: in eclipse +1d to actions; eclipse rolls −1d', () => {
    const table = acting(
      groupWith('bitter-embrace').givenProtagonist('hawk', { eclipse: true, stress: 4 }),
    );
    expect(table.state.public.derived.roll?.pool.dice).toBe(2);
    const sane = acting(groupWith('bitter-embrace'));
    expect(sane.state.public.derived.roll?.pool.dice).toBe(1);
    const torn = groupWith('bitter-embrace').given((state) => {
      state.public.eclipses.hawk = due('hawk');
    });
    expect(torn.offers('dylan', 'eclipse.roll')[0]?.label).toContain('the lower');
  });
});

describe('Elusive', () => {
  it('GBM-ROT-ABL-005: +1d to the fallout roll, and to hearts', () => {
    const table = huntersFed({ type: 'secure-your-hunting-grounds', tier: 1 }).given((state) => {
      state.public.series.abilities.push('elusive');
      state.public.series.investigation = 5;
    });
    table.send('claire', { type: 'hearts.part', protagonist: 'raven', part: true });
    table.send('bev', { type: 'hearts.devour' }, 1, 2);
    expect(table.offers('bev', 'fallout.roll')[0]?.label).toContain('2d');
    expect(table.state.public.episode.fallout?.hearts?.rolled?.pool.lines).toContainEqual({
      source: 'Elusive',
      dice: 1,
    });
  });

  it('GBM-ROT-ABL-005: +1d to any other roll made in fallout, such as for eclipse', () => {
    const dice = (phase: Phase) => {
      const table = groupWith('elusive', phase).given(({ public: shared }) => {
        shared.eclipses.hawk = due('hawk');
        const { hawk } = shared.protagonists;
        if (hawk) hawk.stress = 9;
      });
      return table.state.public.derived.prompts['eclipse:hawk']?.text ?? '';
    };
    expect(dice('mission')).toContain('Moon, two dice, the lower');
    expect(dice('fallout')).toContain('Moon, 1d');
    const gathered = groupWith('elusive', 'fallout').send(
      'dylan',
      { type: 'info.gather', protagonist: 'hawk', action: 'defy' },
      ...[1, 6],
    );
    expect(Object.values(gathered.state.public.questions)).toMatchObject([{ questions: 2 }]);
    expect(acting(groupWith('elusive', 'fallout')).state.public.derived.roll?.pool.dice).toBe(2);
  });

  it('GBM-ROT-ABL-005, AMB-69: the Blight track advances 1 less, never below none', () => {
    const table = huntersFed({ type: 'the-hunt', tier: 1 }).given((state) => {
      state.public.series.abilities.push('elusive');
      if (state.public.episode.fallout) {
        Object.assign(state.public.episode.fallout, { adversary: null, cleared: false });
      }
    });
    const advance = { type: 'fallout.adversary', agenda: true, eclipse: false, destiny: false };
    table.send('bev', { ...advance, type: 'fallout.adversary' });
    expect(table.state.public.series.adversary).toBe(1);
  });
});

describe('Gazing into the abyss', () => {
  it('GBM-ROT-ABL-006, AMB-37: the track is never below 3 again', () => {
    const play = playAt(skyTable('downtime'));
    takeSeriesAbility(play, 'gazing-into-the-abyss');
    expect(play.state.public.series.adversary).toBe(3);
    const season = groupWith('gazing-into-the-abyss', 'interlude').given((state) => {
      state.public.series.adversary = 15;
    });
    season.send('bev', { type: 'phase.next' });
    expect(season.state.public.series.adversary).toBe(3);
  });

  it('GBM-ROT-ABL-007: it does not move a track that is further on', () => {
    const table = skyTable('downtime').given((state) => {
      state.public.series.adversary = 8;
    });
    const play = playAt(table);
    takeSeriesAbility(play, 'gazing-into-the-abyss');
    expect(play.state.public.series.adversary).toBe(8);
  });

  it('GBM-ROT-ABL-006: +1d to investigate, and xp', () => {
    const table = groupWith('gazing-into-the-abyss', 'downtime').send('dylan', {
      type: 'downtime.start',
      protagonist: 'hawk',
      activity: 'investigate',
      action: 'defy',
    });
    expect(table.activity?.pool.dice).toBe(2);
    table.send('dylan', { type: 'downtime.roll' }, 4, 2);
    expect(table.protagonist('hawk').xp.playbook).toBe(1);
  });
});

describe('Vengeful drive and Night hunters', () => {
  it('GBM-ROT-ABL-008: +1d to help recover, when the harm is physical; the trail is remembered', () => {
    const table = groupWith('vengeful-drive', 'downtime')
      .givenProtagonist('hawk', { harm: [{ id: 'h', level: 2, text: 'torn', shrugged: false }] })
      .send('claire', {
        type: 'downtime.start',
        protagonist: 'raven',
        activity: 'help-a-friend-recover',
        with: 'hawk',
        action: 'empathize',
      });
    expect(table.activity?.pool.dice).toBe(1);
    table.send('claire', { type: 'downtime.option', option: 'vengeful-drive:physical', on: true });
    expect(table.activity?.pool.dice).toBe(2);
    expect(table.state.public.derived.protagonists.raven?.reminders.join(' ')).toContain(
      'cannot hide',
    );
  });

  it('GBM-ROT-ABL-009: +1d to the engagement of The Hunt, and to no other', () => {
    const engagement = (type: string) => {
      const table = groupWith('night-hunters').given((state) => {
        const { mission } = state.public.episode;
        if (mission) Object.assign(mission, { type, stage: 'preparing' });
      });
      return table.state.public.derived.engagement?.pool.lines.map(({ source }) => source) ?? [];
    };
    expect(engagement('the-hunt')).toContain('Night hunters');
    expect(engagement('secure-your-hunting-grounds')).not.toContain('Night hunters');
  });

  it('GBM-ROT-ABL-009: an ambush of theirs marks series xp', () => {
    const table = groupWith('night-hunters').send('claire', {
      type: 'ability.claim',
      protagonist: 'raven',
      ability: 'night-hunters',
      claim: 'ambush',
    });
    expect(table.state.public.series.xp).toBe(1);
  });
});
