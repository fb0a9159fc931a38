import { latest } from '../../../engine';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { armOf } from '../characters/companion';
import { answersFor, characterOf, notTheirs } from '../characters/find';
import type { DhPlay } from '../game';
import { moves } from '../game';
import type { PendingDamage } from '../rolls/roll';
import type { DealtDice, Struck } from '../rolls/settled';
import type { DamageType } from '../vocabulary';
import { damageOf } from './harm';
import type { Dealt } from './on-desk';
import { takeOnDesk, wordsOf } from './on-desk';
import { standsOf, struckSince } from './undealing';

/** Dice of a weapon, or of a companion’s attack: as many as the Proficiency, and the bonus once (DGH-602, 603, 2102). */
interface WeaponDice {
  sides: number[];
  die: number;
  bonus: number;
  type: DamageType;
}

/** Damage after a hit waits for whoever dealt it first. */
export const damage = moves.about(
  {
    part: 'damage',
    what: 'damage to be rolled',
    all({ state: { public: shared } }) {
      const one = shared.characters[shared.damage?.dealers[0]?.character ?? ''];
      return shared.damage && one ? [{ damage: shared.damage, one }] : [];
    },
    idOf: (about) => about.damage.id,
  },
  'answers',
  (move) => [
    move(rolling('damage.roll', { damage: id }), {
      unless: (context, _, { one }) => notTheirs(context, one),
      ways: (context, { one }) => ({
        label: 'Roll damage',
        primary: true,
        rolls: { dice: one.proficiency, modifiers: [] },
        ...answersFor(context, one, 'damage'),
      }),
      do: (play, _, __, about) => deal(play, about.damage),
    }),
    // The hit was for something else.
    move(command('damage.none', { damage: id }), {
      unless: (context, _, { one }) => notTheirs(context, one),
      ways: (context, { one }) => ({
        label: 'No damage',
        ...answersFor(context, one, 'damage'),
      }),
      do: (play) => play.emit({ type: 'damageSet', damage: null }),
    }),
  ],
);

/** Rolls the damage of a hit: that of both, after a Tag Team (DGH-305). Whoever was hit takes it on the desk. */
function deal(play: DhPlay, damage: PendingDamage): void {
  const weapons = damage.dealers.flatMap((dealer) => diceOf(play, dealer));
  const names = damage.dealers
    .map(({ character }) => characterOf(play, character).name)
    .join(' and ');
  const targets = [damage.target, ...(damage.others ?? [])];
  const target =
    targets.flatMap((id) => play.state.public.adversaries[id]?.name ?? []).join(', ') || 'nobody';
  play.emit({ type: 'damageSet', damage: null });
  if (weapons.length === 0) return;
  const title = `Damage to ${target}`;
  const { faces, proof } = play.roll(
    weapons.flatMap(({ sides }) => sides),
    title,
  );
  const left = [...faces];
  const groupsDealt: DealtDice[] = [];
  const dealt: Dealt = { physical: 0, magical: 0 };
  const groups = weapons.map(({ sides, die, bonus, type }) => {
    const own = left.splice(0, sides.length);
    dealt[type] += damageOf(own, die, bonus, damage.critical);
    groupsDealt.push({ faces: own, die, bonus, type });
    return { label: type, sides: die, faces: own, kept: own.map((_, at) => at) };
  });
  const total = dealt.physical + dealt.magical;
  const flat = weapons.reduce((sum, { bonus }) => sum + bonus, 0);
  const most = weapons.reduce((sum, { sides, die }) => sum + sides.length * die, 0);
  play.say(`${names}: ${wordsOf(dealt)} damage to ${target}.`, {
    roll: {
      title,
      groups,
      modifiers: [
        ...(flat > 0 ? [{ source: 'Bonus', value: flat, unit: 'total' as const }] : []),
        ...(damage.critical ? [{ source: 'Critical', value: most, unit: 'total' as const }] : []),
      ],
      total,
      reading: { word: `${total} damage`, tone: damage.critical ? 'great' : 'good' },
      proof,
    },
    beat: {
      kind: 'damage',
      about: [...damage.dealers.map(({ character }) => character), ...targets],
    },
  });
  const stood = standsOf(play);
  takeOnDesk(play, targets, dealt);
  keepDealt(play, damage.id, groupsDealt, struckSince(play, stood));
}

/** Keeps the dice of damage that came of the last roll, and what they did: a die of that roll may be rolled again (DGH-121). */
function keepDealt(play: DhPlay, id: string, dealt: DealtDice[], struck: Struck[]): void {
  const { public: shared, director } = play.state;
  const { settled } = shared;
  if (!settled || !director.settled || settled.damage !== id) return;
  play.emit({
    type: 'settledSet',
    settled: { ...latest(settled), dealt },
    onDesk: { ...latest(director.settled), struck },
  });
}

function diceOf(
  play: DhPlay,
  { character, weapon: wanted }: PendingDamage['dealers'][number],
): WeaponDice[] {
  const one = characterOf(play, character);
  const weapon = armOf(one, wanted);
  if (!weapon) return [];
  const { die, bonus, damage } = weapon;
  return [{ sides: Array<number>(one.proficiency).fill(die), die, bonus, type: damage }];
}
