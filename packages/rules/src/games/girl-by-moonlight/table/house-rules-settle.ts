import type { GbmPlay } from '../game';
import { houseRule } from '../house-rules';
import { playsetOf } from '../library/playset';
import { nameById, nameOf } from '../lookups';
import type { HelpPlace } from '../rolls/helping';
import { helpOf, keepPushes, placeOfHelp, pushesOf } from '../rolls/helping';
import { trackLength, xpLength } from '../series/lengths';
import { readXp } from '../sheet/experience';
import { fitTranscendence } from '../sheet/transcendence';
import type {
  ActionRoll,
  Assist,
  GbmState,
  HouseRuleId,
  Protagonist,
  ProtagonistId,
} from '../state';
import { titled, xpTracks } from '../vocabulary';

/**
 * Brings the table in line with a rule that has changed, so that no track is longer than it can be
 * and no roll has more in it than it may. What a longer track leaves open needs nothing.
 *
 * @returns what changed by it, a sentence each, for the log.
 */
export function settle(play: GbmPlay, rule: HouseRuleId): string[] {
  switch (rule) {
    case 'transcendenceSegments':
      return inStory(play.state).flatMap(({ id }) => fitTranscendence(play, id));
    case 'attributeXp':
    case 'playbookXp':
      return settleXp(play);
    case 'seriesXp':
      return settleSeriesXp(play);
    case 'segmentsPerTier':
      return settleTracks(play);
    case 'bonusDice':
      return settleHelp(play);
    case 'pushes':
      return settlePushes(play);
    default:
      return [];
  }
}

function settleXp(play: GbmPlay): string[] {
  return inStory(play.state).flatMap((one) => settleXpOf(play, one));
}

/** A track of theirs that is full by the length it has now is an advance (GBM-XP-004). */
export function settleXpOf(play: GbmPlay, one: Protagonist): string[] {
  const { id } = one;
  const full = xpTracks
    .map((track) => ({
      track,
      before: one.xp[track],
      ...readXp(play.state, track, one.xp[track]),
    }))
    .filter(({ advances }) => advances > 0);
  if (full.length === 0) return [];
  const xp = { ...one.xp };
  const advances = { ...one.advances };
  for (const each of full) {
    xp[each.track] = each.xp;
    advances[each.track] += each.advances;
  }
  const name = nameOf(one);
  play.emit({ type: 'protagonistChanged', id, changes: { xp, advances } });
  return full.map(
    ({ track, before, ...now }) =>
      `${name}’s ${titled(track)} xp ${before} → ${now.xp}: the track was full, an advance!`,
  );
}

function settleSeriesXp(play: GbmPlay): string[] {
  const { xp: before, advances } = play.state.public.series;
  const now = readXp(play.state, 'series', before);
  if (now.advances === 0) return [];
  const changes = { xp: now.xp, advances: advances + now.advances };
  play.emit({ type: 'seriesChanged', changes });
  return [
    `Series xp ${before} → ${now.xp} of ${xpLength(play.state, 'series')}: the track was full, an advance!`,
  ];
}

/** What was marked beyond the new end of a track is gone. */
function settleTracks(play: GbmPlay): string[] {
  const length = trackLength(play.state);
  const names = {
    adversary: playsetOf(play.state).adversary.track,
    investigation: playsetOf(play.state).investigation.track,
  };
  const shorter = playsetOf(play.state).onTrackLength?.(play, length) ?? [];
  const tracks = (['adversary', 'investigation'] as const).flatMap((track) => {
    const before = play.state.public.series[track];
    if (before <= length) return [];
    play.emit({ type: 'seriesChanged', changes: { [track]: length } });
    return [`${names[track]}: ${before} → ${length} of ${length}.`];
  });
  return [...tracks, ...shorter];
}

/** Before its dice fall, a roll has help in the places that it has now (AMB-06). */
function settleHelp(play: GbmPlay): string[] {
  const roll = rollBeforeDice(play.state);
  if (!roll) return [];
  const kept: Record<HelpPlace, Assist | null> = { assist: null, linkHelp: null };
  const dropped: string[] = [];
  for (const help of helpOf(roll)) {
    const place = placeOfHelp(play.state, help.via);
    if (kept[place]) dropped.push(`${nameById(play.state, help.by)} does not help after all.`);
    else kept[place] = help;
  }
  if (helpOf(roll).length > 0) play.emit({ type: 'rollChanged', changes: kept });
  return dropped;
}

/** Before its dice fall, a roll keeps one push of each who rolls, first of all the one to act (AMB-12). */
function settlePushes(play: GbmPlay): string[] {
  const roll = rollBeforeDice(play.state);
  if (!roll || houseRule(play.state, 'pushes') === 'several') return [];
  const said: string[] = [];
  const one = (id: ProtagonistId): ReturnType<typeof keepPushes> => {
    const pushes = pushesOf(roll, id);
    if (pushes.length > 1) said.push(`${nameById(play.state, id)} pushes themselves only once.`);
    const [first] = pushes;
    const kept = pushes.find((push) => push.for === 'act') ?? first;
    return keepPushes(kept ? [kept] : []);
  };
  const changes = {
    ...one(roll.roller),
    group:
      roll.group?.map((member) =>
        member.protagonist === roll.roller ? member : { ...member, ...one(member.protagonist) },
      ) ?? null,
  };
  if (said.length > 0) play.emit({ type: 'rollChanged', changes });
  return said;
}

function rollBeforeDice({ public: { roll } }: GbmState): ActionRoll | null {
  return roll && roll.stage !== 'rolled' ? roll : null;
}

const inStory = (state: GbmState): Protagonist[] =>
  Object.values(state.public.protagonists).filter(({ status }) => status !== 'lost');
