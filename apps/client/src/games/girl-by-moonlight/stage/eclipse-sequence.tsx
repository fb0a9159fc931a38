import { Moon } from '../../../design/moon';
import { list } from '../../../design/words';
import { Written } from '../../../design/written';
import type { SequenceProps } from '../../../shell/stage/loan';
import { Face } from '../faces/face';
import { EclipseTexts } from '../sheet/eclipse-texts';
import { protagonistName, useTable } from '../view';
import { friendsOf } from './friends';
import { useScene } from './scene';

/** Somebody falls into eclipse: the moon goes dark, everybody reads what it does, and who can bring them back. */
export function EclipseSequence({ beat, live }: SequenceProps) {
  const state = useTable().public.value;
  const { entry } = beat;
  const one = state.protagonists[entry.beat?.about[0] ?? ''];
  useScene('eclipse', live);
  if (!one) return <p class="scene-name">{entry.text}</p>;
  const name = protagonistName(state, one.id);
  const friends = friendsOf(state, one.id);
  return (
    <div class={live ? 'scene scene-dark scene-live' : 'scene scene-dark'}>
      <span class="scene-moon scene-moon-dark">
        <Moon at={0.5} size={104} />
        <Face id={one.id} size="l" />
        <span class="scene-shadow">
          <Face id={one.id} size="l" />
        </span>
      </span>
      <p class="scene-name">
        <Written>{name}</Written> falls into eclipse
      </p>
      <div class="scene-words">
        <EclipseTexts one={one} />
        {friends.length > 0 ? (
          <p>
            Who can bring {name} back: <b>{list(friends, 'or')}</b>.
          </p>
        ) : null}
      </div>
    </div>
  );
}
