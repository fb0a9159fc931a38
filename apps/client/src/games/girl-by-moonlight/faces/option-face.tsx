import { Roundel } from '../../../design/face';
import { isHair } from '../../../design/faces/silhouettes';
import type { OpenOffer } from '../view';
import { useTable } from '../view';
import { Emblem } from './drawing';
import { Face, FaceOf, heroColour, heroOf } from './face';

interface OptionFaceProps {
  field: string;
  value: string;
  about: OpenOffer['with'];
}

/** What an option looks like: a silhouette and a colour as they will be, a protagonist as they are. */
export function OptionFace({ field, value, about }: OptionFaceProps) {
  const state = useTable().public.value;
  const id = String(about.protagonist ?? '');
  const one = heroOf(state, id);
  if (one && field === 'silhouette' && (value === 'emblem' || isHair(value))) {
    return <FaceOf one={{ ...one, silhouette: value }} hero={heroColour(state, id)} size="m" />;
  }
  if (one && field === 'colour') return <FaceOf one={one} hero={value} size="m" />;
  if (field === 'playbook') {
    return (
      <Roundel emblem>
        <Emblem playbook={value} />
      </Roundel>
    );
  }
  return <Face id={value} />;
}
