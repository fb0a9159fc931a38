import type { Phase, PublicState } from '@moonlit/rules/girl-by-moonlight';
import { Moon } from '../../../design/moon';
import { useTable } from '../view';

const cycle: readonly { phase: Phase; name: string; moon: number }[] = [
  { phase: 'obligation', name: 'Obligation', moon: 0.14 },
  { phase: 'downtime', name: 'Downtime', moon: 0.25 },
  { phase: 'mission', name: 'Mission', moon: 0.5 },
  { phase: 'fallout', name: 'Fallout', moon: 0.8 },
];

/** Where the episode stands, as the moon waxes and wanes. */
export function PhaseStepper() {
  const { phase } = useTable().public.value;
  return (
    <ol class="phases" aria-label="Phases of an episode">
      {cycle.map(({ phase: one, name, moon }) => (
        <li key={one} class="phases-step" aria-current={one === phase ? 'step' : undefined}>
          <Moon at={moon} size={22} />
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}

/** The moon of the phase, at the beginning of the header. */
export function PhaseMoon() {
  const { phase } = useTable().public.value;
  return <Moon at={cycle.find((one) => one.phase === phase)?.moon ?? NEW_MOON} size={28} />;
}

/** Where the moon stands before the first episode, and after the last. */
const NEW_MOON = 0.04;

/** The phase and the episode, in words. */
export function whereItStands(state: PublicState): string {
  const phase = cycle.find((one) => one.phase === state.phase)?.name;
  return [phase, whichEpisode(state)].filter(Boolean).join(' · ');
}

/** Which episode it is, in words. */
function whichEpisode({ phase, episode, series }: PublicState): string {
  if (phase === 'creation') return 'Before the first episode';
  if (phase === 'epilogue') return 'The series has ended';
  if (phase === 'interlude') return `After season ${series.season}`;
  return `Season ${series.season}, episode ${episode.number}`;
}
