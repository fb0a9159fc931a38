import { Written } from '../../../design/written';
import type { SequenceProps } from '../../../shell/stage/loan';
import { IntroSheet } from '../creation/intro-sheet';
import { Face } from '../faces/face';
import { protagonistName, useTable } from '../view';

/** Everybody is turned to whoever is being introduced: the face, the name, and the sheet to read along. */
export function IntroSequence({ beat, live }: SequenceProps) {
  const state = useTable().public.value;
  const one = state.protagonists[beat.entry.beat?.about[0] ?? ''];
  if (!one) return <p class="scene-name">{beat.entry.text}</p>;
  return (
    <div class={live ? 'scene scene-meeting scene-live' : 'scene scene-meeting'}>
      <Face id={one.id} size="xl" />
      <p class="kicker">Being introduced</p>
      <p class="scene-name">{protagonistName(state, one.id)}</p>
      {one.trueName && one.trueName !== one.name ? (
        <p class="scene-from">
          <Written>{one.trueName}</Written>
        </p>
      ) : null}
      <div class="scene-words">
        <IntroSheet one={one} />
      </div>
    </div>
  );
}
