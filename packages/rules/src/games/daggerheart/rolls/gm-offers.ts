import { choiceField, foldedAway, numberField, textField } from '../../../table';
import { party } from '../characters/find';
import { traitOptions } from '../characters/forms';
import type { DhOffers } from '../game';
import { offering } from '../game';
import { DUALITY } from '../vocabulary';
import { difficultyFields } from './offers';
import type { TableRoll } from './roll';
import { DIFFICULTY } from './roll';

/** What the GM does about rolls. */
export function gmRollOffers(context: DhOffers): void {
  const { state, director } = context;
  const { roll, usual } = state.public;
  if (!director) return;
  if (roll?.parts.every(({ fallen }) => fallen === null)) offerFraming(context, roll);
  const offer = offering(context, 'rolls');
  const now = usual.difficulty ?? state.director.usual?.difficulty ?? 0;
  offer('difficulty.usual', {}, 'The usual Difficulty', [
    numberField('difficulty', 'Difficulty (0: each roll its own)', DIFFICULTY.most, now),
    { name: 'kept', kind: 'switch', label: 'Keep it to yourself', initial: usual.kept },
  ]);
  const able = party(state);
  if (able.length > 0 && Object.keys(state.public.reactions).length + able.length <= 24) {
    offer('reaction.ask', {}, 'Ask for reaction rolls', [
      {
        name: 'characters',
        kind: 'choices',
        label: 'Who reacts',
        options: able.map(({ id, name }) => ({ value: id, label: name })),
        min: 1,
        max: Math.min(12, able.length),
      },
      choiceField('trait', 'Trait', traitOptions, 'agility'),
      ...difficultyFields(DIFFICULTY.usual, false),
      textField('what', 'What happens', 300, ''),
    ]);
  }
  for (const { id, character } of Object.values(state.public.reactions)) {
    const { name } = state.public.characters[character] ?? { name: 'them' };
    offering(context, 'answers', name)(
      'reaction.drop',
      { reaction: id },
      'Go on without their reaction',
    );
  }
}

function offerFraming(context: DhOffers, roll: TableRoll): void {
  const { state } = context;
  const asked = state.director.asked?.difficulty;
  const lacks = !roll.kept && roll.difficulty === null;
  const fields = [
    ...difficultyFields(roll.difficulty ?? asked ?? DIFFICULTY.usual, roll.kept),
    textField('stakes', 'What is at stake', 300, roll.stakes),
    ...foldedAway([
      numberField('advantage', 'Advantage', 3, roll.advantage),
      numberField('disadvantage', 'Disadvantage', 3, roll.disadvantage),
    ]),
  ];
  const where = lacks
    ? { place: 'prompt', prompt: 'difficulty', primary: true }
    : { place: 'framing' };
  context.add({
    command: 'roll.frame',
    with: { roll: roll.id },
    label: lacks ? 'Set the Difficulty' : 'Change what it is against',
    fields,
    ...where,
  });
  const target = roll.target === null ? undefined : state.director.adversaries[roll.target];
  if (!target || roll.hardened || state.director.asked === null || state.public.fear < 1) return;
  for (const [experience, { name, bonus }] of target.experiences.entries()) {
    const settled = { roll: roll.id, adversary: target.id, experience };
    offering(context, 'framing')('roll.harden', settled, `${name}: Difficulty +${bonus}`, [], {
      cost: '1 Fear',
    });
  }
}

/** Leaving something to chance is anybody's. */
export function fateOffers(context: DhOffers): void {
  const dice = [
    { value: 'hope', label: 'The Hope die' },
    { value: 'fear', label: 'The Fear die' },
  ];
  offering(context, 'fate')(
    'fate.roll',
    {},
    'Leave it to fate',
    [
      choiceField('die', 'Which die', dice, 'fear'),
      numberField('most', 'It happens on this or less', DUALITY - 1, 4, 1),
      textField('stakes', 'What is at stake', 300, ''),
    ],
    { rolls: { dice: 1, modifiers: [] } },
  );
}
