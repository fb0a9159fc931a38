import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { HandTrack } from '../../../shell/by-hand/hand-track';
import { numberByHand } from '../../../shell/by-hand/pips';
import { Term } from '../../../shell/learning/term';
import { useTable } from '../view';

interface HeartProps {
  one: Protagonist;
  /** It stands where one looks over everybody: what they are is said in the name of the track. */
  glance?: boolean;
}

/** A protagonist’s stress and transcendence, set where they stand by whoever may. */
export function HeartTracks({ one, glance = false }: HeartProps) {
  const { lengths, protagonists } = useTable().public.value.derived;
  const { marked, active, spent } = one.transcendence;
  const segments = protagonists[one.id]?.transcendence ?? lengths.transcendence;
  const label = glance && active ? 'Transcended' : 'Transcendence';
  const words = `${marked} of ${segments}${active ? ', transcended now' : ''}${spent ? ', spent' : ''}`;
  return (
    <>
      <HandTrack
        about={one.id}
        find={(offers) => numberByHand(offers, 'stress')}
        label="Stress"
        term={<Term id="stress">Stress</Term>}
        tone="rose"
        value={one.stress}
        max={lengths.stress}
      />
      <HandTrack
        about={one.id}
        find={(offers) => numberByHand(offers, 'transcendenceMarked')}
        label={label}
        term={<Term id="transcend">{label}</Term>}
        tone="gold"
        value={marked}
        max={segments}
        {...(glance ? {} : { words })}
      />
    </>
  );
}
