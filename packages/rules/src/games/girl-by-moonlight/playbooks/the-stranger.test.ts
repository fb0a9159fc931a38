import { describe, expect, it } from 'vitest';
import { bookPlaybooks } from '../library/registry';
import { bookTable } from '../testing';
import { proposed, strangerTable } from '../testing/stranger';

const book = bookPlaybooks()['the-stranger'];

describe('the Stranger', () => {
  it('GBM-PB-STR-001, 002, 003: xp by knowledge or subtlety; names; growth and something misguided', () => {
    expect(book?.xpTrigger).toMatch(/knowledge or subtlety/);
    expect(book?.mundaneName).toHaveLength(2);
    expect(book?.trueName).toHaveLength(2);
    expect(book?.promises.map(({ id, names }) => [id, names])).toEqual([
      ['growth', 1],
      ['misguided', 1],
    ]);
  });

  it('GBM-PB-STR-004, 005: whoever works at Quinn’s side brings them back from the impossible task', () => {
    expect(book?.eclipse.prompt).toMatch(/impossible task/);
    expect(book?.eclipse.escape).toMatch(/without judging.*unfinished/);
    const table = strangerTable('downtime').givenProtagonist('quinn', { eclipse: true, stress: 6 });
    const [offer] = table.offers('claire', 'eclipse.escape');
    expect(offer).toBeDefined();
    table.send('claire', {
      type: 'eclipse.escape',
      protagonist: 'quinn',
      helper: 'fawn',
      how: 'Fawn counts every star with me, until I stop counting.',
    });
    expect(table.protagonist('quinn')).toMatchObject({ eclipse: false, stress: 0 });
  });

  it('GBM-PB-STR-006: six questions, of which two leave something open', () => {
    expect(book?.questions).toHaveLength(6);
    expect(book?.questions.filter((one) => one.includes('[X]'))).toHaveLength(2);
  });

  it('GBM-PB-STR-007, 008: starts with Analyze and Conceal, Stranger to kindness and a choice more', () => {
    const table = bookTable('creation').given((state) => {
      delete state.public.protagonists.raven;
      state.public.series.abilities = ['pure-hearts'];
    });
    table.send('claire', { type: 'character.create', playbook: 'the-stranger' });
    const made = table.played('claire');
    expect([made.actions.analyze.mundane, made.actions.conceal.mundane]).toEqual([1, 1]);
    expect(made.special).toEqual(['stranger-to-kindness']);
    for (const ability of ['know-it-all:ancient-lore', 'ex-machina']) {
      table.send('claire', { type: 'character.choose-ability', protagonist: made.id, ability });
    }
    expect(table.protagonist(made.id)).toMatchObject({
      special: ['stranger-to-kindness', 'know-it-all:ancient-lore'],
      transcendent: ['ex-machina'],
    });
  });
});

describe('Stranger to kindness', () => {
  it('GBM-PB-STR-009: two activities are closed, neither offered nor accepted', () => {
    const table = strangerTable('downtime').givenProtagonist('fawn', {
      harm: [{ id: 'cut', level: 1, text: 'a cut', shrugged: false }],
    });
    const open = (seat: string) =>
      table.offers(seat, 'downtime.start').map((offer) => offer.with.activity);
    expect(open('claire')).toEqual(['investigate']);
    expect(open('dylan')).toEqual(['make-a-connection', 'help-a-friend-recover', 'investigate']);
    for (const activity of ['make-a-connection', 'help-a-friend-recover']) {
      const refusal = table.try('claire', {
        type: 'downtime.start',
        protagonist: 'quinn',
        activity,
        with: 'fawn',
        action: 'empathize',
      });
      expect(refusal).toMatchObject({ code: 'not-allowed', rule: 'GBM-DWN-002' });
      expect(refusal?.message).toMatch(/Stranger to kindness/);
    }
  });

  it('GBM-PB-STR-010: obligation rolls Stars 2, though Moon is lower; a 4 costs 2 stress', () => {
    const table = strangerTable('obligation');
    expect(table.state.public.derived.protagonists.quinn).toMatchObject({
      lowest: ['moon'],
      attributes: { stars: 2 },
    });
    const [offer] = table.offers('claire', 'obligation.roll');
    expect(offer?.label).toBe('Roll obligation: Stars (Stranger to kindness)');
    const roll = { type: 'obligation.roll', protagonist: 'quinn' } as const;
    expect(table.try('claire', { ...roll, attribute: 'moon' })).toMatchObject({
      code: 'not-allowed',
      instead: 'Roll Stars.',
    });
    table.send('claire', roll, 4, 1);
    expect(table.protagonist('quinn').stress).toBe(2);
  });

  it('GBM-PB-STR-010: +1d to investigate', () => {
    const table = strangerTable('downtime').send('claire', {
      type: 'downtime.start',
      protagonist: 'quinn',
      activity: 'investigate',
      action: 'analyze',
    });
    expect(table.activity?.pool).toMatchObject({
      dice: 2,
      lines: [{ dice: 1 }, { source: 'Stranger to kindness', dice: 1 }],
    });
  });

  it('GBM-PB-STR-011: others connect with the Stranger, on whose sheet the links are', () => {
    const table = strangerTable('downtime')
      .send('anya', {
        type: 'downtime.start',
        protagonist: 'fawn',
        activity: 'make-a-connection',
        with: 'quinn',
        action: 'express',
      })
      .send('anya', { type: 'downtime.roll' }, 5);
    expect(table.protagonist('quinn').links).toEqual({ fawn: 3 });
    expect(table.protagonist('fawn').links).toEqual({});
  });
});

describe('Oblivious', () => {
  const overlooked = {
    type: 'ability.use',
    protagonist: 'quinn',
    ability: 'oblivious',
    use: 'special-armour',
  } as const;

  it('GBM-PB-STR-012: special armour takes emotional trauma away', () => {
    const table = strangerTable('mission', ['oblivious']).send('bev', {
      type: 'consequence.assign',
      kind: 'harm',
      level: 2,
      text: 'heartbroken',
      target: 'quinn',
      source: 'fiction',
    });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    table.send('claire', { type: 'consequence.special-armour', consequence, ability: 'oblivious' });
    expect(table.state.public.consequences).toEqual({});
    expect(table.protagonist('quinn')).toMatchObject({ harm: [], specialArmourUsed: true });
  });

  it('GBM-PB-STR-012: or it is spent to be overlooked, once', () => {
    const table = strangerTable('mission', ['oblivious']).send('claire', overlooked);
    expect(table.lastLine).toMatch(/overlooked entirely until you act/);
    expect(table.try('claire', overlooked)).toMatchObject({ rule: 'GBM-ARM-011' });
  });
});

describe('Ex machina', () => {
  it('GBM-PB-STR-018: each push also moves things, or the place itself', () => {
    const table = proposed(
      strangerTable('mission', [], ['ex-machina']),
      ['claire', 'quinn'],
      'analyze',
    );
    const push = table.offers('claire', 'roll.push').find((one) => one.with.for === 'die');
    expect(push?.fields).toMatchObject([
      { options: [{ value: 'ex-machina:things' }, { value: 'ex-machina:place' }] },
    ]);
    table.send('claire', { type: 'roll.push', for: 'die', extra: 'ex-machina:place' });
    expect(table.state.public.roll?.push?.extra).toMatch(/surroundings change/);
  });

  it('GBM-PB-STR-018: not before transcending', () => {
    const table = strangerTable('mission', [], ['ex-machina']).givenProtagonist('quinn', {
      transcendence: { marked: 0, active: false, spent: false },
    });
    const push = { type: 'roll.push', for: 'die', extra: 'ex-machina:place' } as const;
    expect(proposed(table, ['claire', 'quinn'], 'analyze').try('claire', push)).toMatchObject({
      code: 'not-found',
    });
  });
});
