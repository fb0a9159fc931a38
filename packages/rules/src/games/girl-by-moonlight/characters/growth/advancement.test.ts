import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import { bookTable } from '../../testing';
import { beatsIn } from '../../testing/beats';
import type { GbmCommandInput } from '../../types';

type Review = Omit<Extract<GbmCommandInput, { type: 'xp.review' }>, 'type' | 'protagonist'>;
const review = (marks: Review) => ({ type: 'xp.review', protagonist: 'raven', ...marks }) as const;

/** The session draws to a close. */
const closing = () =>
  bookTable('fallout').given((state) => {
    state.public.xpReview = { done: {}, marked: {}, seriesDone: false };
  });
const beats = (table: TestTable) => beatsIn(table.rows.at(-1)?.events ?? []);
const raven = (table: TestTable) => table.protagonist('raven');
const withAdvances = (advances: Partial<ReturnType<typeof raven>['advances']>) =>
  bookTable().givenProtagonist('raven', {
    advances: { sun: 0, moon: 0, stars: 0, playbook: 0, ...advances },
  });

describe('Session xp', () => {
  it('GBM-EX-057, GBM-XP-003, GBM-XP-004: all of it into stars, which fills: an advance', () => {
    const table = closing().givenProtagonist('raven', {
      xp: { sun: 0, moon: 0, stars: 1, playbook: 0 },
    });
    const marks = ['playbook', 'playbook:again', 'beliefs', 'struggles', 'heart'];
    table.send('claire', review({ marks, track: 'stars' }));
    expect(raven(table)).toMatchObject({ xp: { stars: 0 }, advances: { stars: 1 } });
  });

  it('GBM-XP-004: everybody is shown an advance, and told at the end who still has one', () => {
    const table = closing().givenProtagonist('raven', {
      xp: { sun: 0, moon: 0, stars: 5, playbook: 0 },
    });
    table.send('claire', review({ marks: ['playbook', 'beliefs'], track: 'stars' }));
    const [beat] = beats(table);
    expect(beat).toMatchObject({ kind: 'advance-earned', about: ['raven'] });
    expect(beat?.changes).toContainEqual({ of: 'raven', what: 'Stars advances', from: 0, to: 1 });
    for (const [seat, id] of [
      ['anya', 'fawn'],
      ['dylan', 'hawk'],
    ] as const) {
      table.send(seat, { type: 'xp.review', protagonist: id, marks: [], track: 'sun' });
      expect(beats(table)).toEqual([]);
    }
    const close = () => table.offers('bev', 'session.end')[0];
    expect(close(), 'the usual next step while xp is to be marked').toMatchObject({
      primary: false,
      detail: 'Xp is still to be marked for the series. Closing leaves it unmarked.',
    });
    table.send('bev', { type: 'xp.series', marks: [] });
    expect(close()).toMatchObject({ primary: true, detail: 'All xp is marked.' });
    const { text } = table.state.public.derived.nextStep;
    expect(text).toContain('Raven has an advance to spend');
  });

  it('AMB-25: what is over carries on', () => {
    const table = closing().givenProtagonist('raven', {
      xp: { sun: 0, moon: 0, stars: 5, playbook: 0 },
    });
    table.send('claire', review({ marks: ['playbook', 'beliefs', 'heart'], track: 'stars' }));
    expect(raven(table)).toMatchObject({ xp: { stars: 2 }, advances: { stars: 1 } });
  });

  it('GBM-XP-003: may be spread over tracks, each mark once', () => {
    const table = closing().send(
      'claire',
      review({ marks: ['playbook'], track: 'playbook', more: true }),
    );
    expect(table.try('claire', review({ marks: ['playbook'], track: 'sun' }))).toMatchObject({
      code: 'already-done',
    });
    table.send('claire', review({ marks: ['beliefs', 'heart'], track: 'sun' }));
    expect(raven(table).xp).toEqual({ sun: 2, moon: 0, stars: 0, playbook: 1 });
    expect(table.state.public.xpReview?.done).toEqual({ raven: true });
    expect(table.try('claire', review({ marks: [], track: 'sun' }))).toMatchObject({
      code: 'already-done',
    });
  });

  it('GBM-XP-002: only at the end of a session, and every player is asked', () => {
    const marks = review({ marks: ['heart'], track: 'sun' });
    expect(bookTable().try('claire', marks)).toMatchObject({ code: 'wrong-moment' });
    const prompts = Object.values(closing().state.public.derived.prompts);
    expect(prompts.map(({ to }) => to[0]).sort()).toEqual(['anya', 'claire', 'dylan']);
    expect(closing().try('anya', marks)).toMatchObject({ code: 'not-yours' });
  });

  it('GBM-XP-009: the series marks its own, once', () => {
    const table = closing();
    const field = table.offers('anya', 'xp.series')[0]?.fields?.[0];
    const marks = field?.kind === 'choices' ? field.options.map(({ value }) => value) : [];
    table.send('anya', { type: 'xp.series', marks: marks.slice(0, 3) });
    expect(table.state.public.series.xp).toBe(3);
    expect(table.try('bev', { type: 'xp.series', marks: [] })).toMatchObject({
      code: 'already-done',
    });
  });

  it('GBM-EX-059, GBM-XP-010, GBM-XP-011: a full series track earns an advance for Redemption', () => {
    const table = closing().given((state) => {
      state.public.series.xp = 7;
      state.public.series.abilities = ['never-alone', 'unshakeable'];
    });
    const field = table.offers('anya', 'xp.series')[0]?.fields?.[0];
    const first = field?.kind === 'choices' ? field.options.slice(0, 1) : [];
    table.send('anya', { type: 'xp.series', marks: first.map(({ value }) => value) });
    expect(table.state.public.series).toMatchObject({ xp: 0, advances: 1 });
    table.send('bev', { type: 'series.take-ability', ability: 'redemption' });
    expect(table.state.public.series.abilities).toContain('redemption');
    expect(table.state.public.series.advances).toBe(0);
  });
});

describe('Advances', () => {
  const raise = (action: 'conceal' | 'forgive') =>
    ({ type: 'advance.action', protagonist: 'raven', action }) as const;

  it('GBM-XP-005: the form says how many dots there are: one is a dot', () => {
    const [form] = withAdvances({ sun: 1, moon: 1, stars: 1 }).offers('claire', 'advance.action');
    const [which] = form?.fields ?? [];
    const details = which?.kind === 'choice' ? which.options.map(({ detail }) => detail) : [];
    expect(details).toContain('1 dot now');
    expect(details.join()).not.toContain('1 dots');
  });

  it('GBM-EX-058, GBM-XP-005: a stars advance raises conceal', () => {
    const table = withAdvances({ stars: 1 }).send('claire', raise('conceal'));
    expect(raven(table).actions.conceal).toEqual({ mundane: 1, transcendent: 0 });
    expect(raven(table).advances.stars).toBe(0);
    expect(table.try('claire', raise('conceal'))).toMatchObject({ rule: 'GBM-XP-004' });
  });

  it('GBM-XP-005: of an action of its own attribute', () => {
    expect(withAdvances({ stars: 1 }).try('claire', raise('forgive'))).toMatchObject({
      code: 'cannot-afford',
    });
  });

  it('GBM-XP-006, AMB-63: mundane dots come first, then transcendent ones, up to four', () => {
    const table = withAdvances({ stars: 5 });
    for (let dot = 0; dot < 4; dot += 1) table.send('claire', raise('conceal'));
    expect(raven(table).actions.conceal).toEqual({ mundane: 2, transcendent: 2 });
    expect(table.try('claire', raise('conceal'))).toMatchObject({ code: 'limit-reached' });
  });

  const gain = (ability: string) =>
    ({ type: 'advance.ability', protagonist: 'raven', ability }) as const;

  it('GBM-XP-007: a playbook advance buys an ability of the playbook', () => {
    const table = withAdvances({ playbook: 2 }).send('claire', gain('split-attention'));
    expect(raven(table).special).toContain('split-attention');
    const [offer] = table.offers('claire', 'advance.ability');
    const field = offer?.fields?.[0];
    const options = field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
    expect(options).not.toContain('split-attention');
    expect(options).not.toContain('behind-the-mask');
  });

  it('GBM-XP-008, AMB-26: one veteran ability; no starting and no transcendent one', () => {
    const table = withAdvances({ playbook: 3 });
    expect(table.try('claire', gain('behind-the-mask'))).toMatchObject({ rule: 'GBM-XP-008' });
    expect(table.try('claire', gain('the-big-reveal'))).toMatchObject({ rule: 'GBM-XP-008' });
    table.send('claire', gain('cover-story'));
    expect(raven(table).special).toContain('cover-story');
    expect(table.try('claire', gain('reckless'))).toMatchObject({ rule: 'GBM-XP-008' });
  });
});

describe('an ability of one’s own playbook', () => {
  it('GBM-XP-007: special or transcendent, one for each advance, and none without', () => {
    const gain = (ability: string) =>
      ({ type: 'advance.ability', protagonist: 'raven', ability }) as const;
    const table = withAdvances({ playbook: 2 });
    const transcendent = raven(table).transcendent.length;
    table.send('claire', gain('split-attention')).send('claire', gain('powerful-presence'));
    expect(raven(table).advances.playbook).toBe(0);
    expect(raven(table).transcendent).toHaveLength(transcendent + 1);
    expect(table.try('claire', gain('bonds-of-love'))?.code).toBe('cannot-afford');
  });
});
