import { FaceField as AnyFaceField } from '../../../shell/faces/face-field';
import { Figure } from '../../../shell/faces/figure';
import type { FieldProps } from '../../../shell/game';
import { heroColour, useTable } from '../view';
import { parts } from './parts';
import { drawnWith, faceOf } from './shapes';

const kinds = Object.keys(parts);

/** Kinds whose parts are about the head: one looks from nearer. */
const near: readonly string[] = ['hair', 'collar'];

/** Whether a field says how somebody is drawn. */
export const isFaceField = (name: string): boolean => kinds.includes(name);

/** The face of a protagonist as they go about by day, part by part. */
export function FaceField(props: FieldProps) {
  const shared = useTable().public.value;
  const one = shared.protagonists[String(props.offer.with.protagonist ?? '')];
  if (!one) return null;
  return (
    <AnyFaceField
      {...props}
      kinds={kinds}
      name={one.name}
      which={(name, chosen) => faceOf({ ...one, name }, chosen)}
      draw={(which, kind = '') => (
        <Figure shapes={drawnWith(which)} crop={near.includes(kind) ? 'bust' : 'whole'} />
      )}
      hero={heroColour(shared, one.id)}
    />
  );
}
