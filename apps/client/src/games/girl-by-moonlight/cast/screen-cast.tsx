import './screen-cast.css';
import { Track } from '../../../design/track';
import { PeoplePanel } from '../../../shell/people/people';
import { Face, heroColour } from '../faces/face';
import { auraOf } from '../sheet/aura';
import { Conditions } from '../sheet/conditions';
import { protagonistName, useTable } from '../view';

/** The protagonists on a shared screen, each in two lines; before there are any, the people. */
export function ScreenCast() {
  const state = useTable().public.value;
  const { lengths, protagonists: derived } = state.derived;
  const cast = Object.values(state.protagonists).filter(({ status }) => status !== 'lost');
  if (cast.length === 0) return <PeoplePanel />;
  return (
    <ul class="screen-heroes" aria-label="Protagonists">
      {cast.map((one) => (
        <li
          key={one.id}
          class={`card hero-card screen-hero ${auraOf(one)}`}
          data-hero={heroColour(state, one.id)}
        >
          <Face id={one.id} size="m" />
          <p class="card-title">{protagonistName(state, one.id)}</p>
          <div class="screen-tracks">
            <Track label="Stress" tone="rose" value={one.stress} max={lengths.stress} />
            <Track
              label="Transcendence"
              tone="gold"
              value={one.transcendence.marked}
              max={derived[one.id]?.transcendence ?? lengths.transcendence}
            />
          </div>
          <Conditions one={one} />
        </li>
      ))}
    </ul>
  );
}
