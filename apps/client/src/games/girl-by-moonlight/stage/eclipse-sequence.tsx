import { Moon } from '../../../design/moon';
import { list } from '../../../design/words';
import { Written } from '../../../design/written';
import type { SequenceProps } from '../../../shell/stage/loan';
import { DarkScene, SceneView } from '../../../shell/stage/scene';
import { Face } from '../faces/face';
import { EclipseTexts } from '../sheet/eclipse-texts';
import { protagonistName, useTable } from '../view';
import { friendsOf } from './friends';

/** Somebody falls into eclipse: the moon goes dark, everybody reads what it does, and who can bring them back. */
export function EclipseSequence(props: SequenceProps) {
  const state = useTable().public.value;
  const one = state.protagonists[props.beat.entry.beat?.about[0] ?? ''];
  if (!one) return <DarkScene {...props} />;
  const name = protagonistName(state, one.id);
  const friends = friendsOf(state, one.id);
  return (
    <SceneView
      {...props}
      tone="dark"
      picture={
        <span class="scene-moon scene-moon-dark">
          <Moon at={0.5} size={104} />
          <Face id={one.id} size="l" />
          <span class="scene-shadow">
            <Face id={one.id} size="l" />
          </span>
        </span>
      }
      name={
        <>
          <Written>{name}</Written> falls into eclipse
        </>
      }
    >
      <EclipseTexts one={one} />
      {friends.length > 0 ? (
        <p>
          Who can bring {name} back: <b>{list(friends, 'or')}</b>.
        </p>
      ) : null}
    </SceneView>
  );
}
