import { command, id } from '../../../table/command';
import { endTemporary } from '../blessings/gaining';
import { decidesFor } from '../characters/find';
import type { HumanityContext } from '../game';
import { moves } from '../game';
import { askedAs } from './asked';
import { beat } from './beats';
import type { Endeavor, Participant } from './endeavor';
import { characterIn, nameOf, running, temporary, update } from './find';
import { openSpecials } from './flow';

/** The question under which the special action is offered. */
export const SPECIAL = 'endeavor-special';

interface Holder {
  endeavor: Endeavor;
  one: Participant;
  tied: readonly string[];
}

/** Whoever holds most, for those who decide for them. */
const holding = {
  part: 'character',
  what: 'holder of most temporary Blessings',
  all(context: HumanityContext): readonly Holder[] {
    const endeavor = running(context.state);
    if (endeavor?.stage !== 'special' || endeavor.reached || endeavor.dues.length > 0) return [];
    const one = endeavor.special ? endeavor.participants[endeavor.special.holder] : undefined;
    return one && decidesFor(context, characterIn(context.state, one))
      ? [{ endeavor, one, tied: endeavor.special?.tied ?? [] }]
      : [];
  },
  idOf: ({ one }: Holder) => one.character,
} as const;

/** The special action at the end of a round (HUM-1109, 1312…1316). */
export const specials = moves.about(holding, 'prompt', (move) => [
  move(command('endeavor.special', { character: id, special: id }), {
    *ways(context, { endeavor, one }) {
      const { state } = context;
      for (const { id: special, name, means } of openSpecials(state, endeavor, one.character)) {
        yield {
          with: { special },
          label: name,
          detail: means,
          ...askedAs(context, one.character, SPECIAL),
        };
      }
    },
    do(play, { special: wanted }, _, { endeavor, one }) {
      const found = openSpecials(play.state, endeavor, one.character).find(
        ({ id: own }) => own === wanted,
      );
      if (!found) return;
      const count = temporary(play.state, one.character);
      const name = nameOf(play.state, one.character);
      play.say(`${name} takes the special action: ${found.name}, with ${count}.`, {
        ...beat('endeavor-special', one.character),
        notes: ['The temporary Blessings that are left disappear.'],
      });
      // Once the round has nothing more to settle it is over; what it still brings is owed before (HUM-1105).
      update(play, { special: null });
      endTemporary(play, one.character);
      found.perform(play, endeavor, one, count);
    },
  }),
  // Who holds as many on the same side may take it instead, if whoever is earlier lets them (Q15).
  move(command('endeavor.yield', { character: id, to: id }), {
    *ways(context, { endeavor, one, tied }) {
      const { state } = context;
      for (const to of tied) {
        if (to === one.character || openSpecials(state, endeavor, to).length === 0) continue;
        yield {
          with: { to },
          label: `Leave it to ${nameOf(state, to)}`,
          ...askedAs(context, one.character, SPECIAL),
          order: 1,
        };
      }
    },
    do(play, { to }, _, { one, tied }) {
      update(play, { special: { holder: to, tied: [...tied] } });
      const [name, other] = [nameOf(play.state, one.character), nameOf(play.state, to)];
      play.say(`${name} leaves the special action to ${other}.`);
    },
  }),
  // Whoever may take it need not, and keeps what they hold (HUM-1118).
  move(command('endeavor.waive', { character: id }), {
    ways: (context, { one }) => ({
      label: 'Keep them for another round',
      ...askedAs(context, one.character, SPECIAL),
      order: 2,
    }),
    do(play, _, __, { one }) {
      update(play, { special: null });
      play.say(
        `${nameOf(play.state, one.character)} takes no special action, and keeps what they hold.`,
      );
    },
  }),
]);
