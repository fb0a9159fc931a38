import { ability } from '../effects/ability';
import { nameById, nameOf } from '../lookups';
import { actorOf } from '../rolls/actor';
import { giveLinks } from '../sheet/links';
import type { ProtagonistId } from '../state';

/** The switch that a bearer gives to others; several may bear this ability. */
const actingOn = (bearer: ProtagonistId): string => `deeper-understanding:${bearer}`;

/**
 * Deeper understanding (GBM-PB-STR-019): more effect when gathering information; and an ally who
 * acts on what the bearer provides gains a link with them, both being transcended. Once an action:
 * pressing on from a worse position is still the same one.
 */
export const deeperUnderstanding = ability({
  id: 'deeper-understanding',
  name: 'Deeper understanding',
  summary:
    '+1 effect when you gather information. A transcended ally who acts on what you tell them gains a link with you.',
  kind: 'transcendent',
  effects: [{ effect: 'gather-effect' }],
  hooks: {
    options: {
      allyAction: [
        ({ state, self, roll }) => {
          if (roll.retries > 0 || !actorOf(state, roll).transcendence.active) return [];
          const label = `Acting on what ${nameOf(self)} has told you: gain a link with them`;
          return [{ id: actingOn(self.id), label }];
        },
      ],
    },
    after: {
      action({ state, self, roll }, play) {
        if (roll.retries > 0 || roll.roller === self.id) return;
        if (!roll.options.includes(actingOn(self.id))) return;
        if (!self.transcendence.active || !actorOf(state, roll).transcendence.active) return;
        play.say(`${nameById(state, roll.roller)} acts on what ${nameOf(self)} has found out.`, {
          notes: [giveLinks(play, roll.roller, self.id, 1)],
        });
      },
    },
  },
});
