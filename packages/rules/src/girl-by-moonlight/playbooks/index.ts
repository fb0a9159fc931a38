import type { Ability, Playbook } from '../content';
import { theEnigma } from './the-enigma';
import { theGuardian } from './the-guardian';
import { theHarmony } from './the-harmony';
import { theOutsider } from './the-outsider';
import { theStranger } from './the-stranger';
import { theTimeTraveller } from './the-time-traveller';
import { theUnlikelyHero } from './the-unlikely-hero';

/** Every playbook, by id. A new playbook is one file and one line here. */
export const playbooks: Record<string, Playbook> = Object.fromEntries(
  [
    theEnigma,
    theGuardian,
    theHarmony,
    theOutsider,
    theStranger,
    theTimeTraveller,
    theUnlikelyHero,
  ].map((playbook) => [playbook.id, playbook]),
);

const abilities = new Map<string, Ability>(
  Object.values(playbooks).flatMap(({ special, transcendent }) =>
    [...special, ...transcendent].map((ability): [string, Ability] => [ability.id, ability]),
  ),
);

/** An ability of any playbook. */
export function abilityById(id: string): Ability | undefined {
  return abilities.get(id);
}
