import { hasHappened } from '../../../shell/demo/been';
import type { Hint } from '../../../shell/demo/lesson';
import type { Character, SharedPart } from '../view';
import { FOE, HOOK, people } from './cast';
import { isSet } from './set-faces';

type Part = Hint['part'];
const [HOPE, FEAR, BLOW]: [Part, Part, Part] = [
  [1, 3],
  [2, 3],
  [3, 3],
];
const gm = people.gm.seat;

/** What is worth doing now, by how the table stands. */
export function hint(state: SharedPart): Hint {
  return (
    ofSession(state) ??
    ofHarm(state) ??
    ofRoll(state) ??
    ofQuestions(state) ??
    ofGm(state) ??
    ofPlayers(state)
  );
}

/** Which part of the lesson the table has come to. */
const partOf = (state: SharedPart): Part =>
  hasHappened(state, 'damage', 'attack')
    ? BLOW
    : hasHappened(state, 'duality-roll', 'critical')
      ? FEAR
      : HOPE;

function ofSession(state: SharedPart): Hint | null {
  if (state.table.session.open) return null;
  return {
    ...{ part: partOf(state), seat: gm },
    text: 'The session is over, and its card says what it has brought to whom. The GM begins the next.',
    let: { label: 'Let Gus begin again', by: gm, command: { type: 'session.start' } },
  };
}

const ownerOf = ({ characters }: SharedPart, id: string | undefined): string =>
  characters[id ?? '']?.owner ?? gm;

/** A blow has landed, or somebody has marked the last HP. */
function ofHarm(state: SharedPart): Hint | null {
  const [hit] = Object.values(state.hits);
  const dying = Object.values(state.characters).find(({ life }) => life === 'dying');
  if (hit) {
    return {
      ...{ part: BLOW, seat: ownerOf(state, hit.character) },
      text: `${hit.damage} damage is held against two thresholds: below both it marks one HP, from the first on two, from the second on three. An armour slot lowers it by one. Choose.`,
    };
  }
  if (!dying) return null;
  return {
    ...{ part: BLOW, seat: dying.owner },
    text: 'The last HP is marked. Now comes a death move, and whoever falls chooses which.',
  };
}

/** A roll lies on the table, or its damage. */
function ofRoll(state: SharedPart): Hint | null {
  const { roll, damage } = state;
  const part = partOf(state);
  if (damage) {
    return {
      ...{ part: FEAR, seat: ownerOf(state, damage.dealers[0]?.character) },
      text: 'It hits. Roll the damage: as many dice of the weapon as Proficiency says. How much it does to the hound, only the GM knows.',
    };
  }
  if (!roll) return null;
  const leader = ownerOf(state, roll.parts[0]?.character);
  if (!roll.kept && roll.difficulty === null) {
    return {
      ...{ part, seat: gm },
      text: 'Somebody has said what they do. Gus says what it is against.',
      let: {
        label: 'Let Gus say 12',
        by: gm,
        command: { type: 'roll.frame', roll: roll.id, difficulty: 12 },
      },
    };
  }
  const helper = helperOf(state);
  if (part === HOPE && helper) {
    return {
      ...{ part, seat: leader },
      text: 'You climb to the lamp. Two dice fall, Hope and Fear, with your Agility, against 13. Toller can spend a Hope to help you: one die more.',
      let: {
        label: 'Let Toller help for a Hope',
        by: people.toller.seat,
        command: {
          ...{ type: 'roll.help', roll: roll.id, part: roll.parts[0]?.character },
          ...{ character: helper.id, how: 'He rings the bell, so that you know where down is' },
        },
      },
    };
  }
  return {
    ...{ part, seat: leader },
    text: 'Everything is said. Let the dice fall; whichever of the two is higher says what comes of it.',
    ...(isSet(state) ? ({ set: true } as const) : {}),
  };
}

/** Who can help with the roll on the table, and has not. */
function helperOf({ roll, characters }: SharedPart): Character | undefined {
  const part = roll?.parts[0];
  if (!part || part.helpers.length > 0 || roll.parts.length > 1) return undefined;
  const { seat } = people.toller;
  return Object.values(characters).find(
    ({ id, owner, hope, life }) =>
      owner === seat && id !== part.character && hope.held > 0 && life === 'up',
  );
}

/** Something else is asked, such as a reaction or what to do at rest. */
function ofQuestions(state: SharedPart): Hint | null {
  const part = partOf(state);
  if (state.rest) {
    return {
      ...{ part, seat: gm },
      text: 'The party rests: two moves each, and Fear for the GM. When all is done, Gus ends it.',
      let: { label: 'Let Gus end the rest', by: gm, command: { type: 'rest.end' } },
    };
  }
  const [asked] = Object.values(state.derived.prompts);
  if (!asked) return null;
  const [seat = gm] = asked.to;
  return { ...{ part, seat }, text: `${asked.title}: answer as you like, or let the GM go on.` };
}

/** The hound, while it stands. */
const foeOf = ({ adversaries }: SharedPart) =>
  Object.values(adversaries).find(({ name, defeated }) => name === FOE && !defeated);

const ilseOf = ({ characters }: SharedPart) =>
  Object.values(characters).find(({ owner, life }) => owner === people.ilse.seat && life === 'up');

/** The GM has the spotlight. */
function ofGm(state: SharedPart): Hint | null {
  if (state.spotlight.side !== 'gm') return null;
  const [foe, ilse] = [foeOf(state), ilseOf(state)];
  const pass = { type: 'spotlight.pass' };
  if (hasHappened(state, 'attack') || !foe || !ilse || state.spotlight.moves === 0) {
    return {
      ...{ part: BLOW, seat: gm },
      text: 'That was the GM’s move. For a Fear there would be another; else the spotlight goes back to the players.',
      let: { label: 'Let Gus pass the spotlight', by: gm, command: pass },
    };
  }
  return {
    ...{ part: BLOW, seat: gm },
    text: 'With Fear it works, and the GM gains a Fear and makes a move. The hound comes over the rail: a d20 against Ilse’s Evasion.',
    ...(hasHappened(state, 'attack') ? {} : ({ set: true } as const)),
    let: {
      label: 'Let the hound attack',
      by: gm,
      command: { type: 'adversary.attack', adversary: foe.id, target: ilse.id },
    },
  };
}

/** The players have it. */
function ofPlayers(state: SharedPart): Hint {
  const [foe, ilse] = [foeOf(state), ilseOf(state)];
  const fought = hasHappened(state, 'attack');
  if (!foe || !ilse || fought) {
    return {
      ...{ part: BLOW, over: true },
      text: 'Hope, Fear, a blow and a move of the GM’s: that is a round of it. Nobody waits in a line; the spotlight goes where the story goes. Play it with friends.',
    };
  }
  if (hasHappened(state, 'damage')) {
    return {
      ...{ part: BLOW, seat: gm },
      text: 'The hound is hurt. Now it is the GM’s turn, who may take the spotlight where the story calls for it.',
      let: { label: 'Let Gus take the spotlight', by: gm, command: { type: 'spotlight.free' } },
    };
  }
  return {
    ...{ part: FEAR, seat: people.ilse.seat },
    text: 'The lamp burns, and there it is: a hound, made of fog. A success with Hope gave you a Hope. Strike at it with the lamp hook.',
    let: {
      label: 'Strike at the hound',
      by: people.ilse.seat,
      command: {
        ...{ type: 'roll.attack', character: ilse.id, weapon: HOOK, target: foe.id },
        doing: 'Hook it under the jaw and pull',
      },
    },
  };
}
