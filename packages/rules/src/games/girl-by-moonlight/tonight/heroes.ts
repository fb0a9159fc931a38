import type { SeatId } from '../../../engine';
import { playbookNamed, startOf } from '../characters/making/begin';
import { blankProtagonist } from '../characters/making/blank';
import { playsetOf } from '../library/playset';
import type { ReadyHero } from '../ready-made';
import type { GbmState, Protagonist, ProtagonistId } from '../state';

/** What a hero’s protagonist is at the table: always the same, so that there is one of each (TABLE-072). */
export const heroId = ({ playbook }: Pick<ReadyHero, 'playbook'>): ProtagonistId =>
  `hero-${playbook}`;

/** The heroes that are ready for the table’s series. */
export const heroesOf = (state: GbmState): readonly ReadyHero[] => playsetOf(state).tonight.heroes;

/** What a hero has become at the table; `null` as long as nobody has taken them. */
export function takenAs(state: GbmState, hero: ReadyHero): Protagonist | null {
  return state.public.protagonists[heroId(hero)] ?? null;
}

/** The sheet of a hero, as their player would have filled it in alone: it binds them to nobody yet. */
export function sheetOf(
  state: GbmState,
  hero: ReadyHero,
  { seat, name }: { seat: SeatId; name: string },
): Protagonist {
  const start = startOf(playbookNamed(state, hero.playbook));
  const { action, special, transcendent, people, settings = {} } = hero;
  const { trueName, pronouns, look, silhouette, roles, background, obligation } = hero;
  return {
    ...blankProtagonist(heroId(hero), seat, hero.playbook),
    ...{ name, trueName, pronouns, look, silhouette, roles: [...roles], background, obligation },
    actions: { ...start.actions, [action]: { ...start.actions[action], mundane: 1 } },
    freeDot: action,
    special: [...start.special, special],
    transcendent: transcendent === undefined ? [] : [transcendent],
    settings: { ...settings },
    secondary: people.map((person) => ({ ...person })),
  };
}
