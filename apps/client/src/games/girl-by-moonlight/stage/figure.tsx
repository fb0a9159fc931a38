import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import type { ComponentType } from 'preact';
import type { Figure } from '../../../shell/stage/loan';
import { Face, heroColour, heroOf } from '../faces/face';
import { protagonistName } from '../view';

/** One component an id, so that a face is not drawn anew with every change of the state. */
const faces = new Map<string, ComponentType>();

function faceOf(id: string): ComponentType {
  const known = faces.get(id);
  if (known) return known;
  const OwnFace = () => <Face id={id} size="m" />;
  faces.set(id, OwnFace);
  return OwnFace;
}

/** A protagonist on the stage, by their id or by the seat that plays them. */
export function figureOf(state: PublicState, id: string): Figure | undefined {
  const one = heroOf(state, id);
  if (!one) return undefined;
  const colour = heroColour(state, id);
  return {
    name: protagonistName(state, one.id),
    ...(colour ? { colour: `var(--hero-${colour})` } : {}),
    Face: faceOf(one.id),
  };
}
