import { endeavorWords } from '@moonlit/rules/humanity-blessed/vocabulary';
import type { ComponentChildren } from 'preact';
import { Written } from '../../../design/written';
import { Changes } from '../../../shell/stage/changes';
import type { SequenceProps } from '../../../shell/stage/loan';
import { usePage } from '../../../shell/stage/scene';
import { Face } from '../face';
import { castOf, heroOf, useTable } from '../view';

interface SceneProps extends SequenceProps {
  /** As the style sheet calls it. */
  scene: 'maximum' | 'endeavor';
  above: ComponentChildren;
  name: ComponentChildren;
  /** The marks of those whose moment it is. */
  who: readonly string[];
}

/** Raised dots that light up from the middle, the marks of those whose moment it is, and a word. */
function Scene({ beat, live, scene, above, name, who }: SceneProps) {
  const drawn = usePage(scene, live);
  const { fiction } = beat.entry.beat ?? {};
  const notes = (beat.entry.notes ?? []).filter((note) => note !== fiction);
  return (
    <div ref={drawn} class={live ? 'hb-scene hb-scene-live' : 'hb-scene'} data-kind={scene}>
      <Dots />
      <ul class="hb-marks" aria-hidden="true">
        {who.map((id) => (
          <li key={id}>
            <Face id={id} size="l" />
          </li>
        ))}
      </ul>
      <p class="hb-scene-above">{above}</p>
      <p class="hb-scene-name">{name}</p>
      <div class="hb-scene-words">
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

/** How many dots each ring has, from the middle outward. */
const RINGS = [12, 18, 24, 30] as const;

function Dots() {
  return (
    <svg class="hb-dots" viewBox="0 0 200 100" aria-hidden="true">
      {RINGS.map((count, ring) => (
        <g key={count} style={{ '--ring': ring }}>
          {Array.from({ length: count }, (_, at) => {
            const angle = Math.PI * (1 + (at + 0.5) / count);
            const radius = 34 + ring * 17;
            return (
              <circle
                key={at}
                cx={100 + radius * Math.cos(angle)}
                cy={98 + radius * Math.sin(angle)}
                r={2.4 - ring * 0.3}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** Twenty or more: nothing larger can be rolled for. */
export function MaximumSequence(props: SequenceProps) {
  const shared = useTable().public.value;
  const one = heroOf(shared, props.beat.entry.beat?.about[0] ?? '');
  return (
    <Scene
      {...props}
      scene="maximum"
      who={one ? [one.id] : []}
      above={one ? <Written>{one.name}</Written> : 'A Check'}
      name="Maximum Success"
    />
  );
}

/** A game within the game begins: its name, and all who are in it. */
export function EndeavorSequence(props: SequenceProps) {
  const shared = useTable().public.value;
  const { endeavor } = shared;
  return (
    <Scene
      {...props}
      scene="endeavor"
      who={castOf(shared).map(({ id }) => id)}
      above={endeavor ? endeavorWords[endeavor.type].name : 'An Endeavor'}
      name={<Written>{endeavor?.name ?? props.beat.entry.text}</Written>}
    />
  );
}
