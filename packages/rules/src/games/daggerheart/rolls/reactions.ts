import { characterOf, ownCharacter } from '../characters/find';
import { spendHope } from '../characters/vitals';
import type { CommandOf, DhPlay } from '../game';
import { gm, present, refuse } from '../game';
import { DUALITY, traitWords } from '../vocabulary';
import { succeeds } from './duality';
import type { Reaction } from './roll';
import { throwDuality } from './throw';

/** How many reactions wait at once. */
const ROOM = 24;

/** The GM asks for reaction rolls, each against a Difficulty that is open or kept (DGH-201). */
export function askReaction(play: DhPlay, command: CommandOf<'reaction.ask'>): void {
  gm(play, 'ask for a reaction roll');
  const { characters, trait, difficulty, kept, what } = command;
  if (Object.keys(play.state.public.reactions).length + characters.length > ROOM) {
    refuse('limit-reached', `${ROOM} reactions wait already.`, {
      instead: 'Let those be rolled first.',
      rule: 'TABLE-012',
    });
  }
  for (const id of new Set(characters)) {
    const { id: character } = characterOf(play, id);
    const shown = kept ? null : difficulty;
    play.emit({
      type: 'reactionSet',
      reaction: { id: play.id('reaction'), character, trait, difficulty: shown, what },
      asked: kept ? { difficulty } : null,
    });
  }
}

/** A reaction roll: the same dice, and neither Hope nor Fear nor a move comes of it (DGH-201, 202). */
export function rollReaction(play: DhPlay, command: CommandOf<'reaction.roll'>): void {
  const reaction = reactionOf(play, command.reaction);
  const one = ownCharacter(play, reaction.character);
  const kept = play.state.director.askedReactions[reaction.id];
  const experience =
    command.experience === undefined
      ? undefined
      : present(
          one.experiences.find(({ id }) => id === command.experience),
          'Experience on that sheet',
        );
  if (experience) spendHope(play, one.id, 1, `“${experience.name}”`, 'DGH-403');
  const { name } = traitWords[reaction.trait];
  const { fallen, record } = throwDuality(play, {
    title: reaction.what || `${one.name} reacts: ${name}`,
    edges: [],
    points: [
      { source: name, value: one.traits[reaction.trait], unit: 'total' },
      ...(experience
        ? [{ source: experience.name, value: experience.bonus, unit: 'total' as const }]
        : []),
    ],
    difficulty: reaction.difficulty ?? kept?.difficulty ?? 0,
    open: reaction.difficulty !== null,
    word: (outcome) =>
      outcome === 'critical' ? 'Critical Success' : succeeds(outcome) ? 'Success' : 'Failure',
  });
  play.emit({ type: 'reactionRemoved', id: reaction.id });
  const free = fallen.outcome === 'critical' ? ['Nothing bad comes of it.'] : [];
  play.say(`${one.name} reacts with ${name}: ${record.reading.word}.`, {
    notes: free,
    roll: record,
    beat: { kind: 'reaction', about: [one.id] },
  });
}

/** The GM goes on without a reaction. */
export function dropReaction(play: DhPlay, command: CommandOf<'reaction.drop'>): void {
  gm(play, 'go on without a reaction');
  const { id } = reactionOf(play, command.reaction);
  play.emit({ type: 'reactionRemoved', id });
}

const reactionOf = (play: DhPlay, id: string): Reaction =>
  present(play.state.public.reactions[id], 'reaction that is asked for');

/** One duality die leaves it to chance, and nothing else comes of it (DGH-205). */
export function rollFate(play: DhPlay, { die, most, stakes }: CommandOf<'fate.roll'>): void {
  const seat = play.seat();
  const title = stakes || 'Fate';
  const { faces, proof } = play.roll([DUALITY], title);
  const [face = 1] = faces;
  const happens = face <= most;
  const label = die === 'hope' ? 'Hope' : 'Fear';
  play.say(`${seat.name} leaves it to fate: ${face}, ${happens ? 'it happens' : 'it does not'}.`, {
    roll: {
      title,
      groups: [{ label, sides: DUALITY, faces, kept: [0] }],
      modifiers: [],
      total: face,
      reading: {
        word: happens ? 'It happens' : 'It does not happen',
        tone: 'neutral',
        text: `On ${most} or less.`,
      },
      proof,
    },
    beat: { kind: 'fate', about: [seat.id] },
  });
}
