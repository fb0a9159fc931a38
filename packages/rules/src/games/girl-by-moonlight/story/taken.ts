import { latest, original } from '../../../engine';
import type { GbmPlay } from '../game';
import { abilityOf } from '../library';
import { xpLength } from '../series/lengths';
import type { GbmState, Protagonist, ProtagonistId, Taken } from '../state';
import { actions, titled, xpTracks } from '../vocabulary';

/** Whether a command changes what people have, rather than what happens to them. */
const isByHand = (command: string): boolean =>
  command.startsWith('override.') || command === 'table.undo' || command === 'table.take-back';

/**
 * Keeps count of what the episode brings to each protagonist, once a command is decided, for its end
 * to tell (TABLE-049). What is set by hand or taken back is brought by nothing.
 */
export function keepTaken(play: GbmPlay, command: string): void {
  if (isByHand(command)) return;
  const [before, now] = [original(play.state), latest(play.state)];
  const [then, after] = [before.public.protagonists, now.public.protagonists];
  if (then === after || !inEpisode(now)) return;
  for (const one of Object.values(after)) {
    const self = then[one.id];
    if (!self || self === one || self.status === 'creating') continue;
    const more = brought(now, self, one);
    if (Object.keys(more).length === 0) continue;
    const taken = joined(play.state.public.episode.taken?.[one.id] ?? {}, more);
    play.emit({ type: 'takenSet', id: one.id, taken });
  }
}

function inEpisode({ public: { phase } }: Pick<GbmState, 'public'>): boolean {
  return phase !== 'creation' && phase !== 'interlude' && phase !== 'epilogue';
}

/** What has come to somebody from one state of theirs to another. */
function brought(state: GbmState, before: Protagonist, now: Protagonist): Taken {
  const links = Object.entries(now.links).map(([id, count]) =>
    Math.max(0, count - (before.links[id] ?? 0)),
  );
  const xp = xpTracks.map((track) => {
    const length = xpLength(state, track);
    const total = ({ xp: marks, advances }: Protagonist) => marks[track] + length * advances[track];
    return Math.max(0, total(now) - total(before));
  });
  return filled({
    stress: Math.max(0, now.stress - before.stress),
    links: sum(links),
    xp: sum(xp),
    harm: fresh(before.harm, now.harm),
    promises: fresh(before.promises, now.promises),
    abilities: [...now.special, ...now.transcendent].filter(
      (id) => !before.special.includes(id) && !before.transcendent.includes(id),
    ),
    actions: actions.filter((id) => dots(now, id) > dots(before, id)),
  });
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

const dots = ({ actions: all }: Protagonist, id: (typeof actions)[number]): number =>
  all[id].mundane + all[id].transcendent;

const fresh = (before: readonly { id: string }[], now: readonly { id: string }[]): string[] =>
  now.filter(({ id }) => !before.some((one) => one.id === id)).map(({ id }) => id);

/** Only what is more than nothing. */
function filled(taken: Required<Taken>): Taken {
  return Object.fromEntries(
    Object.entries(taken).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value > 0,
    ),
  );
}

function joined(before: Taken, more: Taken): Taken {
  const both = <T>(one: readonly T[] = [], other: readonly T[] = []) => [
    ...new Set([...one, ...other]),
  ];
  return filled({
    stress: (before.stress ?? 0) + (more.stress ?? 0),
    links: (before.links ?? 0) + (more.links ?? 0),
    xp: (before.xp ?? 0) + (more.xp ?? 0),
    harm: both(before.harm, more.harm),
    promises: both(before.promises, more.promises),
    abilities: both(before.abilities, more.abilities),
    actions: both(before.actions, more.actions),
  });
}

/** What an episode has brought to each, in a few words; of harm, what still hurts. */
export function gainsOf(state: GbmState): { of: ProtagonistId; what: string[] }[] {
  return Object.entries(state.public.episode.taken ?? {}).flatMap(([id, taken]) => {
    const one = state.public.protagonists[id];
    const what = one ? wordsOf(state, one, taken) : [];
    return what.length > 0 ? [{ of: id, what }] : [];
  });
}

function wordsOf(state: GbmState, one: Protagonist, taken: Taken): string[] {
  const { stress, links, xp, harm = [], promises = [], abilities = [] } = taken;
  return [
    ...(xp ? [`${xp} xp`] : []),
    ...abilities.map((id) => abilityOf(state, id)?.name ?? id),
    ...(taken.actions ?? []).map((id) => `${titled(id)} raised`),
    ...(links ? [links === 1 ? '1 link' : `${links} links`] : []),
    ...one.promises
      .filter(({ id }) => promises.includes(id))
      .map(({ text }) => `the promise “${text}”`),
    ...(stress ? [`${stress} stress on the way`] : []),
    ...one.harm.filter(({ id }) => harm.includes(id)).map(({ text }) => `harm “${text}”`),
  ];
}
