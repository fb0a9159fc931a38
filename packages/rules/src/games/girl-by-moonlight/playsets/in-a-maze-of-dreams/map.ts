import { z } from 'zod';
import { BY_HAND, choiceField, whyOf } from '../../../../table';
import { command, id, sentence } from '../../../../table/command';
import type { GbmPlay, StandingPrompt } from '../../game';
import { directorSeats, notDuring } from '../../lookups';
import { notDirector } from '../../moves';
import { barred } from '../../refusal';
import { spoken } from '../../spoken';
import type { GbmState } from '../../state';
import { tell } from '../../telling/tell';
import { numeral } from '../../vocabulary';
import { deskInDrawer } from '../desk-drawer';
import { reasonField } from '../fields';
import { lifted, newlyLifted } from './confronting';
import { dreamsOf, knownRole, openRoles, unknownSuspects } from './conspiracy';
import type { Role } from './roles';
import { roleNamed, roles } from './roles';
import { atDreams, dreamsSecrets, dreamsSlot } from './slots';
import type { DreamsState, Suspect } from './state';
import { suspectNamed, suspectOptions } from './suspects';

/** Stands for no role in an assignment. */
const NO_ROLE = 'none';
/** Stands for nobody in a role. */
const NOBODY = 'nobody';

/** The drawer in which the director has what only they know of the Conspiracy. */
const CONSPIRACY = 'conspiracy';
const group = 'The Conspiracy';

/** The phases in which the map is written on. */
const mapping = ['obligation', 'downtime', 'mission', 'fallout'] as const;

const suspect = {
  part: 'suspect',
  what: 'suspect',
  all: ({ state }: { state: GbmState }) => unknownSuspects(dreamsOf(state)),
  idOf: (one: Suspect) => one.id,
  find: ({ state }: { state: GbmState }, named: string) => suspectNamed(state, named),
} as const;

/** The director decides, for their eyes only, which role a suspect has. */
export const assigning = atDreams
  .where((context) => notDirector(context, 'say who has which role'))
  .about(suspect, 'director', (move) => [
    move(command('dreams.assign', { suspect: id, role: id }), {
      drawer: CONSPIRACY,
      unless({ state }, { role }, one) {
        if (knownRole(dreamsOf(state), one.id)) {
          return barred('already-done', `${one.name} stands on the map already.`, {
            instead: 'Write the map by hand, if it was a mistake.',
            rule: 'GBM-MAZ-RUL-013',
          });
        }
        return role === undefined || role === NO_ROLE
          ? null
          : notAssignable(state, one, roleNamed(role));
      },
      ways({ state }, one) {
        const now = dreamsSecrets.of(state).roles[one.id];
        return {
          group,
          label: `${one.name}: ${roles.find((role) => role.id === now)?.name ?? 'no role yet'}`,
          detail: 'For your eyes only, until you reveal it.',
          order: 66,
          fields: [roleField(assignable(state, one), now, 'No role yet')],
        };
      },
      do(play, { role }, { state }, one) {
        const { [one.id]: _former, ...others } = dreamsSecrets.of(state).roles;
        const none = role === NO_ROLE;
        dreamsSecrets.change(play, { roles: none ? others : { ...others, [one.id]: role } });
        const what = none ? 'no role yet' : roleNamed(role).name;
        play.say(`${one.name}: ${what}.`, { to: 'director' });
      },
    }),
  ]);

/**
 * The roles that the director can have in mind for a suspect: open on the map, meant for nobody else,
 * and not the one they had in the cell before (GBM-MAZ-RUL-002).
 */
function assignable(state: GbmState, one: Suspect): Role[] {
  const meant = Object.entries(dreamsSecrets.of(state).roles)
    .filter(([of]) => of !== one.id)
    .map(([, role]) => role);
  return openRoles(dreamsOf(state)).filter(
    (role) => !meant.includes(role.id) && role.id !== one.formerly,
  );
}

function notAssignable(state: GbmState, one: Suspect, role: Role) {
  const open = assignable(state, one);
  if (open.includes(role)) return null;
  const formerly = role.id === one.formerly;
  return barred(
    'not-allowed',
    formerly
      ? `${one.name} was ${role.name} before: the new cell gives them another role.`
      : `${role.name} is another suspect’s role.`,
    {
      instead: `Open: ${open.map(({ name }) => name).join(', ') || 'none, until you take one back'}.`,
      rule: formerly ? 'GBM-MAZ-RUL-002' : 'GBM-MAZ-RUL-012',
    },
  );
}

const unmasking = atDreams
  .where(
    (context) =>
      notDirector(context, 'reveal the part of a suspect') ?? notDuring(context.state, ...mapping),
  )
  .about(suspect, 'director', (move) => [
    /**
     * The director reveals the part of a suspect, who is written on the map (GBM-MAZ-RUL-013): after
     * their dream was explored, or however else the story has brought it to light.
     */
    move(command('dreams.identify', { suspect: id, role: id, how: sentence.default('') }), {
      unless({ state }, { role }, one) {
        const dreams = dreamsOf(state);
        const wanted = role === undefined ? null : roleNamed(role);
        const known = knownRole(dreams, one.id);
        if (known) {
          return barred('already-done', `${one.name} is known already: ${known.name}.`, {
            instead: 'Confront them, or write the map by hand.',
            rule: 'GBM-MAZ-RUL-013',
          });
        }
        if (!wanted || !dreams.map[wanted.id]) return null;
        const open = openRoles(dreams).map(({ name }) => name);
        return barred('not-allowed', `Somebody is known to be ${wanted.name}.`, {
          instead: `Open: ${open.join(', ')}.`,
          rule: 'GBM-MAZ-RUL-013',
        });
      },
      ways({ state }, { id: of, name }) {
        const dreams = dreamsOf(state);
        const open = openRoles(dreams);
        if (open.length === 0) return null;
        const asked = dreams.revealing.includes(of);
        return {
          ...(asked ? { place: 'prompt', prompt: revealPrompt(of) } : { group }),
          label: asked ? `Reveal the role of ${name}` : `${name} is identified`,
          detail: 'Everybody sees it on the map.',
          order: 67,
          fields: [
            roleField(open, dreamsSecrets.of(state).roles[of]),
            spoken('how', 'How does it come out?'),
          ],
        };
      },
      do(play, { role: filled, how }, _, one) {
        const role = roleNamed(filled);
        const before = lifted(play);
        fill(play, role, one, false);
        tell(
          play,
          { kind: 'unmasked', about: [one.id], what: role.name, fiction: how },
          { notes: newlyLifted(play, before), reveals: true },
        );
      },
    }),
  ]);

/** Whose role a dream has shown is asked for in play; who comes to light otherwise lies in the drawer. */
export const identifying = deskInDrawer(CONSPIRACY, unmasking);

/** The director writes a role of the map by hand. */
export const settingRoles = atDreams
  .where(
    (context) =>
      notDirector(context, 'write the map by hand') ?? notDuring(context.state, ...mapping),
  )
  .about(
    {
      part: 'role',
      what: 'role',
      all: () => roles,
      idOf: (role) => role.id,
      find: (_, named) => roleNamed(named),
    },
    'director',
    (move) => [
      move(
        command('dreams.set-role', {
          role: id,
          suspect: id,
          confronted: z.boolean(),
          reason: sentence.default(''),
        }),
        {
          drawer: BY_HAND,
          unless({ state }, { suspect: named }, role) {
            const one = named === undefined || named === NOBODY ? null : suspectNamed(state, named);
            const known = one && knownRole(dreamsOf(state), one.id);
            if (!known || known.id === role.id) return null;
            return barred('not-allowed', `${one.name} is ${known.name} on the map.`, {
              instead: 'Leave that role open first.',
              rule: 'GBM-MAZ-RUL-013',
            });
          },
          ways({ state }, role) {
            const dreams = dreamsOf(state);
            const now = dreams.map[role.id];
            const free = Object.values(dreams.suspects).filter((one) => {
              const known = knownRole(dreams, one.id);
              return known === null || known.id === role.id;
            });
            const options = [{ value: NOBODY, label: 'Nobody' }, ...suspectOptions(free)];
            const initial = now?.confronted ?? false;
            return {
              group: 'The map, by hand',
              label: `${role.name}, by hand`,
              order: 68,
              fields: [
                choiceField('suspect', 'Who is known to fill it', options, now?.suspect ?? NOBODY),
                { name: 'confronted', kind: 'switch', label: 'Confronted', initial },
                reasonField,
              ],
            };
          },
          do(play, { suspect: named, confronted, reason }, { state }, role) {
            if (named === NOBODY) {
              const { [role.id]: _former, ...others } = dreamsOf(state).map;
              dreamsSlot.change(play, { map: others });
              play.say(`Set by hand: ${role.name} is unknown.`, whyOf(reason));
              return;
            }
            const one = suspectNamed(state, named);
            const before = lifted(play);
            fill(play, role, one, confronted);
            const standing = confronted ? 'confronted' : 'identified';
            play.say(`Set by hand: ${one.name} is ${role.name}, ${standing}.`, {
              reason,
              notes: newlyLifted(play, before),
            });
          },
        },
      ),
    ],
  );

/** Writes who has a role on the map, for everybody to see. What is told needs no secret; and nobody else has that role any more. */
function fill(play: GbmPlay, role: Role, one: Suspect, confronted: boolean): void {
  const dreams = dreamsOf(play.state);
  const secret = Object.entries(dreamsSecrets.of(play.state).roles);
  const left = secret.filter(([of, meant]) => of !== one.id && meant !== role.id);
  if (left.length < secret.length) dreamsSecrets.change(play, { roles: Object.fromEntries(left) });
  const { [role.id]: _former, ...others } = dreams.map;
  dreamsSlot.change(play, {
    map: { ...others, [role.id]: { suspect: one.id, confronted } },
    revealing: stillToReveal(dreams, one, role),
  });
}

/** Whose part is still to be revealed once this one is known: nobody’s, when no role is left for them. */
function stillToReveal(dreams: DreamsState, one: Suspect, role: Role): string[] {
  const left = openRoles(dreams).filter((open) => open.id !== role.id);
  return left.length === 0 ? [] : dreams.revealing.filter((of) => of !== one.id);
}

/** The roles to choose from, the lowest tier first; and none, where that may be. */
function roleField(options: readonly Role[], initial: string | undefined, open?: string) {
  const sorted = [...options].sort((a, b) => a.tier - b.tier);
  return choiceField(
    'role',
    'Role',
    [
      ...(open === undefined ? [] : [{ value: NO_ROLE, label: open }]),
      ...sorted.map(({ id: value, name, tier }) => ({
        value,
        label: `${name}, tier ${numeral(tier)}`,
      })),
    ],
    initial,
  );
}

const revealPrompt = (of: string): string => `dreams:reveal:${of}`;

/** What the director has to reveal. */
export function revealPrompts(state: GbmState): StandingPrompt[] {
  const { revealing, suspects } = dreamsOf(state);
  if (!mapping.some((phase) => phase === state.public.phase)) return [];
  return revealing.flatMap((of) => {
    const name = suspects[of]?.name;
    if (name === undefined) return [];
    return [
      {
        id: revealPrompt(of),
        to: directorSeats(state),
        title: `What is ${name} in the Conspiracy?`,
        text: 'Their dream has shown it. Reveal their role; it goes on the map for everybody to see.',
      },
    ];
  });
}
