import { change, characterOf, party } from '../characters/find';
import { clearStress, gainFear, gainHope } from '../characters/vitals';
import { tickForRoll } from '../countdowns/ticking';
import { afterRoll } from '../desk/passing';
import { breathe } from '../fight/water';
import type { DhPlay } from '../game';
import { ruleOf } from '../house-rules';
import { reached } from './aimed';
import { consequences, succeeds, withHope } from './duality';
import { before, forget, remember } from './remembering';
import type { Fallen, RollPart, TableRoll } from './roll';
import { clear } from './standing';

/**
 * What comes of a roll, all at once: Hope, Stress and Fear within their caps, countdowns, the spotlight, and
 * damage that is still to be rolled (DGH-113…117, 303…306).
 */
export function settle(
  play: DhPlay,
  roll: TableRoll,
  fallen: Fallen,
  part = roll.parts[0]?.character ?? '',
): void {
  const { outcome } = fallen;
  const { hope, clears, fear, move } = consequences[outcome];
  const team = roll.parts.map(({ character }) => character);
  for (const id of team) breathe(play, id);
  const was = before(play, roll);
  // A blaze rolls no dice that could be rolled again.
  const dice = characterOf(play, part).life !== 'blaze';
  for (const one of roll.parts) leadsOn(play, one, fallen);
  for (const id of team) {
    if (withHope(outcome)) {
      play.because(id, 'Hope', 'a roll with Hope');
      gainHope(play, id, hope);
    }
    clearStress(play, id, clears);
  }
  if (fear > 0) gainFear(play, team.length === 1 ? fear : fearOfTeam(play, team));
  tickForRoll(play, outcome);
  endBlaze(play, team);
  const [leader = ''] = team;
  const hit = reached(play.state, roll, fallen);
  clear(play);
  if (succeeds(outcome)) {
    endCondition(play, leader, roll.clears);
    if (roll.moves) play.emit({ type: 'bandSet', character: leader, ...roll.moves });
    readyDamage(play, roll, hit, outcome === 'critical');
  }
  afterRoll(play, team, move);
  if (dice) remember(play, roll, { part, fallen, hit, was });
  else forget(play);
}

/**
 * What a companion has done well, with Hope, its keeper's next roll may build on; what they have rolled since without
 * it is over (DGH-2103).
 */
export function leadsOn(
  play: DhPlay,
  { character, companion }: RollPart,
  { outcome }: Fallen,
): void {
  const one = characterOf(play, character);
  const opening = companion === true && succeeds(outcome) && withHope(outcome);
  if (!one.companion || (one.companion.opening ?? false) === opening) return;
  change(play, one, { companion: { ...one.companion, opening } });
}

/** A Tag Team with Fear brings a Fear for each of those who act, or for everybody (DGH-304). */
export const fearOfTeam = (play: DhPlay, team: readonly string[]): number =>
  ruleOf(play.state, 'tagTeamFear') === 'party' ? party(play.state).length : team.length;

/** Whoever went out in a blaze has had their last action (DGH-902). */
function endBlaze(play: DhPlay, team: readonly string[]): void {
  for (const id of team) {
    const one = characterOf(play, id);
    if (one.life !== 'blaze') continue;
    change(play, one, { life: 'dead' });
    play.say(`${one.name} dies.`, { beat: { kind: 'death', about: [id] } });
  }
}

/** A temporary condition ends when the roll against it succeeds (DGH-804). */
export function endCondition(play: DhPlay, id: string, condition: string | undefined): void {
  if (condition === undefined) return;
  const one = characterOf(play, id);
  const ended = one.conditions.find((each) => each.id === condition);
  if (!ended) return;
  change(play, one, { conditions: one.conditions.filter((each) => each !== ended) });
  const beat = { kind: 'condition-ends', about: [one.id] };
  play.say(`${one.name} is no longer ${ended.name}.`, { beat });
}

/** After a hit the damage dice wait for whoever hit: all of a Tag Team who attacked (DGH-602, 305). */
export function readyDamage(
  play: DhPlay,
  { parts }: TableRoll,
  hit: readonly string[],
  critical: boolean,
): void {
  const dealers = parts.flatMap(({ character, weapon }) =>
    weapon === null ? [] : [{ character, weapon }],
  );
  const [target, ...others] = hit.filter((id) => play.state.public.adversaries[id]);
  if (target === undefined || dealers.length === 0) return;
  const further = others.length > 0 ? { others } : {};
  const damage = { id: play.id('damage'), dealers, target, ...further, critical };
  play.emit({ type: 'damageSet', damage });
}
