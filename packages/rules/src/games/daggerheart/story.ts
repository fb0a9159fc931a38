import type { Brought, Gains, StoryWeights } from '../../table';
import { chapters } from '../../table';
import type { Character } from './characters/character';
import { handfulsOf, heldOf } from './characters/gold';
import { words } from './game';
import type { DaggerheartState } from './state';

/** How much each kind of moment matters when a session is told again. */
const weights: StoryWeights = {
  kinds: {
    death: 100,
    blaze: 95,
    'last-hp': 80,
    'death-move': 75,
    worsens: 70,
    epitaph: 68,
    countdown: 65,
    defeated: 60,
    'level-up': 55,
    critical: 50,
    environment: 40,
    reward: 35,
    appears: 30,
    'new-character': 20,
  },
  beside: new Set(['chapter-named', 'looking-back', 'next-time']),
};

/** What belongs in the story as it is read afterwards, besides whatever people have written of. */
export const storyKinds: readonly string[] = [
  ...Object.keys(weights.kinds),
  ...['rest', 'countdown-begins', 'countdown-shown', 'environment-left', 'remark'],
];

/** What the GM sets by hand is brought by nothing. */
const BY_HAND = 'character.set';

/** Sessions as chapters, and what they bring to characters (TABLE-200). */
export const sessions = chapters<DaggerheartState>({
  words,
  weights,
  brought(before, now, { type }): Brought {
    if (type === BY_HAND || before.characters === now.characters) return {};
    const brought: Record<string, Gains> = {};
    for (const [id, one] of Object.entries(now.characters)) {
      const then = before.characters[id];
      if (then && then !== one) brought[id] = broughtTo(then, one);
    }
    return brought;
  },
  gained: (state, of, gains) => {
    const one = state.public.characters[of];
    return one ? gainedBy(one, gains) : [];
  },
});

/** What a domain card is counted by. */
const cardKey = (id: string): string => `card ${id}`;

function broughtTo(then: Character, now: Character): Gains {
  const gains: Gains = {
    level: now.level - then.level,
    gold: heldOf(now) - heldOf(then),
    scars: now.scars.length - then.scars.length,
    hp: now.hp.marked - then.hp.marked,
    stress: now.stress.marked - then.stress.marked,
  };
  // What somebody begins with is no gain.
  if (now.cards === then.cards || now.level <= 1) return gains;
  const known = new Set(then.cards.map(({ id }) => id));
  for (const { id } of now.cards) if (!known.has(id)) gains[cardKey(id)] = 1;
  return gains;
}

function gainedBy(one: Character, gains: Gains): string[] {
  const { level, gold, scars, hp, stress } = gains;
  return [
    ...(level ? [`level ${one.level}`] : []),
    ...one.cards.filter(({ id }) => gains[cardKey(id)]).map(({ name }) => `“${name}”`),
    ...(gold ? [handfulsOf(gold)] : []),
    ...(scars ? [scars === 1 ? 'a scar' : `${scars} scars`] : []),
    ...(hp ? [`${hp} HP marked on the way`] : []),
    ...(stress ? [`${stress} Stress on the way`] : []),
  ];
}
