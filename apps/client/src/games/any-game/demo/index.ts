import { anyGame } from '@moonlit/rules/any-game';
import { hasHappened } from '../../../shell/demo/been';
import type { Hint, Lesson } from '../../../shell/demo/lesson';
import type { LocalTable } from '../../../shell/local/local-table';
import type { SharedPart } from '../view';

/** Who sits at the table of the lesson. */
export const people = {
  ana: { seat: 'ana', name: 'Ana', plays: 'a player' },
  ben: { seat: 'ben', name: 'Ben', plays: 'a player' },
  gus: { seat: 'gus', name: 'Gus', plays: 'the referee' },
} as const;
const [ana, gus] = [people.ana.seat, people.gus.seat];

/** Brings a new table onto the ice, with a few things that lie there. */
function prepare(table: LocalTable): void {
  table.play('server', { type: 'table.open', by: gus, name: people.gus.name });
  for (const { seat, name } of [people.ana, people.ben]) {
    table.play('server', { type: 'seat.take', seat, name, role: 'protagonist' });
  }
  table
    .play(gus, { type: 'scene.set', text: 'A frozen lake at night. The far shore has a light.' })
    .play(gus, {
      ...{ type: 'card.create', to: 'private', kind: 'thing', name: 'A bell under the ice' },
      ...{ emoji: '🔔', text: 'Whoever hears it is heard.' },
    })
    .play(gus, { type: 'counter.create', name: 'Torches', value: 3, max: 4, boxes: true })
    .play(gus, { type: 'clock.create', name: 'The ice breaks', segments: 4 });
}

/** What is worth doing now, by what has been done. */
function hint(state: SharedPart): Hint {
  if (!state.table.session.open) {
    return {
      ...{ part: [4, 4], seat: gus },
      text: 'The session is over, and its card says what it has brought. Begin the next, or look at the evening to share.',
      let: { label: 'Let Gus begin again', by: gus, command: { type: 'session.start' } },
    };
  }
  return ofDice(state) ?? ofCards(state) ?? ofCounters(state) ?? ofClocks(state) ?? over;
}

function ofDice(state: SharedPart): Hint | null {
  if (hasHappened(state, 'dice')) return null;
  const roll = { type: 'roll', expression: '2d6+1', label: 'Cross the ice' };
  return {
    ...{ part: [1, 4], seat: ana },
    text: 'You cross the ice. Write any dice there are, such as 2d6+1, say what for, and roll. The table counts; what it means is yours.',
    let: { label: 'Roll 2d6+1', by: ana, command: roll },
  };
}

function ofCards(state: SharedPart): Hint | null {
  if (hasHappened(state, 'card-shown', 'card-laid')) return null;
  const fox = {
    ...{ type: 'card.create', kind: 'person', name: 'The fox on the ice' },
    ...{ emoji: '🦊', colour: 'orange', text: 'It walks where the ice holds.' },
  };
  return {
    ...{ part: [2, 4], seat: gus },
    text: 'Cards are people, places and things. Gus has one that nobody else sees, on his desk; he can show it to all. Or lay a new one on the table.',
    let: { label: 'Lay a card: the fox on the ice', by: gus, command: fox },
  };
}

function ofCounters(state: SharedPart): Hint | null {
  const moved = state.log.entries.filter(
    ({ beat, undone }) => !undone && beat?.kind === 'counter',
  ).length;
  const torches = Object.values(state.counters).find(({ value, min }) => value > min);
  // The first line tells that it was laid there.
  if (moved > 1 || !torches) return null;
  const step = { type: 'counter.step', counter: torches.id, by: -1 };
  return {
    ...{ part: [3, 4], seat: ana },
    text: 'What runs out is counted. Take one from the track, with its buttons or here: a torch goes out.',
    let: { label: `“${torches.name}”: one less`, by: ana, command: step },
  };
}

function ofClocks(state: SharedPart): Hint | null {
  if (hasHappened(state, 'clock-filled')) return null;
  const clock = Object.values(state.clocks).find(({ marked, segments }) => marked < segments);
  if (!clock) {
    return {
      ...{ part: [4, 4], seat: gus },
      text: 'A clock says how near something is. Start one, and fill it.',
      let: {
        label: 'Let Gus start a clock',
        by: gus,
        command: { type: 'clock.create', name: 'Something wakes', segments: 4 },
      },
    };
  }
  const by = Math.min(2, clock.segments - clock.marked);
  return {
    ...{ part: [4, 4], seat: gus },
    text: 'A clock says how near something is. Each mistake fills some of it; when it is full, it happens.',
    let: {
      label: `“${clock.name}”: ${by === 1 ? 'one segment' : `${by} segments`}`,
      by: gus,
      command: { type: 'clock.tick', clock: clock.id, by },
    },
  };
}

const over: Hint = {
  ...{ part: [4, 4], over: true },
  text: 'Dice, cards, counters, clocks: that is all of it, and it holds any game that you know. End the session in the menu, and see the evening that you can share.',
};

/** Dice, a card, a counter and a clock that fills: a few minutes alone. */
export const lesson: Lesson<SharedPart> = {
  version: 1,
  system: anyGame,
  table: { name: 'The frozen lake', setup: { runBy: 'referee', game: '', look: 'night' } },
  first: ana,
  opening: `You are ${people.ana.name}, who plays. With you: ${people.ben.name}, who plays, too, and ${people.gus.name}, who referees. You play alone, for all three.`,
  seats: Object.values(people),
  prepare,
  setFaces: () => [],
  hint,
};
