import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { latest } from '../../../engine';
import { id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { barred, moves } from '../game';
import { stateOf } from '../numbers';
import { isNotIn, protagonistOf } from '../protagonists/find';
import type { StarsState } from '../state';
import { skillWords } from '../vocabulary';
import type { TableCheck } from './check';
import { actionName } from './framing';
import { abilityDieOf, addedTo, circumstanceOf, offeredRoll } from './pools';
import { reachOf } from './scale';
import { hasFallen, ownCheck, placeOf, update } from './standing';
import { throwCheck } from './throw';

/** The dice fall: whoever acts says so, of the Check as they have read it. */
export const throwing = moves.about(ownCheck('laid'), 'check', (move) => [
  move(rolling('check.roll', { check: id, version: z.int().min(0) }), {
    unless: ({ state }, { version }, { check, one }) =>
      hasFallen(check) ??
      ((version ?? check.version) !== check.version
        ? barred('wrong-moment', 'Somebody has changed this Check meanwhile.', {
            instead: 'Look at it once more, and roll.',
            rule: 'SNS-2404',
          })
        : null) ??
      isNotIn(one) ??
      unready(state, check),
    ways: (context, { check, one }) => ({
      with: { version: check.version },
      label: check.cooperation ? 'Roll for all' : 'Roll',
      primary: true,
      // Only who is offered it reads what falls: whoever rolls has it counted by the roll itself.
      get rolls() {
        return offeredRoll(context.state, check);
      },
      ...placeOf(context, one),
    }),
    do(play, _, __, { check: judged }) {
      const check = latest(judged);
      const state = latest(play.state);
      const one = protagonistOf({ state }, check.protagonist);
      const name = `${actionName(check.action)} (${skillWords[check.skill].name})`;
      const { fallen, record } = throwCheck(play, {
        title: `${one.name}: ${name}`,
        circumstance: circumstanceOf(state, check),
        die: abilityDieOf(state, check),
        added: addedTo(state, check),
        state: stateOf(one),
      });
      update(play, check, { fallen });
      play.say(
        `${one.name}: ${name}: ${record.total}, a ${record.reading.word} as it lies there.`,
        {
          notes: check.challenge.risk ? [`At stake: ${check.challenge.risk}`] : [],
          roll: record,
          beat: {
            kind: 'check-roll',
            about: [one.id],
            ...(check.aim === '' ? {} : { fiction: check.aim }),
          },
        },
      );
    },
  }),
]);

/** Who or what is still waited for before the dice can fall, if anything (SNS-202, 509, 605, 606, 616). */
function unready(state: StarsState, check: TableCheck): Refusal | null {
  if (check.action === null) {
    return barred('wrong-moment', 'The referee has not named the Action yet.', {
      instead: 'Ask what it is, and what is at stake.',
      rule: 'SNS-202',
    });
  }
  if (check.cooperation !== null) {
    const results = Object.values(check.cooperation).map(({ result }) => result);
    if (results.length === 0) {
      return barred('wrong-moment', 'Nobody follows yet.', {
        instead: 'Wait for somebody, or go alone.',
        rule: 'SNS-509',
      });
    }
    if (results.includes('waiting')) {
      return barred('wrong-moment', 'A Support Test is not rolled yet.', {
        instead: 'Let the referee roll it.',
        rule: 'SNS-509',
      });
    }
  }
  if (reachOf(state, check) !== 'impossible') return null;
  return barred('not-allowed', 'What is against it is too large: it cannot be done that way.', {
    instead: 'Raise the Scale of the Action, weaken it first, or try something else.',
    rule: 'SNS-606',
  });
}
