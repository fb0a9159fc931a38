import type { LogEntry } from '@moonlit/rules';
import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { linesOf } from '@moonlit/rules/log';
import { hasBeen } from '../../../shell/demo/been';
import type { Hint } from '../../../shell/demo/lesson';
import { ISAURA, people } from './cast';
import { isSet } from './set-faces';

const [ROLL, ECLIPSE, FALLOUT] = [1, 2, 3].map((part) => [part, 3] as const) as [
  Hint['part'],
  Hint['part'],
  Hint['part'],
];
const director = people.director.seat;

/** What is worth doing now, by how the table stands. */
export function hint(state: PublicState): Hint {
  const lines = linesOf(state.log);
  if (state.phase !== 'mission') return inFallout(state);
  return (
    ofEclipse(state, lines) ??
    ofConsequence(state, lines) ??
    ofRoll(state, lines) ??
    atEnd(state, lines)
  );
}

const seatOf = ({ protagonists }: PublicState, id: string): string =>
  protagonists[id]?.seat ?? director;

/** The dice are said to be set where they are. */
const withDice = (lines: readonly LogEntry[], type: string) =>
  isSet(lines, type) ? ({ set: true } as const) : {};

function ofEclipse(state: PublicState, lines: readonly LogEntry[]): Hint | null {
  const [torn] = Object.values(state.eclipses);
  if (!torn) return null;
  const { name = '' } = state.protagonists[torn.protagonist] ?? {};
  if (torn.stage !== 'rescue') {
    return {
      part: ECLIPSE,
      seat: seatOf(state, torn.protagonist),
      text: `${name}’s stress is full. Now the dark pulls: roll for eclipse, with the weakest attribute.`,
      ...withDice(lines, 'eclipse.roll'),
    };
  }
  const seat = torn.protagonist === ISAURA ? people.kestrel.seat : people.isaura.seat;
  return {
    part: ECLIPSE,
    seat,
    text: `${name} slips, and a friend may hold on. As ${plays(seat)}, spend a link: what you two have shared is what it costs.`,
  };
}

const plays = (seat: string): string =>
  Object.values(people).find((one) => one.seat === seat)?.plays ?? 'a friend';

function ofConsequence(state: PublicState, lines: readonly LogEntry[]): Hint | null {
  const [open] = Object.values(state.consequences);
  if (!open) return null;
  return {
    part: ROLL,
    seat: seatOf(state, open.target),
    text: 'This is the price. Take it, or resist: that always works, and costs six stress, less your best die. Try to resist.',
    ...withDice(lines, 'consequence.resist'),
  };
}

function ofRoll(state: PublicState, lines: readonly LogEntry[]): Hint | null {
  const { roll } = state;
  if (!roll) return null;
  const seat = seatOf(state, roll.roller);
  if (roll.stage === 'framing') {
    return {
      part: ROLL,
      seat: director,
      text: 'A goal and an action are said. Bev, who directs, judges how dangerous it is and how much it can bring.',
      let: {
        label: 'Let Bev judge',
        by: director,
        command: { type: 'roll.judge', position: 'risky', effect: 'standard' },
      },
    };
  }
  if (roll.stage === 'bonus') return beforeDice(seat, roll.promises, lines);
  const promised = roll.promises.some(({ status }) => status === 'accepted');
  const priced = roll.band === 'partial' || roll.band === 'bad';
  const paid = hasBeen(lines, 'resistance', 'harm', 'consequence');
  if (priced && !paid) {
    return {
      part: ROLL,
      seat: director,
      text: `Only a 6 comes without a price; on a 4 or 5 you get what you wanted, and something happens. The director says what.${promised ? ' The promise comes true besides.' : ''}`,
      let: {
        label: 'Let Bev name the price',
        by: director,
        command: {
          type: 'consequence.assign',
          kind: 'harm',
          level: 2,
          text: 'Black water in your lungs',
          target: roll.roller,
          resisting: 'avoid',
        },
      },
    };
  }
  return {
    part: hasBeen(lines, 'eclipse-roll') ? ECLIPSE : ROLL,
    seat: director,
    text: hasBeen(lines, 'rescue')
      ? 'Held. That is how one goes to the edge here: together. Everything of this roll has been paid.'
      : 'Everything of this roll has been paid, and the story goes on.',
    let: { label: 'Let Bev finish the roll', by: director, command: { type: 'roll.finish' } },
  };
}

function beforeDice(
  seat: string,
  promises: NonNullable<PublicState['roll']>['promises'],
  lines: readonly LogEntry[],
): Hint {
  if (promises.some(({ status }) => status === 'offered')) {
    return {
      part: ROLL,
      seat,
      text: 'Odile is on the railing. Kestrel helps you with a die. Bev offers one more for a poisoned promise: its price comes true whatever you roll. Take it?',
    };
  }
  return {
    part: ROLL,
    seat,
    text: 'Each die has its reason beside it. Only the highest counts: let them fall.',
    ...withDice(lines, 'roll.roll'),
  };
}

/** Nothing is on the table. */
function atEnd(state: PublicState, lines: readonly LogEntry[]): Hint {
  const { choices, flashback, questions, episode } = state;
  if (episode.mission?.stage === 'over') {
    const open = flashback !== null || Object.keys({ ...choices, ...questions }).length > 0;
    return {
      part: FALLOUT,
      seat: director,
      text: 'The mission is over. What it has stirred up comes now.',
      let: {
        label: 'Go on to fallout',
        by: director,
        command: { type: 'phase.next', evenIfUnfinished: open },
      },
    };
  }
  return {
    part: hasBeen(lines, 'eclipse-roll') ? ECLIPSE : ROLL,
    seat: director,
    text: 'Play on as you like, in anybody’s seat. Or see how a mission ends: Odile comes down from the railing.',
    let: {
      label: 'Let the mission succeed',
      by: director,
      command: { type: 'mission.end', outcome: 'success' },
    },
  };
}

function inFallout({ phase, episode: { fallout } }: PublicState): Hint {
  const here = { part: FALLOUT, seat: director };
  if (phase !== 'fallout' || fallout?.halved) {
    return {
      part: FALLOUT,
      over: true,
      text: 'A roll, what it cost, and what came of it: that is a mission. Between missions lie a life by day, and time for each other. Play it with friends.',
    };
  }
  if (!fallout?.adversary) {
    return {
      ...here,
      text: 'Fallout is the director’s. In Bev’s seat: the adversary grows by what has happened. Send it as it stands.',
    };
  }
  if (!fallout.cleared) {
    return {
      ...here,
      text: 'Now everybody breathes out: stress and links are cleared. What was not spent on a friend is gone.',
    };
  }
  if (!fallout.told) {
    return {
      ...here,
      text: 'The world strikes back. Bev rolls in secret, then tells the table what they see; a sentence is enough.',
    };
  }
  return {
    ...here,
    text: 'The table knows. Last, the trail goes cold by half: tomorrow there is more to find out.',
  };
}
