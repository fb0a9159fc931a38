import './moment.css';
import type { ComponentChildren } from 'preact';
import type { StageBeat } from '../../beats/stage-beat';
import { leadOf } from '../../table/figures';
import { useTable } from '../../table/view';
import { ChapterCard } from '../chapter-card';
import type { HouseScene } from '../drawn';
import { houseScene } from '../house-scenes';
import { kindWords } from '../kind-words';
import { BrightScene, DarkScene, usePage } from '../scene';
import { Back } from './back';
import { Filled } from './filled';
import { Harm } from './harm';
import { MomentWords } from './words';

interface MomentCardProps {
  beat: StageBeat;
  /** It happens now; else somebody reads it again, and nothing moves. */
  live: boolean;
}

/** What takes the stage instead of the words of a line, in every game: the card of a chapter, or a great moment. */
export function MomentCard({ beat, live }: MomentCardProps) {
  const { game } = useTable();
  const { entry } = beat;
  const chapter = entry.beat?.chapter;
  if (chapter) return <ChapterCard chapter={chapter} text={entry.text} live={live} />;
  const scene = houseScene(game, entry);
  if (scene === 'bright') return <BrightScene beat={beat} live={live} />;
  if (scene === 'dark') return <DarkScene beat={beat} live={live} />;
  return scene ? <Moment beat={beat} live={live} scene={scene} /> : null;
}

type Drawn = Exclude<HouseScene, 'bright' | 'dark'>;

/** How the whole page takes part. */
const tones: Readonly<Record<Drawn, string>> = {
  harm: 'struck',
  filled: 'full',
  back: 'bright',
  place: 'meeting',
};

/** A picture that moves once, and then what there is to read of it. */
function Moment({ beat, live, scene }: MomentCardProps & { scene: Drawn }) {
  const table = useTable();
  const { entry } = beat;
  const lead = leadOf(table, beat);
  const drawn = usePage(tones[scene], live);
  const kind = kindWords(table.game, entry);
  const own = entry.beat?.fiction;
  const place = scene === 'place';
  // Whose hand filled it is not what it is about.
  const whose = scene === 'harm' || scene === 'back' || lead?.night ? lead?.name : undefined;
  // What somebody has called a scene says it all; the line says no more than that there is one.
  const said = entry.beat?.kind === 'scene' && own ? own : entry.text;
  return (
    <div ref={drawn} class={`moment moment-${scene}${live ? ' moment-live' : ''}`}>
      {place ? null : (
        <div class="moment-picture" aria-hidden="true">
          {picture(scene, beat, lead?.id ?? '')}
        </div>
      )}
      <div class="moment-told">
        <p class="moment-kind">
          {beat.secret ? 'Only you see this · ' : ''}
          {!whose || said.includes(whose) ? kind : `${kind} · ${whose}`}
        </p>
        <MomentWords beat={beat} said={said} scene={scene} />
      </div>
    </div>
  );
}

function picture(scene: Drawn, beat: StageBeat, id: string): ComponentChildren {
  if (scene === 'harm') return <Harm id={id} />;
  return scene === 'back' ? <Back id={id} /> : <Filled beat={beat} />;
}
