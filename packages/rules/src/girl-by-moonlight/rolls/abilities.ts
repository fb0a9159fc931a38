import type { Field } from '../../engine';
import { refuse } from '../../engine';
import type { Feature } from '../features';
import { featuresOf } from '../features';
import type { Area, GbmPlay } from '../game';
import type { Protagonist } from '../state';
import { markSeriesXp, markXp } from '../table/experience';
import { nameOf, own, ownInPlay } from '../table/lookups';

/** The use of special armour for the other thing that its ability names (GBM-ARM-009). */
const SPECIAL_ARMOUR = 'special-armour';

const noteField: Field = {
  name: 'note',
  kind: 'text',
  label: 'What do we see?',
  max: 300,
  required: false,
};

/** What abilities let their bearers do on their own. */
export const abilities: Area = {
  handlers: {
    'ability.use'(play, command) {
      const self = ownInPlay(play, command.protagonist);
      const feature = featuresOf(play.state, self).find(({ id }) => id === command.ability);
      if (feature?.hooks.specialArmour && command.use === SPECIAL_ARMOUR) {
        spendSpecialArmour(play, self, feature, command.note);
        return;
      }
      const use = feature?.hooks.uses?.find(({ id }) => id === command.use);
      if (!feature || !use) refuse('not-found', `${nameOf(self)} has no such ability in force.`);
      const reason = use.unavailable({ state: play.state, self });
      if (reason) refuse('not-allowed', reason);
      play.say(`${nameOf(self)} uses ${feature.name}: ${use.label}.`, {
        notes: command.note ? [command.note] : [],
      });
      use.run(play, self, command.note);
    },

    'ability.claim'(play, command) {
      const self = own(play, command.protagonist);
      const feature = featuresOf(play.state, self).find(({ id }) => id === command.ability);
      const claim = feature?.hooks.claims?.find(({ id }) => id === command.claim);
      if (!feature || !claim) refuse('not-found', `${nameOf(self)} has no such claim.`);
      const marked =
        claim.track === 'series'
          ? markSeriesXp(play, 1, feature.name)
          : markXp(play, self.id, 'playbook', 1, feature.name);
      play.say(`${nameOf(self)}: ${claim.label}.`, { notes: [marked] });
    },
  },

  offers(c) {
    const { self } = c;
    if (self?.status !== 'active') return;
    for (const { id, name, hooks } of featuresOf(c.state, self)) {
      if (hooks.specialArmour && !self.specialArmourUsed) {
        c.add({
          command: 'ability.use',
          with: { protagonist: self.id, ability: id, use: SPECIAL_ARMOUR },
          label: `${name}: ${hooks.specialArmour.instead}`,
          cost: 'your special armour',
          place: 'sheet',
          order: 31,
          fields: [noteField],
        });
      }
      for (const use of hooks.uses ?? []) {
        if (use.unavailable({ state: c.state, self })) continue;
        c.add({
          command: 'ability.use',
          with: { protagonist: self.id, ability: id, use: use.id },
          label: `${name}: ${use.label}`,
          ...(use.cost ? { cost: use.cost } : {}),
          place: 'sheet',
          order: 30,
          fields: [noteField],
        });
      }
      for (const claim of hooks.claims ?? []) {
        c.add({
          command: 'ability.claim',
          with: { protagonist: self.id, ability: id, claim: claim.id },
          label: `${name}: ${claim.label}`,
          place: 'sheet',
          order: 40,
        });
      }
    }
  },
};

function spendSpecialArmour(
  play: GbmPlay,
  self: Protagonist,
  { name, hooks }: Feature,
  note: string,
): void {
  if (self.specialArmourUsed) {
    refuse('already-done', 'The special armour is spent until the mission ends.', {
      rule: 'GBM-ARM-011',
    });
  }
  play.emit({ type: 'protagonistChanged', id: self.id, changes: { specialArmourUsed: true } });
  play.say(`${nameOf(self)} spends special armour, ${name}: ${hooks.specialArmour?.instead}.`, {
    notes: note ? [note] : [],
  });
}
