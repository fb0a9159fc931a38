import type { Hooks, RollContext, RollOption } from '../../hooks';
import { houseRule } from '../../house-rules';
import { nameOf } from '../../lookups';
import { actorOf } from '../../rolls/actor';
import { takesPart } from '../../rolls/before-dice';
import { markXp } from '../../sheet/experience';
import { recoverStress } from '../../sheet/stress';
import type { GbmState, Protagonist } from '../../state';
import { dreamsOf } from './conspiracy';

const virtueOf = (id: string): string => `avatar:${id}:virtue`;
const desireOf = (id: string, index: number): string => `avatar:${id}:desire-${index}`;

/** Whether the Avatar of somebody counts in what they do now (AMB-93). */
const counts = (state: GbmState, { transcendence }: Protagonist): boolean =>
  transcendence.active ||
  (houseRule(state, 'avatars') === 'always' && state.public.phase === 'mission');

/** The switches by which somebody acts as their Avatar would. */
function avatarOptions({ state, self }: RollContext, whose = ''): RollOption[] {
  const avatar = dreamsOf(state).avatars[self.id];
  if (!avatar || !counts(state, self)) return [];
  const gain = self.transcendence.active ? ', and no transcendence' : '';
  return [
    { id: virtueOf(self.id), label: `${whose}${avatar.name} is ${avatar.virtue}: clear 1 stress` },
    ...avatar.desires.map((desire, index) => ({
      id: desireOf(self.id, index),
      label: `${whose}${avatar.name} longs for ${desire}: mark xp${gain}`,
    })),
  ];
}

/** Whether this roll goes along with a desire of the bearer's Avatar. */
function desired({ state, self, roll }: RollContext): boolean {
  const avatar = dreamsOf(state).avatars[self.id];
  if (!avatar || !counts(state, self) || !takesPart(roll, self.id)) return false;
  return avatar.desires.some((_, index) => roll.options.includes(desireOf(self.id, index)));
}

/**
 * What acting as the Avatar would does: by its virtue it clears 1 stress (GBM-MAZ-RUL-005); by a
 * desire, or by a promise built on one, it marks xp and no transcendence (GBM-MAZ-RUL-006). The
 * table judges whether an action fits; whoever acts along has switches of their own.
 */
export const avatarHooks: Hooks = {
  options: {
    action: [(context) => avatarOptions(context)],
    allyAction: [
      ({ state, self, roll }) => {
        if (roll.roller === self.id || !takesPart(roll, self.id)) return [];
        const context = { state, self: actorOf(state, roll, self.id), roll };
        return avatarOptions(context, `${nameOf(self)}: `);
      },
    ],
  },
  forbid: {
    markingTranscendence: (context) => (desired(context) ? 'their Avatar’s desire' : null),
  },
  after: {
    action({ state, roll, self: { id } }, play) {
      if (!takesPart(roll, id)) return;
      const context = { state, roll, self: actorOf(state, roll, id) };
      const avatar = dreamsOf(state).avatars[id];
      if (!avatar || !counts(state, context.self)) return;
      const notes: string[] = [];
      if (roll.options.includes(virtueOf(id))) {
        notes.push(recoverStress(play, id, 1, `${avatar.name} is ${avatar.virtue}`));
      }
      if (desired(context))
        notes.push(markXp(play, id, 'playbook', 1, `a desire of ${avatar.name}`));
      if (notes.length > 0)
        play.say(`${avatar.name} acts through ${nameOf(context.self)}.`, { notes });
    },
  },
};
