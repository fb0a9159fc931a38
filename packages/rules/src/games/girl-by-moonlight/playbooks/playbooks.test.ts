import { describe, expect, it } from 'vitest';
import { bookPlaybooks } from '../library/registry';
import { bookTable } from '../testing';

describe('every playbook', () => {
  it.each(Object.values(bookPlaybooks()))(
    'GBM-PB-ENI-006, GBM-PB-HAR-007, GBM-PB-OUT-006: $name has six questions, of which each may be asked',
    ({ id, questions }) => {
      expect(new Set(questions).size).toBe(6);
      const table = bookTable('downtime').givenProtagonist('raven', { playbook: id, special: [] });
      table.send(
        'claire',
        { type: 'info.gather', protagonist: 'raven', action: 'express' },
        ...dice(table, 'raven'),
      );
      const [ask] = table.offers('claire', 'info.ask');
      const field = ask?.fields?.find(({ name }) => name === 'question');
      const offered = field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
      for (const question of questions) expect(offered).toContain(question);
    },
  );

  it.each([
    ['GBM-PB-ENI-006', 'the-enigma', [/plan/, /hide/, /where/, /weak/, /sight/, /after/]],
    ['GBM-PB-HAR-007', 'the-harmony', [/help/, /feel/, /break/, /ties/, /lonely/, /whole/]],
    ['GBM-PB-OUT-006', 'the-outsider', [/rival/, /secret/, /hand/, /danger/, /truly/, /broken/]],
  ] as const)('%s: %s asks what nobody else would', (_rule, id, about) => {
    const asked = bookPlaybooks()[id]?.questions.map((question) => question.toLowerCase()) ?? [];
    expect(asked).toHaveLength(about.length);
    for (const [index, words] of about.entries()) expect(asked[index]).toMatch(words);
  });

  it.each(Object.values(bookPlaybooks()))(
    'GBM-STR-013, GBM-CHR-006: $name has an eclipse with a way out, and abilities to choose among',
    ({ eclipse, special, transcendent, promises, startingActions }) => {
      expect(eclipse.prompt && eclipse.escape).not.toBe('');
      expect(special.length).toBeGreaterThan(1);
      const later = special.some(({ hooks }) => hooks.may?.anyTranscendentAbility);
      expect(transcendent.length > 0 || later).toBe(true);
      expect(promises).toHaveLength(2);
      expect(new Set(startingActions).size).toBe(2);
    },
  );
});

/** As many fours as the roll of Express takes. */
function dice(table: ReturnType<typeof bookTable>, id: string): number[] {
  const rating = table.state.public.derived.protagonists[id]?.dice.express ?? 0;
  return Array.from({ length: rating || 2 }, () => 4);
}
