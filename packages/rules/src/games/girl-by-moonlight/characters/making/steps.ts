import type { AbilitySetting } from '../../hooks';
import { abilityOf, playbookOf } from '../../library';
import { playsetOf } from '../../library/playset';
import type { GbmState, Protagonist } from '../../state';
import type { Step } from '../../vocabulary';
import { actions, steps } from '../../vocabulary';

/** Secondary characters that each player makes (GBM-CHR-008). */
export const SECONDARY_CHARACTERS = 2;

/** Whether somebody has sat down to play, with whatever is on the sheet. */
export const isInPlay = ({ status }: Pick<Protagonist, 'status'>): boolean =>
  status === 'active' || status === 'out-of-action';

/** What is still to do, as a person reads it, by step and in order. */
export function missing(
  state: GbmState,
  one: Protagonist,
  of: readonly Step[] = steps,
): { step: Step; text: string }[] {
  const { asks } = playsetOf(state);
  return of.flatMap((step) => {
    const asked = asks?.[step];
    const usual = asked?.instead ? null : lacks[step](state, one);
    const text = [usual, asked?.lacks(state, one) ?? null].filter((lack) => lack !== null);
    return text.length === 0 ? [] : [{ step, text: text.join(', ') }];
  });
}

/** The same of some steps, in words alone. */
export const lacking = (state: GbmState, one: Protagonist, of: readonly Step[]): string[] =>
  missing(state, one, of).map(({ text }) => text);

/** The steps with something still to do, in order. */
export const openSteps = (state: GbmState, one: Protagonist): Step[] =>
  missing(state, one).map(({ step }) => step);

/** Says for each step what is lacking; `null` when it is done. */
const lacks: Record<Step, (state: GbmState, one: Protagonist) => string | null> = {
  roles: (_, one) => (one.roles.length === 0 ? 'one or two roles' : null),
  obligation: (_, one) => (one.obligation === '' ? 'an obligation' : null),
  action: (_, one) =>
    one.freeDot === null && actions.some((action) => one.actions[action].mundane === 0)
      ? 'a third action raised to 1'
      : null,
  special: (_, one) => (one.special.length < 2 ? 'a second special ability' : null),
  transcendent: (state, one) =>
    one.transcendent.length === 0 && playbookOf(state, one).transcendent.length > 0
      ? 'a transcendent ability'
      : null,
  secondary(_, one) {
    const left = SECONDARY_CHARACTERS - one.secondary.length;
    if (left <= 0) return null;
    return left === 1 ? 'one more secondary character' : `${left} secondary characters`;
  },
  names(_, one) {
    if (one.name === '') return one.trueName === '' ? 'a name and a true name' : 'a name';
    return one.trueName === '' ? 'a true name' : null;
  },
  settings(state, one) {
    const open = [...lackingSettings(state, one, false), ...lackingSettings(state, one, true)];
    return open.length === 0 ? null : open.join(', ');
  },
  promises(state, one) {
    const open = promisesToMake(state, one);
    return open.length === 0 ? null : open.join(', ');
  },
};

/** The playbook's promises that are not written yet, while there is anybody to promise something. */
export function promisesToMake(state: GbmState, one: Protagonist): string[] {
  if (othersOf(state, one).length === 0) return [];
  return playbookOf(state, one)
    .promises.filter(({ id }) => !one.promises.some(({ kind }) => kind === id))
    .map(({ label }) => label.toLowerCase());
}

/** Protagonists whom this one can promise something: all others who are not lost, made or not. */
export function othersOf(state: GbmState, one: Protagonist): Protagonist[] {
  return Object.values(state.public.protagonists).filter(
    ({ id, status }) => id !== one.id && status !== 'lost',
  );
}

/**
 * What the abilities still need to know before play, as a person reads it: what is about others,
 * such as the rival, while there is anybody; or everything else.
 */
export function lackingSettings(state: GbmState, one: Protagonist, aboutOthers: boolean): string[] {
  if (aboutOthers && othersOf(state, one).length === 0) return [];
  return settingsOf(state, one)
    .filter(({ kind }) => (kind.of === 'protagonist') === aboutOthers)
    .filter(({ id, atCreation }) => atCreation && !one.settings[id])
    .map(({ label }) => label.toLowerCase());
}

/** What the abilities of a protagonist need to know, such as the rival. */
export function settingsOf(state: GbmState, one: Protagonist): AbilitySetting[] {
  return [...one.special, ...one.transcendent].flatMap(
    (id) => abilityOf(state, id)?.hooks.settings ?? [],
  );
}
