import type { FieldOption } from '../../../engine';
import type { AbilitySetting, AbilityUse, Bearer, Reminder } from '../hooks';
import { nameOf } from '../lookups';
import { recoverStress } from '../sheet/stress';
import type { Protagonist } from '../state';
import type { EffectRule } from './effect-rule';
import { chosen, sentence, WORDS_MAX, within } from './effect-rule';

const moments: readonly (FieldOption & { value: Reminder['when'] })[] = [
  { value: 'always', label: 'Always' },
  { value: 'action', label: 'On action rolls' },
  { value: 'assist', label: 'When you assist' },
  { value: 'transcend', label: 'When you transcend' },
  { value: 'eclipse', label: 'When eclipse threatens' },
  { value: 'harm', label: 'When harm threatens' },
  { value: 'fatal-harm', label: 'When fatal harm threatens' },
  { value: 'gather-information', label: 'When you gather information' },
  { value: 'mission', label: 'On missions' },
  { value: 'downtime', label: 'In downtime' },
];

const spans: readonly FieldOption[] = [
  { value: 'mission', label: 'Once a mission' },
  { value: 'downtime', label: 'Once a downtime' },
  { value: 'transcendence', label: 'Once a transcendence' },
];

const armours: readonly FieldOption[] = [
  { value: 'armourUsed', label: 'Your armour' },
  { value: 'specialArmourUsed', label: 'Your special armour' },
];

const settingOf = (
  effect: { words: string; choice: string },
  key: string,
  kind: AbilitySetting['kind'],
): AbilitySetting => ({
  id: key,
  label: effect.words,
  kind,
  atCreation: effect.choice === 'creation',
  fixed: false,
});

const asked: readonly FieldOption[] = [
  { value: 'creation', label: 'While the protagonist is made' },
  { value: 'later', label: 'Whenever its player likes' },
];

const settingNeeds = {
  words: { label: 'What does the sheet ask?', max: 60 },
  choice: { label: 'When is it asked?', options: asked },
};

/** Effects that are things to do, to claim, to remember and to write down. */
export const storyEffects: readonly EffectRule[] = [
  {
    id: 'use-recover',
    label: 'Something to do once in a while: recover stress',
    needs: {
      words: { label: 'What do you do?', max: WORDS_MAX },
      amount: { label: 'Stress', min: 1, max: 4 },
      choice: { label: 'How often?', options: spans },
    },
    text: ({ words, amount, choice }) =>
      sentence(`${chosen(spans, choice)} you recover ${amount} stress: ${words}`),
    hooks: ({ words, amount, choice }, { key, name }) => ({
      uses: [
        spent(key, choice, `${words} (recover ${amount} stress)`, (play, self) => {
          play.say(recoverStress(play, self.id, amount, name));
        }),
      ],
    }),
  },
  {
    id: 'use-armour',
    label: 'Something to do once in a while: get armour back',
    needs: {
      words: { label: 'What do you do?', max: WORDS_MAX },
      choice: { label: 'Which?', options: armours },
    },
    text: ({ words, choice }) =>
      sentence(`Once a mission you get ${within(armours, choice)} back: ${words}`),
    hooks({ words, choice }, { key }) {
      const which = choice === 'specialArmourUsed' ? 'specialArmourUsed' : 'armourUsed';
      const use = spent(
        key,
        'mission',
        `${words} (${within(armours, choice)} is fresh)`,
        (play, self) => {
          play.emit({ type: 'protagonistChanged', id: self.id, changes: { [which]: false } });
          play.say(`${nameOf(self)}: ${within(armours, which)} is fresh again.`);
        },
      );
      return {
        uses: [
          {
            ...use,
            unavailable: (context) =>
              use.unavailable(context) ?? (context.self[which] ? null : 'It has not been spent.'),
          },
        ],
      };
    },
  },
  {
    id: 'use-story',
    label: 'Something to do once in a while, in the story',
    needs: {
      words: { label: 'What can you do?', max: WORDS_MAX },
      choice: { label: 'How often?', options: spans },
    },
    text: ({ words, choice }) => sentence(`${chosen(spans, choice)}: ${words}`),
    hooks: ({ words, choice }, { key }) => ({ uses: [spent(key, choice, words, () => {})] }),
  },
  {
    id: 'transcend-recover',
    label: 'Recover stress when you transcend',
    needs: { amount: { label: 'Stress', min: 1, max: 4 } },
    text: ({ amount }) => `When you transcend you recover ${amount} stress.`,
    hooks: ({ amount }, { name }) => ({
      after: {
        transcending({ self }, play) {
          play.say(recoverStress(play, self.id, amount, name));
        },
      },
    }),
  },
  {
    id: 'xp-claim',
    label: 'Mark xp when…',
    needs: {
      words: { label: 'When is it earned?', max: WORDS_MAX },
      choice: {
        label: 'Where?',
        options: [
          { value: 'playbook', label: 'On your playbook track' },
          { value: 'series', label: 'On the group’s track' },
        ],
      },
    },
    text: ({ words, choice }) =>
      sentence(`Mark xp ${choice === 'series' ? 'for the group ' : ''}when it happens: ${words}`),
    hooks: ({ words, choice }, { key }) => ({
      claims: [{ id: key, label: words, track: choice === 'series' ? 'series' : 'playbook' }],
    }),
  },
  {
    id: 'reminder',
    label: 'Something to remember, in the story',
    needs: {
      words: { label: 'What?', max: 200 },
      choice: { label: 'When?', options: moments },
    },
    text: ({ words }) => sentence(words),
    hooks: ({ words, choice }) => ({
      reminders: [
        { when: moments.find(({ value }) => value === choice)?.value ?? 'always', text: words },
      ],
    }),
  },
  {
    id: 'setting-text',
    label: 'Something to write down: in words',
    needs: settingNeeds,
    text: ({ words }) => `You write down: ${words}`,
    hooks: (effect, { key }) => ({ settings: [settingOf(effect, key, { of: 'text' })] }),
  },
  {
    id: 'setting-words',
    label: 'Something to write down: one of a few words',
    needs: {
      ...settingNeeds,
      more: { label: 'The words to choose from, with commas between', max: 200 },
    },
    text: ({ words, more }) => sentence(`${words}: ${wordsOf(more).join(', ')}`),
    hooks: (effect, { key }) => ({
      settings: [
        settingOf(effect, key, {
          of: 'words',
          options: wordsOf(effect.more).map((word) => ({ value: word, label: word })),
        }),
      ],
    }),
  },
  {
    id: 'setting-protagonist',
    label: 'Something to write down: another protagonist',
    needs: settingNeeds,
    text: ({ words }) => `You choose another protagonist: ${words}`,
    hooks: (effect, { key }) => ({ settings: [settingOf(effect, key, { of: 'protagonist' })] }),
  },
];

/** Most words to choose from. */
const OPTIONS_MAX = 8;

/** The words between commas; at least one, since the field has to be filled in. */
function wordsOf(list: string): string[] {
  const words = list.split(',').map((word) => word.trim().slice(0, 60));
  const filled = [...new Set(words.filter((word) => word !== ''))];
  return filled.length === 0 ? [list.slice(0, 60)] : filled.slice(0, OPTIONS_MAX);
}

/** Something that can be done once in its span, and counts under it. */
function spent(
  key: string,
  span: string,
  label: string,
  run: (play: Parameters<AbilityUse['run']>[0], self: Protagonist) => void,
): AbilityUse {
  const counted = `${span}:${key}`;
  return {
    id: key,
    label,
    cost: chosen(spans, span).toLowerCase(),
    unavailable: ({ state, self }: Bearer) => {
      if (span === 'mission' && state.public.episode.mission?.stage !== 'under-way') {
        return 'Only during a mission.';
      }
      if (span === 'downtime' && state.public.phase !== 'downtime') return 'Only in downtime.';
      if (span === 'transcendence' && !self.transcendence.active) {
        return 'Only while you are transcended.';
      }
      return (self.uses[counted] ?? 0) > 0 ? 'It has been used, and comes back later.' : null;
    },
    run(play, self) {
      const uses = { ...self.uses, [counted]: 1 };
      play.emit({ type: 'protagonistChanged', id: self.id, changes: { uses } });
      run(play, self);
    },
  };
}
