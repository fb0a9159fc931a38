import { hasHappened } from '../../../shell/demo/been';
import type { Hint } from '../../../shell/demo/lesson';
import { bandNames, totalOf } from '../check/total';
import type { Check, Protagonist, SharedPart } from '../view';
import { people } from './cast';
import { isSet } from './set-faces';

type Part = Hint['part'];
const [CHECK, PUSH, SHINE]: [Part, Part, Part] = [
  [1, 3],
  [2, 3],
  [3, 3],
];
const referee = people.referee.seat;

/** What is worth doing now, by how the table stands. */
export function hint(state: SharedPart): Hint {
  return ofSession(state) ?? ofCheck(state) ?? ofQuestions(state) ?? ofPlay(state);
}

/** Which part of the lesson the table has come to. */
const partOf = (state: SharedPart): Part =>
  hasHappened(state, 'check-settled', 'critical', 'miss')
    ? SHINE
    : hasHappened(state, 'check-roll')
      ? PUSH
      : CHECK;

function ofSession(state: SharedPart): Hint | null {
  if (state.table.session.open) return null;
  return {
    ...{ part: partOf(state), seat: referee },
    text: 'The session is over, and its card says what it has brought to whom. The referee begins the next.',
    let: { label: 'Let Gus begin again', by: referee, command: { type: 'session.start' } },
  };
}

const ownerOf = ({ protagonists }: SharedPart, id: string): string =>
  protagonists[id]?.owner ?? referee;

/** A Check lies on the table. */
function ofCheck(state: SharedPart): Hint | null {
  const { check } = state;
  if (!check) return null;
  const seat = ownerOf(state, check.protagonist);
  if (check.settling) return ofSettling(state, check, seat);
  if (check.fallen) return ofWindow(state, check, seat);
  const part = partOf(state);
  if (check.action === null) {
    return {
      ...{ part, seat: referee },
      text: 'Somebody has said what they want. Gus names what kind of Action that is, and what is at stake.',
      let: {
        label: 'Let Gus name it: Discover',
        by: referee,
        command: { type: 'check.frame', check: check.id, action: 'discover' },
      },
    };
  }
  return {
    ...{ part, seat },
    text: 'You run along the railing: Transport, by Agility. Two ten-sided dice, the die of your Might and your Skill fall as one total. From 15 on it is a Hit.',
    ...(isSet(state) ? ({ set: true } as const) : {}),
  };
}

/** The dice lie there. */
function ofWindow(state: SharedPart, check: Check, seat: string): Hint {
  const total = check.fallen ? totalOf(check, check.fallen) : 0;
  const one = state.protagonists[check.protagonist];
  const lacking = 15 - total;
  const pays = Math.min(lacking, 5 - (check.fallen?.effort ?? 0));
  if (total >= 10 && lacking > 0 && pays === lacking && one && one.effort.blood >= pays) {
    return {
      ...{ part: PUSH, seat },
      text: `${total} is a Graze: it works, and costs you something. But it is not over. Blood is what you run on: ${pays} of it, and everybody sees it become a Hit.`,
      let: {
        label: `Add ${pays} Blood`,
        by: seat,
        command: { type: 'check.effort', check: check.id, points: pays },
      },
    };
  }
  return {
    ...{ part: PUSH, seat },
    text: `It stands at ${total}. Push it further with Effort, invoke a Trait for an Advantage die, or let it stand.`,
    let: { label: 'Let it stand', by: seat, command: { type: 'check.close', check: check.id } },
  };
}

/** It is closed, and brings what it brings. */
function ofSettling(state: SharedPart, check: Check, seat: string): Hint {
  const { band = 'hit', due, costKind, dues = {} } = check.settling ?? {};
  const part = partOf(state);
  if (due === 'cost' && costKind === null) {
    return {
      ...{ part, seat },
      text: 'A Graze has a Cost. You choose of which kind; Gus says what it is. It never undoes what you have reached.',
      let: {
        label: 'Choose a Personal Cost',
        by: seat,
        command: { type: 'check.cost', check: check.id, kind: 'personal' },
      },
    };
  }
  const [to] = Object.entries(dues).find(([, how]) => how === 'owed') ?? [];
  if (to !== undefined && due !== null) {
    const tell = due === 'cost' ? 'check.tell-cost' : 'check.tell-fallout';
    const words = { text: 'The lantern is hers, and the railing is not what it was.' };
    return {
      ...{ part, seat: referee },
      text: 'Gus says what it brings. Nobody has to keep in mind that it is owed: it stands there until it is told.',
      let: {
        label: 'Let Gus say it',
        by: referee,
        command: { type: tell, check: check.id, to, ...words },
      },
    };
  }
  return {
    ...{ part, seat },
    text: `A ${bandNames[band]}, and all is said. Go on; the table is free for the next one.`,
    let: { label: 'Go on', by: seat, command: { type: 'check.finish', check: check.id } },
  };
}

/** Something else is asked, such as how to take Despair. */
function ofQuestions(state: SharedPart): Hint | null {
  const [asked] = Object.values(state.derived.prompts).filter(({ to }) => to.length > 0);
  if (!asked) return null;
  const [seat = referee] = asked.to;
  const part = partOf(state);
  return { ...{ part, seat }, text: `${asked.title}: answer as you like, or let Gus go on.` };
}

const naoOf = ({ protagonists }: SharedPart): Protagonist | undefined =>
  Object.values(protagonists).find(
    ({ owner, standing }) => owner === people.nao.seat && standing === 'in',
  );

/** Nothing lies on the table: the great moment, and then the end of the lesson. */
function ofPlay(state: SharedPart): Hint {
  const nao = naoOf(state);
  if (!nao || hasHappened(state, 'transformation') || nao.despair >= 10 || nao.consumed) {
    return {
      ...{ part: SHINE, over: true },
      text: 'A Check, a push, and a star that all can see. What it cost lies in your Corruption, and has its price at the next Milestone. Play it with friends.',
    };
  }
  if (!hasHappened(state, 'check-roll')) {
    return {
      ...{ part: CHECK, seat: people.nao.seat },
      text: 'Say what you want to reach, and by which Skill. It lies on the table then, and Gus says what kind of Action it is.',
      let: {
        label: 'Run for the lantern',
        by: people.nao.seat,
        command: { type: 'check.propose', protagonist: nao.id, skill: 'agility' },
      },
    };
  }
  return {
    ...{ part: SHINE, seat: people.nao.seat },
    text: 'The lantern is warm in your hands, and under the railing the dark comes up. Enough of being ordinary. Transform, in words of your own.',
    let: {
      label: 'Transform',
      by: people.nao.seat,
      command: {
        ...{ type: 'magic.transform', protagonist: nao.id },
        words: 'I run, and the sky runs with me.',
      },
    },
  };
}
