import type { StandingPrompt } from '../../../table';
import { answersFor } from '../characters/find';
import { dealDamage, dealNone } from '../fight/dealing';
import type { DhArea, DhOffers } from '../game';
import { gmSeats } from '../game';
import type { DaggerheartState } from '../state';
import { traitWords } from '../vocabulary';
import { conflictOffers, conflictPrompts, talked } from './conflict';
import { frame, harden, setUsual } from './framing';
import { fateOffers, gmRollOffers } from './gm-offers';
import { assist, help, together, unhelp, waive } from './helping';
import { choose, lock } from './lock';
import { experienceFields, rollOffers } from './offers';
import { attack, leaderOf, moveByRoll, propose, withdraw } from './proposing';
import { askReaction, dropReaction, rollFate, rollReaction } from './reactions';
import { askTagTeam, decline, join, joinAttack } from './tag-team';

/** Rolls: from a proposal to what comes of it. */
export const rolls: DhArea = {
  handlers: {
    'roll.propose': propose,
    'roll.move': moveByRoll,
    'roll.attack': attack,
    'roll.frame': frame,
    'roll.harden': harden,
    'roll.help': help,
    'roll.unhelp': unhelp,
    'roll.together': together,
    'roll.assist': assist,
    'roll.waive': waive,
    'roll.tag-team': askTagTeam,
    'roll.join': join,
    'roll.join-attack': joinAttack,
    'roll.decline': decline,
    'roll.talked': talked,
    'roll.withdraw': withdraw,
    'roll.lock': lock,
    'roll.choose': choose,
    'damage.roll': dealDamage,
    'damage.none': dealNone,
    'reaction.ask': askReaction,
    'reaction.roll': rollReaction,
    'reaction.drop': dropReaction,
    'fate.roll': rollFate,
    'difficulty.usual': setUsual,
  },
  offers(context) {
    rollOffers(context);
    conflictOffers(context);
    gmRollOffers(context);
    fateOffers(context);
    damageOffers(context);
    reactionOffers(context);
  },
  prompts,
  underWay: ({ public: { roll, damage } }) => (roll || damage ? ['a roll'] : []),
};

/** Damage after a hit waits for whoever dealt it first. */
function damageOffers(context: DhOffers): void {
  const { damage, characters } = context.state.public;
  const one = characters[damage?.dealers[0]?.character ?? ''];
  const where = damage && one ? answersFor(context, one, 'damage') : null;
  if (!damage || !where) return;
  const settled = { damage: damage.id };
  const rolls = { dice: one?.proficiency ?? 1, modifiers: [] };
  context.add({
    command: 'damage.roll',
    with: settled,
    label: 'Roll damage',
    primary: true,
    rolls,
    ...where,
  });
  context.add({ command: 'damage.none', with: settled, label: 'No damage', ...where });
}

function reactionOffers(context: DhOffers): void {
  const { reactions, characters } = context.state.public;
  for (const { id, character, trait } of Object.values(reactions)) {
    const one = characters[character];
    const where = one && answersFor(context, one, `reaction:${id}`);
    if (!one || !where) continue;
    context.add({
      command: 'reaction.roll',
      with: { reaction: id },
      label: `React with ${traitWords[trait].name}`,
      fields: experienceFields(one),
      primary: true,
      rolls: { dice: 2, modifiers: [] },
      ...where,
    });
  }
}

/** The questions about rolls that wait for somebody. */
function prompts(state: DaggerheartState): StandingPrompt[] {
  const { roll, damage, reactions, characters } = state.public;
  const asking: StandingPrompt[] = conflictPrompts(state);
  const ask = (id: string, character: string, title: string, text: string) => {
    const one = characters[character];
    if (one) asking.push({ id, to: [one.owner], title, text });
  };
  if (roll) {
    const fallen = roll.parts.some((part) => part.fallen !== null);
    const name = characters[leaderOf(roll)]?.name ?? 'somebody';
    if (!fallen && !roll.kept && roll.difficulty === null) {
      const text = roll.parts[0]?.doing || 'Say what it is against, and what is at stake.';
      asking.push({ id: 'difficulty', to: gmSeats(state), title: `${name} wants to roll`, text });
    }
    if (roll.asked !== undefined) {
      ask('tag-team', roll.asked, `A Tag Team with ${name}?`, 'It costs you nothing.');
    }
    if (fallen) ask('tag-team', leaderOf(roll), 'Which roll counts?', 'It counts for you both.');
    const waiting = Object.entries(roll.group ?? {}).filter(([, how]) => how === 'waiting');
    const to = waiting.flatMap(([id]) => characters[id]?.owner ?? []);
    if (to.length > 0) {
      const text = 'A reaction roll each: +1 for a success, −1 for a failure.';
      asking.push({ id: 'group', to: [...new Set(to)], title: `Help ${name}`, text });
    }
  }
  for (const { character } of damage?.dealers.slice(0, 1) ?? []) {
    ask('damage', character, damage?.critical ? 'A critical hit!' : 'A hit!', 'Roll the damage.');
  }
  for (const { id, character, trait, what } of Object.values(reactions)) {
    ask(`reaction:${id}`, character, `React: ${traitWords[trait].name}`, what);
  }
  return asking;
}
