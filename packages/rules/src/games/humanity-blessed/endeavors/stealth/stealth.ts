import type { HumanityPlay } from '../../game';
import type { HumanityState } from '../../state';
import { beat } from '../beats';
import { owe } from '../dues';
import type { Endeavor, Goal, Participant } from '../endeavor';
import { buttonsOn, stillIn, updateOne } from '../find';
import type { KindRule, Taken } from '../kinds';
import { alarms, isSafe, raiseAlarms, sanctuaries, wake } from './alarms';
import { eyeActions, eyeSpecials } from './eye';
import { isRogue, quicken, rogueActions } from './rogues';

/** What a turn that ends on a Button brings: an Alarm wakes the Eye, an Escape lets one out (HUM-1407, 1411). */
function endOn(play: HumanityPlay, endeavor: Endeavor, one: Participant): void {
  if (!isRogue(one) || one.standing !== 'in') return;
  const here = buttonsOn(endeavor, one.track).filter(({ at }) => at === one.position);
  if (here.some(({ kind }) => kind === 'alarm') && !isSafe(endeavor, one)) wake(play, endeavor);
  if (here.some(({ kind }) => kind === 'escape')) {
    const by = one.character;
    owe(play, { kind: 'leave', by, source: 'escape', among: [by], left: 1 });
  }
}

/** An Attack on a Sanctuary, or next to one, ends it (HUM-1412). */
function breakPeace(play: HumanityPlay, endeavor: Endeavor, { who, outcome, data }: Taken): void {
  if (!outcome || data.assault !== true) return;
  for (const { id, at } of sanctuaries(endeavor, who)) {
    play.emit({ type: 'buttonRemoved', id });
    play.say(`The Sanctuary at ${at} is one no more.`, {
      ...beat('endeavor-button'),
      notes: ['There was an Attack from it.'],
    });
  }
}

/** Whoever has sparked a roll is heard (HUM-1408): what paid for it says who they are. */
function hearSparks(play: HumanityPlay, endeavor: Endeavor): void {
  const { spent } = play.state.public;
  if (spent?.seq !== play.context.seq) return;
  const tracks = new Set(
    stillIn(endeavor)
      .filter((one) => isRogue(one) && (spent.by[one.character] ?? 0) > 0)
      .map(({ track }) => track),
  );
  for (const track of tracks) raiseAlarms(play, endeavor, track);
}

/** All done and all out; or nobody is left (HUM-1220). */
function goals(_: HumanityState, endeavor: Endeavor): Goal[] {
  const all = Object.values(endeavor.participants).filter(isRogue);
  if (all.length === 0 || all.some(({ standing }) => standing === 'in')) return [];
  const safe = all.filter(({ standing }) => standing === 'safe').length;
  const left = Object.values(endeavor.buttons).filter(({ kind }) => kind === 'objective').length;
  if (safe > 0 && left === 0) {
    const how = endeavor.mode === 'wake' ? 'though the Eye is awake' : 'and the Eye knows nothing';
    return [{ key: 'away', text: `All is done, the rogues are away, ${how}.` }];
  }
  const done = left === 0 ? 'all was done' : `${left} Objective${left === 1 ? '' : 's'} left`;
  return [{ key: 'over', text: `No rogue is left here: ${safe} got away, ${done}.` }];
}

/** Stealth: rogues against the Eye (HUM-1218…1220, 1319…1329, 1407…1412). */
export const stealth: KindRule = {
  type: 'stealth',
  // The type names nobody: the table does, rogues first (HUM-1116).
  starters: (_, endeavor) => {
    const all = stillIn(endeavor);
    return [...all.filter(isRogue), ...all.filter((one) => !isRogue(one))].map(
      ({ character }) => character,
    );
  },
  actions: (endeavor, who) => (isRogue(who) ? rogueActions : eyeActions(endeavor)),
  specials: (endeavor, who) => (isRogue(who) ? [quicken] : eyeSpecials(endeavor)),
  generic: isRogue,
  goals,
  onTurn(play, one) {
    updateOne(play, one, { began: { track: one.track, at: one.position } });
  },
  onTurnEnd: endOn,
  onTaken: breakPeace,
  // The Eye stands on no track, so that its failures are not heard (HUM-1408).
  onFailed: (play, endeavor, { track }) => raiseAlarms(play, endeavor, track),
  // What was swept goes when the next round has ended (HUM-1328).
  onRoundOver(play, endeavor) {
    for (const { id, until } of alarms(endeavor)) {
      if (until !== undefined && until <= endeavor.round) play.emit({ type: 'buttonRemoved', id });
    }
  },
  after(play, endeavor, { type }) {
    if (type === 'check.spark') hearSparks(play, endeavor);
  },
};
