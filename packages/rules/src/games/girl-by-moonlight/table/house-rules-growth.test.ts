import { describe, expect, it } from 'vitest';
import type { Ability } from '../content';
import { groupFeatures } from '../features';
import { allPlaysets } from '../library/registry';
import { atTheBrinkOfTheAbyss } from '../playsets/at-the-brink-of-the-abyss';
import type { HouseRuleId } from '../state';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const rule = (id: HouseRuleId, value: string | number) =>
  ({ type: 'table.house-rule', rule: id, value }) as const;
const advance = (table: TestTable) =>
  table.givenProtagonist('raven', { advances: { sun: 0, moon: 0, stars: 0, playbook: 1 } });
const gain = (ability: string) =>
  ({ type: 'advance.ability', protagonist: 'raven', ability }) as const;

describe('Session xp', () => {
  it.each([
    [2, true],
    [1, false],
  ])('AMB-05, GBM-XP-002, GBM-XP-009: what happened again marks up to %i', (most, again) => {
    const table = bookTable('fallout')
      .send('bev', rule('xpWhenRepeated', most))
      .send('bev', { type: 'session.end' });
    for (const [seat, command] of [
      ['claire', 'xp.review'],
      ['claire', 'xp.series'],
    ] as const) {
      const field = table.offers(seat, command)[0]?.fields?.[0];
      const ids = field?.kind === 'choices' ? field.options.map(({ value }) => value) : [];
      expect(ids.some((id) => id.endsWith(':again'))).toBe(again);
    }
    const marks = ['heart', 'heart:again'];
    const twice = { type: 'xp.review', protagonist: 'raven', marks, track: 'sun' } as const;
    if (again) expect(table.send('claire', twice).protagonist('raven').xp.sun).toBe(2);
    else expect(table.try('claire', twice)).toMatchObject({ code: 'not-allowed' });
  });
});

describe('Veteran abilities', () => {
  it('AMB-26, GBM-XP-008: one', () => {
    const table = advance(bookTable()).send('claire', gain('reckless'));
    expect(table.lastLine).toContain('the last one');
    expect(advance(table).try('claire', gain('working-from-the-shadows'))).toMatchObject({
      rule: 'GBM-XP-008',
    });
  });

  it('AMB-26, GBM-XP-008: as many as the table allows, and what is had stays when it allows fewer', () => {
    const table = advance(bookTable().send('bev', rule('veteranAbilities', 2)));
    advance(table.send('claire', gain('reckless')));
    expect(table.lastLine).toContain('1 more may follow');
    table.send('claire', gain('working-from-the-shadows'));
    table.send('bev', rule('veteranAbilities', 1));
    expect(table.protagonist('raven').special).toEqual(
      expect.arrayContaining(['reckless', 'working-from-the-shadows']),
    );
    const left = advance(table).offers('claire', 'advance.ability')[0]?.fields?.[0];
    const labels = left?.kind === 'choice' ? left.options.map(({ label }) => label) : [];
    expect(labels.some((label) => label.includes('veteran'))).toBe(false);
  });
});

describe('Abilities of other series', () => {
  const highAlert: Ability = {
    id: 'on-watch',
    name: 'On watch',
    summary: 'A series ability of another series.',
    kind: 'special',
    hooks: {},
  };
  const other = 'another-series';

  /** Looks at a table that could take one, if its rules let it. */
  function at(value: string, look: (table: TestTable) => void): void {
    const playset = { ...atTheBrinkOfTheAbyss, id: other, abilities: [highAlert] };
    Object.assign(allPlaysets(), { [other]: playset });
    try {
      const table = bookTable().send('bev', rule('otherSeriesAbilities', value));
      look(
        table.given((state) => {
          state.public.series.advances = 1;
          state.public.series.abilities = ['pure-hearts', 'unshakeable'];
        }),
      );
    } finally {
      Reflect.deleteProperty(allPlaysets(), other);
    }
  }
  const take = { type: 'series.take-ability', ability: 'on-watch' } as const;
  const offered = (table: TestTable) =>
    table.offers('bev', 'series.take-ability').some((offer) => offer.with.ability === 'on-watch');

  it('AMB-28, GBM-XP-010: are to be had, as *High alert* presupposes, unless the table says no', () => {
    at('on', (table) => {
      const usual = table.given(({ public: shared }) => {
        delete shared.houseRules;
      });
      expect(offered(usual)).toBe(true);
    });
  });

  it('AMB-28, GBM-XP-010: or are not to be had', () => {
    at('off', (table) => {
      expect(offered(table)).toBe(false);
      expect(table.try('bev', take)).toMatchObject({ code: 'not-found' });
    });
  });

  it('AMB-28, GBM-XP-010: or a series advance buys them, and they act like the group’s own', () => {
    at('on', (table) => {
      const names = () => groupFeatures(table.state).map(({ id }) => id);
      expect(offered(table)).toBe(true);
      table.send('bev', take);
      expect(table.state.public.series).toMatchObject({ advances: 0 });
      expect(names()).toContain('on-watch');
      table.send('bev', rule('otherSeriesAbilities', 'off'));
      expect(names()).toContain('on-watch');
      table.send('bev', { type: 'override.series-ability', ability: 'on-watch', reason: 'x' });
      expect(names()).not.toContain('on-watch');
    });
  });

  it('AMB-28, GBM-SER-006: never as the ability that a group starts with', () => {
    at('on', (table) => {
      const creating = table.given((state) => {
        state.public.phase = 'creation';
        state.public.series.abilities = [];
        state.public.series.advances = 0;
      });
      expect(offered(creating)).toBe(false);
      expect(creating.try('bev', take)).toMatchObject({
        code: 'limit-reached',
        message: 'The group starts with abilities of its own series.',
      });
    });
  });
});
