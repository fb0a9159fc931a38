import { Written } from '../../../design/written';
import { Change } from '../../../shell/faces/change';
import type { Way } from '../../../shell/faces/pieces';
import type { SequenceProps } from '../../../shell/stage/loan';
import { SceneView } from '../../../shell/stage/scene';
import { mundane, transcended } from '../faces/shapes';
import { protagonistName, useTable } from '../view';

/** How the wipe of each playset takes them apart. */
const ways: Readonly<Record<string, Way>> = {
  'at-the-brink-of-the-abyss': 'slashed',
  'beneath-a-rotting-sky': 'washed',
  'on-a-sea-of-stars': 'launched',
  'in-a-maze-of-dreams': 'turned',
};

/** Somebody becomes who they truly are: they come apart in the wipe of their playset, and stand there as the other. */
export function TranscendSequence(props: SequenceProps) {
  const { entry } = props.beat;
  const state = useTable().public.value;
  const one = state.protagonists[entry.beat?.about[0] ?? ''];
  if (!one) return <SceneView {...props} tone="bright" name={entry.text} />;
  const { playset } = state.series;
  const { name, trueName } = one;
  const other = trueName !== '' && trueName !== name;
  return (
    <Change
      {...props}
      before={mundane(one)}
      after={transcended(one, playset)}
      way={ways[playset] ?? 'slashed'}
      tone="bright"
      from={
        other ? (
          <>
            <Written>{name}</Written> becomes
          </>
        ) : (
          'Who they truly are'
        )
      }
      name={other ? trueName : protagonistName(state, one.id)}
    />
  );
}
