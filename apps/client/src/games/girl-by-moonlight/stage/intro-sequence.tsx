import { Written } from '../../../design/written';
import type { SequenceProps } from '../../../shell/stage/loan';
import { SceneView } from '../../../shell/stage/scene';
import { IntroSheet } from '../creation/intro-sheet';
import { Face } from '../faces/face';
import { protagonistName, useTable } from '../view';

/** Everybody is turned to whoever is being introduced: the face, the name, and the sheet to read along. */
export function IntroSequence(props: SequenceProps) {
  const state = useTable().public.value;
  const one = state.protagonists[props.beat.entry.beat?.about[0] ?? ''];
  if (!one) return <SceneView {...props} tone="meeting" name={props.beat.entry.text} />;
  const trueName = one.trueName !== one.name ? one.trueName : '';
  return (
    <SceneView
      {...props}
      tone="meeting"
      picture={<Face id={one.id} size="xl" />}
      from="Being introduced"
      name={protagonistName(state, one.id)}
      after={trueName ? <Written>{trueName}</Written> : null}
    >
      <IntroSheet one={one} />
    </SceneView>
  );
}
