import type { GbmPlay } from '../../game';
import { tell } from '../../telling/tell';
import { dreamsOf, hostIsShielded, isShut, knownRole } from './conspiracy';
import { branches, HOST } from './roles';
import { dreamsSlot } from './slots';

/** A known conspirator has faced the whole truth: they are confronted (GBM-MAZ-RUL-014…016, 019). */
export function confront(play: GbmPlay, suspect: string): void {
  const before = lifted(play);
  const { map, suspects } = dreamsOf(play.state);
  const role = knownRole(dreamsOf(play.state), suspect);
  if (!role || !suspects[suspect] || map[role.id]?.confronted) return;
  dreamsSlot.change(play, { map: { ...map, [role.id]: { suspect, confronted: true } } });
  tell(
    play,
    { kind: 'confronted', about: [suspect], what: role.name },
    {
      notes: [
        ...newlyLifted(play, before),
        role.id === HOST
          ? 'The season ends with this episode.'
          : 'They stay in the story. Do they make trouble, or turn on the others?',
      ],
      reveals: true,
    },
  );
}

/** What of the Conspiracy no longer hinders the group, a sentence each. */
export function lifted(play: GbmPlay): string[] {
  const dreams = dreamsOf(play.state);
  return [
    ...branches.filter(({ id }) => isShut(dreams, id)).map(({ name }) => `${name} is shut down.`),
    ...(hostIsShielded(dreams) ? [] : ['The Host can be met with full effect.']),
  ];
}

/** What hinders the group no longer since before. */
export function newlyLifted(play: GbmPlay, before: readonly string[]): string[] {
  return lifted(play).filter((text) => !before.includes(text));
}
