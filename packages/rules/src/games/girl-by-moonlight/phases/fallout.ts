import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import type { PoolLine } from '../../../forged-in-the-dark';
import { offeredPool } from '../../../forged-in-the-dark';
import type { WayToMove } from '../../../table';
import { choiceField } from '../../../table';
import { command, id, text } from '../../../table/command';
import { diceFrom } from '../asking';
import { falloutEntries } from '../custom/fallout';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { cast, nameOf, notDuring, protagonist } from '../lookups';
import type { GbmBrings, GbmContext } from '../moves';
import { directing, moves } from '../moves';
import { barred } from '../refusal';
import { reasonsOf } from '../rolls/pool-words';
import { trackLength } from '../series/lengths';
import { adversaryTier } from '../sheet/ratings';
import { tellEnd } from '../sheet/transcendence';
import type { Fallout, GbmState, Protagonist } from '../state';
import { tell } from '../telling/tell';
import { numeral } from '../vocabulary';
import { falloutPool, falloutTier } from './fallout-pool';
import { rollInSecret, tellRolled } from './fallout-roll';
import { halvingOf } from './halving';
import { clearedInFallout, heartsToDevour } from './mission-types';

/** Fallout before any of its steps is done. */
export const newFallout = (): Fallout => ({
  adversary: null,
  cleared: false,
  rolled: false,
  told: null,
  halved: null,
});

const adversaryCommand = command('fallout.adversary', {
  agenda: z.boolean(),
  eclipse: z.boolean(),
  destiny: z.boolean(),
});
type AdversaryCommand = z.infer<typeof adversaryCommand>;
const tellCommand = command('fallout.tell', { text: text.default(''), entry: id.optional() });
type TellCommand = z.infer<typeof tellCommand>;

/** The director takes them in the book's order, each once (GBM-FAL-001). */
const steps = directing('take the steps of fallout')
  .where(({ state }) => notDuring(state, 'fallout'))
  .once('next-step', (move) => [
    // The adversary track (GBM-ADV-002…005, AMB-21). Never below none, never beyond full.
    move(adversaryCommand, {
      unless: ({ state }) =>
        falloutOf(state).adversary
          ? done('The adversary track has moved in this fallout already.')
          : null,
      ways: wayToAdvance,
      do: advance,
    }),
    // What the mission cost is cleared (GBM-FAL-003, 004).
    move(command('fallout.clear', {}), {
      unless({ state }) {
        const { adversary, cleared } = falloutOf(state);
        if (!adversary) return first('move the adversary track');
        if (cleared) return done('Stress and links have been cleared in this fallout already.');
        if (Object.keys(state.public.eclipses).length === 0) return null;
        return barred('wrong-moment', 'An eclipse roll is still due.', {
          instead: 'Settle it before stress is cleared.',
          rule: 'TABLE-009',
        });
      },
      ways: ({ state }) => ({
        label: `2. Clear ${clearedInFallout(state)}`,
        detail: [...linksLeft(state), 'Whoever is in eclipse only loses their links.'].join(' '),
        primary: true,
      }),
      do(play, _, { state }) {
        const notes = cast(state).map((one) => clearOne(play, one.id));
        change(play, { cleared: true });
        tell(play, { kind: 'respite', about: cast(state).map((one) => one.id) }, { notes });
      },
    }),
    // In secret until it is told (GBM-FAL-006…008).
    move(command('fallout.roll', {}), {
      unless({ state }) {
        const { cleared, told } = falloutOf(state);
        if (!cleared) return first('clear stress and links');
        if (heartsToDevour(state)) {
          return first('let blighted hearts be devoured, or say that nobody does');
        }
        return told || state.director.fallout ? done('Fallout has been rolled.') : null;
      },
      ways({ state }) {
        const pool = falloutPool(state);
        const dice = pool.keep === 'highest' ? `${pool.dice}d` : '2 dice, keep the lower';
        return {
          label: `3. Roll fallout: ${dice}`,
          detail: `In secret, on the table of ${tableOf(state)}.${reasonsOf(pool)}`,
          rolls: offeredPool(pool),
          primary: true,
        };
      },
      do: rollInSecret,
    }),
    // The playset's entry, or one of the table's own (GBM-FAL-007).
    move(tellCommand, {
      unless({ state }, { entry }) {
        const drawn = state.director.fallout;
        if (!drawn) return first('roll fallout');
        if (!entry || falloutEntries(state, drawn).some(({ value }) => value === entry))
          return null;
        return barred('not-found', 'That entry does not belong to this fallout.', {
          instead: 'Choose one of the entries for its tier and result.',
          rule: 'GBM-FAL-007',
        });
      },
      ways: wayToTell,
      do(play, { text: words, entry: chosen }, { state }) {
        const drawn = state.director.fallout;
        if (!drawn) return;
        const entries = falloutEntries(state, drawn);
        const entry = (entries.find(({ value }) => value === chosen) ?? entries[0])?.label ?? '';
        play.emit({ type: 'falloutDrawn', fallout: null });
        change(play, { rolled: true, told: { entry, text: words } });
        tellRolled(play, drawn, entry, words);
      },
    }),
    // The investigation track drops to half, rounding up (GBM-INV-004).
    move(command('fallout.halve', {}), {
      unless({ state }) {
        const { told, halved } = falloutOf(state);
        if (!told) return first('roll fallout and tell what comes of it');
        if (halved) return done('The last step of this fallout has been taken already.');
        const { own } = halvingOf(state);
        return own?.first ? first(own.first) : null;
      },
      ways: wayToHalve,
      do: halve,
    }),
  ]);

export const fallout = moves.area(steps) satisfies GbmBrings;

const falloutOf = ({ public: { episode } }: GbmState): Fallout => episode.fallout ?? newFallout();

function change(play: GbmPlay, changes: Partial<Fallout>): void {
  play.emit({
    type: 'episodeChanged',
    changes: { fallout: { ...falloutOf(play.state), ...changes } },
  });
}

const first = (what: string): Refusal =>
  barred('wrong-moment', 'It is too early for that step of fallout.', {
    instead: `First ${what}.`,
    rule: 'GBM-FAL-001',
  });

const done = (message: string): Refusal =>
  barred('already-done', message, {
    instead: 'Go on with the next step of fallout.',
    rule: 'GBM-FAL-001',
  });

function wayToAdvance({ state }: GbmContext): WayToMove<AdversaryCommand> {
  const { track, name } = playsetOf(state).adversary;
  const asks = (name: string, label: string, initial = false): Field => ({
    name,
    kind: 'switch',
    label,
    initial,
  });
  const fell = 'Somebody fell into eclipse, died by the adversary, or joined it';
  return {
    label: `1. Advance the ${track} track`,
    detail: 'One segment for the mission, and one for each of these that happened in it.',
    fields: [
      asks('agenda', `The adversary’s agenda moved forward: ${name}`),
      asks('eclipse', fell, state.public.episode.eclipsedInMission),
      asks('destiny', 'The group came closer to its destiny'),
    ],
    primary: true,
  };
}

function advance(play: GbmPlay, command: AdversaryCommand, { state }: GbmContext): void {
  const { track } = playsetOf(state).adversary;
  const lines: PoolLine[] = [
    { source: 'Every mission exposes the group', dice: 1 },
    { source: 'The adversary’s agenda moved forward', dice: command.agenda ? 1 : 0 },
    { source: 'Somebody fell into eclipse, died or changed sides', dice: command.eclipse ? 1 : 0 },
    { source: 'The group came closer to its destiny', dice: command.destiny ? 1 : 0 },
    ...diceFrom('adversary', { state }),
  ].filter(({ dice }) => dice !== 0);
  const from = state.public.series.adversary;
  const before = adversaryTier(state);
  const moved = lines.reduce((sum, { dice }) => sum + dice, 0);
  const length = trackLength(state);
  const to = Math.min(length, from + Math.max(0, moved));
  if (to !== from) play.emit({ type: 'seriesChanged', changes: { adversary: to } });
  change(play, { adversary: { lines, from, to } });
  const tier = adversaryTier(state);
  const notes = lines.map(
    ({ source, dice }) => `${source}: ${dice > 0 ? '+' : '−'}${Math.abs(dice)}`,
  );
  if (tier > before) notes.push(`It has reached tier ${numeral(tier)}.`);
  if (to >= length) {
    notes.push('The track is full: the next mission is theirs, and it will be the last.');
  }
  const what = `${track}: ${from} → ${to} of ${length}.`;
  tell(play, { kind: 'track', about: [], what }, { notes });
}

/** Who has links that would be lost, to be used before. */
function linksLeft(state: GbmState): string[] {
  const some = cast(state).flatMap((one) => {
    const links = Object.values(one.links).reduce((sum, held) => sum + held, 0);
    return links > 0 ? [`${nameOf(one)} ${links}`] : [];
  });
  return some.length > 0 ? [`Links not used yet, which go now: ${some.join(', ')}.`] : [];
}

/**
 * In eclipse only links go, and transcending is possible again if a segment is free (AMB-59, 60).
 * Where hearts are devoured, stress and transcendence wait for that (GBM-FAL-005, GBM-ROT-RUL-020).
 */
function clearOne(play: GbmPlay, id: string): string {
  if (protagonist(play.state, id).transcendence.active) tellEnd(play, id);
  const one = protagonist(play.state, id);
  const hearts = playsetOf(play.state).devoursHearts === true;
  const changes: Partial<Protagonist> = {
    links: {},
    transcendence: { ...one.transcendence, spent: false },
    ...(one.eclipse ? {} : { armourUsed: false, specialArmourUsed: false }),
    ...(one.eclipse || hearts
      ? {}
      : { stress: 0, transcendence: { marked: 0, active: false, spent: false } }),
  };
  play.emit({ type: 'protagonistChanged', id, changes });
  if (one.eclipse) {
    return `${nameOf(one)} is in eclipse: links are erased; stress, armour and transcendence stay.`;
  }
  return hearts
    ? `${nameOf(one)}: links are erased and armour is fresh; stress and transcendence stay.`
    : `${nameOf(one)}: stress and links are erased, armour and transcendence are fresh.`;
}

/** The table that fallout is read on, and why it is a worse one, if so. */
function tableOf(state: GbmState): string {
  const { tier, lines } = falloutTier(state);
  return [`tier ${numeral(tier)}`, ...lines.map(({ source }) => source)].join('; ');
}

function wayToTell({ state }: GbmContext): WayToMove<TellCommand> | null {
  const drawn = state.director.fallout;
  if (!drawn) return null;
  const entries = falloutEntries(state, drawn);
  const several = entries.length > 1;
  return {
    label: several ? 'Tell the table' : `Tell the table: ${drawn.entry}`,
    advice: ['fallout'],
    fields: [
      ...(several ? [choiceField('entry', 'What happens', entries, entries[0]?.value)] : []),
      {
        name: 'text',
        kind: 'text',
        label: 'What do they see?',
        max: 2000,
        required: false,
        multiline: true,
      },
    ],
    primary: true,
  };
}

function wayToHalve({ state }: GbmContext) {
  const { from, to, keeps, own } = halvingOf(state);
  const { track } = playsetOf(state).investigation;
  const moved = `${own ? track : `Halve ${track.toLowerCase()}`}: ${from} → ${to}`;
  return {
    label: `4. ${keeps || to === from ? `${track} stays at ${from}` : moved}`,
    ...(own ? { detail: own.why } : {}),
    primary: true,
  };
}

function halve(play: GbmPlay, _: object, { state }: GbmContext): void {
  const { from, to, keeps, own } = halvingOf(state);
  const { track } = playsetOf(state).investigation;
  if (to !== from) play.emit({ type: 'seriesChanged', changes: { investigation: to } });
  change(play, { halved: { from, to } });
  const moved = `${track}: ${from} → ${to} of ${trackLength(state)}.`;
  const what = keeps
    ? `${track} stays at ${from}: this mission kept the trail warm.`
    : `${own?.why ?? 'Leads go cold.'} ${moved}`;
  tell(play, { kind: 'track', about: [], what });
}
