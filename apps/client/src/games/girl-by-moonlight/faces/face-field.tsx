import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { lazy } from '../../../design/lazy';
import { Figure } from '../../../shell/faces/figure';
import type { FieldProps } from '../../../shell/game';
import { formOf, heldIn } from '../../../shell/offers/form-state';
import type { OpenOffer } from '../view';
import { useTable } from '../view';
import { Emblem } from './drawing';
import { heroColour, heroOf } from './face';
import { parts } from './parts';
import { drawnWith, faceOf } from './shapes';

const FacePicker = lazy(() =>
  import('../../../shell/faces/face-picker').then((module) => module.FacePicker),
);

const kinds = Object.keys(parts);

/** Kinds whose parts are about the head: one looks from nearer. */
const near: readonly string[] = ['silhouette', 'collar'];

/** Whether a field says how somebody is drawn. */
export const isFaceField = (name: string): boolean => kinds.includes(name);

/** All of a face, in the place of its first field. */
export function FaceField({ offer, field }: FieldProps) {
  const state = useTable().public.value;
  const id = String(offer.with.protagonist ?? '');
  const one = heroOf(state, id);
  if (!one || field.name !== kinds[0]) return null;
  // Whose name is being written sees the face of that name.
  const named: Protagonist = { ...one, name: nameIn(offer) ?? one.name };
  return (
    <FacePicker
      offer={offer}
      kinds={kinds}
      which={(chosen) => faceOf(named, chosen)}
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

function nameIn(offer: OpenOffer): string | undefined {
  const field = offer.fields?.find(({ name }) => name === 'name');
  const held = field && heldIn(formOf(offer.key), field);
  return typeof held === 'string' ? held.trim() || undefined : undefined;
}
