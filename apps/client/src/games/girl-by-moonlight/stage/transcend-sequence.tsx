import { Moon } from '../../../design/moon';
import { Written } from '../../../design/written';
import type { SequenceProps } from '../../../shell/stage/loan';
import { Face } from '../faces/face';
import { useTable } from '../view';
import { useScene } from './scene';

/** Somebody becomes who they truly are: their colour passes over the page, then their name, then their words. */
export function TranscendSequence({ beat, live }: SequenceProps) {
  const table = useTable();
  const { entry } = beat;
  const id = entry.beat?.about[0] ?? '';
  const one = table.public.value.protagonists[id];
  const drawn = useScene('transcend', live);
  return (
    <div ref={drawn} class={live ? 'scene scene-live' : 'scene'}>
      <span class="scene-moon scene-moon-full">
        <Moon at={0.5} size={112} />
        <Face id={id} size="l" />
      </span>
      {one?.trueName ? (
        <>
          <p class="scene-from">
            <Written>{one.name}</Written> becomes
          </p>
          <p class="scene-name">
            <Written>{one.trueName}</Written>
          </p>
        </>
      ) : (
        <p class="scene-name">{entry.text}</p>
      )}
      <div class="scene-words">
        {entry.beat?.fiction ? (
          <Written as="p" class="stage-fiction">
            {entry.beat.fiction}
          </Written>
        ) : null}
        {entry.notes?.map((note) =>
          note === entry.beat?.fiction ? null : (
            <p key={note} class="line-note">
              {note}
            </p>
          ),
        )}
      </div>
    </div>
  );
}
