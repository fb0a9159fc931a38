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

/** Which episode it is, in words. */
export function whichEpisode({ phase, episode, series }: PublicState): string {
  if (phase === 'creation') return 'Before the first episode';
  if (phase === 'epilogue') return 'The series has ended';
  if (phase === 'interlude') return `After season ${series.season}`;
  return `Season ${series.season}, episode ${episode.number}`;
}
