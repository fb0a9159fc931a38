import { FaceField as AnyFaceField } from '../../../shell/faces/face-field';
import { Figure } from '../../../shell/faces/figure';
import type { FieldProps } from '../../../shell/game';
import { useTable } from '../view';
import { Emblem } from './drawing';
import { heroColour, heroOf } from './face';
import { parts } from './parts';
import { drawnWith, faceOf } from './shapes';

const kinds = Object.keys(parts);

/** Kinds whose parts are about the head: one looks from nearer. */
const near: readonly string[] = ['silhouette', 'collar'];

/** Whether a field says how somebody is drawn. */
export const isFaceField = (name: string): boolean => kinds.includes(name);

/** The face of a protagonist, part by part; an emblem may stand for it. */
export function FaceField(props: FieldProps) {
  const state = useTable().public.value;
  const id = String(props.offer.with.protagonist ?? '');
  const one = heroOf(state, id);
  if (!one) return null;
  return (
    <AnyFaceField
      {...props}
      kinds={kinds}
      name={one.name}
      which={(name, chosen) => faceOf({ ...one, name }, chosen)}
      draw={(which, kind = '') =>
        which.silhouette === 'emblem' ? (
          <Emblem playbook={one.playbook} />
        ) : (
          <Figure shapes={drawnWith(which)} crop={near.includes(kind) ? 'bust' : 'whole'} />
        )
      }
      hero={heroColour(state, id)}
    />
  );
}
