import { describe, expect, it } from 'vitest';
import { playbookById } from '../library';
import type { TestTable } from '../testing';
import { bookTable, seatedTable, written } from '../testing';
import type { GbmCommandInput } from '../types';
import type { ActionId } from '../vocabulary';

const only = (table: TestTable) => {
  const [playbook] = Object.values(table.state.public.custom?.playbooks ?? {});
  if (!playbook) throw new Error('The table has no playbook of its own.');
  return playbook;
};
const moth = {
  type: 'custom.write-playbook',
  name: 'The Moth',
  tagline: 'Drawn to every light',
  xpTrigger: 'You met a challenge with longing.',
  mundaneName: 'a soft name',
} as const;
const heart = (playbook: string): GbmCommandInput => ({
  type: 'custom.write-heart',
  playbook,
  promise1: 'A burning promise',
  names1: 1,
  promise2: 'Two fading promises',
  names2: 2,
  eclipse: 'You are the flame.',
  escape: 'Somebody shades you from it.',
});
const questions = (
  playbook: string,
  actions: ActionId[] = ['flow', 'confess'],
): GbmCommandInput => ({
  type: 'custom.write-questions',
  playbook,
  question1: 'Where is it brightest?',
  question2: 'Who is cold?',
  question3: 'What burns here?',
  question4: 'Who follows me?',
  question5: 'What is hidden from [X]?',
  question6: 'What does the dark want?',
  actions,
});
const abilities = (playbook: string, special: string[]): GbmCommandInput => ({
  type: 'custom.choose-abilities',
  playbook,
  special,
  transcendent: ['brutish'],
});

/** The Moth as a whole, with an ability of its own and one of the Enigma’s. */
function withMoth(table = seatedTable()) {
  const { id } = written(table, 'special', { effect: 'action-always', choice: 'flow' });
  table.send('bev', moth);
  const playbook = only(table).id;
  table
    .send('bev', heart(playbook))
    .send('bev', questions(playbook))
    .send('bev', abilities(playbook, ['two-steps-ahead', id]))
    .send('bev', { type: 'custom.choose-start', playbook, ability: id });
  return { table, playbook, ability: id };
}

describe('A playbook of the table’s own', () => {
  it('can be chosen when nothing is missing, and says what is', () => {
    const table = seatedTable().send('bev', moth);
    const { id } = only(table);
    expect(playbookById(table.state, id)).toBeUndefined();
    expect(table.try('claire', { type: 'character.create', playbook: id })?.code).toBe('not-found');
    table.send('bev', heart(id)).send('bev', questions(id));
    expect(table.lastLine).toContain('Still to write: its abilities.');
    expect(table.offers('bev', 'custom.write-playbook').at(-1)?.detail).toContain('its abilities');
    table.send('bev', abilities(id, ['two-steps-ahead', 'phantom']));
    expect(table.lastLine).toContain('It can be played.');
    expect(table.offers('claire', 'character.create').at(-1)?.label).toBe('Play The Moth');
  });

  it('GBM-CHR-005, 006: begins with its two actions and the ability that it begins with', () => {
    const { table, playbook, ability } = withMoth();
    table.send('claire', { type: 'character.create', playbook });
    const [one] = Object.values(table.state.public.protagonists);
    expect(one?.special).toEqual([ability]);
    expect(one?.actions).toMatchObject({ flow: { mundane: 1 }, confess: { mundane: 1 } });
  });

  it('is made step by step and played', () => {
    const { table, playbook, ability } = withMoth();
    table.send('claire', { type: 'character.create', playbook });
    const [protagonist = ''] = Object.keys(table.state.public.protagonists);
    const of = { protagonist };
    const steps: GbmCommandInput[] = [
      { type: 'character.write', ...of, roles: ['secret lover'] },
      { type: 'character.write', ...of, obligation: 'Night school' },
      { type: 'character.raise-action', ...of, action: 'defy' },
      { type: 'character.choose-ability', ...of, ability: 'two-steps-ahead' },
      { type: 'character.choose-ability', ...of, ability: 'brutish' },
      { type: 'character.secondary', ...of, index: 0, name: 'Ada' },
      { type: 'character.secondary', ...of, index: 1, name: 'Noor' },
      { type: 'character.write', ...of, name: 'Lys', trueName: 'Lantern' },
      { type: 'character.ready', ...of },
    ];
    for (const step of steps) table.send('claire', step);
    expect(table.protagonist(protagonist)).toMatchObject({
      status: 'active',
      special: [ability, 'two-steps-ahead'],
      transcendent: ['brutish'],
    });
    table
      .given((state) => {
        state.public.phase = 'mission';
      })
      .send('claire', { type: 'info.gather', ...of, action: 'confess' }, 6)
      .send('claire', { type: 'roll.propose', ...of, goal: 'Slip by', action: 'flow' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    expect(Object.values(table.state.public.questions)[0]?.list[0]).toBe('Where is it brightest?');
    expect(table.state.public.derived.roll?.pool.dice).toBe(2);
  });

  it('asks for its own promises, with as many as they name', () => {
    const { table, playbook } = withMoth(bookTable('creation'));
    table.givenProtagonist(table.played('claire').id, { playbook, promises: [] });
    const labels = table.offers('claire', 'character.promise').map(({ label }) => label);
    expect(labels.join()).toContain('Two fading promises');
  });

  it('GBM-XP-008: its special abilities are veteran ones for others', () => {
    const { table, ability } = withMoth(bookTable('downtime'));
    table.givenProtagonist('fawn', { advances: { sun: 0, moon: 0, stars: 0, playbook: 1 } });
    const [offer] = table.offers('anya', 'advance.ability');
    const ids = JSON.stringify(offer?.fields);
    expect(ids).not.toContain(ability);
    expect(ids.split('two-steps-ahead')).toHaveLength(2);
  });

  it('cannot be removed while somebody plays it', () => {
    const { table, playbook } = withMoth();
    table.send('claire', { type: 'character.create', playbook });
    const remove = { type: 'custom.remove-playbook', playbook } as const;
    expect(table.try('bev', remove)).toMatchObject({
      code: 'not-allowed',
      message: 'The new protagonist plays The Moth.',
    });
    expect(table.offers('bev', 'custom.remove-playbook')).toEqual([]);
    const [protagonist = ''] = Object.keys(table.state.public.protagonists);
    table
      .send('claire', {
        type: 'character.change-playbook',
        protagonist,
        playbook: 'the-enigma',
      })
      .send('bev', remove);
    expect(table.state.public.custom?.playbooks).toEqual({});
  });

  it('keeps the abilities that it names from being removed', () => {
    const { table, ability } = withMoth();
    expect(table.try('bev', { type: 'custom.remove-ability', ability })?.message).toBe(
      '“Night eyes” is in use in the playbook The Moth.',
    );
  });

  it('GBM-CHR-005, 006: refuses the same action twice, and a single special ability', () => {
    const { table, playbook } = withMoth();
    expect(table.try('bev', questions(playbook, ['flow', 'flow']))).toMatchObject({
      code: 'malformed',
      rule: 'GBM-CHR-005',
    });
    expect(table.try('bev', abilities(playbook, ['phantom', 'phantom']))).toMatchObject({
      code: 'malformed',
      rule: 'GBM-CHR-006',
    });
    expect(table.try('bev', abilities(playbook, ['phantom', 'wings']))?.code).toBe('not-found');
    expect(
      table.try('bev', { type: 'custom.choose-start', playbook, ability: 'phantom' })?.code,
    ).toBe('not-found');
  });
});
