import { Change } from '../../../shell/faces/change';
import { Changes } from '../../../shell/stage/changes';
import type { SequenceProps } from '../../../shell/stage/loan';
import { usePage } from '../../../shell/stage/scene';
import { Constellation } from '../constellation';
import { Face } from '../face';
import { asStar, byDay, underTheirSign } from '../faces/shapes';
import type { Protagonist } from '../view';
import { castOf, heroColour, heroOf, signOf, useTable } from '../view';

/** Whose moment a beat is. */
function useHero({ entry }: SequenceProps['beat']): Protagonist | undefined {
  return heroOf(useTable().public.value, entry.beat?.about[0] ?? '');
}

/** Behind whoever is somebody else from now on: the rings of the chart, and their own stars. */
const Behind = ({ one, live }: { one: Protagonist; live: boolean }) => (
  <>
    <span class="ss-rings" aria-hidden="true" />
    <Constellation one={one} live={live} />
  </>
);

/** Somebody becomes who they are, under their own stars: then their name, then their words. */
export function TransformSequence(props: SequenceProps) {
  const shared = useTable().public.value;
  const one = useHero(props.beat);
  if (!one) return <Plain {...props} />;
  return (
    <Change
      {...props}
      before={byDay(one)}
      after={underTheirSign(one)}
      way="scattered"
      tone="transform"
      from={`Under ${signOf(shared, one.id).name}`}
      name={one.name}
      behind={<Behind one={one} live={props.live} />}
    />
  );
}

/** The stars of somebody go out, and they stand in the dark of it. */
export function ConsumedSequence(props: SequenceProps) {
  const one = useHero(props.beat);
  if (!one) return <Plain {...props} />;
  const shapes = one.transformed ? underTheirSign(one) : byDay(one);
  return (
    <Change
      {...props}
      before={shapes}
      after={shapes}
      way="washed"
      tone="consumed"
      from="Corruption is full, and more comes"
      name={`${one.name} is Consumed`}
      behind={<Behind one={one} live={props.live} />}
    />
  );
}

/** Once ever: more than any star could give. Where somebody stood there is a star. */
export function WishSequence(props: SequenceProps) {
  const one = useHero(props.beat);
  if (!one) return <Plain {...props} />;
  return (
    <Change
      {...props}
      before={underTheirSign(one)}
      after={asStar}
      way="scattered"
      tone="wish"
      from={`${one.name} makes a Wish`}
      name="It comes true"
      behind={<Behind one={one} live={props.live} />}
    />
  );
}

/** Whoever it was about is nowhere any more. */
const Plain = ({ beat }: SequenceProps) => <p class="stage-words">{beat.entry.text}</p>;

/** A part of the story is over: the skies of all who were in it stand side by side, as full as they are by now. */
export function MilestoneSequence({ beat, live }: SequenceProps) {
  const shared = useTable().public.value;
  const drawn = usePage('milestone', live);
  const { text, notes = [] } = beat.entry;
  return (
    <div ref={drawn} class={live ? 'ss-scene ss-scene-live' : 'ss-scene'}>
      <ul class="ss-signs">
        {castOf(shared).map((one, at) => (
          <li key={one.id} data-hero={heroColour(shared, one.id)} style={{ '--place': at }}>
            <span class="ss-rings" aria-hidden="true" />
            <Constellation one={one} live={live} />
            <Face id={one.id} size="s" />
          </li>
        ))}
      </ul>
      <p class="ss-scene-above">A part of the story is over</p>
      <p class="ss-scene-name">{text}</p>
      <div class="ss-scene-words">
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
