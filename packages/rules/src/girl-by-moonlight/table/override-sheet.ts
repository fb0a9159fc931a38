import type { Field, OfferValue } from '../../engine';
import { refuse } from '../../engine';
import type { CommandOf } from '../commands';
import { RECOVERY_SEGMENTS, STRESS_MAX } from '../constants';
import type { GbmPlay, OfferContext } from '../game';
import type { GbmState, Protagonist } from '../state';
import { reasonField, sayByHand, underHand } from './by-hand';
import { keptFilled, recoveryFloor, recoveryMarked } from './harm';
import { leaveStory } from './leaving';
import { nameOf, protagonist } from './lookups';
import { asTranscended, endTranscendence, transcendenceSegments } from './transcendence';

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
  said.push(...setTranscendence(play, command), ...setDowntime(play, command));
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
  if (transcended === undefined || transcended === one.transcendence.active) return said;
  if (!transcended) return [...said, endTranscendence(play, id)];
  const transcendence = { ...asTranscended(one.transcendence), spent: false };
  play.emit({ type: 'protagonistChanged', id, changes: { transcendence } });
  return [...said, `${name} is transcended.`];
}

function setDowntime(play: GbmPlay, { protagonist: id, downtimeLeft: left }: Command): string[] {
  const { downtime } = play.state.public.episode;
  const now = downtime[id] ?? { left: 0, extras: [], connected: [] };
  if (left === undefined || left === now.left) return [];
  const before = now.left;
  const changed = { ...downtime, [id]: { ...now, left } };
  play.emit({ type: 'episodeChanged', changes: { downtime: changed } });
  const name = nameOf(protagonist(play.state, id));
  return [`${name}’s downtime actions ${before} → ${left}.`];
}

/** A protagonist leaves the story by the table's decision (GBM-LOS-001). */
export function overrideLoss(play: GbmPlay, command: CommandOf<'override.loss'>): void {
  const one = underHand(play, command.protagonist);
  leaveStory(play, one.id, command.how);
  sayByHand(play, [`${nameOf(one)} is lost: ${command.how}`], command.reason);
}

export function sheetOffers({ state, add }: OfferContext): void {
  for (const one of Object.values(state.public.protagonists)) {
    if (one.status === 'lost') continue;
    for (const { variant, label, detail, fields, settled } of kinds(state, one)) {
      add({
        command: 'override.protagonist',
        with: { protagonist: one.id, ...settled },
        variant,
        label: `${nameOf(one)}: ${label}`,
        ...(detail ? { detail } : {}),
        place: 'director',
        fields: [...fields, reasonField],
      });
    }
    add({
      command: 'override.loss',
      with: { protagonist: one.id },
      label: `${nameOf(one)} leaves the story`,
      place: 'director',
      order: 50,
      fields: [
        { name: 'how', kind: 'text', label: 'How they are lost', max: 300, required: true },
        reasonField,
      ],
    });
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
  const { active, marked } = one.transcendence;
  const segments = transcendenceSegments(state, one);
  const downtime = state.public.episode.downtime[one.id];
  const floor = recoveryFloor(state, one);
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
    number('transcendenceMarked', 'Transcendence', segments, Math.min(marked, segments)),
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
  if (one.status === 'active') list.push(status('out-of-action', 'is out of action'));
  else list.push(status('active', 'is in play'));
  if (downtime) list.push(number('downtimeLeft', 'Downtime actions', 6, downtime.left));
  return list;
}

function number(name: string, label: string, max: number, initial: number, min = 0): Kind {
  return {
    variant: name,
    label: label.toLowerCase(),
    fields: [{ name, kind: 'number', label, min, max, initial }],
  };
}

function toggle(name: string, now: boolean, on: string, off: string): Kind {
  return { variant: name, label: now ? off : on, fields: [], settled: { [name]: !now } };
}

function status(value: 'active' | 'out-of-action', label: string): Kind {
  return { variant: 'status', label, fields: [], settled: { status: value } };
}
