import { describe, expect, it } from 'vitest';
import type { HarmTag } from '../state';
import type { TestTable } from '../testing';
import { bookTable, playAt } from '../testing';
import { advanceRecovery, placeHarm, recordHarm } from './harm';

const tag = (level: 1 | 2 | 3, text: string): HarmTag => ({
  id: text,
  level,
  text,
  shrugged: false,
});

describe('harm', () => {
  it('GBM-CON-014, 016: is a phrase on its level: two at 1, two at 2, one at 3', () => {
    const harm: HarmTag[] = [];
    for (const level of [1, 1, 2, 2, 3] as const) {
      expect(placeHarm(harm, level)).toEqual({ recorded: level });
      harm.push(tag(level, `tag ${harm.length}`));
    }
    expect(placeHarm(harm, 1)).toEqual({ catastrophe: true });
  });

  it('GBM-CON-017: spills over as often as it must', () => {
    const full = [tag(1, 'a'), tag(1, 'b'), tag(2, 'c'), tag(2, 'd')];
    expect(placeHarm(full, 1)).toEqual({ recorded: 3 });
  });

  it('GBM-CON-018: level 4 is fatal, however much room there is', () => {
    expect(placeHarm([], 4)).toEqual({ fatal: true });
  });

  it('GBM-EX-025, 026: level 1, 2 or 3 as the director says; level 3 incapacitates (GBM-CON-015)', () => {
    const play = playAt(bookTable());
    recordHarm(play, 'hawk', 1, 'shaken');
    recordHarm(play, 'hawk', 2, 'fatal visions');
    expect(play.state.public.protagonists.hawk?.harm).toMatchObject([
      { level: 1, text: 'shaken' },
      { level: 2, text: 'fatal visions' },
    ]);
    const table = bookTable();
    table.givenProtagonist('hawk', { harm: [tag(3, 'shrapnel wounds')] });
    expect(table.state.public.derived.protagonists.hawk?.incapacitated).toBe(true);
  });
});

describe('harm that eases', () => {
  const eased = () => {
    const table = bookTable('downtime').givenProtagonist('hawk', {
      harm: [tag(1, 'bruised'), tag(2, 'fatal visions')],
      recovery: 3,
    });
    const helps = { type: 'downtime.start', protagonist: 'raven', with: 'hawk' } as const;
    return table
      .send('claire', { ...helps, activity: 'help-a-friend-recover', action: 'empathize' })
      .send('claire', { type: 'downtime.roll' }, 1);
  };
  const choice = (table: TestTable) => Object.values(table.state.public.choices)[0]?.id ?? '';

  it('GBM-CON-022: Surt’s player adjusts “fatal visions” to “shaken”', () => {
    const table = eased();
    expect(table.state.public.derived.prompts[choice(table)]?.to).toEqual(['dylan']);
    const anew = { type: 'choice.answer', choice: choice(table), value: 'another' } as const;
    expect(table.try('dylan', anew)?.code).toBe('malformed');
    table.send('dylan', { ...anew, text: 'shaken' });
    expect(table.protagonist('hawk').harm).toMatchObject([{ level: 1, text: 'shaken' }]);
    expect(table.state.public.choices).toEqual({});
  });

  it('GBM-CON-022: or leaves the words; nobody waits for it', () => {
    const table = eased();
    expect(table.offers('bev', 'phase.next')[0]?.detail ?? '').not.toContain('harm eases');
    table.send('dylan', { type: 'choice.answer', choice: choice(table), value: 'as-it-was' });
    expect(table.protagonist('hawk').harm).toMatchObject([{ level: 1, text: 'fatal visions' }]);
  });

  it('GBM-CON-022: what is gone is asked no more', () => {
    const table = eased();
    const again = { type: 'downtime.start', protagonist: 'fawn', with: 'hawk' } as const;
    table
      .send('anya', { ...again, activity: 'help-a-friend-recover', action: 'express' })
      .send('anya', { type: 'downtime.roll' }, 6);
    expect(table.protagonist('hawk').harm).toEqual([]);
    expect(table.state.public.choices).toEqual({});
  });
});

describe('recovery', () => {
  /** A protagonist with this harm after so many segments. */
  const after = (harm: HarmTag[], recovery: number, segments: number) => {
    const table = bookTable('downtime').givenProtagonist('hawk', { harm, recovery });
    const play = playAt(table);
    advanceRecovery(play, 'hawk', segments);
    const { harm: left, recovery: marked } = play.state.public.protagonists.hawk ?? {};
    return { left: left?.map(({ level, text }) => [level, text]), marked };
  };

  it('GBM-EX-030, GBM-CON-022, 023: four segments ease every level by one', () => {
    expect(after([tag(1, 'bruised'), tag(2, 'fatal visions'), tag(3, 'impaled')], 0, 4)).toEqual({
      left: [
        [1, 'fatal visions'],
        [2, 'impaled'],
      ],
      marked: 0,
    });
  });

  it('GBM-EX-031, GBM-CON-024: what is over carries forward while harm is left', () => {
    expect(after([tag(2, 'fatal visions')], 0, 5)).toEqual({
      left: [[1, 'fatal visions']],
      marked: 1,
    });
  });

  it('GBM-EX-045, GBM-CON-025: with no harm left, marks are erased', () => {
    expect(after([tag(1, 'scared'), tag(1, 'road rash')], 1, 5)).toEqual({ left: [], marked: 0 });
  });

  it('GBM-CON-024: fills twice when there is enough', () => {
    expect(after([tag(3, 'impaled')], 3, 5)).toEqual({ left: [[1, 'impaled']], marked: 0 });
  });
});
