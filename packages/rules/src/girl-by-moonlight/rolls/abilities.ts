import { refuse } from '../../engine';
import { abilityOf, featuresOf, groupFeatures } from '../features';
import type { Area, GbmPlay } from '../game';
import { missionChoices } from '../phases/mission';
import type { Choice } from '../state';
import { markSeriesXp, markXp } from '../table/experience';
import { nameById, nameOf, own, ownInPlay, protagonist } from '../table/lookups';
import { LOSS_CHOICE, lose } from '../table/loss';
import { CATASTROPHE_CHOICE } from './consequence-effects';
import { dropConsequencesOf } from './consequences';

/** What abilities let their bearers do on their own, and choices that abilities or rules put to people. */
export const abilities: Area = {
  handlers: {
    'ability.use'(play, command) {
      const self = ownInPlay(play, command.protagonist);
      const feature = featuresOf(play.state, self).find(({ id }) => id === command.ability);
      const use = feature?.hooks.uses?.find(({ id }) => id === command.use);
      if (!feature || !use) refuse('not-found', `${nameOf(self)} has no such ability in force.`);
      const reason = use.unavailable({ state: play.state, self });
      if (reason) refuse('not-allowed', reason);
      play.say(`${nameOf(self)} uses ${feature.name}: ${use.label}.`, {
        notes: command.note ? [command.note] : [],
      });
      use.run(play, self, command.note);
    },

    'ability.claim'(play, command) {
      const self = own(play, command.protagonist);
      const feature = featuresOf(play.state, self).find(({ id }) => id === command.ability);
      const claim = feature?.hooks.claims?.find(({ id }) => id === command.claim);
      if (!feature || !claim) refuse('not-found', `${nameOf(self)} has no such claim.`);
      const marked =
        claim.track === 'series'
          ? markSeriesXp(play, 1, feature.name)
          : markXp(play, self.id, 'playbook', 1, feature.name);
      play.say(`${nameOf(self)}: ${claim.label}.`, { notes: [marked] });
    },

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
    const { self } = c;
    if (self?.status !== 'active') return;
    for (const { id, name, hooks } of featuresOf(c.state, self)) {
      for (const use of hooks.uses ?? []) {
        if (use.unavailable({ state: c.state, self })) continue;
        c.add({
          command: 'ability.use',
          with: { protagonist: self.id, ability: id, use: use.id },
          label: `${name}: ${use.label}`,
          ...(use.cost ? { cost: use.cost } : {}),
          place: 'sheet',
          order: 30,
          fields: [
            { name: 'note', kind: 'text', label: 'What do we see?', max: 300, required: false },
          ],
        });
      }
      for (const claim of hooks.claims ?? []) {
        c.add({
          command: 'ability.claim',
          with: { protagonist: self.id, ability: id, claim: claim.id },
          label: `${name}: ${claim.label}`,
          place: 'sheet',
          order: 40,
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

/** A protagonist is gone, and with them whatever waited for them (GBM-STR-021…023, GBM-LOS-001…006). */
function leaveTheStory(play: GbmPlay, choice: Choice, value: string, text: string): void {
  const label = choice.options.find((option) => option.value === value)?.label ?? value;
  const id = choice.protagonist;
  if (!id) return;
  const self = protagonist(play.state, id);
  const { roll, eclipses, activity, phase } = play.state.public;
  if (roll?.roller === id) play.emit({ type: 'rollClosed' });
  if (eclipses[id]) play.emit({ type: 'eclipseRemoved', protagonist: id });
  if (activity?.by === id) play.emit({ type: 'activitySet', activity: null });
  dropConsequencesOf(play, id);
  play.emit({ type: 'protagonistChanged', id, changes: { status: 'lost', loss: text || label } });
  if (phase === 'mission')
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
