import type { Playbook } from '../content';
import { theEnigma } from './the-enigma';
import { theGuardian } from './the-guardian';
import { theHarmony } from './the-harmony';
import { theOutsider } from './the-outsider';
import { theStranger } from './the-stranger';
import { theTimeTraveller } from './the-time-traveller';
import { theUnlikelyHero } from './the-unlikely-hero';

/** Every playbook, in the order in which they are listed. A new playbook is one file and one line here. */
export const playbooks: readonly Playbook[] = [
  theEnigma,
  theGuardian,
  theHarmony,
  theOutsider,
  theStranger,
  theTimeTraveller,
  theUnlikelyHero,
];
