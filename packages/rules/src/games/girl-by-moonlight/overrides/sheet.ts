import type { Field, OfferValue } from '../../../engine';
import type { CommandOf } from '../commands';
import { RECOVERY_SEGMENTS, STRESS_MAX } from '../constants';
import type { GbmPlay, OfferContext } from '../game';
import { cast, knownAs, nameById, nameOf, protagonist } from '../lookups';
import { refuse } from '../refusal';
import { keptFilled, recoveryFloor, recoveryMarked } from '../sheet/harm';
import { eclipseDue } from '../sheet/stress';
import { asTranscended, endTranscendence, transcendenceSegments } from '../sheet/transcendence';
import type { GbmState, Protagonist } from '../state';
import { byHand, numberField, sayByHand, underHand } from './by-hand';

type Command = CommandOf<'override.protagonist'>;

/** Sets values on a sheet. Only what the command names changes. */
export function overrideProtagonist(play: GbmPlay, command: Command): void {
  const one = underHand(play, command.protagonist);
  const name = nameOf(one);
  const before = { ...one, transcendence: { ...one.transcendence } };
  const said: string[] = [];
  const set = (changes: Partial<Protagonist>, text: string) => {
    play.emit({ type: 'protagonistChanged', id: one.id, changes });
    said.push(text);
  };

  const { stress, recovery, eclipse, status, armourUsed, specialArmourUsed } = command;
  if (stress !== undefined && stress !== before.stress) {
    const full =
      stress === STRESS_MAX && !one.eclipse
        ? ' The track is full: an eclipse roll may follow.'
        : '';
    set({ stress }, `${name}’s stress ${before.stress} → ${stress}.${full}`);
    if (stress < STRESS_MAX) settleEclipseRoll(play, one.id);
  }
  if (recovery !== undefined && recovery !== before.recovery) {
    refuseBelowFloor(play.state, one, recovery);
    set({ recovery }, `${name}’s recovery ${before.recovery} → ${recovery}.`);
  }
  if (eclipse !== undefined && eclipse !== before.eclipse) {
    set({ eclipse }, `${name} is ${eclipse ? 'in' : 'out of'} eclipse.`);
    settleEclipseRoll(play, one.id);
  }
  if (status !== undefined && status !== before.status) {
    set({ status }, `${name} is ${status === 'active' ? 'in play' : 'out of action'}.`);
  }
  if (armourUsed !== undefined && armourUsed !== before.armourUsed) {
    set({ armourUsed }, `${name}’s armour is ${armourUsed ? 'used' : 'ready'}.`);
  }
  if (specialArmourUsed !== undefined && specialArmourUsed !== before.specialArmourUsed) {
    set(
      { specialArmourUsed },
      `${name}’s special armour is ${specialArmourUsed ? 'used' : 'ready'}.`,
    );
  }
  said.push(
    ...setEclipseRoll(play, command),
    ...setTranscendence(play, command),
    ...setEpisode(play, command),
  );
  sayByHand(play, said, command.reason);
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
function settleEclipseRoll(play: GbmPlay, id: string): void {
  if (play.state.public.eclipses[id]) play.emit({ type: 'eclipseRemoved', protagonist: id });
}

function setTranscendence(play: GbmPlay, command: Command): string[] {
  const { protagonist: id, transcendenceMarked, transcended } = command;
  const said: string[] = [];
  const one = protagonist(play.state, id);
  const name = nameOf(one);
  const before = one.transcendence.marked;
  const segments = transcendenceSegments(play.state, one);
  const marked = transcendenceMarked && Math.min(transcendenceMarked, segments);
  if (marked !== undefined && marked !== before) {
    const transcendence = { ...one.transcendence, marked };
    play.emit({ type: 'protagonistChanged', id, changes: { transcendence } });
    said.push(`${name}’s transcendence ${before} → ${marked} of ${segments}.`);
  }
  if (transcended === undefined || transcended === one.transcendence.active) {
    return [...said, ...setSpent(play, command)];
  }
  if (!transcended) return [...said, endTranscendence(play, id)];
  const transcendence = { ...asTranscended(one.transcendence), spent: false };
  play.emit({ type: 'protagonistChanged', id, changes: { transcendence } });
  return [...said, `${name} is transcended.`];
}

/** Whether somebody may transcend again in this mission (GBM-TRN-001, 014). */
function setSpent(
  play: GbmPlay,
  { protagonist: id, transcendenceSpent: spent }: Command,
): string[] {
  const one = protagonist(play.state, id);
  const { transcendence } = one;
  if (spent === undefined || spent === transcendence.spent) return [];
  if (transcendence.active) {
    refuse('wrong-moment', `${nameOf(one)} is transcended.`, {
      instead: 'End their transcendence first.',
      rule: 'GBM-TRN-001',
    });
  }
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: { transcendence: { ...transcendence, spent } },
  });
  return [`${nameOf(one)} ${spent ? 'cannot transcend any more' : 'may transcend again'}.`];
}

/** What belongs to the episode: obligation, downtime actions, and with whom one has connected. */
function setEpisode(play: GbmPlay, command: Command): string[] {
  const { protagonist: id, obligationDone: done, downtimeLeft: left, connected } = command;
  const { episode } = play.state.public;
  const name = nameOf(protagonist(play.state, id));
  const said: string[] = [];
  if (done !== undefined && done !== (episode.obligationDone[id] ?? false)) {
    const obligationDone = { ...episode.obligationDone, [id]: done };
    play.emit({ type: 'episodeChanged', changes: { obligationDone } });
    said.push(`${name} has ${done ? '' : 'not '}rolled obligation.`);
  }
  const { downtime } = episode;
  const now = { ...(downtime[id] ?? { left: 0, extras: [], connected: [] }) };
  const next = { ...now, left: left ?? now.left, connected: connected ?? now.connected };
  if (next.left !== now.left) said.push(`${name}’s downtime actions ${now.left} → ${next.left}.`);
  const known = (ids: readonly string[]) =>
    ids.map((one) => nameById(play.state, one)).join(', ') || 'nobody';
  if (known(next.connected) !== known(now.connected)) {
    said.push(
      `${name} has connected with ${known(now.connected)} → ${known(next.connected)} in this downtime.`,
    );
  }
  const changed = { ...downtime, [id]: next };
  if (left !== undefined || connected !== undefined) {
    play.emit({ type: 'episodeChanged', changes: { downtime: changed } });
  }
  return said;
}

/** Asks for an eclipse roll, or settles one that is open (GBM-STR-003, 005). */
function setEclipseRoll(play: GbmPlay, { protagonist: id, eclipseRoll: due }: Command): string[] {
  const one = protagonist(play.state, id);
  const open = play.state.public.eclipses[id] !== undefined;
  if (due === undefined || due === open) return [];
  if (!due) {
    settleEclipseRoll(play, id);
    return [`${nameOf(one)}’s eclipse roll is settled without dice.`];
  }
  if (one.eclipse || one.status === 'creating') {
    refuse('wrong-moment', `${nameOf(one)} has no eclipse roll to make.`, {
      instead: 'End their eclipse first, or wait until they are in play.',
      rule: 'GBM-STR-003',
    });
  }
  play.emit({ type: 'eclipseSet', eclipse: eclipseDue(id) });
  return [`${nameOf(one)} rolls for eclipse.`];
}

export function sheetOffers({ state, add }: OfferContext): void {
  for (const one of Object.values(state.public.protagonists)) {
    if (one.status === 'lost') continue;
    for (const { settled, label, ...kind } of kinds(state, one)) {
      add(
        byHand('Now', {
          ...kind,
          command: 'override.protagonist',
          with: { protagonist: one.id, ...settled },
          label: `${nameOf(one)}: ${label}`,
        }),
      );
    }
  }
}

interface Kind {
  variant: string;
  label: string;
  detail?: string;
  fields: Field[];
  settled?: Record<string, OfferValue>;
}

function kinds(state: GbmState, one: Protagonist): Kind[] {
  const { active, marked, spent } = one.transcendence;
  const { episode, eclipses, phase } = state.public;
  const downtime = episode.downtime[one.id];
  const floor = recoveryFloor(state, one);
  const segments = transcendenceSegments(state, one);
  const list: Kind[] = [
    number('stress', 'Stress', STRESS_MAX, one.stress),
    {
      ...number(
        'recovery',
        'Recovery',
        RECOVERY_SEGMENTS - 1,
        recoveryMarked(state, one),
        floor.segments,
      ),
      ...(floor.segments > 0 ? { detail: `${keptFilled(floor)}.` } : {}),
    },
    number('transcendenceMarked', 'Transcendence', segments, marked),
    toggle('transcended', active, 'is transcended', 'is mundane again'),
    toggle('eclipse', one.eclipse, 'is in eclipse', 'is out of eclipse'),
    toggle('armourUsed', one.armourUsed, 'has used armour', 'has armour again'),
    toggle(
      'specialArmourUsed',
      one.specialArmourUsed,
      'has used special armour',
      'has special armour again',
    ),
  ];
  if (spent && !active) {
    list.push(toggle('transcendenceSpent', spent, '', 'may transcend again'));
  }
  const due = eclipses[one.id] !== undefined;
  if (due || (!one.eclipse && one.status !== 'creating')) {
    list.push(toggle('eclipseRoll', due, 'rolls for eclipse', 'need not roll for eclipse'));
  }
  if (one.status === 'active') list.push(status('out-of-action', 'is out of action'));
  else list.push(status('active', 'is in play'));
  // What belongs to a phase is at hand in that phase; the desk is long enough.
  if (phase === 'obligation') {
    const done = episode.obligationDone[one.id] ?? false;
    list.push(toggle('obligationDone', done, 'has rolled obligation', 'has not rolled obligation'));
  }
  if (phase === 'downtime') {
    list.push(
      number('downtimeLeft', 'Downtime actions', 6, downtime?.left ?? 0),
      connections(state, one, downtime?.connected ?? []),
    );
  }
  return list;
}

function connections(state: GbmState, one: Protagonist, now: readonly string[]): Kind {
  const options = cast(state)
    .filter(({ id }) => id !== one.id)
    .map((other) => ({ value: other.id, label: knownAs(state, other) }));
  return {
    variant: 'connected',
    label: 'connections made in this downtime',
    fields: [
      {
        name: 'connected',
        kind: 'choices',
        label: 'With whom',
        options,
        min: 0,
        max: options.length,
        initial: now.filter((id) => options.some(({ value }) => value === id)),
      },
    ],
  };
}

function number(name: string, label: string, max: number, initial: number, min = 0): Kind {
  return {
    variant: name,
    label: label.toLowerCase(),
    fields: [numberField(name, label, max, initial, min)],
  };
}

function toggle(name: string, now: boolean, on: string, off: string): Kind {
  return { variant: name, label: now ? off : on, fields: [], settled: { [name]: !now } };
}

function status(value: 'active' | 'out-of-action', label: string): Kind {
  return { variant: 'status', label, fields: [], settled: { status: value } };
}
