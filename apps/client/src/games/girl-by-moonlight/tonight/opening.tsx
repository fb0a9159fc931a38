import { OpeningWords } from '../../../shell/starts/opening';
import { useStart } from '../../../shell/starts/texts';
import { useTable } from '../view';

/** How a ready-made evening begins: to be read aloud, as long as its mission is what is played. */
export function Opening() {
  const { viewer, public: shared } = useTable();
  const { mission, number } = shared.value.episode;
  const ready = useStart();
  if (!ready || ready.id !== mission?.type || mission.stage === 'over' || number > 1) return null;
  return (
    <OpeningWords
      texts={ready}
      beginning={mission.stage === 'preparing'}
      hint={viewer.role === 'director' ? 'Read it aloud, then roll engagement.' : null}
    />
  );
}
