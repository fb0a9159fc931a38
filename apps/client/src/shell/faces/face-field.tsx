import type { ComponentChildren } from 'preact';
import { lazy } from '../../design/lazy';
import type { FieldProps } from '../game';
import { formOf, heldIn } from '../offers/form-state';
import type { OpenOffer } from '../state';
import type { Chosen } from './parts';

const FacePicker = lazy(() => import('./face-picker').then((module) => module.FacePicker));

interface FaceFieldProps extends FieldProps {
  /** The fields that say which parts there are, in the order in which they stand in the form. */
  kinds: readonly string[];
  /** What they are called, until another name is written in the same form. */
  name: string;
  /** Which part of each kind they have under that name, with what is chosen in the form. */
  which(name: string, chosen: Chosen): Record<string, string>;
  draw(which: Chosen, kind?: string): ComponentChildren;
  /** The colour that they have. */
  hero: string | undefined;
}

/** All of a face, in the place of its first field. Whose name is being written sees the face of that name. */
export function FaceField({ offer, field, kinds, name, which, draw, hero }: FaceFieldProps) {
  if (field.name !== kinds[0]) return null;
  const called = nameIn(offer) ?? name;
  return (
    <FacePicker
      offer={offer}
      kinds={kinds}
      which={(chosen) => which(called, chosen)}
      draw={draw}
      hero={hero}
    />
  );
}

function nameIn(offer: OpenOffer): string | undefined {
  const field = offer.fields?.find(({ name }) => name === 'name');
  const held = field && heldIn(formOf(offer.key), field);
  return typeof held === 'string' ? held.trim() || undefined : undefined;
}
