import type { KindOf } from '../../../testing/exhaustive';
import {
  askInSecret,
  awaitLimits,
  bringPictures,
  bringSomebody,
} from '../../../testing/game-table';
import type { Reach, Step } from '../../../testing/step';
import { blessing } from '../blessings/kind';
import type { HumanityEvent } from '../events';
import type { HumanityState } from '../state';
import { buttonKinds, caps, dieSizes, specializations } from '../vocabulary';
import { seated } from '.';
import { positions, thrown } from './positions';

/** What stands on tracks, what is done in Endeavors and what people have specialized in: random play comes across each. */
const actions = [
  ...['hurt', 'interfere', 'advance', 'protect', 'rest', 'change', 'operate'],
  ...['disarm', 'misdirect', 'move', 'work', 'search', 'scan', 'awaken', 'wound'],
  ...['operate-unit', 'flee', 'hit', 'interfere-units', 'channel'],
];
const specials = [
  ...['combo', 'victory', 'overcome', 'plot', 'execute', 'quicken', 'sweep', 'clean'],
  ...['rally', 'sally', 'tally'],
];
/** Those that are used by themselves, where they fit: no command names them. */
const unnamed: ReadonlySet<string> = new Set(['friendly']);

const kinds: readonly string[] = [
  // Fatigue has no position: it is counted with whoever has it (HUM-1211).
  ...buttonKinds.filter((kind) => kind !== 'fatigue').map((kind) => `Button ${kind}`),
  ...actions.map((action) => `action ${action}`),
  ...specials.map((special) => `special action ${special}`),
  ...specializations.filter((one) => !unnamed.has(one)).map((one) => `Specialization ${one}`),
];

/** What a step has shown of them, whoever did it. */
function* shown({ events }: Step): Iterable<string> {
  for (const event of events as readonly HumanityEvent[]) {
    if (event.type === 'buttonSet') yield `Button ${event.button.kind}`;
    if (event.type === 'endeavorSet') {
      for (const { kind } of Object.values(event.endeavor?.buttons ?? {})) yield `Button ${kind}`;
    }
  }
}

/** What somebody does, of all that one can do by one command. */
const done: KindOf = (state, { type, action, special, aptitude }) => {
  if (type === 'endeavor.act') return `action ${String(action)}`;
  if (type === 'endeavor.special') return `special action ${String(special)}`;
  if (!type.startsWith('specialization.')) return undefined;
  const all = Object.values((state as HumanityState).public.characters);
  const used = all.flatMap(({ aptitudes }) => aptitudes).find(({ id }) => id === aptitude);
  return used?.specialization ? `Specialization ${used.specialization.kind}` : undefined;
};

/** What random play has to know of *Humanity, Blessed*. */
export const reach: Reach = {
  events: {
    arbiterSet: true,
    arrivalAnswered: true,
    arrivalAsked: true,
    arrivalEnded: true,
    askAnswered: true,
    askEnded: true,
    askForgotten: true,
    asked: true,
    blessingDueRemoved: true,
    blessingDueSet: true,
    blessingsGained: true,
    blessingsSpent: true,
    buttonRemoved: true,
    buttonSet: true,
    chapterBegun: true,
    chapterSet: true,
    characterChanged: true,
    characterSet: true,
    checkChanged: true,
    checkSet: true,
    continuableRemoved: true,
    continuableSet: true,
    dealingRemoved: true,
    dealingSet: true,
    endeavorChanged: true,
    endeavorSet: true,
    factionRemoved: true,
    factionSet: true,
    gainsCounted: true,
    genreSet: true,
    hauntingSet: true,
    heldSet: true,
    houseRulesSet: true,
    intentionRemoved: true,
    intentionSet: true,
    largerSet: true,
    limitsAnswered: true,
    picturesSet: true,
    portraitSet: true,
    limitsAsked: true,
    limitsShown: true,
    marksChanged: true,
    momentTold: true,
    noteRemoved: true,
    noteSet: true,
    outcomeSet: true,
    owedRemoved: true,
    owedSet: true,
    participantChanged: true,
    participantSet: true,
    partChanged: true,
    pausedSet: true,
    reputationSet: true,
    restSet: true,
    reviewBegun: true,
    reviewEnded: true,
    reviewForgotten: true,
    reviewJoined: true,
    reviewStepDone: true,
    rollKept: true,
    rollShown: true,
    rollsForgotten: true,
    rumorSet: true,
    rumorTruthSet: true,
    sceneSet: true,
    shopSet: true,
    startBegun: true,
    statSet: true,
    trackRemoved: true,
    trackSet: true,
    trackedRemoved: true,
    trackedSet: true,
    zeroSet: true,
  } satisfies Record<HumanityEvent['type'], true>,
  positions: {
    ...positions,
    'a secret question to the table': (seed) => askInSecret(thrown(seated(), seed)),
    'a session that has ended': (seed) =>
      thrown(seated(), seed).send('bev', { type: 'session.end' }),
    'lines and veils that wait for one more answer': (seed) => awaitLimits(thrown(seated(), seed)),
    'somebody before the door': (seed) => bringSomebody(thrown(seated(), seed)),
    'pictures of one’s own': (seed) => bringPictures(thrown(seated(), seed)),
  },
  personal: {
    pictures: 'what somebody has brought stays theirs; where one is shown goes back',
  },
  unreached: {
    'command picture.keep': 'the server alone sends it, when it has the picture',
    'event gainsCounted': 'a session counts nothing of what it brings: Blessings come and go',
    'event rollsForgotten':
      'the desk alone rolls in secret, and what lies there belongs to the game',
  },
  steps: 60,
  found: { all: kinds, in: shown, of: done },
  holds: ({ after }: Step) => {
    const wrong = outOfBounds(after as HumanityState);
    if (wrong.length > 0) throw new Error(`out of bounds: ${wrong.join(', ')}`);
  },
};

function outOfBounds({ public: shared }: HumanityState): string[] {
  const wrong: string[] = [];
  const within = (what: string, value: number, most: number, least = 0) => {
    if (!Number.isInteger(value) || value < least || value > most) wrong.push(`${what}: ${value}`);
  };
  for (const one of Object.values(shared.characters)) {
    for (const [stat, { size, lock }] of Object.entries(one.stats)) {
      if (!dieSizes.includes(size)) wrong.push(`${stat} is a d${size}`);
      if (lock?.value) within(`${stat} is locked`, lock.value, 10, 1);
    }
    within('banked', one.banked?.count ?? 0, 99);
    within('Aptitudes', one.aptitudes.length, caps.aptitudes);
    within('gains', one.gains.length, caps.gains);
    if (one.stats.hardware) within('Tokens', one.tokens ?? 0, one.stats.hardware.size / 2);
  }
  for (const { dice } of Object.values(shared.held?.[blessing.id] ?? {})) {
    for (const { value } of dice ?? []) within('a Blessing', value, 6, 1);
  }
  for (const { position } of Object.values(shared.endeavor?.participants ?? {})) {
    within('a position', position, caps.track);
  }
  return wrong;
}
