import { describe, expect, it } from 'vitest';
import { bookPlaybooks } from '../library/registry';
import type { TestTable } from '../testing';
import { proposed, strangerTable } from '../testing/stranger';
import { knowItAll } from './know-it-all';

const quinn = ['claire', 'quinn'] as const;
const FEEL = 'things-feel:ask';
const LORE = 'know-it-all:ancient-lore';

const opened = (table: TestTable) => {
  const [questions] = Object.values(table.state.public.questions);
  if (!questions) throw new Error('No questions are open.');
  return questions;
};

/** Every question of the three playbooks at the table. */
const everybodys = ['the-enigma', 'the-outsider', 'the-stranger'].flatMap(
  (id) => bookPlaybooks()[id]?.questions ?? [],
);

const option = (id: string) => ({ type: 'roll.option', option: id, on: true }) as const;

describe('Things feel', () => {
  const gather = { type: 'info.gather' as const, protagonist: 'quinn', options: [FEEL] };

  it('GBM-PB-STR-016: empathizing with the old lantern, Quinn asks from any playbook in play', () => {
    const table = strangerTable('downtime', ['things-feel']);
    table.send('claire', { ...gather, action: 'empathize', about: 'the lantern' }, 5);
    expect(new Set(opened(table).list)).toEqual(new Set(everybodys));
    const question = bookPlaybooks()['the-outsider']?.questions[4] ?? '';
    table.send('claire', { type: 'info.ask', questions: opened(table).id, question });
    expect(opened(table).asked).toMatchObject([{ question }]);
  });

  it('GBM-PB-STR-016: it goes with Empathize alone, and the offers say so', () => {
    const table = strangerTable('downtime', ['things-feel', LORE]);
    expect(table.try('claire', { ...gather, action: 'analyze' })).toMatchObject({
      code: 'not-allowed',
      instead: 'Roll Empathize, or leave that out.',
    });
    const values = table.offers('claire', 'info.gather').map((offer) => ({
      action: offer.with.action,
      options: offer.fields?.flatMap((field) =>
        field.name === 'options' && field.kind === 'choices'
          ? field.options.map(({ value }) => value)
          : [],
      ),
    }));
    expect(values).toEqual([
      { action: undefined, options: [LORE] },
      { action: 'empathize', options: [FEEL, LORE] },
    ]);
  });

  it('GBM-PB-STR-016: in danger it is a switch on the action roll, as long as it is Empathize', () => {
    const table = proposed(
      strangerTable('mission', ['things-feel']),
      quinn,
      'empathize',
      'gather-information',
    );
    table.send('claire', option(FEEL)).send('claire', { type: 'roll.roll' }, 4);
    expect(new Set(opened(table).list)).toEqual(new Set(everybodys));

    for (const [action, purpose] of [
      ['analyze', 'gather-information'],
      ['empathize', 'overcome'],
    ] as const) {
      const other = proposed(strangerTable('mission', ['things-feel']), quinn, action, purpose);
      expect(other.try('claire', option(FEEL))).toMatchObject({ code: 'not-found' });
    }
  });

  it('GBM-PB-STR-016, GBM-DWN-017: investigating by Empathize, too', () => {
    const table = strangerTable('downtime', ['things-feel']).send('claire', {
      type: 'downtime.start',
      protagonist: 'quinn',
      activity: 'investigate',
      action: 'empathize',
    });
    table
      .send('claire', { type: 'downtime.option', option: FEEL, on: true })
      .send('claire', { type: 'downtime.roll' }, 4, 1);
    expect(new Set(opened(table).list)).toEqual(new Set(everybodys));
  });
});

describe('Know it all', () => {
  it('GBM-PB-STR-017: five topics, each to be taken by itself', () => {
    expect(knowItAll.map(({ name }) => name)).toEqual([
      'Know it all: plants and animals',
      'Know it all: magic rituals',
      'Know it all: engineering',
      'Know it all: ancient lore',
      'Know it all: pop culture',
    ]);
    const table = strangerTable('downtime', [LORE]).givenProtagonist('quinn', {
      advances: { sun: 0, moon: 0, stars: 0, playbook: 1 },
    });
    const ability = 'know-it-all:pop-culture';
    table.send('claire', { type: 'advance.ability', protagonist: 'quinn', ability });
    expect(table.protagonist('quinn').special).toEqual(['stranger-to-kindness', LORE, ability]);
  });

  it('GBM-PB-STR-017: +1d in safety, when it is about the topic', () => {
    const table = strangerTable('downtime', [LORE]);
    table.send(
      'claire',
      {
        type: 'info.gather',
        protagonist: 'quinn',
        action: 'analyze',
        about: 'the founding of the temple',
        options: [LORE],
      },
      3,
      6,
    );
    expect(opened(table)).toMatchObject({ questions: 2, followUps: 1 });
  });

  it('GBM-PB-STR-017: +1d in danger, on a roll that gathers information', () => {
    const table = proposed(
      strangerTable('mission', [LORE]),
      quinn,
      'analyze',
      'gather-information',
    ).send('claire', option(LORE));
    expect(table.state.public.derived.roll?.pool.dice).toBe(2);
    const other = proposed(strangerTable('mission', [LORE]), quinn, 'analyze');
    expect(other.try('claire', option(LORE))).toMatchObject({ code: 'not-found' });
  });
});

describe('Deeper understanding', () => {
  const SWITCH = 'deeper-understanding:quinn';
  const transcended = { marked: 0, active: true, spent: false };

  it('GBM-PB-STR-019, GBM-INF-006: in danger the effect is great, and so open are the answers', () => {
    const table = proposed(
      strangerTable('mission', [], ['deeper-understanding']),
      quinn,
      'analyze',
      'gather-information',
    );
    expect(table.state.public.derived.roll).toMatchObject({
      effect: 'great',
      effectLines: [{ source: 'Deeper understanding', steps: 1 }],
    });
    table.send('claire', { type: 'roll.roll' }, 4);
    expect(opened(table).openness).toEqual({
      effect: 'great',
      from: 'standard',
      lines: [{ source: 'Deeper understanding', steps: 1 }],
    });
  });

  it('GBM-PB-STR-019, GBM-INF-006: in safety, too; but not while mundane', () => {
    const gather = { type: 'info.gather', protagonist: 'quinn', action: 'analyze' } as const;
    const table = strangerTable('mission', [], ['deeper-understanding']);
    table.send('claire', gather, 4);
    expect(opened(table).openness?.effect).toBe('great');
    const mundane = strangerTable('mission', [], ['deeper-understanding']).givenProtagonist(
      'quinn',
      { transcendence: { marked: 0, active: false, spent: false } },
    );
    mundane.send('claire', gather, 4);
    expect(opened(mundane).openness).toEqual({ effect: 'standard', from: 'standard', lines: [] });
  });

  it('GBM-PB-STR-019: Hawk, transcended, acts on it and gains a link with Quinn', () => {
    const table = strangerTable('mission', [], ['deeper-understanding']).givenProtagonist('hawk', {
      transcendence: transcended,
    });
    proposed(table, ['dylan', 'hawk'], 'defy').send('dylan', option(SWITCH));
    expect(table.protagonist('hawk').links).toEqual({});
    table.send('dylan', { type: 'roll.roll' }, 2);
    expect(table.protagonist('hawk').links).toEqual({ quinn: 1 });
  });

  it('GBM-PB-STR-019: no link for pressing on with the same action', () => {
    const table = strangerTable('mission', [], ['deeper-understanding']).givenProtagonist('hawk', {
      transcendence: transcended,
    });
    table
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Leap', action: 'defy' })
      .send('bev', { type: 'roll.judge', position: 'controlled', effect: 'standard' })
      .send('dylan', option(SWITCH))
      .send('dylan', { type: 'roll.roll' }, 2)
      .send('dylan', { type: 'roll.retry' });
    expect(table.offers('dylan', 'roll.option')).toEqual([]);
    table.send('dylan', { type: 'roll.roll' }, 5);
    expect(table.protagonist('hawk').links).toEqual({ quinn: 1 });
  });

  it.each([
    ['Hawk', 'hawk', []],
    ['Quinn', 'quinn', ['deeper-understanding']],
  ])('GBM-PB-STR-019: both have to be transcended, also %s', (_name, mundane, transcendent) => {
    const table = strangerTable('mission', [], ['deeper-understanding'])
      .givenProtagonist('hawk', { transcendence: transcended })
      .givenProtagonist(mundane, {
        transcendent,
        transcendence: { marked: 0, active: false, spent: false },
      });
    const roll = proposed(table, ['dylan', 'hawk'], 'defy');
    expect(roll.try('dylan', option(SWITCH))).toMatchObject({ code: 'not-found' });
  });
});
