import { refuse } from '../../engine';
import { abilityOf, groupFeatures } from '../features';
import type { Area, GbmPlay } from '../game';
import { missionChoices } from '../phases/mission';
import type { Choice } from '../state';
import { leaveStory } from '../table/leaving';
import { nameById, nameOf, protagonist } from '../table/lookups';
import { LOSS_CHOICE, lose } from '../table/loss';
import { CATASTROPHE_CHOICE } from './consequence-effects';

/** Choices that an ability or a rule puts to one person. */
export const choices: Area = {
  betweenSessions: true,
  handlers: {
    'choice.answer'(play, command) {
      const choice = play.state.public.choices[command.choice];
      if (!choice) refuse('not-found', 'That choice has been made.');
      if (choice.to !== play.seat().id) refuse('not-yours', 'That choice is put to somebody else.');
      if (!choice.options.some(({ value }) => value === command.value)) {
        refuse('malformed', 'Choose one of what is offered.');
      }
      play.emit({ type: 'choiceRemoved', id: choice.id });
      answer(play, choice, command.value, command.text);
    },
  },

  offers(c) {
    for (const choice of Object.values(c.state.public.choices)) {
      if (choice.to !== c.seat.id) continue;
      for (const { value, label, detail } of choice.options) {
        c.add({
          command: 'choice.answer',
          with: { choice: choice.id, value },
          label,
          ...(detail ? { detail } : {}),
          place: 'prompt',
          prompt: choice.id,
        });
      }
    }
  },

  prompts: (state) =>
    Object.values(state.public.choices).map(({ id, to, title, text }) => ({
      id,
      to: [to],
      title,
      text,
    })),
};

type Resolver = (play: GbmPlay, choice: Choice, value: string, text: string) => void;

const ruleChoices: Record<string, Resolver> = {
  [LOSS_CHOICE]: leaveTheStory,
  [CATASTROPHE_CHOICE]: ruleOnCatastrophe,
  ...missionChoices,
};

/** Hands an answer to the rule, or to the ability, that asked. */
function answer(play: GbmPlay, choice: Choice, value: string, text: string): void {
  const { kind } = choice;
  const byRule = ruleChoices[kind];
  const ability =
    abilityOf(play.state, kind) ?? groupFeatures(play.state).find(({ id }) => id === kind);
  if (byRule) byRule(play, choice, value, text);
  else ability?.hooks.onChoice?.(play, choice, value, text);
}

/** The player has said how their protagonist is lost (GBM-STR-021…023, GBM-LOS-001…006). */
function leaveTheStory(play: GbmPlay, choice: Choice, value: string, text: string): void {
  const label = choice.options.find((option) => option.value === value)?.label ?? value;
  const id = choice.protagonist;
  if (!id) return;
  const self = protagonist(play.state, id);
  leaveStory(play, id, text || label);
  if (play.state.public.phase === 'mission')
    play.emit({ type: 'episodeChanged', changes: { eclipsedInMission: true } });
  play.say(`${nameOf(self)} is lost: ${label}.`, { notes: text ? [text] : [], reveals: true });
}

function ruleOnCatastrophe(play: GbmPlay, choice: Choice, value: string): void {
  const id = choice.protagonist;
  if (!id) return;
  if (value === 'fatal') {
    lose(play, id, 'fatal-harm');
    play.say(`The catastrophe is fatal for ${nameById(play.state, id)}.`, { reveals: true });
    return;
  }
  play.emit({ type: 'protagonistChanged', id, changes: { status: 'out-of-action' } });
  play.say(
    `${nameById(play.state, id)} narrowly escapes, and is out of action for the rest of the mission.`,
    { reveals: true },
  );
}
