import type { Refusal } from '../../../engine';
import { latest, refuseFor } from '../../../engine';
import type { DhPlay } from '../game';
import { barred, ofGm, present } from '../game';
import type { DaggerheartState } from '../state';
import type { Adversary, StatBlock } from './adversary';
import { most } from './adversary';

/** The drawer of the desk with all that is seldom done with adversaries. */
export const ADVERSARIES = 'adversaries';
/** Under what stands in it what befalls several at once. */
export const SEVERAL = 'Several at once';

/** The adversaries on the desk. */
export const foes = ofGm(
  {
    part: 'adversary',
    what: 'adversary',
    all: ({ state }) => Object.values(state.director.adversaries),
    idOf: ({ id }) => id,
  },
  'direct adversaries',
);

/** Records what is different about an adversary. */
export function keep(play: DhPlay, { id }: Adversary, set: Partial<Adversary>): void {
  const now = present(latest(play.state).director.adversaries[id], 'adversary');
  play.emit({ type: 'adversarySet', adversary: { ...now, ...set } });
}

export const isDefeated = ({ name, defeated }: Adversary): Refusal | null =>
  defeated
    ? barred('wrong-moment', `${name} is defeated.`, {
        instead: 'Choose another.',
        rule: 'TABLE-005',
      })
    : null;

/** Why an adversary does nothing in front of the table, if so: it is not seen yet, or defeated. */
export const isOffstage = (one: Adversary): Refusal | null =>
  (!one.shown
    ? barred('wrong-moment', `The table does not see ${one.name} yet.`, {
        instead: 'Reveal it first.',
        rule: 'TABLE-005',
      })
    : null) ?? isDefeated(one);

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
  refuseFor(isCrowded(play.state, copies));
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
export const isCrowded = (state: DaggerheartState, more = 1): Refusal | null =>
  more > roomOnDesk(state)
    ? barred('limit-reached', `The desk has room for ${most.room} adversaries.`, {
        instead: 'Remove those who have left the scene.',
        rule: 'TABLE-012',
      })
    : null;
