import { same } from '../../../engine';
import { SeededDice } from '../../../testing/seeded-dice';
import { STRESS_MAX } from '../constants';
import type { GbmCommandInput, GbmState } from '../types';
import type { TestTable } from './table';

/**
 * A second, simple model: what can be counted at a table, as plain sums. It knows no rules but what a
 * few commands add and take away, and that others leave every sum as it is.
 */
interface Sums {
  stress: Record<string, number>;
  /** By who holds them and whom they are with. */
  links: Record<string, number>;
  /** How many tags of harm there are of each level, by whom. */
  harm: Record<string, number>;
  tracks: { adversary: number; investigation: number };
  /** Marked segments, by id. */
  clocks: Record<string, number>;
}

/** Words, and what is only looked at: nothing is counted differently after them. */
const QUIET: ReadonlySet<string> = new Set([
  ...['note.write', 'note.remove', 'scene.set', 'safety.pause', 'safety.resume', 'seat.rename'],
  ...['limits.answer', 'limits.ask', 'limits.show', 'turn.enlist', 'turn.step', 'clock.change'],
  ...['series.name', 'remark', 'secondary.remark', 'episode.title', 'episode.next-time'],
  ...['roll.call', 'roll.cancel-call', 'roll.usual-judgement', 'roll.judge', 'roll.propose'],
  ...['roll.revise', 'roll.promise', 'info.ask', 'info.answer', 'info.done', 'info.more'],
  ...['custom.write-ability', 'custom.write-fallout', 'custom.write-playbook', 'custom.open'],
  ...['override.words', 'override.dots', 'override.xp', 'override.promise', 'override.setting'],
  ...['override.uses', 'override.position', 'override.set-up', 'override.questions'],
]);

/** Demands that a command has added up. `where` says which game, so that it can be played again. */
export function checkSums(
  { before, after }: { before: GbmState; after: GbmState },
  command: GbmCommandInput,
  where: string,
): void {
  const expected = added(sumsOf(before), before, command);
  if (expected === null) return;
  const found = sumsOf(after);
  if (same(withoutNames(expected), withoutNames(found))) return;
  throw new Error(`${where}: ${JSON.stringify(found)} should be ${JSON.stringify(expected)}`);
}

/**
 * Demands that the newest command can be taken back, and that all is then as it was. Tries it elsewhere:
 * the table stays as it is.
 */
export function checkUndo(table: TestTable, before: GbmState, where: string): void {
  const twin = table.twin((state) => state, new SeededDice(table.seq));
  const undo = { type: 'table.undo', to: table.seq, evenIfRevealed: true } as const;
  const refusal = twin.try('bev', undo);
  if (refusal) {
    if (refusal.code.startsWith('undo-') || refusal.rule?.startsWith('TABLE-')) return;
    throw new Error(`${where}: it cannot be taken back: ${refusal.message}`);
  }
  if (same(undone(twin.state), undone(before))) return;
  throw new Error(`${where}: taken back, it is not as it was`);
}

/** What an undo brings back of what everybody sees. */
function undone({ public: shared }: GbmState): object {
  const { protagonists, series, episode, clocks, roll, consequences, eclipses, phase } = shared;
  const { activities, choices, flashback, questions, setUps, intentions, calls } = shared;
  return {
    ...{ protagonists, series, episode, clocks, roll, consequences, eclipses, phase },
    ...{ activities, choices, flashback, questions, setUps, intentions, calls },
  };
}

function sumsOf({ public: shared, director }: GbmState): Sums {
  const { protagonists, series } = shared;
  const sums: Sums = {
    stress: {},
    links: {},
    harm: {},
    tracks: { adversary: series.adversary, investigation: series.investigation },
    clocks: {},
  };
  for (const { id, stress, links, harm } of Object.values(protagonists)) {
    sums.stress[id] = stress;
    for (const [other, count] of Object.entries(links)) sums.links[`${id} ${other}`] = count;
    for (const { level } of harm) {
      sums.harm[`${id} ${level}`] = (sums.harm[`${id} ${level}`] ?? 0) + 1;
    }
  }
  for (const { id, marked } of Object.values({ ...director.clocks, ...shared.clocks })) {
    sums.clocks[id] = marked;
  }
  return sums;
}

/** What the sums come to after a command; `null` of one that this model does not know. */
function added(sums: Sums, state: GbmState, command: GbmCommandInput): Sums | null {
  if (QUIET.has(command.type)) return sums;
  switch (command.type) {
    case 'clock.create':
      return { ...sums, clocks: { ...sums.clocks, new: command.marked ?? 0 } };
    case 'clock.remove': {
      const { [command.clock]: _gone, ...clocks } = sums.clocks;
      return { ...sums, clocks };
    }
    case 'clock.hide':
    case 'clock.reveal':
      return sums;
    case 'clock.tick': {
      const clock = { ...state.director.clocks, ...state.public.clocks }[command.clock];
      // A full clock may bring something about; a room opens with its project.
      if (!clock || clock.marked + command.by >= clock.segments) return null;
      const marked = Math.max(0, clock.marked + command.by);
      return { ...sums, clocks: { ...sums.clocks, [command.clock]: marked } };
    }
    case 'override.links': {
      const key = `${command.protagonist} ${command.with}`;
      return { ...sums, links: { ...sums.links, [key]: command.links } };
    }
    case 'override.track': {
      const { track, value } = command;
      if (track !== 'adversary' && track !== 'investigation') return sums;
      return { ...sums, tracks: { ...sums.tracks, [track]: value } };
    }
    case 'override.protagonist': {
      if (command.stress === undefined) return sums;
      return { ...sums, stress: { ...sums.stress, [command.protagonist]: command.stress } };
    }
    case 'links.spend':
      return spent(sums, state, command);
    default:
      return null;
  }
}

/** A link goes; two stress go from somebody, or come to somebody in eclipse (GBM-LNK-005, GBM-STR-019). */
function spent(
  sums: Sums,
  { public: { protagonists } }: GbmState,
  command: Extract<GbmCommandInput, { type: 'links.spend' }>,
): Sums {
  const key = `${command.protagonist} ${command.with}`;
  const links = { ...sums.links, [key]: (sums.links[key] ?? 0) - 1 };
  if (command.effect === 'shrug-off') return { ...sums, links };
  const own = command.effect === 'recover-self' || !protagonists[command.with];
  const whose = own ? command.protagonist : (command.for ?? command.with);
  const stress = sums.stress[whose] ?? 0;
  const then = protagonists[whose]?.eclipse
    ? Math.min(STRESS_MAX, stress + 2)
    : Math.max(0, stress - 2);
  return { ...sums, links, stress: { ...sums.stress, [whose]: then } };
}

/** Clocks get another id where they come to light, and no link is as good as an entry of 0. */
function withoutNames({ clocks, links, ...sums }: Sums): object {
  return {
    ...sums,
    links: Object.fromEntries(Object.entries(links).filter(([, count]) => count !== 0)),
    clocks: Object.values(clocks).sort((a, b) => a - b),
  };
}
