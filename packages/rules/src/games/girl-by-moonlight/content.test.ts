import { describe, expect, it } from 'vitest';
import { girlByMoonlight } from '.';
import { actionGuide } from './guide';
import { allPlaysets, bookPlaybooks } from './library/registry';
import { publicContent } from './public-content';
import { actions, attributeOf } from './vocabulary';

const everyPlaybook = Object.values(bookPlaybooks());
const everyPlayset = Object.values(allPlaysets());

/** Every text that a client could show, with the path that leads to it. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => texts(inside, `${path}/${key}`));
}

describe('what each series is for those who like', () => {
  it('GBM-SER-007: each playset names its touchstones where it is chosen', () => {
    const [field] = girlByMoonlight.about.setup;
    if (field?.kind !== 'choice') throw new Error('No playset is chosen.');
    const [abyss, ...others] = field.options;
    expect(abyss?.detail).toContain('Sailor Moon by Naoko Takeuchi');
    for (const { detail } of [abyss, ...others].flatMap((one) => one ?? [])) {
      expect(detail).toContain(' For those who like ');
    }
  });
});

describe('content', () => {
  it('gives every ability, room, shrine and switch an id of its own', () => {
    const features = [
      ...everyPlaybook.flatMap(({ special, transcendent }) => [...special, ...transcendent]),
      ...everyPlayset.flatMap(({ abilities, rooms, blessings }) => [
        ...abilities,
        ...rooms,
        ...blessings,
      ]),
    ];
    const ids = features.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const extras = features.flatMap(({ hooks }) => [
      ...(hooks.options?.push ?? []).flatMap((extra) =>
        typeof extra === 'function' ? [] : [extra],
      ),
      ...(hooks.settings ?? []),
      ...(hooks.activities ?? []),
    ]);
    expect(new Set(extras.map(({ id }) => id)).size).toBe(extras.length);
  });

  it('keeps every text between 1 and 300 characters', () => {
    const wrong = texts(publicContent()).filter(
      ([, text]) => text.trim().length === 0 || text.length > 300,
    );
    expect(wrong).toEqual([]);
  });

  it('is plain JSON for clients, without hooks', () => {
    const content = publicContent();
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
    expect(texts(content).some(([path]) => path.includes('/hooks/'))).toBe(false);
  });

  it('GBM-ACT-001, 019: guides all nine actions under their attributes', () => {
    expect(Object.keys(actionGuide).sort()).toEqual([...actions].sort());
    for (const action of actions) expect(actionGuide[action].attribute).toBe(attributeOf[action]);
  });

  it.each(everyPlaybook.map((playbook) => [playbook.name, playbook] as const))(
    '%s has six questions, its promises, an eclipse, and one starting ability more to choose',
    (_name, playbook) => {
      expect(playbook.questions).toHaveLength(6);
      expect(playbook.promises).toHaveLength(2);
      expect(playbook.special.length).toBeGreaterThanOrEqual(6);
      // The Unlikely Hero has no list of their own: what they gain is another playbook’s (GBM-CHR-007).
      const own = playbook.id === 'the-unlikely-hero' ? 0 : 3;
      expect(playbook.transcendent).toHaveLength(own);
      expect(playbook.special.every(({ kind }) => kind === 'special')).toBe(true);
      expect(playbook.transcendent.every(({ kind }) => kind === 'transcendent')).toBe(true);
    },
  );

  it('GBM-INF-006, GBM-PB-UNL-018: a question that is free is one of the playbook’s own', () => {
    for (const { questions, special } of everyPlaybook) {
      const free = special.flatMap(({ hooks }) => hooks.freeQuestions ?? []);
      for (const question of free) expect(questions).toContain(question);
    }
  });
});
