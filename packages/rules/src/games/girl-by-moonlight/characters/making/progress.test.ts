import { describe, expect, it } from 'vitest';
import type { MakingStep } from '../../../../table';
import type { TestTable } from '../../testing';
import { begunTable } from '../../testing';
import { steps } from '../../vocabulary';

const making = (table: TestTable, seat: string): readonly MakingStep[] =>
  table.state.public.derived.making.beings[table.played(seat).id]?.steps ?? [];
const standing = (table: TestTable, seat: string, id: string) =>
  making(table, seat).find((step) => step.id === id);

describe('The steps of making a protagonist', () => {
  it('GBM-CHR-001: nine of them, in the order of the book, and everybody sees how far each is', () => {
    const table = begunTable('the-harmony');
    expect(making(table, 'claire').map(({ id }) => id)).toEqual([
      'series',
      'roles',
      'obligation',
      'actions',
      'abilities',
      'people',
      'names',
      'introduction',
      'promises',
    ]);
    expect(standing(table, 'claire', 'obligation')).toMatchObject({ state: 'open' });
    const protagonist = table.played('claire').id;
    table.send('claire', { type: 'character.write', protagonist, obligation: 'student' });
    expect(standing(table, 'claire', 'obligation')).toMatchObject({ state: 'done', note: '' });
  });

  it('GBM-CHR-001: what a step lacks holds back being ready, whatever step it is', () => {
    expect([...steps].sort()).toEqual(
      [
        'action',
        'names',
        'obligation',
        'promises',
        'roles',
        'secondary',
        'settings',
        'special',
        'transcendent',
      ].sort(),
    );
  });

  it('GBM-CHR-001: every offer of creation stands under a step, or is about the whole sheet', () => {
    const table = begunTable('the-outsider').send('anya', {
      type: 'character.create',
      playbook: 'the-enigma',
    });
    const titles = table.state.public.derived.making.steps.map(({ title }) => title);
    const whole = ['character.change-playbook', 'character.ready', 'introductions.begin'];
    for (const { command, place, group } of table.offers('claire')) {
      if (place !== 'creation' || whole.includes(command)) continue;
      expect(titles, command).toContain(group);
    }
  });

  it('GBM-CHR-005, GBM-ACT-017: each action says what the attributes come to', () => {
    const table = begunTable('the-harmony');
    const protagonist = table.played('claire').id;
    const details = () =>
      table
        .offers('claire', 'character.raise-action')
        .flatMap(({ fields }) =>
          (fields ?? []).flatMap((field) => (field.kind === 'choice' ? field.options : [])),
        );
    const of = (value: string) => details().find((option) => option.value === value)?.detail;
    expect(of('confess')).toBe('Raises Moon: Sun 1, Moon 2, Stars 0');
    table.send('claire', { type: 'character.raise-action', protagonist, action: 'confess' });
    expect(of('flow')).toBe('Raises Stars: Sun 1, Moon 1, Stars 1');
  });

  it('GBM-CHR-007: the Unlikely Hero has nothing to choose that is transcendent', () => {
    const table = begunTable('the-unlikely-hero');
    const protagonist = table.played('claire').id;
    expect(standing(table, 'claire', 'abilities')?.note).not.toContain('transcendent');
    const variants = table.offers('claire', 'character.choose-ability').map((one) => one.variant);
    expect(variants).toEqual(['special']);
    table.send('claire', { type: 'character.choose-ability', protagonist, ability: 'call-out' });
    expect(standing(table, 'claire', 'abilities')?.state).toBe('done');
  });

  it('GBM-CHR-010, 011: introductions and promises wait for the others, and say for whom', () => {
    const table = begunTable('the-harmony');
    expect(standing(table, 'claire', 'promises')).toMatchObject({
      state: 'waiting',
      note: 'Waiting for Anya and Dylan.',
    });
    table.send('anya', { type: 'character.create', playbook: 'the-enigma' });
    table.send('anya', {
      type: 'character.write',
      protagonist: table.played('anya').id,
      name: 'Fawn',
      trueName: 'Midnight Quill',
    });
    expect(standing(table, 'claire', 'promises')).toMatchObject({
      state: 'open',
      note: 'Still to do: a shared promise, two conflicting promises. Anya (Fawn) and Dylan will follow.',
    });
    expect(standing(table, 'claire', 'introduction')?.state).toBe('waiting');
  });

  it('GBM-PRM-001: somebody without a name can be promised something all the same', () => {
    const table = begunTable('the-harmony').send('anya', {
      type: 'character.create',
      playbook: 'the-enigma',
    });
    const [shared] = table.offers('claire', 'character.promise');
    const whom = shared?.fields?.find(({ name }) => name === 'with');
    expect(whom).toMatchObject({ options: [{ label: 'Anya’s protagonist' }] });
    const wording = shared?.fields?.find(({ name }) => name === 'text');
    expect(wording).toMatchObject({
      hint: 'Something that the two of you will do, or become, together.',
    });
  });

  it('GBM-PB-OUT-009: the rival is chosen with the promises, a code with the abilities', () => {
    const groups = (playbook: string) => {
      const table = begunTable(playbook).send('anya', {
        type: 'character.create',
        playbook: 'the-enigma',
      });
      return table.offers('claire', 'character.set').map(({ group }) => group);
    };
    expect(groups('the-outsider')).toEqual(['Promises']);
    expect(groups('the-time-traveller')).toEqual(['Promises', 'Abilities']);
  });
});
