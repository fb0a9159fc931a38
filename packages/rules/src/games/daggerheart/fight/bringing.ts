import type { Refusal } from '../../../engine';
import { Refused } from '../../../engine';
import type { DhPlay } from '../game';
import { barred } from '../game';
import type { DaggerheartState } from '../state';
import type { Adversary, StatBlock } from './adversary';
import { most } from './most';

/** How adversaries come to the desk. */
interface Coming {
  copies?: number;
  shown: boolean;
  features?: () => Adversary['features'];
}

/** Puts adversaries of one stat block on the desk; whoever is not alone of a name has a number. */
export function bring(
  play: DhPlay,
  block: StatBlock,
  { copies = 1, shown, features }: Coming,
): void {
  const refusal = isCrowded(play.state, copies);
  if (refusal) throw new Refused(refusal);
  const taken = new Set(
    Object.values(play.state.director.adversaries).map(({ name }) => name.toLowerCase()),
  );
  for (let copy = 1; copy <= copies; copy += 1) {
    const name = copies === 1 ? freeName(block.name, taken) : `${block.name} ${copy}`;
    begin(play, { ...block, name }, shown, features?.());
  }
  tell(play, block.name, copies, shown);
}

/** “Wolf”, or “Wolf 2” where there is a wolf. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toLowerCase())) return name;
  const short = name.slice(0, 56).trim();
  let number = 2;
  while (taken.has(`${short} ${number}`.toLowerCase())) number += 1;
  return `${short} ${number}`;
}

/** One adversary more on the desk. */
export function begin(
  play: DhPlay,
  block: StatBlock,
  shown: boolean,
  features: Adversary['features'] = [],
): void {
  const adversary: Adversary = {
    ...block,
    id: play.id('adversary'),
    shown,
    features,
    conditions: [],
    defeated: false,
    acted: 'no',
    bands: {},
  };
  play.emit({ type: 'adversarySet', adversary });
}

/** Says who is there. */
export function tell(play: DhPlay, name: string, copies: number, shown: boolean): void {
  const who = copies === 1 ? name : `${copies} × ${name}`;
  if (!shown) {
    play.say(`On the desk: ${who}.`, { to: 'director' });
    return;
  }
  play.say(copies === 1 ? `${who} appears.` : `${who} appear.`, {
    reveals: true,
    beat: { kind: 'appears', about: [] },
  });
}

/** How many more the desk has room for. */
export const roomOnDesk = ({ director }: DaggerheartState): number =>
  most.room - Object.keys(director.adversaries).length;

/** Why the desk has no room for so many more, if so. */
export function isCrowded(state: DaggerheartState, more = 1): Refusal | null {
  if (more <= roomOnDesk(state)) return null;
  return barred('limit-reached', `The desk has room for ${most.room} adversaries.`, {
    instead: 'Remove those who have left the scene.',
    rule: 'TABLE-012',
  });
}
