import type { Character } from '../characters/character';
import { cast, countOf } from '../characters/find';
import { newCharacter, ROOM } from '../characters/making';
import { unlockAll } from '../checks/locking';
import type { HumanityPlay } from '../game';
import type { HumanityState } from '../state';
import type { DieSize, EndeavorType, LonelyStat } from '../vocabulary';
import { endeavorWords } from '../vocabulary';
import { beat } from './beats';
import { putButton } from './buttons';
import type { Endeavor, Participant, Track } from './endeavor';
import { participantOf, updateOne } from './find';
import type { FoeBlock, PlannedButton, PlannedEye, PlannedTrack, PlannedUnit } from './plan';
import { buttonText } from './reading';
import { ANTAGONISTS } from './sides';
import { shield } from './unit/hits';

/** How an Endeavor is laid out. */
export interface Layout {
  type: EndeavorType;
  name: string;
  ordering: Endeavor['ordering'];
  tracks: readonly PlannedTrack[];
  /** Characters who are in it, with the side they are on, in the order in which they sit. */
  who: readonly { character: string; side: string }[];
  foes: readonly { block: FoeBlock; side: string }[];
  eye?: PlannedEye | undefined;
  units?: readonly PlannedUnit[] | undefined;
  buttons: readonly PlannedButton[];
}

/** Where an antagonist stands of whom nothing else is said: 10 (3). */
const USUAL = { sp: 10, recovery: [3] };

export const newParticipant = (character: string, side: string, track: string): Participant => ({
  character,
  side,
  track,
  position: 0,
  start: 0,
  standing: 'in',
  left: 0,
  more: 0,
  protectedBy: [],
  recovered: 0,
  pushedBy: [],
  fatigue: 0,
});

/** Lays an Endeavor out: everybody in it unlocks all their Stats (HUM-1102, 1208, 1212). */
export function layOut(play: HumanityPlay, layout: Layout): void {
  const tracks = layout.tracks.map(
    ({ name, finish }): Track => ({ id: play.id('track'), name, end: null, finish }),
  );
  const units = (layout.units ?? []).map((plan) => ({ plan, unit: play.id('character') }));
  for (const { plan, unit } of units) {
    const { name, size: end } = plan;
    tracks.push({ id: play.id('track'), name, end, finish: null, unit });
  }
  const [first] = tracks;
  if (!first) return;
  // Operators are on the first unit of their side (HUM-1225).
  const homeOf = (side: string): string => {
    const home = units.find(({ plan }) => plan.side === side)?.unit;
    return tracks.find(({ unit }) => home !== undefined && unit === home)?.id ?? first.id;
  };
  const who = layout.who.map(({ character, side }) =>
    newParticipant(character, side, homeOf(side)),
  );
  const { type, name, ordering } = layout;
  play.emit({
    type: 'endeavorSet',
    endeavor: {
      ...{ id: play.id('endeavor'), type, name, round: 0, stage: 'first', ordering },
      ...{ order: [], current: null, buttons: {}, dues: [], extras: [] },
      ...{
        closed: false,
        shining: false,
        called: [],
        special: null,
        reached: null,
        told: [],
        broken: false,
        // Getting onto a smaller unit is harder: it takes a Check (HUM-1222).
        changing: type === 'unit' ? 'check' : 'free',
        ...(type === 'stealth' ? { mode: 'warry' as const } : {}),
      },
      participants: Object.fromEntries(who.map((one) => [one.character, one])),
      tracks: Object.fromEntries(tracks.map((track) => [track.id, track])),
    },
  });
  const { name: typeName } = endeavorWords[type];
  play.say(name === typeName ? `${typeName} begins.` : `${typeName} begins: ${name}.`, {
    ...beat('endeavor-begins', ...who.map(({ character }) => character)),
    notes: [endeavorWords[type].means, 'All Stats of those in it are free.', ...landLines(layout)],
  });
  for (const { character, side } of layout.who) {
    // Somebody of the story who is against them stands where most do; the table may put them elsewhere.
    if (isFought(type) && side === ANTAGONISTS) placeFoe(play, character, USUAL);
  }
  for (const { plan, unit } of units) layUnit(play, unit, plan);
  if (layout.eye) layLonely(play, { ...layout.eye, side: ANTAGONISTS, role: 'eye' });
  for (const { block, side } of layout.foes) bringFoe(play, block, { side, track: homeOf(side) });
  unlockAll(
    play,
    who.flatMap(({ character }) => play.state.public.characters[character] ?? []),
  );
  for (const { track, kind, at, area, text } of layout.buttons) {
    const on = tracks[track];
    if (!on) continue;
    putButton(play, {
      ...{ kind, track: on.id, at, owner: null },
      ...(area ? { area: { rule: area.rule, stats: [...area.stats] } } : {}),
      ...(text === undefined ? {} : { text }),
    });
  }
}

/**
 * What lies on each track before anybody is on it, a line each, lowest first: “The roofs: Terrain (Loose slates) at 4, the
 * finish at 15” (HUM-1801). Whoever listens has no other way to know of it.
 */
function landLines({ tracks, buttons }: Pick<Layout, 'tracks' | 'buttons'>): string[] {
  return tracks.flatMap(({ name, finish }, on) => {
    const all = buttons
      .filter(({ track }) => track === on)
      .sort((one, other) => one.at - other.at)
      .map((one) => `${plannedText(one)} at ${one.at}`);
    if (finish !== null) all.push(`the finish at ${finish}`);
    return all.length === 0 ? [] : [`${name}: ${all.join(', ')}.`];
  });
}

/** Nothing that is planned is anybody’s own. */
const plannedText = ({ area, ...button }: PlannedButton): string =>
  buttonText(
    { ...button, owner: null, ...(area ? { area: { ...area, stats: [...area.stats] } } : {}) },
    () => '',
  );

/** In Combat and Rush antagonists stand on a Starting Position (HUM-1208, 1214). */
export const isFought = (type: EndeavorType): boolean => type === 'combat' || type === 'rush';

/** The Eye, or a unit: they have one Stat, and stand on no track (HUM-1218, 1221). Gives who it is. */
function layLonely(
  play: HumanityPlay,
  one: {
    name: string;
    looks: string;
    size: DieSize;
    side: string;
    role: 'eye' | 'unit';
    id?: string;
  },
): string {
  const { looks, size, side, role, id = play.id('character') } = one;
  const stat: LonelyStat = role === 'eye' ? 'watch' : 'unit';
  const name = freeName(play.state, one.name);
  const { tokens: _, ...plain } = newCharacter(play.state, { id, owner: null, name });
  const stats = { [stat]: { size, lock: null } };
  const of = side === ANTAGONISTS ? 'opponents' : 'protagonists';
  play.emit({ type: 'characterSet', character: { ...plain, side: of, looks, stats } });
  play.emit({ type: 'participantSet', participant: { ...newParticipant(id, side, ''), role } });
  const text =
    role === 'eye'
      ? `${name} watches, a d${size}.`
      : `${name} is in it, a d${size}: its track ends at ${size}.`;
  play.say(text, {
    ...beat('endeavor-begins', id),
    notes: looks === '' ? [] : [looks],
  });
  return id;
}

/** A unit whose track is there comes into it, with its Shields (HUM-1221, 1224). */
function layUnit(play: HumanityPlay, id: string, plan: PlannedUnit): void {
  layLonely(play, { ...plan, id, role: 'unit' });
  const { endeavor } = play.state.public;
  if (endeavor && plan.shielded) shield(play, endeavor, id);
}

/** Another unit comes into it, with a track of its own (HUM-1221). */
export function bringUnit(play: HumanityPlay, plan: PlannedUnit): void {
  const id = play.id('character');
  const { size: end } = plan;
  const name = freeName(play.state, plan.name);
  const track: Track = { id: play.id('track'), name, end, finish: null, unit: id };
  play.emit({ type: 'trackSet', track });
  layUnit(play, id, plan);
}

/** Whether a table has room for one more whom nobody plays. */
export const hasRoomFor = (state: HumanityState, more: number): boolean =>
  countOf(state) + more <= ROOM.table;

/**
 * Somebody of nobody’s seat comes into it by their block, with their Buttons (HUM-1201, 1208).
 *
 * @param stays they belong to the story: they are still there once it is over.
 */
export function bringFoe(
  play: HumanityPlay,
  block: FoeBlock,
  { side, track, stays = false }: { side: string; track: string; stays?: boolean },
): void {
  const id = play.id('character');
  const character = characterOf(play.state, block, id);
  play.emit({
    type: 'characterSet',
    character: { ...character, ...(stays ? {} : { ready: true }) },
  });
  play.emit({ type: 'participantSet', participant: newParticipant(id, side, track) });
  placeFoe(play, id, block);
  const { name, sp, recovery, looks } = block;
  const spoken =
    sp > 0 ? `, at ${sp}${recovery.length > 0 ? ` (${recovery.join(', ')})` : ''}` : '';
  play.say(`${name} is in it${spoken}.`, {
    ...beat('endeavor-begins', id),
    notes: looks === '' ? [] : [looks],
  });
}

function characterOf(state: HumanityState, block: FoeBlock, id: string): Character {
  const { name, looks, tags, aptitudes } = block;
  const plain = newCharacter(state, { id, owner: null, name: freeName(state, name) });
  const stats = { ...plain.stats };
  for (const [stat, size] of Object.entries(block.stats)) {
    Object.assign(stats, { [stat]: { size, lock: null } });
  }
  return {
    ...plain,
    side: 'opponents',
    looks,
    stats,
    tags: [...tags],
    aptitudes: aptitudes.map((text, at) => ({ id: `${id}-apt${at}`, text, specialization: null })),
  };
}

/** Several of a kind are told apart by a number. */
function freeName(state: HumanityState, name: string): string {
  const taken = new Set(cast(state).map((one) => one.name));
  for (let count = 2; taken.has(name) && count < ROOM.table; count += 1) {
    if (!taken.has(`${name} ${count}`)) return `${name} ${count}`;
  }
  return name;
}

/** “10 (3)” stands at 10, recovers once at 7, and is out at 0 (HUM-1208). */
export function placeFoe(
  play: HumanityPlay,
  who: string,
  { sp, recovery }: Pick<FoeBlock, 'sp' | 'recovery'>,
): void {
  const { endeavor } = play.state.public;
  if (!endeavor || sp < 1) return;
  const { track } = participantOf(endeavor, who);
  updateOne(play, { character: who }, { position: sp, start: sp });
  for (const below of recovery) {
    putButton(play, { kind: 'recovery', track, at: Math.max(0, sp - below), owner: who });
  }
  putButton(play, { kind: 'defeat', track, at: 0, owner: who });
}
