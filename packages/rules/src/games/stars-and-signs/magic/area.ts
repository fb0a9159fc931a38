import { latest } from '../../../engine';
import { forWhoeverActs } from '../checks/standing';
import type { StarsBrings, StarsPlay } from '../game';
import { moves } from '../game';
import { endTransformation } from '../protagonists/energy';
import { cast } from '../protagonists/find';
import { isOut } from './energy';
import { transforming } from './transforming';
import { upgrading } from './upgrading';
import { wishes, wishPrompts } from './wishing';

/** Transformations, what they make possible, and the Wish. */
export const magic = {
  ...moves.area(transforming, forWhoeverActs(upgrading), ...wishes),
  apart: true,
  prompts: wishPrompts,
  // Energy that has run out ends a Transformation once the Action that it was spent on is settled, or is none (SNS-2223).
  after(play: StarsPlay) {
    const state = latest(play.state);
    const { check } = state.public;
    const acts = check?.burnsOut && check.settling === null ? check.protagonist : null;
    for (const one of cast(state)) {
      if (isOut(one) && one.id !== acts) {
        endTransformation(play, one.id, 'the Energy has run out');
      }
    }
  },
} satisfies StarsBrings;
