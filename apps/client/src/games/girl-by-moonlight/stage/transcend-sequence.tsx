import { Moon } from '../../../design/moon';
import { Written } from '../../../design/written';
import type { SequenceProps } from '../../../shell/stage/loan';
import { SceneView } from '../../../shell/stage/scene';
import { Face } from '../faces/face';
import { useTable } from '../view';

/** Somebody becomes who they truly are: their colour passes over the page, then their name, then their words. */
export function TranscendSequence(props: SequenceProps) {
  const { entry } = props.beat;
  const id = entry.beat?.about[0] ?? '';
  const one = useTable().public.value.protagonists[id];
  const becomes = one?.trueName ? (
    <>
      <Written>{one.name}</Written> becomes
    </>
  ) : null;
  return (
    <SceneView
      {...props}
      tone="bright"
      picture={
        <span class="scene-moon scene-moon-full">
          <Moon at={0.5} size={112} />
          <Face id={id} size="l" />
        </span>
      }
      from={becomes}
      name={one?.trueName ? <Written>{one.trueName}</Written> : entry.text}
    />
  );
}
