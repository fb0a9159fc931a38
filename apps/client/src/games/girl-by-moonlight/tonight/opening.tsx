import { OpeningWords } from '../../../shell/starts/opening';
import { useTable } from '../view';
import { useReady } from './texts';

/** How a ready-made evening begins: to be read aloud, with what somebody might do first. */
export function Opening() {
  const { viewer, public: shared } = useTable();
  const { episode } = shared.value;
  const ready = useReady();
  const { mission } = episode;
  const first = episode.number === 1;
  const chosen = ready?.mission.type === mission?.type;
  if (!ready || !mission || !first || !chosen || mission.stage === 'over') return null;
  return (
    <OpeningWords
      texts={ready}
      beginning={mission.stage === 'preparing'}
      hint={viewer.role === 'director' ? 'Read it aloud, then roll engagement.' : null}
    />
  );
}
