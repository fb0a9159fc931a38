import type { ComponentChildren } from 'preact';
import { Written } from '../../../design/written';
import { Change } from '../../../shell/faces/change';
import type { SequenceProps } from '../../../shell/stage/loan';
import { usePage } from '../../../shell/stage/scene';
import { Changes } from '../../../shell/stage/show';
import { Constellation } from '../constellation';
import { Face } from '../face';
import { byDay, underTheirSign } from '../faces/shapes';
import type { Protagonist } from '../view';
import { castOf, heroOf, signOf, useTable } from '../view';

/** Whose moment a beat is. */
function useHero({ entry }: SequenceProps['beat']): Protagonist | undefined {
  return heroOf(useTable().public.value, entry.beat?.about[0] ?? '');
}

interface SceneProps extends SequenceProps {
  /** As the style sheet calls it. */
  scene: 'consumed' | 'wish' | 'milestone';
  one?: Protagonist | undefined;
  /** What stands above the name, and the name. */
  above: ComponentChildren;
  name: ComponentChildren;
  /** Drawn in the place of one sky. */
  sky?: ComponentChildren;
}

/** A sky in which stars light up, a name, and then the words that were said. */
function Scene({ beat, live, scene, one, above, name, sky }: SceneProps) {
  const drawn = usePage(scene, live);
  const { fiction } = beat.entry.beat ?? {};
  const notes = (beat.entry.notes ?? []).filter((note) => note !== fiction);
  return (
    <div ref={drawn} class={live ? 'ss-scene ss-scene-live' : 'ss-scene'} data-kind={scene}>
      <div class="ss-scene-sky">
        <span class="ss-rings" aria-hidden="true" />
        {sky ?? (one ? <Constellation one={one} live={live} /> : null)}
      </div>
      <p class="ss-scene-above">{above}</p>
      <p class="ss-scene-name">{name}</p>
      <div class="ss-scene-words">
        {fiction ? (
          <Written as="p" class="stage-fiction">
            {fiction}
          </Written>
        ) : null}
        {notes.map((note) => (
          <p key={note} class="line-note">
            {note}
          </p>
        ))}
        <Changes beat={beat} />
      </div>
    </div>
  );
}

/** Somebody becomes who they are, under their own stars: then their name, then their words. */
export function TransformSequence(props: SequenceProps) {
  const shared = useTable().public.value;
  const one = useHero(props.beat);
  if (!one) return <p class="stage-words">{props.beat.entry.text}</p>;
  return (
    <Change
      {...props}
      before={byDay(one)}
      after={underTheirSign(one)}
      way="scattered"
      tone="transform"
      from={`Under ${signOf(shared, one.id).name}`}
      name={one.name}
      behind={
        <>
          <span class="ss-rings" aria-hidden="true" />
          <Constellation one={one} live={props.live} />
        </>
      }
    />
  );
}

/** The stars of somebody go out. */
export function ConsumedSequence(props: SequenceProps) {
  const one = useHero(props.beat);
  return (
    <Scene
      {...props}
      scene="consumed"
      one={one}
      above="Corruption is full, and more comes"
      name={one ? <Written>{`${one.name} is Consumed`}</Written> : props.beat.entry.text}
    />
  );
}

/** Once ever: more than any star could give. */
export function WishSequence(props: SequenceProps) {
  const one = useHero(props.beat);
  return (
    <Scene
      {...props}
      scene="wish"
      one={one}
      above={one ? <Written>{`${one.name} makes a Wish`}</Written> : 'A Wish'}
      name="It comes true"
    />
  );
}

/** A part of the story is over: the signs of all who were in it stand side by side. */
export function MilestoneSequence(props: SequenceProps) {
  const shared = useTable().public.value;
  const cast = castOf(shared);
  return (
    <Scene
      {...props}
      scene="milestone"
      above={props.beat.entry.text}
      name={shared.milestone?.kind === 'major' ? 'A Major Milestone' : 'A Milestone'}
      sky={
        <ul class="ss-signs" aria-hidden="true">
          {cast.map(({ id }) => (
            <li key={id}>
              <Face id={id} size="l" />
            </li>
          ))}
        </ul>
      }
    />
  );
}
