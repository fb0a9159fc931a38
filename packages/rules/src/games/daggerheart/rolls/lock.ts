import { latest } from '../../../engine';
import { characterOf, ownCharacter, refuseDown } from '../characters/find';
import type { CommandOf, DhPlay } from '../game';
import { refuse } from '../game';
import { traitWords } from '../vocabulary';
import { edgesOf, pointsOf } from './edges';
import { difficultyOf } from './helping';
import { leaderOf, openRoll } from './proposing';
import type { Fallen, RollPart, TableRoll } from './roll';
import { settle } from './settle';
import { throwDuality } from './throw';

/** The dice fall: whoever leads says so, of the roll as they have read it. */
export function lock(play: DhPlay, command: CommandOf<'roll.lock'>): void {
  const roll = latest(openRoll(play, command.roll));
  ownCharacter(play, leaderOf(roll));
  if (roll.version !== command.version) {
    refuse('wrong-moment', 'Somebody has changed this roll meanwhile.', {
      instead: 'Look at it once more, and roll.',
      rule: 'DGH-105',
    });
  }
  refuseUnready(roll);
  const difficulty = difficultyOf(play, roll);
  for (const part of roll.parts) refuseDown(characterOf(play, part.character));
  const parts = roll.parts.map((part) => ({
    ...part,
    fallen: fallenOf(play, roll, part, difficulty),
  }));
  const [first, second] = parts;
  if (first?.fallen && !second) {
    settle(play, roll, first.fallen);
    return;
  }
  play.emit({ type: 'rollSet', roll: { ...roll, parts, version: roll.version + 1 } });
}

/** One of the two rolls of a Tag Team counts for both (DGH-302). */
export function choose(play: DhPlay, command: CommandOf<'roll.choose'>): void {
  const { roll } = play.state.public;
  const part =
    roll?.id === command.roll
      ? roll.parts.find(({ character }) => character === command.part)
      : undefined;
  if (!roll || !part?.fallen) {
    refuse('wrong-moment', 'There is nothing to choose between.', {
      instead: 'Wait until both have rolled.',
      rule: 'DGH-302',
    });
  }
  const leader = ownCharacter(play, leaderOf(roll));
  const { name } = characterOf(play, part.character);
  play.say(`${leader.name} chooses the roll of ${name}.`);
  settle(play, roll, part.fallen);
}

/** Who is still waited for before the dice can fall. */
export const unready = ({
  asked,
  against,
  group,
  kept,
  difficulty,
}: TableRoll): 'partner' | 'talk' | 'group' | 'difficulty' | null => {
  if (asked !== undefined) return 'partner';
  if (against && !against.talked) return 'talk';
  if (Object.values(group ?? {}).includes('waiting')) return 'group';
  return kept || difficulty !== null ? null : 'difficulty';
};

function refuseUnready(roll: TableRoll): void {
  const lacks = unready(roll);
  if (lacks === 'partner') {
    refuse('wrong-moment', 'Somebody is asked whether they join.', {
      instead: 'Wait for their answer, or withdraw the roll.',
      rule: 'DGH-301',
    });
  }
  if (lacks === 'talk') {
    refuse('wrong-moment', 'The two players have still to talk about it.', {
      instead: 'Talk first, or withdraw the roll.',
      rule: 'DGH-1110',
    });
  }
  if (lacks === 'group') {
    refuse('wrong-moment', 'Not everybody has helped yet.', {
      instead: 'Wait for them, or let the GM go on without them.',
      rule: 'DGH-203',
    });
  }
}

/** Throws the dice of a part and tells of them. A blaze needs none: it is a critical success (DGH-902). */
function fallenOf(play: DhPlay, roll: TableRoll, part: RollPart, difficulty: number): Fallen {
  const one = characterOf(play, part.character);
  const title = `${one.name}: ${traitWords[part.trait].name}`;
  const target = roll.target === null ? [] : [roll.target];
  const about = [part.character, ...target];
  const notes = part.helpers.flatMap(({ how }) => (how ? [how] : []));
  if (one.life === 'blaze') {
    play.say(`${one.name} goes out in a blaze of glory: a Critical Success.`, {
      beat: { kind: 'blaze', about, fiction: part.doing },
    });
    return { hope: 12, fear: 12, total: 24, outcome: 'critical' };
  }
  const { fallen, record } = throwDuality(play, {
    title: part.doing || title,
    edges: edgesOf(play.state, roll, part),
    points: pointsOf(play.state, roll, part),
    difficulty,
    open: roll.difficulty !== null,
  });
  play.say(`${title}: ${record.reading.word}, ${fallen.total}.`, {
    notes: roll.stakes ? [`At stake: ${roll.stakes}`, ...notes] : notes,
    roll: record,
    beat: { kind: 'duality-roll', about, fiction: part.doing },
  });
  return fallen;
}
