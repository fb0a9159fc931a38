import { hasHappened } from '../../../shell/demo/been';
import type { Hint } from '../../../shell/demo/lesson';
import type { Check, SharedPart } from '../view';
import { people } from './cast';
import { isSet } from './set-faces';

type Part = Hint['part'];
const [CHECK, BLESSING, FREE]: [Part, Part, Part] = [
  [1, 3],
  [2, 3],
  [3, 3],
];
const gm = people.gm.seat;

/** What is worth doing now, by how the table stands. */
export function hint(state: SharedPart): Hint {
  return ofSession(state) ?? ofCheck(state) ?? ofOwed(state) ?? ofEndeavor(state) ?? ofPlay(state);
}

/** What becomes of a Check, by the kinds of its beats. */
const SETTLED = ['failure', 'minor', 'medium', 'major', 'maximum'] as const;

/** Which part of the lesson the table has come to. */
const partOf = (state: SharedPart): Part =>
  hasHappened(state, ...SETTLED) ? FREE : hasHappened(state, 'check-roll') ? BLESSING : CHECK;

function ofSession(state: SharedPart): Hint | null {
  if (state.table.session.open) return null;
  return {
    ...{ part: partOf(state), seat: gm },
    text: 'The session is over: each may go through their Session Shop. The GM begins the next.',
    let: { label: 'Let Gus begin again', by: gm, command: { type: 'session.start' } },
  };
}

const ownerOf = ({ characters }: SharedPart, id: string): string => characters[id]?.owner ?? gm;

/** A Check lies on the table. */
function ofCheck(state: SharedPart): Hint | null {
  const { check } = state;
  if (!check) return null;
  const seat = ownerOf(state, check.leader);
  if (check.frame === null) {
    return {
      ...{ part: partOf(state), seat: gm },
      text: 'Somebody has said what they want. Gus says what it takes.',
      let: {
        label: 'Let Gus say: simple',
        by: gm,
        command: { type: 'check.frame', check: check.id, complexity: 'simple' },
      },
    };
  }
  if (check.part) return ofWindow(state, check);
  return {
    ...{ part: partOf(state), seat },
    text: 'Home is a d6 with you. A 1 bumps: it is rolled again and added. From 5 on it comes off.',
    ...(isSet(state) ? ({ set: true } as const) : {}),
  };
}

/** The dice lie there. */
function ofWindow(state: SharedPart, check: Check): Hint {
  const { part } = check;
  const seat = ownerOf(state, part?.character ?? check.leader);
  const [offer] = part?.offers ?? [];
  if (offer) {
    return {
      ...{ part: BLESSING, seat },
      text: 'Half of what a Blessing is worth is added, if you want it.',
      let: {
        label: 'Take it',
        by: seat,
        command: { type: 'check.answer', check: check.id, offer: offer.id, take: true },
      },
    };
  }
  const helper = Object.values(state.characters).find(
    ({ id, owner }) => owner === people.tobias.seat && id !== part?.character,
  );
  const [die] = (helper && state.held?.blessing?.[helper.id]?.dice) ?? [];
  if (helper && die && seat !== people.tobias.seat && !check.used[helper.id]) {
    return {
      ...{ part: BLESSING, seat: people.tobias.seat },
      text: `It bumped, and does not suffice. Tobias holds a Blessing worth ${die.value}: for a friend who has failed it adds half of that.`,
      let: {
        label: 'Help Odile',
        by: people.tobias.seat,
        command: { type: 'check.help', check: check.id, by: helper.id, die: die.id },
      },
    };
  }
  return {
    ...{ part: BLESSING, seat },
    text: 'The dice lie there. Let them stand, or let the GM close it.',
    let: {
      label: 'Let Gus close it',
      by: gm,
      command: { type: part?.atRest ? 'check.close' : 'check.leave', check: check.id },
    },
  };
}

/** Something is owed to the story. */
function ofOwed(state: SharedPart): Hint | null {
  const [owed] = Object.values(state.owed);
  if (!owed) return null;
  return {
    ...{ part: FREE, seat: gm },
    text: 'It comes off, with a bust: a price that the GM puts into words. It never undoes what you reached.',
    let: {
      label: 'Let Gus word it',
      by: gm,
      command: {
        ...{ type: 'owed.word', owed: owed.id },
        text: 'They step back. But one of them has left a child on the boat.',
      },
    },
  };
}

/** A game within the game is on. */
function ofEndeavor({ endeavor, characters }: SharedPart): Hint | null {
  if (!endeavor) return null;
  return {
    ...{ part: FREE, seat: characters[endeavor.current ?? '']?.owner ?? gm },
    text: 'An Endeavor: one action each a round. Who is next, and what they can do, stands on the table.',
  };
}

/** Nothing lies on the table. */
function ofPlay(state: SharedPart): Hint {
  if (hasHappened(state, 'scene-over')) {
    return {
      ...{ part: FREE, over: true },
      text: 'A bump, a Blessing, a lock: that is most of it. What you have read is the same for whoever listens. Play it with friends.',
    };
  }
  const odile = Object.values(state.characters).find(({ owner }) => owner === people.odile.seat);
  if (odile && hasHappened(state, ...SETTLED)) {
    const lock = odile.stats.home?.lock;
    return {
      ...{ part: FREE, seat: gm },
      text: lock
        ? `Home is locked at ${lock.value}, the last face of its die: it cannot be rolled now. When the scene is over, all comes free.`
        : 'What comes off locks its Stat until the scene is over.',
      let: { label: 'Let Gus end the scene', by: gm, command: { type: 'scene.over' } },
    };
  }
  return {
    ...{ part: CHECK, seat: people.odile.seat },
    text: 'Say what you want to reach, and with which Stat. It lies on the table then, and Gus says what it takes.',
    ...(odile
      ? {
          let: {
            label: 'Talk to the crowd',
            by: people.odile.seat,
            command: { type: 'check.propose', character: odile.id, stat: 'home' },
          },
        }
      : {}),
  };
}
