import './scene.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Written } from '../../design/written';
import { useTable } from '../table/view';
import type { SequenceProps } from './loan';

/** How it looks: somebody shines, something goes dark, or somebody is met. */
type Tone = 'bright' | 'dark' | 'meeting';

/** How long the whole page takes part, in milliseconds. */
const PAGE_MS = 2_600;

interface SceneProps extends SequenceProps {
  tone: Tone;
  /** What it is seen by; else the face of whoever it is about. */
  picture?: ComponentChildren;
  /** Leads to the name, on a line of its own. */
  from?: ComponentChildren;
  /** What stands large. */
  name: ComponentChildren;
  /** Follows the name, on a line of its own. */
  after?: ComponentChildren;
  /** What there is to read; else what has been written of it. */
  children?: ComponentChildren;
}

/** A moment of somebody’s, drawn large: a picture, a name, and what there is to read, one after the other. */
export function SceneView(props: SceneProps) {
  const { beat, live, tone, picture, from, name, after, children } = props;
  const { Face } = useTable().game;
  const [about = ''] = beat.entry.beat?.about ?? [];
  const drawn = usePage(tone, live);
  const face = Face ? (
    <span class={tone === 'bright' ? 'scene-moon scene-moon-full' : 'scene-moon'}>
      <Face id={about} size="xl" />
    </span>
  ) : null;
  return (
    <div ref={drawn} class={`scene scene-${tone}${live ? ' scene-live' : ''}`}>
      {picture ?? face}
      {from ? <p class="scene-from">{from}</p> : null}
      <p class="scene-name">{name}</p>
      {after ? <p class="scene-from">{after}</p> : null}
      <div class="scene-words">{children ?? <SceneWords beat={beat} />}</div>
    </div>
  );
}

/** What was written of it, and what follows of it. */
function SceneWords({ beat: { entry } }: Pick<SequenceProps, 'beat'>) {
  const fiction = entry.beat?.fiction;
  return (
    <>
      {fiction ? (
        <Written as="p" class="stage-fiction">
          {fiction}
        </Written>
      ) : null}
      {entry.notes?.map((note) =>
        note === fiction ? null : (
          <p key={note} class="line-note">
            {note}
          </p>
        ),
      )}
    </>
  );
}

/** Draws what is said of it large, as it looks: ready to be lent for a kind of beat. */
const sceneOf = (tone: Tone) => (props: SequenceProps) => (
  <SceneView {...props} tone={tone} name={props.beat.entry.text} />
);

/** Somebody has a great moment. */
export const BrightScene = sceneOf('bright');

/** Something ends. */
export const DarkScene = sceneOf('dark');

/**
 * Lets the whole page take part in what happens now: a veil that passes over it and lets every tap
 * through, and the mark of the header. The style sheets draw both by `data-scene`.
 *
 * @param tone what they call it: how it looks, or a word of the game's own.
 * @returns for the element that is about whose moment it is: the veil has their colour.
 */
export function usePage(tone: string, live: boolean): RefObject<HTMLDivElement | null> {
  const drawn = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!live || tone === 'meeting') return;
    const { dataset, style } = document.documentElement;
    const colour = drawn.current && getComputedStyle(drawn.current).getPropertyValue('--hero');
    const end = () => {
      delete dataset.scene;
      style.removeProperty('--scene');
    };
    style.setProperty('--scene', colour);
    dataset.scene = tone;
    const timer = setTimeout(end, PAGE_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [tone, live]);
  return drawn;
}
