import { z } from 'zod';
import { id } from '../../../table/command';
import { ask } from '../../../table/settable';
import { LONGEST, RECOVERY_SEGMENTS, STRESS_MAX } from '../constants';
import type { GbmPlay } from '../game';
import { cast, nameById, nameOf, protagonist } from '../lookups';
import { refuse } from '../refusal';
import { keptFilled, recoveryFloor, recoveryMarked } from '../sheet/harm';
import { eclipseDue } from '../sheet/stress';
import { asTranscended, endTranscendence, transcendenceSegments } from '../sheet/transcendence';
import type { GbmState, Protagonist } from '../state';
import { anybody, many, onSheet, optionOf } from './by-hand';

/** Most downtime actions that somebody may be given. */
const ACTIONS_MAX = 6;

/** What stands on a sheet now. Only what the command names changes. */
export const onTheSheet = many({
  type: 'override.protagonist',
  topic: 'Now',
  of: anybody,
  label: (one, value) => `${nameOf(one)}: ${value}`,
  parts: {
    stress: z.int().min(0).max(STRESS_MAX).optional(),
    recovery: z
      .int()
      .min(0)
      .max(RECOVERY_SEGMENTS - 1)
      .optional(),
    transcendenceMarked: z.int().min(0).max(LONGEST.transcendence).optional(),
    transcended: z.boolean().optional(),
    eclipse: z.boolean().optional(),
    armourUsed: z.boolean().optional(),
    specialArmourUsed: z.boolean().optional(),
    transcendenceSpent: z.boolean().optional(),
    eclipseRoll: z.boolean().optional(),
    status: z.enum(['active', 'out-of-action']).optional(),
    obligationDone: z.boolean().optional(),
    downtimeLeft: z.int().min(0).max(ACTIONS_MAX).optional(),
    connected: z.array(id).max(12).optional(),
  },
  values: {
    stress: onSheet.number({
      label: 'Stress',
      bounds: ({ stress }) => ({ now: stress, max: STRESS_MAX }),
      set(play, one, stress, before) {
        const full = stress === STRESS_MAX && !one.eclipse;
        change(play, one, { stress });
        if (stress < STRESS_MAX) settleEclipseRoll(play, one);
        const so = full ? ' The track is full: an eclipse roll may follow.' : '';
        return [`${nameOf(one)}’s stress ${before} → ${stress}.${so}`];
      },
    }),
    recovery: onSheet.asked({
      label: 'recovery',
      detail(one, state) {
        const floor = recoveryFloor(state, one);
        return floor.segments > 0 ? `${keptFilled(floor)}.` : null;
      },
      input: (one, state) =>
        ask.number('Recovery', {
          now: recoveryMarked(state, one),
          min: recoveryFloor(state, one).segments,
          max: RECOVERY_SEGMENTS - 1,
        }),
      set(play, one, recovery) {
        const { recovery: before } = one;
        if (recovery === before) return [];
        refuseBelowFloor(play.state, one, recovery);
        change(play, one, { recovery });
        return [`${nameOf(one)}’s recovery ${before} → ${recovery}.`];
      },
    }),
    transcendenceMarked: onSheet.number({
      label: 'Transcendence',
      bounds: (one, state) => ({
        now: one.transcendence.marked,
        max: transcendenceSegments(state, one),
        beyond: 'stops',
      }),
      set(play, one, marked, before) {
        const segments = transcendenceSegments(play.state, one);
        change(play, one, { transcendence: { ...one.transcendence, marked } });
        return [`${nameOf(one)}’s transcendence ${before} → ${marked} of ${segments}.`];
      },
    }),
    transcended: onSheet.toggled({
      on: 'is transcended',
      off: 'is mundane again',
      now: (one) => one.transcendence.active,
      set(play, one, active) {
        if (!active) return [endTranscendence(play, one.id)];
        const transcendence = { ...asTranscended(one.transcendence), spent: false };
        change(play, one, { transcendence });
        return [`${nameOf(one)} is transcended.`];
      },
    }),
    eclipse: onSheet.toggled({
      on: 'is in eclipse',
      off: 'is out of eclipse',
      ...plain(
        'eclipse',
        (name, eclipse) => `${name} is ${eclipse ? 'in' : 'out of'} eclipse.`,
        settleEclipseRoll,
      ),
    }),
    armourUsed: onSheet.toggled({
      on: 'has used armour',
      off: 'has armour again',
      ...plain('armourUsed', (name, used) => `${name}’s armour is ${used ? 'used' : 'ready'}.`),
    }),
    specialArmourUsed: onSheet.toggled({
      on: 'has used special armour',
      off: 'has special armour again',
      ...plain(
        'specialArmourUsed',
        (name, used) => `${name}’s special armour is ${used ? 'used' : 'ready'}.`,
      ),
    }),
    /** Whether somebody may transcend again in this mission (GBM-TRN-001, 014). */
    transcendenceSpent: onSheet.toggled({
      on: 'cannot transcend any more',
      off: 'may transcend again',
      now: (one) => one.transcendence.spent,
      listed: ({ transcendence: { spent, active } }) => spent && !active,
      set(play, one, spent) {
        if (one.transcendence.active) {
          refuse('wrong-moment', `${nameOf(one)} is transcended.`, {
            instead: 'End their transcendence first.',
            rule: 'GBM-TRN-001',
          });
        }
        change(play, one, { transcendence: { ...one.transcendence, spent } });
        return [`${nameOf(one)} ${spent ? 'cannot transcend any more' : 'may transcend again'}.`];
      },
    }),
    eclipseRoll: onSheet.toggled({
      on: 'rolls for eclipse',
      off: 'need not roll for eclipse',
      now: rollsForEclipse,
      listed: (one, state) =>
        rollsForEclipse(one, state) || (!one.eclipse && one.status !== 'creating'),
      set: setEclipseRoll,
    }),
    status: onSheet.turned({
      labels: [
        ['active', 'is in play'],
        ['out-of-action', 'is out of action'],
      ],
      now: ({ status }) => status,
      set(play, one, status) {
        change(play, one, { status });
        return [`${nameOf(one)} is ${status === 'active' ? 'in play' : 'out of action'}.`];
      },
    }),
    // What belongs to a phase is at hand in that phase; the desk is long enough.
    obligationDone: onSheet.toggled({
      on: 'has rolled obligation',
      off: 'has not rolled obligation',
      now: (one, { public: { episode } }) => episode.obligationDone[one.id] ?? false,
      listed: (_one, state) => state.public.phase === 'obligation',
      set(play, one, done) {
        const obligationDone = { ...play.state.public.episode.obligationDone, [one.id]: done };
        play.emit({ type: 'episodeChanged', changes: { obligationDone } });
        return [`${nameOf(one)} has ${done ? '' : 'not '}rolled obligation.`];
      },
    }),
    downtimeLeft: onSheet.asked({
      label: 'downtime actions',
      listed: inDowntime,
      input: (one, state) =>
        ask.number('Downtime actions', { now: downtimeOf(state, one).left, max: ACTIONS_MAX }),
      set(play, one, left) {
        const { left: before } = setDowntime(play, one, { left });
        return left === before ? [] : [`${nameOf(one)}’s downtime actions ${before} → ${left}.`];
      },
    }),
    connected: onSheet.asked({
      label: 'connections made in this downtime',
      listed: inDowntime,
      input: connections,
      set(play, one, with_) {
        const connected = with_.map(({ id: other }) => other);
        const before = namesOf(play.state, setDowntime(play, one, { connected }).connected);
        const now = namesOf(play.state, connected);
        return now === before
          ? []
          : [`${nameOf(one)} has connected with ${before} → ${now} in this downtime.`];
      },
    }),
  },
});

/** A field of the sheet that is as it is set: what is said of it, and what else follows. */
function plain(
  key: 'armourUsed' | 'specialArmourUsed' | 'eclipse',
  said: (name: string, now: boolean) => string,
  then?: (play: GbmPlay, one: Protagonist) => void,
) {
  return {
    now: (one: Protagonist) => one[key],
    set(play: GbmPlay, one: Protagonist, now: boolean) {
      change(play, one, { [key]: now });
      then?.(play, one);
      return [said(nameOf(one), now)];
    },
  };
}

function change(play: GbmPlay, { id: whose }: Protagonist, changes: Partial<Protagonist>): void {
  play.emit({ type: 'protagonistChanged', id: whose, changes });
}

/** What an ability keeps filled cannot be erased while it is there (GBM-PB-TIM-014). */
function refuseBelowFloor(state: GbmState, one: Protagonist, recovery: number): void {
  const floor = recoveryFloor(state, one);
  if (recovery >= floor.segments) return;
  refuse('not-allowed', `${nameOf(one)}’s recovery clock is never empty. ${keptFilled(floor)}.`, {
    instead: `Set it to ${floor.segments} or more, or take the ability away first.`,
    rule: 'GBM-PB-TIM-014',
  });
}

/** Falling, recovering, or less stress by hand answers an eclipse roll that was due. */
function settleEclipseRoll(play: GbmPlay, { id: whose }: Protagonist): void {
  if (play.state.public.eclipses[whose]) play.emit({ type: 'eclipseRemoved', protagonist: whose });
}

function rollsForEclipse(one: Protagonist, { public: { eclipses } }: GbmState): boolean {
  return eclipses[one.id] !== undefined;
}

/** Asks for an eclipse roll, or settles one that is open (GBM-STR-003, 005). */
function setEclipseRoll(play: GbmPlay, one: Protagonist, due: boolean): string[] {
  if (!due) {
    settleEclipseRoll(play, one);
    return [`${nameOf(one)}’s eclipse roll is settled without dice.`];
  }
  if (one.eclipse || one.status === 'creating') {
    refuse('wrong-moment', `${nameOf(one)} has no eclipse roll to make.`, {
      instead: 'End their eclipse first, or wait until they are in play.',
      rule: 'GBM-STR-003',
    });
  }
  play.emit({ type: 'eclipseSet', eclipse: eclipseDue(one.id) });
  return [`${nameOf(one)} rolls for eclipse.`];
}

function inDowntime(_one: Protagonist, { public: { phase } }: GbmState): boolean {
  return phase === 'downtime';
}

const downtimeOf = ({ public: { episode } }: GbmState, { id: whose }: Protagonist) =>
  episode.downtime[whose] ?? { left: 0, extras: [], connected: [] };

/** Changes what somebody has of the downtime; answers what that was before. */
function setDowntime(
  play: GbmPlay,
  one: Protagonist,
  changes: { left?: number; connected?: string[] },
) {
  const before = { ...downtimeOf(play.state, one) };
  const downtime = { ...play.state.public.episode.downtime, [one.id]: { ...before, ...changes } };
  play.emit({ type: 'episodeChanged', changes: { downtime } });
  return before;
}

/** With whom somebody has connected in this downtime (GBM-DWN-009). */
function connections(self: Protagonist, state: GbmState) {
  const others = cast(state).filter((one) => one.id !== self.id);
  return ask.someOf(
    'With whom',
    {
      all: others,
      option: (one) => optionOf(state, one),
      otherwise: (other) => protagonist(state, other),
    },
    { max: others.length, now: downtimeOf(state, self).connected },
  );
}

const namesOf = (state: GbmState, ids: readonly string[]): string =>
  ids.map((one) => nameById(state, one)).join(', ') || 'nobody';
