import { acts } from '../characters/character';
import { actingCharacter, change, ownCharacter } from '../characters/find';
import { spendHope } from '../characters/vitals';
import type { CommandOf, DhPlay } from '../game';
import { present, refuse } from '../game';
import { TAG_TEAM_HOPE } from '../vocabulary';
import { takesPart } from './helping';
import {
  forgetTagTeam,
  isTagTeam,
  leaderOf,
  openRoll,
  partOf,
  update,
  weaponOf,
} from './proposing';
import type { RollPart, TableRoll } from './roll';

/** Asks another to make the roll together: 3 Hope, once a session (DGH-301, 306). */
export function askTagTeam(play: DhPlay, command: CommandOf<'roll.tag-team'>): void {
  const roll = openRoll(play, command.roll);
  const leader = actingCharacter(play, leaderOf(roll));
  const partner = present(play.state.public.characters[command.partner], 'character');
  if (roll.group || isTagTeam(roll) || takesPart(roll, partner.id) || !acts(partner)) {
    refuse('not-allowed', 'That roll cannot become a Tag Team with them.', {
      instead: 'Ask somebody who can act and has no part in it yet.',
      rule: 'DGH-301',
    });
  }
  const { number } = play.state.public.table.session;
  if (leader.tagTeamIn === number) {
    refuse('limit-reached', `${leader.name} has started a Tag Team in this session.`, {
      instead: 'Let somebody else start one; anybody may join.',
      rule: 'DGH-301',
    });
  }
  spendHope(play, leader.id, TAG_TEAM_HOPE, 'A Tag Team', 'DGH-301');
  change(play, leader, { tagTeamIn: number });
  update(play, roll, { asked: partner.id });
}

/** The partner says yes, with a trait of their own. */
export function join(play: DhPlay, command: CommandOf<'roll.join'>): void {
  const one = actingCharacter(play, command.character);
  const roll = askedOf(play, command.roll, one.id);
  joinWith(play, roll, partOf(play, one, command.trait, null, command));
}

/** The partner says yes, with a weapon. */
export function joinAttack(play: DhPlay, command: CommandOf<'roll.join-attack'>): void {
  const one = actingCharacter(play, command.character);
  const roll = askedOf(play, command.roll, one.id);
  const weapon = weaponOf(one, command.weapon);
  if (roll.target === null) {
    refuse('not-allowed', 'That roll is no attack.', {
      instead: 'Join with a trait.',
      rule: 'DGH-305',
    });
  }
  joinWith(play, roll, partOf(play, one, weapon.trait, weapon.id, command));
}

/** The partner says no; nothing was used. */
export function decline(play: DhPlay, command: CommandOf<'roll.decline'>): void {
  const one = ownCharacter(play, command.character);
  const roll = askedOf(play, command.roll, one.id);
  forgetTagTeam(play, roll);
  const { asked: _, ...rest } = roll;
  play.emit({ type: 'rollSet', roll: { ...rest, version: roll.version + 1 } });
}

function joinWith(play: DhPlay, roll: TableRoll, part: RollPart): void {
  const { asked: _, ...rest } = roll;
  update(play, rest, { parts: [...roll.parts, part] });
}

function askedOf(play: DhPlay, id: string, character: string): TableRoll {
  const roll = openRoll(play, id);
  if (roll.asked === character) return roll;
  refuse('wrong-moment', 'Nobody asks for that now.', {
    instead: 'Help with the roll, or wait for the next one.',
    rule: 'DGH-301',
  });
}
