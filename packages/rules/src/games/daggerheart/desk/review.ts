import { bestMoment, chosenIn, closingReview, whatIsNext } from '../../../table';
import { isOut } from '../characters/character';
import { ownedBy } from '../characters/find';
import type { DhPlay } from '../game';
import { words } from '../game';
import type { DaggerheartState } from '../state';
import { caps } from '../vocabulary';

const REACHES = { step: 'levels', yes: 'yes' };

/** The end of a session: what it has brought, who comes to a new level, and a line of everybody's (DGH-1803, 1901). */
export const review = closingReview<DaggerheartState, DhPlay>(words, {
  steps: [
    {
      id: 'rewards',
      kind: 'mark',
      label: 'Rewards',
      button: 'All is given',
      detail: 'Information, a hook, loot, gold, an enhancement: what you give on your desk counts.',
      concerns: (_, __, { role }) => role === 'director',
      doneBy: (_, { type }, by) => (type === 'reward.give' && by ? by.id : null),
    },
    {
      id: REACHES.step,
      kind: 'choice',
      label: 'A new level',
      options: [
        { value: REACHES.yes, label: 'The party reaches a new level' },
        { value: 'no', label: 'No new level yet' },
      ],
      concerns: (_, __, { role }) => role === 'director',
      chosen(play, _, __, value) {
        if (value !== REACHES.yes) return;
        play.say('The party reaches a new level: each chooses what comes with it.');
      },
    },
    {
      id: 'level-up',
      kind: 'mark',
      label: 'Your new level',
      button: 'It is on my sheet',
      detail: 'Choose your advancements on your sheet, under what you have and become.',
      concerns: (state, all, { id }) =>
        chosenIn(all, REACHES.step, REACHES.yes) &&
        ownedBy(state, id).some((one) => !isOut(one) && one.level < caps.level),
      doneBy: ({ public: { characters } }, sent) =>
        sent.type === 'level.up' && 'character' in sent && typeof sent.character === 'string'
          ? (characters[sent.character]?.owner ?? null)
          : null,
    },
    bestMoment,
    whatIsNext,
  ],
});
