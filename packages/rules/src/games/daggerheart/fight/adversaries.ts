import type { CommandOf, DhPlay } from '../game';
import { gm, present, refuse } from '../game';
import type { Adversary, StatBlock } from './adversary';
import { most } from './commands';

/** An adversary on the desk. Only the GM asks, so nobody learns from a refusal what is there. */
export function adversaryOf(play: DhPlay, id: string): Adversary {
  gm(play, 'direct adversaries');
  return present(play.state.director.adversaries[id], 'adversary');
}

export const keep = (play: DhPlay, adversary: Adversary, set: Partial<Adversary>): void =>
  play.emit({ type: 'adversarySet', adversary: { ...adversary, ...set } });

/** An adversary that the table sees; refuses one that it does not know of yet. */
export function shownAdversary(play: DhPlay, id: string): Adversary {
  const adversary = adversaryOf(play, id);
  if (adversary.shown && !adversary.defeated) return adversary;
  const message = adversary.shown
    ? `${adversary.name} is defeated.`
    : `The table does not see ${adversary.name} yet.`;
  refuse('wrong-moment', message, {
    instead: adversary.shown ? 'Choose another.' : 'Reveal it first.',
    rule: 'TABLE-005',
  });
}

type Block = CommandOf<'adversary.change'>;

/** Puts adversaries of one stat block on the desk, as many as are wanted, hidden unless told otherwise. */
export function create(play: DhPlay, command: CommandOf<'adversary.create'>): void {
  gm(play, 'direct adversaries');
  const { copies, shown, ...block } = command;
  bring(play, blockOf(block), { copies, shown });
}

/** Puts adversaries of one stat block on the desk; whoever is not alone of a name has a number. */
export function bring(
  play: DhPlay,
  block: StatBlock,
  {
    copies,
    shown,
    features = () => [],
  }: { copies: number; shown: boolean; features?: () => Adversary['features'] },
): void {
  refuseMore(play, copies);
  const taken = new Set(
    Object.values(play.state.director.adversaries).map(({ name }) => name.toLowerCase()),
  );
  for (let copy = 1; copy <= copies; copy += 1) {
    const name = copies === 1 ? freeName(block.name, taken) : `${block.name} ${copy}`;
    begin(play, { ...block, name }, shown, features());
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

/** An adversary in three fields: all else is what is usual (DGH-1507). */
export function improvise(
  play: DhPlay,
  { name, difficulty, hp, shown }: CommandOf<'adversary.improvise'>,
): void {
  gm(play, 'direct adversaries');
  refuseMore(play, 1);
  begin(play, { ...usual, name, difficulty, hp: { marked: 0, slots: hp } }, shown);
  tell(play, name, 1, shown);
}

/** What an improvised adversary is like; the screen has no numbers, so these are ours. */
const usual: StatBlock = {
  name: '',
  kind: 'standard',
  motives: '',
  difficulty: 12,
  thresholds: { major: 6, severe: 12 },
  hp: { marked: 0, slots: 4 },
  stress: { marked: 0, slots: 3 },
  attack: {
    name: 'Attack',
    modifier: 1,
    range: 'melee',
    dice: 1,
    die: 8,
    bonus: 2,
    damage: 'physical',
    direct: false,
  },
  experiences: [],
  physical: 'no',
  magical: 'no',
};

export function changeBlock(play: DhPlay, command: Block): void {
  const before = adversaryOf(play, command.adversary);
  const now = blockOf(command);
  const [, ...further] = before.experiences;
  keep(play, before, {
    ...now,
    experiences: [...now.experiences, ...further],
    hp: { slots: now.hp.slots, marked: Math.min(before.hp.marked, now.hp.slots) },
    stress: { slots: now.stress.slots, marked: Math.min(before.stress.marked, now.stress.slots) },
  });
}

/** One more of the same, unhurt and hidden. */
export function copy(play: DhPlay, { adversary: id }: CommandOf<'adversary.copy'>): void {
  const { features, ...block } = adversaryOf(play, id);
  refuseMore(play, 1);
  const fresh = { hp: { ...block.hp, marked: 0 }, stress: { ...block.stress, marked: 0 } };
  begin(play, { ...block, ...fresh }, false, features);
}

export function remove(play: DhPlay, { adversary: id }: CommandOf<'adversary.remove'>): void {
  const { name, shown } = adversaryOf(play, id);
  play.emit({ type: 'adversaryRemoved', id });
  if (shown) play.say(`${name} is out of the scene.`);
}

/** What comes to light gets a new id: the old one would tell when it was made. */
export function reveal(play: DhPlay, { adversary: id }: CommandOf<'adversary.reveal'>): void {
  const adversary = adversaryOf(play, id);
  if (adversary.shown) {
    refuse('already-done', `The table sees ${adversary.name} already.`, {
      instead: 'Play on.',
      rule: 'TABLE-008',
    });
  }
  play.emit({ type: 'adversaryRemoved', id });
  const now = { ...adversary, id: play.id('adversary'), shown: true };
  play.emit({ type: 'adversarySet', adversary: now });
  play.say(`${now.name} appears.`, { reveals: true, beat: { kind: 'appears', about: [now.id] } });
}

/** With its last HP an adversary is defeated; the GM says how. */
export function defeat(play: DhPlay, { adversary: id, how }: CommandOf<'adversary.defeat'>): void {
  const adversary = adversaryOf(play, id);
  keep(play, adversary, { defeated: true });
  if (!adversary.shown) return;
  const beat = { kind: 'defeated', about: [id], fiction: how };
  play.say(`${adversary.name} is defeated.`, { beat });
}

export function adjust(
  play: DhPlay,
  { adversary: id, track, by }: CommandOf<'adversary.adjust'>,
): void {
  const adversary = adversaryOf(play, id);
  const { marked, slots } = adversary[track];
  const now = Math.max(0, Math.min(slots, marked + by));
  keep(play, adversary, { [track]: { slots, marked: now } });
}

export function addFeature(play: DhPlay, command: CommandOf<'adversary.feature'>): void {
  const { type: _, adversary: id, ...feature } = command;
  const adversary = adversaryOf(play, id);
  if (adversary.features.length >= most.features) {
    refuse('limit-reached', `A stat block has room for ${most.features} features.`, {
      instead: 'Write into one that is there.',
      rule: 'TABLE-012',
    });
  }
  keep(play, adversary, {
    features: [...adversary.features, { id: play.id('feature'), ...feature }],
  });
}

function begin(
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

function tell(play: DhPlay, name: string, copies: number, shown: boolean): void {
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

function refuseMore(play: DhPlay, more: number): void {
  if (Object.keys(play.state.director.adversaries).length + more <= most.room) return;
  refuse('limit-reached', `The desk has room for ${most.room} adversaries.`, {
    instead: 'Remove those who have left the scene.',
    rule: 'TABLE-012',
  });
}

/** A stat block from a form, where each number stands by itself. */
function blockOf(form: Omit<Block, 'type' | 'adversary'>): StatBlock {
  const {
    name,
    kind,
    motives,
    difficulty,
    major,
    severe,
    hp,
    stress,
    experience,
    physical,
    magical,
  } = form;
  const { attack, modifier, range, dice, die, bonus, damage, direct } = form;
  return {
    name,
    kind,
    motives,
    difficulty,
    thresholds: { major, severe: Math.max(major, severe) },
    hp: { marked: 0, slots: hp },
    stress: { marked: 0, slots: stress },
    attack: { name: attack || 'Attack', modifier, range, dice, die, bonus, damage, direct },
    experiences: experience ? [{ name: experience, bonus: form.experienceBonus }] : [],
    physical,
    magical,
  };
}
