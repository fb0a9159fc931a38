import type { Custom, PublicState } from '@moonlit/rules/girl-by-moonlight';
import { girlByMoonlight, publicContent } from '@moonlit/rules/girl-by-moonlight';
import { describe, expect, it } from 'vitest';
import { abilityText, playbookName, playbookText, settingName } from './texts';

const texts = publicContent();
const custom: Custom = {
  version: 3,
  abilities: {
    a1: {
      id: 'a1',
      name: 'Night eyes',
      summary: 'The dark is kind to you.',
      kind: 'special',
      joins: [],
      effects: [
        {
          id: 'e1',
          effect: 'setting-text',
          words: 'Your lamp',
          more: '',
          amount: 0,
          choice: 'later',
          text: 'You write down: Your lamp',
        },
        {
          id: 'e2',
          effect: 'downtime-action',
          words: '',
          more: '',
          amount: 0,
          choice: '',
          text: 'One more action in each downtime.',
        },
      ],
    },
  },
  playbooks: {
    p1: {
      id: 'p1',
      name: 'The Moth',
      tagline: 'Drawn to every light',
      summary: '',
      playIf: '',
      xpTrigger: 'You met a challenge with longing.',
      mundaneName: '',
      trueName: '',
      promises: [],
      eclipse: { prompt: '', escape: '' },
      questions: [],
      startingActions: [],
      special: ['a1'],
      transcendent: [],
    },
  },
};
const { public: blank } = girlByMoonlight.create({
  name: 'A table',
  setup: { playset: 'at-the-brink-of-the-abyss' },
});
const state: PublicState = { ...blank, custom };
const { custom: _none, ...older } = blank;

describe('Texts of playbooks and abilities', () => {
  it('come from the book', () => {
    expect(playbookText(state, 'the-enigma', texts)?.name).toBe('The Enigma');
    expect(abilityText(state, 'phantom', texts)?.name).toBe('Phantom');
  });

  it('come from the table where it has written them', () => {
    expect(playbookText(state, 'p1', texts)?.tagline).toBe('Drawn to every light');
    expect(playbookName(state, 'p1')).toBe('The Moth');
    expect(abilityText(state, 'a1', null)?.summary).toBe(
      'The dark is kind to you. You write down: Your lamp One more action in each downtime.',
    );
  });

  it('say what a sheet asks for in the table’s words', () => {
    expect(settingName(state, 'a1:e1')).toBe('Your lamp');
    expect(settingName(state, 'old-habit')).toBe('Old habit');
  });

  it('get by without any, as at an older table', () => {
    expect(playbookName(older, 'the-moth')).toBe('The moth');
    expect(abilityText(older, 'a1', texts)).toBeUndefined();
    expect(settingName(older, 'a1:e1')).toBe('A1:e1');
  });
});
