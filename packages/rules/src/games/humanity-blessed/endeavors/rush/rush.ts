import type { HumanityPlay } from '../../game';
import type { HumanityState } from '../../state';
import { beat } from '../beats';
import { schemesInARow } from '../buttons';
import { combat } from '../combat';
import type { Endeavor, Goal, Participant } from '../endeavor';
import { nameOf, opponents, stillIn, update } from '../find';
import type { KindRule, SpecialRule } from '../kinds';
import { removeFrom } from '../removing';
import { schemes } from '../scheming';
import { ANTAGONISTS } from '../sides';
import { elect, electable, foil, leaderOf } from './electing';

/** How many Scheme Buttons in a row complete a scheme (HUM-1318). */
const COMPLETE = 10;

const isAntagonist = ({ side }: Participant): boolean => side === ANTAGONISTS;
const antagonists = (endeavor: Endeavor): string[] =>
  stillIn(endeavor)
    .filter(isAntagonist)
    .map(({ character }) => character);

/** Foils the leader, and adds Schemes by one’s temporary Blessings (HUM-1317). */
const plot: SpecialRule = {
  id: 'plot',
  name: 'Plot',
  means: 'Foil the charge leader, then add as many Scheme Buttons as you have temporary Blessings.',
  perform(play, endeavor, { character }, blessings) {
    foil(play, endeavor);
    schemes(play, endeavor, character, blessings);
  },
};

/** With a scheme complete all opponents are removed (HUM-1318). */
const execute: SpecialRule = {
  id: 'execute',
  name: 'Execute',
  means: 'With ten Scheme Buttons in a row: all opponents are removed.',
  open: (_, endeavor, one) =>
    schemesInARow(endeavor, one.track) >= COMPLETE && opponents(endeavor, one).length > 0,
  perform(play, endeavor, one) {
    for (const { character } of opponents(endeavor, one)) {
      removeFrom(play, character);
      play.say(
        `${nameOf(play.state, character)} is removed from the Endeavor.`,
        beat('endeavor-removed', character),
      );
    }
  },
};

/** The leader acts first; without one, the antagonists do (HUM-1216). */
function reorder(play: HumanityPlay, endeavor: Endeavor): void {
  const leader = leaderOf(endeavor);
  const first = leader === null ? antagonists(endeavor) : [leader];
  const { order } = endeavor;
  const known = first.filter((id) => order.includes(id) || id === leader);
  update(play, { order: [...known, ...order.filter((id) => !known.includes(id))] });
}

/** What decides it, and what comes near to it (HUM-1215, 1217). */
function goals(state: HumanityState, endeavor: Endeavor): Goal[] {
  const found = combat.goals(state, endeavor).filter(({ key }) => !key.startsWith('wounds-'));
  if (Object.keys(endeavor.tracks).some((track) => schemesInARow(endeavor, track) >= COMPLETE)) {
    found.push({ key: 'scheme', text: 'The scheme is complete: ten Scheme Buttons in a row.' });
  }
  const there = stillIn(endeavor).some((one) => !isAntagonist(one));
  if (there && (endeavor.foiled ?? []).length > 0 && electable(endeavor).length === 0) {
    found.push({
      key: 'foiled',
      text: 'All who were there to lead are foiled: it is not lost by that, but nobody leads.',
    });
  }
  return found;
}

/** Rush: Combat with a charge leader, against a scheme (HUM-1214…1217, 1317, 1318). */
export const rush: KindRule = {
  ...combat,
  type: 'rush',
  starters(_, endeavor) {
    const leader = leaderOf(endeavor);
    if (leader !== null) return [leader];
    return electable(endeavor).length > 0 ? [] : antagonists(endeavor);
  },
  specials: (endeavor, who) =>
    isAntagonist(who) ? [plot, execute] : combat.specials(endeavor, who),
  counts: (endeavor, who) => isAntagonist(who) || who.character === leaderOf(endeavor),
  waits: (_, endeavor) =>
    leaderOf(endeavor) === null && electable(endeavor).length > 0
      ? 'A charge leader has still to be elected.'
      : null,
  goals,
  onRound: reorder,
  after(play, endeavor, command) {
    combat.after?.(play, endeavor, command);
    elect(play, endeavor);
  },
};
