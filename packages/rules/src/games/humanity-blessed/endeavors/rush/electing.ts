import { ask, asksOf } from '../../../../table';
import type { HumanityPlay } from '../../game';
import { beat } from '../beats';
import type { Endeavor, Participant } from '../endeavor';
import { isIn, nameOf, stillIn, update } from '../find';
import { ANTAGONISTS } from '../sides';

/** The sealed vote for a charge leader, as the rules put it onto the table; `leading.ts` says what it is (HUM-1214). */
export const election = { kind: 'charge-leader', shows: 'who' } as const;

/** Whoever may lead: any protagonist who is there and was never foiled (HUM-1215). */
export const electable = (endeavor: Endeavor): Participant[] =>
  stillIn(endeavor).filter(
    ({ side, character }) =>
      side !== ANTAGONISTS && !(endeavor.foiled?.includes(character) ?? false),
  );

/** Whoever leads the charge now; `null` while nobody does. */
export const leaderOf = (endeavor: Endeavor): string | null => {
  const { leader = null } = endeavor;
  return leader !== null && electable(endeavor).some(({ character }) => character === leader)
    ? leader
    : null;
};

/** Somebody leads the charge from now on. */
export function lead(play: HumanityPlay, who: string): void {
  update(play, { leader: who, undecided: false });
  play.say(`${nameOf(play.state, who)} leads the charge.`, {
    ...beat('endeavor-effect', who),
    notes: ['They act first, and only they and the antagonists count for special actions.'],
  });
}

/** Where nobody leads the others elect somebody; the last who could leads without a vote (HUM-1214, 1215). */
export function elect(play: HumanityPlay, endeavor: Endeavor): void {
  if (leaderOf(endeavor) !== null) return;
  if (endeavor.leader) update(play, { leader: null });
  const able = electable(endeavor);
  const [first] = able;
  if (!first) return;
  if (able.length === 1) lead(play, first.character);
  else if (!endeavor.undecided && asksOf(play.state, election).length === 0) {
    ask(play, election, { about: endeavor.id });
    play.say('A charge leader is elected; each votes in secret.', beat('endeavor-effect'));
  }
}

/** The charge leader is foiled: they never lead again (HUM-1215, 1317). */
export function foil(play: HumanityPlay, endeavor: Endeavor): void {
  const leader = leaderOf(endeavor);
  if (leader === null || !isIn(endeavor, leader)) return;
  update(play, { leader: null, foiled: [...(endeavor.foiled ?? []), leader] });
  play.say(`${nameOf(play.state, leader)} is foiled, and leads no more.`, {
    ...beat('endeavor-effect', leader),
  });
}
