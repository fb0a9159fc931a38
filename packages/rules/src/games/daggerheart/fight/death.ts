import { z } from 'zod';
import type { StandingPrompt } from '../../../table';
import { numberField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { Character } from '../characters/character';
import { answersFor, change, notTheirs } from '../characters/find';
import { clearHp, clearStress, crossHope } from '../characters/vitals';
import type { DhContext, DhPlay } from '../game';
import { barred, gmSeats, moves, notGm } from '../game';
import { dualityGroup, dualityGroups } from '../rolls/throw';
import type { DaggerheartState } from '../state';
import { DUALITY } from '../vocabulary';

const deathMoves = ['blaze', 'avoid', 'risk'] as const;
const moveWords = {
  blaze: {
    label: 'Blaze of Glory',
    detail: 'You go, and nobody forgets how.',
    dice: 0,
  },
  avoid: {
    label: 'Avoid Death',
    detail: 'You go down, and live.',
    dice: 1,
  },
  risk: { label: 'Risk It All', detail: 'Both dice say whether you live.', dice: 2 },
} as const;

const everybody = {
  part: 'character',
  what: 'character',
  all: ({ state }: DhContext) => Object.values(state.public.characters),
  idOf: (one: Character) => one.id,
} as const;

const dying = moves.about(everybody, 'answers', (move) => [
  move(rolling('death.choose', { character: id, move: z.enum(deathMoves) }), {
    unless: (context, _, one) =>
      notTheirs(context, one) ??
      (one.life !== 'dying'
        ? barred('wrong-moment', `${one.name} has HP left.`, {
            instead: 'Play on.',
            rule: 'DGH-901',
          })
        : null),
    ways: (context, one) =>
      one.split > 0
        ? null
        : deathMoves.map((chosen) => {
            const { label, detail, dice } = moveWords[chosen];
            return {
              with: { move: chosen },
              label,
              detail,
              ...(dice > 0 ? { rolls: { dice, modifiers: [] } } : {}),
              ...answersFor(context, one, `death:${one.id}`),
            };
          }),
    do: (play, { move: chosen }, _, one) => ({ blaze, avoid, risk })[chosen](play, one),
  }),
  // Splits what the Hope die shows: so much for HP, the rest for Stress (DGH-905).
  move(command('death.split', { character: id, hp: z.int().min(0).max(DUALITY) }), {
    unless: (context, _, one) =>
      notTheirs(context, one) ??
      (one.split === 0
        ? barred('wrong-moment', 'There is nothing to split.', {
            instead: 'Play on.',
            rule: 'DGH-905',
          })
        : null),
    ways(context, one) {
      const most = Math.min(one.split, one.hp.marked);
      const label = `HP to clear; the rest of ${one.split} clears Stress`;
      return {
        label: 'Clear',
        fields: [numberField('hp', label, most, most)],
        primary: true,
        ...answersFor(context, one, `split:${one.id}`),
      };
    },
    do(play, { character, hp }, _, one) {
      const { split, name } = one;
      const cleared = clearHp(play, character, hp);
      clearStress(play, character, split - cleared);
      change(play, one, { split: 0, life: 'up' });
      const beat = { kind: 'harm', about: [character] };
      play.say(`${name} is back on their feet.`, { beat });
    },
  }),
  // The GM says how it makes things worse, and what the scar is (DGH-907).
  move(
    command('death.worsen', {
      character: id,
      how: sentence.default(''),
      scar: sentence.default(''),
    }),
    {
      unless: (context, _, { worsens }) =>
        notGm(context, 'say how it gets worse') ??
        (worsens === 'no'
          ? barred('wrong-moment', 'Nothing waits to get worse.', {
              instead: 'Play on.',
              rule: 'DGH-907',
            })
          : null),
      ways: (_, one) => ({
        label: 'Say how it gets worse',
        fields: [
          textField('how', 'What happens', 300, ''),
          ...(one.worsens === 'scar' ? [textField('scar', 'The scar', 300, '')] : []),
        ],
        place: 'prompt',
        prompt: `worsens:${one.id}`,
      }),
      do(play, { character, how, scar }, _, one) {
        const scars = one.worsens === 'scar' ? [...one.scars, scar || 'A scar'] : one.scars;
        change(play, one, { worsens: 'no', scars });
        const beat = { kind: 'worsens', about: [character], fiction: how };
        play.say(`${one.name} is down.`, { beat });
      },
    },
  ),
]);

/** What whoever has marked the last HP chooses (DGH-901). */
export const death = { ...moves.area(dying), prompts };

function blaze(play: DhPlay, one: Character): void {
  change(play, one, { life: 'blaze' });
  play.say(`${one.name} chooses a blaze of glory: one last action, which succeeds.`, {
    beat: { kind: 'death-move', about: [one.id] },
  });
}

/** Down, but not dead; the Hope die says whether it leaves a scar (DGH-903, 904). */
function avoid(play: DhPlay, one: Character): void {
  const title = `${one.name} avoids death`;
  const { faces, proof } = play.roll([DUALITY], title);
  const scarred = (faces[0] ?? 0) <= one.level;
  change(play, one, { life: 'unconscious', worsens: scarred ? 'scar' : 'worse' });
  if (scarred) crossHope(play, one.id);
  play.say(`${title}: ${scarred ? 'with a scar' : 'without a scar'}.`, {
    roll: {
      title,
      groups: [dualityGroup('Hope', faces[0] ?? 0)],
      modifiers: [],
      total: faces[0] ?? 0,
      reading: {
        word: scarred ? 'A scar' : 'No scar',
        tone: scarred ? 'bad' : 'mixed',
        text: `A scar on ${one.level} or less.`,
      },
      proof,
    },
    beat: { kind: 'death-move', about: [one.id] },
  });
}

/** Both dice: Hope heals by its value, Fear kills, equal dice heal all (DGH-905, 906). */
function risk(play: DhPlay, one: Character): void {
  const title = `${one.name} risks it all`;
  const { faces, proof } = play.roll([DUALITY, DUALITY], title);
  const [hope = 1, fear = 1] = faces;
  const word = hope > fear ? `Hope: ${hope} to clear` : hope === fear ? 'All is cleared' : 'Death';
  if (hope > fear) change(play, one, { split: hope });
  else if (hope === fear) {
    clearHp(play, one.id, one.hp.marked);
    clearStress(play, one.id, one.stress.marked);
    change(play, one, { life: 'up' });
  } else change(play, one, { life: 'dead' });
  play.say(`${title}: ${word.toLowerCase()}.`, {
    roll: {
      title,
      groups: dualityGroups(hope, fear),
      modifiers: [],
      reading: { word, tone: hope > fear ? 'good' : hope === fear ? 'great' : 'bad' },
      proof,
    },
    beat: { kind: hope < fear ? 'death' : 'death-move', about: [one.id] },
  });
}

function prompts(state: DaggerheartState): StandingPrompt[] {
  return Object.values(state.public.characters).flatMap((one): StandingPrompt[] => {
    const { id, name, owner } = one;
    if (one.split > 0) {
      return [
        { id: `split:${id}`, to: [owner], title: `${one.split} to clear`, text: 'HP or Stress.' },
      ];
    }
    if (one.life === 'dying') {
      return [
        {
          id: `death:${id}`,
          to: [owner],
          title: `${name}’s death move`,
          text: 'The last HP is marked.',
        },
      ];
    }
    if (one.worsens === 'no') return [];
    return [
      {
        id: `worsens:${id}`,
        to: gmSeats(state),
        title: `${name} avoided death`,
        text: 'Things get worse.',
      },
    ];
  });
}
