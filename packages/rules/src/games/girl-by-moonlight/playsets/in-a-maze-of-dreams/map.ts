import { whyOf } from '../../../../table';
import type { GbmPlay } from '../../game';
import { during } from '../../lookups';
import { refuse } from '../../refusal';
import type { GbmState } from '../../state';
import { tell } from '../../telling/tell';
import type { Phase } from '../../vocabulary';
import type { CommandOf } from './commands';
import { lifted, newlyLifted } from './confronting';
import { dreamsOf, knownRole, openRoles } from './conspiracy';
import type { Role } from './roles';
import { roleNamed } from './roles';
import { dreamsSecrets, dreamsSlot } from './slots';
import type { Conspirator, DreamsState, Suspect } from './state';
import { suspectNamed } from './suspects';

/** Stands for no role in an assignment. */
export const NO_ROLE = 'none';
/** Stands for nobody in a role. */
export const NOBODY = 'nobody';

/**
 * The roles that the director can have in mind for a suspect: open on the map, meant for nobody else,
 * and not the one they had in the cell before (GBM-MAZ-RUL-002).
 */
export function assignable(state: GbmState, suspect: Suspect): Role[] {
  const meant = Object.entries(dreamsSecrets.of(state).roles)
    .filter(([id]) => id !== suspect.id)
    .map(([, role]) => role);
  return openRoles(dreamsOf(state)).filter(
    ({ id }) => !meant.includes(id) && id !== suspect.formerly,
  );
}

/** The director decides, for their eyes only, which role a suspect has. */
export function assign(play: GbmPlay, command: CommandOf<'dreams.assign'>): void {
  play.director('say who has which role');
  const suspect = suspectNamed(play, command.suspect);
  if (knownRole(dreamsOf(play.state), suspect.id)) {
    refuse('already-done', `${suspect.name} stands on the map already.`, {
      instead: 'Write the map by hand, if it was a mistake.',
      rule: 'GBM-MAZ-RUL-013',
    });
  }
  const { [suspect.id]: _former, ...others } = dreamsSecrets.of(play.state).roles;
  if (command.role === NO_ROLE) {
    dreamsSecrets.change(play, { roles: others });
    play.say(`${suspect.name}: no role yet.`, { to: 'director' });
    return;
  }
  const role = roleNamed(command.role);
  const open = assignable(play.state, suspect);
  if (!open.some(({ id }) => id === role.id)) {
    const formerly = role.id === suspect.formerly;
    refuse(
      'not-allowed',
      formerly
        ? `${suspect.name} was ${role.name} before: the new cell gives them another role.`
        : `${role.name} is another suspect’s role.`,
      {
        instead: `Open: ${open.map(({ name }) => name).join(', ') || 'none, until you take one back'}.`,
        rule: formerly ? 'GBM-MAZ-RUL-002' : 'GBM-MAZ-RUL-012',
      },
    );
  }
  dreamsSecrets.change(play, { roles: { ...others, [suspect.id]: role.id } });
  play.say(`${suspect.name}: ${role.name}.`, { to: 'director' });
}

/** The phases in which the map is written on. */
const mapping = ['obligation', 'downtime', 'mission', 'fallout'] as const;

/** Whether the map is written on in this phase. */
export const isMapped = (phase: Phase): boolean => mapping.some((one) => one === phase);

/**
 * The director reveals the part of a suspect, who is written on the map (GBM-MAZ-RUL-013): after their
 * dream was explored, or however else the story has brought it to light.
 */
export function identify(play: GbmPlay, command: CommandOf<'dreams.identify'>): void {
  play.director('reveal the part of a suspect');
  during(play, ...mapping);
  const suspect = suspectNamed(play, command.suspect);
  const role = roleNamed(command.role);
  const dreams = dreamsOf(play.state);
  const known = knownRole(dreams, suspect.id);
  if (known) {
    refuse('already-done', `${suspect.name} is known already: ${known.name}.`, {
      instead: 'Confront them, or write the map by hand.',
      rule: 'GBM-MAZ-RUL-013',
    });
  }
  if (dreams.map[role.id]) {
    refuse('not-allowed', `Somebody is known to be ${role.name}.`, {
      instead: `Open: ${openRoles(dreams)
        .map(({ name }) => name)
        .join(', ')}.`,
      rule: 'GBM-MAZ-RUL-013',
    });
  }
  const before = lifted(play);
  settle(play, suspect.id, role.id);
  dreamsSlot.change(play, {
    map: { ...dreams.map, [role.id]: { suspect: suspect.id, confronted: false } },
    revealing: stillToReveal(dreams, suspect, role),
  });
  tell(
    play,
    { kind: 'unmasked', about: [suspect.id], what: role.name, fiction: command.how },
    { notes: newlyLifted(play, before), reveals: true },
  );
}

/** Whose part is still to be revealed once this one is known: nobody’s, when no role is left for them. */
function stillToReveal(dreams: DreamsState, suspect: Suspect, role: Role): string[] {
  const left = openRoles(dreams).filter(({ id }) => id !== role.id);
  return left.length === 0 ? [] : dreams.revealing.filter((id) => id !== suspect.id);
}

/** What is told needs no secret; and nobody else has that role any more. */
function settle(play: GbmPlay, suspect: string, role: string): void {
  const { roles } = dreamsSecrets.of(play.state);
  const left = Object.entries(roles).filter(([id, meant]) => id !== suspect && meant !== role);
  if (left.length === Object.keys(roles).length) return;
  dreamsSecrets.change(play, { roles: Object.fromEntries(left) });
}

/** The director writes a role of the map by hand. */
export function setRole(play: GbmPlay, command: CommandOf<'dreams.set-role'>): void {
  play.director('write the map by hand');
  during(play, ...mapping);
  const role = roleNamed(command.role);
  const { reason } = command;
  const dreams = dreamsOf(play.state);
  const { [role.id]: _former, ...others } = dreams.map;
  if (command.suspect === NOBODY) {
    dreamsSlot.change(play, { map: others });
    play.say(`Set by hand: ${role.name} is unknown.`, whyOf(reason));
    return;
  }
  const suspect = suspectNamed(play, command.suspect);
  const known = knownRole(dreams, suspect.id);
  if (known && known.id !== role.id) {
    refuse('not-allowed', `${suspect.name} is ${known.name} on the map.`, {
      instead: 'Leave that role open first.',
      rule: 'GBM-MAZ-RUL-013',
    });
  }
  const filled: Conspirator = { suspect: suspect.id, confronted: command.confronted };
  const before = lifted(play);
  settle(play, suspect.id, role.id);
  dreamsSlot.change(play, {
    map: { ...others, [role.id]: filled },
    revealing: stillToReveal(dreams, suspect, role),
  });
  const standing = filled.confronted ? 'confronted' : 'identified';
  play.say(`Set by hand: ${suspect.name} is ${role.name}, ${standing}.`, {
    reason,
    notes: newlyLifted(play, before),
  });
}
