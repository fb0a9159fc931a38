import { describe, expect, it } from 'vitest';
import type { EclipseRoll } from '../state';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const slipping = (protagonist: string, stage: EclipseRoll['stage']): EclipseRoll => ({
  protagonist,
  stage,
  attribute: 'moon',
  result: null,
  band: stage === 'rescue' ? 'partial' : null,
  declined: [],
});

function torn(table: TestTable, protagonist: string, stage: EclipseRoll['stage']): TestTable {
  return table.givenProtagonist(protagonist, { stress: 9 }).given((state) => {
    state.public.eclipses[protagonist] = slipping(protagonist, stage);
  });
}

const choices = (table: TestTable) => Object.values(table.state.public.choices);

describe('links with oneself', () => {
  const raven = () =>
    bookTable().givenProtagonist('raven', { special: ['in-harmony', 'bonds-of-love'] });

  it('GBM-PB-HAR-015, GBM-LNK-008: one of them keeps her from falling', () => {
    const table = torn(
      raven().givenProtagonist('raven', { links: { raven: 2 } }),
      'raven',
      'rescue',
    );
    const rescue = table.offers('claire', 'eclipse.rescue');
    expect(rescue.map((offer) => offer.with.via)).toEqual(['link']);
    expect(table.state.public.derived.prompts['eclipse:raven']?.to).toContain('claire');
    table.send('claire', {
      type: 'eclipse.rescue',
      protagonist: 'raven',
      by: 'raven',
      via: 'link',
    });
    expect(table.protagonist('raven')).toMatchObject({ eclipse: false, links: { raven: 1 } });
  });

  it('GBM-PB-HAR-015: the roll waits for them although every friend declines', () => {
    const table = torn(
      raven().givenProtagonist('raven', { links: { raven: 1 } }),
      'raven',
      'rescue',
    )
      .send('anya', { type: 'eclipse.decline', protagonist: 'raven', by: 'fawn' })
      .send('dylan', { type: 'eclipse.decline', protagonist: 'raven', by: 'hawk' });
    expect(table.protagonist('raven').eclipse).toBe(false);
    table.send('claire', { type: 'eclipse.fall', protagonist: 'raven' });
    expect(table.protagonist('raven').eclipse).toBe(true);
  });

  it('GBM-STR-007: nobody pushes to hold themselves', () => {
    const table = torn(
      raven().givenProtagonist('raven', { links: { raven: 1 } }),
      'raven',
      'rescue',
    );
    expect(
      table.try('claire', {
        type: 'eclipse.rescue',
        protagonist: 'raven',
        by: 'raven',
        via: 'push',
      }),
    ).toMatchObject({ rule: 'GBM-STR-007' });
  });

  it('GBM-PB-HAR-015: they give a die, ease stress, and shrug off harm', () => {
    const table = raven().givenProtagonist('raven', {
      links: { raven: 2 },
      stress: 4,
      transcendence: { marked: 0, active: true, spent: false },
      harm: [{ id: 'h', level: 2, text: 'torn', shrugged: false }],
    });
    expect(table.offers('claire', 'links.spend').map((offer) => offer.with.effect)).toEqual([
      'recover-self',
      'shrug-off',
    ]);
    table.send('claire', {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'Sing',
      action: 'confess',
    });
    expect(table.offers('claire', 'roll.assist').map((offer) => offer.with.via)).toEqual(['link']);
  });
});

describe('a friend who would hold somebody', () => {
  it('GBM-STR-005: rolls for eclipse first if they have to, but can lend a link', () => {
    const table = torn(torn(bookTable(), 'fawn', 'rescue'), 'hawk', 'due').givenProtagonist(
      'hawk',
      {
        links: { fawn: 1 },
      },
    );
    const rescue = { type: 'eclipse.rescue', protagonist: 'fawn', by: 'hawk' } as const;
    expect(table.try('dylan', { ...rescue, via: 'push' })).toMatchObject({ rule: 'GBM-STR-005' });
    expect(table.offers('dylan', 'eclipse.rescue').map((offer) => offer.with.via)).toEqual([
      'link',
    ]);
    table.send('dylan', { ...rescue, via: 'link' });
    expect(table.protagonist('fawn').eclipse).toBe(false);
  });

  it('GBM-EX-017: a fall is read out to all, and lasts into downtime', () => {
    const table = torn(bookTable(), 'fawn', 'rescue').send('anya', {
      type: 'eclipse.fall',
      protagonist: 'fawn',
    });
    const { log } = table.state.public;
    const line = log.entries[log.next - 1];
    expect(line?.text).toBe('Fawn falls into eclipse.');
    expect(line?.notes).toHaveLength(2);
    table.send('bev', { type: 'mission.end', outcome: 'success' });
    for (let phase = 0; phase < 3; phase += 1)
      table.send('bev', {
        type: 'phase.next',
        evenIfUnfinished: true,
        reason: 'The story goes on',
      });
    expect(table.state.public.phase).toBe('downtime');
    expect(table.protagonist('fawn').eclipse).toBe(true);
  });
});

describe('the promise of whoever helps the Enigma', () => {
  const escaping = () =>
    bookTable()
      .givenProtagonist('fawn', { eclipse: true, stress: 6 })
      .givenProtagonist('hawk', {
        promises: [
          { id: 'p1', kind: 'rival', text: 'I will capture Midnight Quill', with: ['fawn'] },
        ],
      })
      .send('anya', {
        type: 'eclipse.escape',
        protagonist: 'fawn',
        helper: 'hawk',
        how: 'The mask comes off',
      });

  it('GBM-PRM-006: is put to them, as a new one or in place of one they have', () => {
    const table = escaping();
    expect(table.protagonist('fawn').eclipse).toBe(false);
    expect(choices(table)).toMatchObject([{ to: 'dylan', protagonist: 'hawk' }]);
    expect(choices(table)[0]?.options.map(({ value }) => value)).toEqual(['new', 'p1']);
    const [offer] = table.offers('dylan', 'choice.answer');
    expect(offer?.fields?.map(({ name }) => name)).toEqual(['text']);
  });

  it('GBM-PRM-006: rewrites the one they choose', () => {
    const table = escaping();
    table.send('dylan', {
      type: 'choice.answer',
      choice: choices(table)[0]?.id ?? '',
      value: 'p1',
      text: 'I will let the Quill go, and tell nobody',
    });
    expect(table.protagonist('hawk').promises).toMatchObject([
      { id: 'p1', text: 'I will let the Quill go, and tell nobody', with: ['fawn'] },
    ]);
  });

  it('GBM-PRM-006, TABLE-052: it may have been said aloud, and stands there until it is written', () => {
    const table = escaping();
    const choice = choices(table)[0]?.id ?? '';
    const before = table.protagonist('hawk').promises;
    table.send('dylan', { type: 'choice.answer', choice, value: 'new' });
    expect(table.lastLine).toBe('Hawk makes a promise aloud.');
    expect(table.protagonist('hawk').promises).toMatchObject([
      ...before,
      { text: 'What was promised at the table', with: ['fawn'] },
    ]);
  });
});

describe('a choice', () => {
  const lost = () =>
    bookTable()
      .givenProtagonist('hawk', { eclipse: true, stress: 2 })
      .send('dylan', { type: 'flashback.call', protagonist: 'hawk', text: 'A way out' })
      .send('bev', { type: 'flashback.price', stress: 2 })
      .send('dylan', { type: 'flashback.accept' });

  it('GBM-STR-022: a player says in their own words how it ends', () => {
    const table = lost();
    expect(table.offers('dylan', 'choice.answer')[0]?.fields?.map(({ name }) => name)).toEqual([
      'text',
    ]);
    table.send('dylan', {
      type: 'choice.answer',
      choice: choices(table)[0]?.id ?? '',
      value: 'betrayal',
      text: 'Hawk walks into the dark',
    });
    expect(table.protagonist('hawk').loss).toBe('Hawk walks into the dark');
  });

  it('can be answered by the director for somebody who is away', () => {
    const table = lost();
    const choice = choices(table)[0]?.id ?? '';
    const answer = { type: 'choice.answer', choice, value: 'mundane' } as const;
    expect(table.try('claire', answer)).toMatchObject({ code: 'not-yours' });
    expect(table.offers('bev', 'choice.answer')).toHaveLength(1);
    table.send('bev', answer);
    expect(table.protagonist('hawk').status).toBe('lost');
  });

  it('can be set aside by the director, who says why', () => {
    const table = lost();
    const choice = choices(table)[0]?.id ?? '';
    const aside = {
      type: 'choice.dismiss',
      choice,
      reason: 'We agreed that the price was 1',
    } as const;
    expect(table.try('dylan', aside)).toMatchObject({ code: 'not-allowed' });
    table.send('bev', aside);
    expect(choices(table)).toEqual([]);
    expect(table.protagonist('hawk').status).toBe('active');
  });
});

describe('transcending', () => {
  it('GBM-TRN-001: waits until the mission is under way', () => {
    const table = bookTable().given((state) => {
      const { mission } = state.public.episode;
      if (mission) mission.stage = 'preparing';
    });
    expect(table.try('anya', { type: 'transcend', protagonist: 'fawn' })).toMatchObject({
      code: 'wrong-moment',
    });
    expect(table.offers('anya', 'transcend')).toEqual([]);
  });

  it('GBM-TRN-011: ends for those whose track is full when the one who led them is gone', () => {
    const table = bookTable()
      .givenProtagonist('fawn', { transcendence: { marked: 3, active: true, spent: false } })
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Run',
        action: 'flow',
        group: ['fawn'],
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .rollTogether(4, 4, 4)
      .send('bev', {
        type: 'override.loss',
        protagonist: 'hawk',
        how: 'Hawk stays behind',
        reason: 'As we agreed',
      });
    expect(table.protagonist('fawn').transcendence).toMatchObject({ active: false, spent: true });
  });
});

describe('Beacon', () => {
  const singing = () =>
    bookTable().givenProtagonist('raven', {
      transcendence: { marked: 0, active: true, spent: false },
    });
  const sing = { type: 'ability.use', protagonist: 'raven', ability: 'beacon' } as const;

  it('GBM-PB-HAR-019: helps a roll that its singer takes part in', () => {
    const table = singing()
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Run',
        action: 'defy',
        group: ['raven'],
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', sing);
    const choice = choices(table).find(({ to }) => to === 'dylan')?.id ?? '';
    table.send('dylan', { type: 'choice.answer', choice, value: 'help' });
    // Hawk: defy 1 and Beacon; Raven has no defy.
    table.rollTogether(5, 2, 1, 1);
    expect(table.state.public.roll?.band).toBe('partial');
  });

  it('GBM-PB-OUT-018: gives no die to somebody whom only their rival may assist', () => {
    const table = singing()
      .givenProtagonist('hawk', {
        transcendent: ['this-ones-mine'],
        settings: { rival: 'fawn', foe: 'Hulme' },
        transcendence: { marked: 0, active: true, spent: false },
      })
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Strike',
        action: 'defy',
      })
      .send('claire', sing);
    const choice = choices(table).find(({ to }) => to === 'dylan');
    expect(choice?.options.map(({ value }) => value)).not.toContain('help');
  });
});
