import { Written } from '../../../design/written';
import type { StageBeat } from '../../beats/stage-beat';
import { Changes } from '../changes';
import type { HouseScene } from '../drawn';
import { Marks } from './marks';

/** Most of what else was said that stands there; the log has all of it. */
const NOTES_MAX = 3;

interface MomentWordsProps {
  beat: StageBeat;
  /** What stands large. */
  said: string;
  scene: HouseScene;
}

/** What is said of a moment, what somebody wrote of it, and what is different now, in this order. */
export function MomentWords({ beat, said, scene }: MomentWordsProps) {
  const { entry, also } = beat;
  const fiction = entry.beat?.fiction;
  const notes = [...(entry.notes ?? []), ...also.map(({ text }) => text)].filter(
    (note) => note !== fiction,
  );
  return (
    <>
      <p class={said.length > 60 ? 'moment-name moment-name-long' : 'moment-name'}>
        <Written>{said}</Written>
      </p>
      <div class="moment-words">
        {fiction && fiction !== said ? (
          <Written as="p" class="stage-fiction">
            {fiction}
          </Written>
        ) : null}
        {scene === 'harm' ? <Marks beat={beat} /> : null}
        <Changes beat={beat} />
        {notes.slice(0, NOTES_MAX).map((note) => (
          <p key={note} class="line-note">
            {note}
          </p>
        ))}
      </div>
    </>
  );
}
