import type { RollModifier, RollRecord } from '../../../engine';
import type { StarsPlay } from '../game';
import { slotsOf } from '../numbers';
import { caps } from '../vocabulary';
import type { Placed } from './filling';
import { fill, seenBy } from './filling';

const TEN = 10;

/** Rolls d10s as points of a Counter, with what is added, and fills its slots (SNS-802, 804). */
export function rollPoints(
  play: StarsPlay,
  placed: Placed,
  dice: number,
  added: readonly RollModifier[] = [],
): void {
  const { name } = placed.counter;
  const title = `Points: ${name}`;
  const on = seenBy(placed.secret);
  const { faces, proof } = play.roll(Array<number>(dice).fill(TEN), title, on);
  const total = [...faces, ...added.map(({ value }) => value)].reduce((sum, one) => sum + one, 0);
  const slots = slotsOf(total);
  const record: RollRecord = {
    title,
    groups: [{ label: 'Points', sides: TEN, faces, kept: [...faces.keys()] }],
    modifiers: added.filter(({ value }) => value !== 0),
    total,
    reading: {
      word: slots === 1 ? '1 slot' : `${slots} slots`,
      tone: 'neutral',
      text: `${total} points, ${caps.pointsPerSlot} a slot; one that is begun is filled.`,
    },
    proof,
  };
  play.say(`Points for “${name}”: ${total}.`, {
    to: on,
    roll: record,
    beat: { kind: 'points', about: [placed.counter.id] },
  });
  fill(play, placed, slots);
}
