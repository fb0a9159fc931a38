import { z } from 'zod';
import { command, id } from '../../../table/command';
import type { DhBrings } from '../game';
import { barred, moves, notGm } from '../game';
import type { DaggerheartState } from '../state';
import { caps, traits, traitWords } from '../vocabulary';
import type { Character, ToRaise } from './character';
import { reach } from './commands';
import { asOptions, change, decidedFor, party } from './find';
import { SHEET } from './making';
import { inList } from './room';

const drawer = SHEET;
const nothing: ToRaise = { traits: 0, experiences: 0, raised: [] };

/** Those who can still come to a level beyond those that are said already. */
const growing = (state: DaggerheartState): Character[] =>
  party(state).filter(({ level, levels = 0 }) => level + levels < caps.level);

// The GM says when a level comes: to everybody, or to one alone (DGH-1901).
const granted = moves.once('rewards', (move) => [
  move(command('level.grant', { to: id.optional() }), {
    unless(context, { to }) {
      const all = growing(context.state);
      return (
        notGm(context, 'say when a level comes') ??
        (to === undefined || all.some((one) => one.id === to)
          ? null
          : barred('limit-reached', 'There is no level above that.', {
              instead: 'Choose somebody who can still rise.',
              rule: 'DGH-1901',
            }))
      );
    },
    ways({ state }) {
      const all = growing(state);
      if (all.length === 0) return null;
      return {
        label: 'A level more',
        detail: 'Each chooses what it brings on their own sheet.',
        fields: [
          {
            name: 'to',
            kind: 'choice',
            label: 'To one alone',
            options: asOptions(all),
            required: false,
          },
        ],
      };
    },
    do(play, { to }, { state }) {
      const all = growing(state).filter(({ id }) => to === undefined || id === to);
      for (const one of all) change(play, one, { levels: (one.levels ?? 0) + 1 });
      const whom = to === undefined ? 'everybody' : (all[0]?.name ?? 'somebody');
      play.say(`A level more for ${whom}.`, {
        beat: { kind: 'reward', about: all.map(({ id }) => id) },
      });
    },
  }),
]);

// What was not chosen together with its advancement waits on the sheet until it is.
const raised = moves.about(decidedFor, 'making', (move) => [
  move(command('trait.raise', { character: id, trait: z.enum(traits) }), {
    drawer,
    *ways(_, { name: group, toRaise, markedTraits, ...one }) {
      if ((toRaise ?? nothing).traits === 0) return;
      for (const trait of traits) {
        if (markedTraits.includes(trait) || one.traits[trait] >= reach.trait) continue;
        yield { with: { trait }, label: `Raise ${traitWords[trait].name} by 1`, group };
      }
    },
    do(play, { trait }, _, one) {
      const now = one.toRaise ?? nothing;
      change(play, one, {
        traits: { ...one.traits, [trait]: one.traits[trait] + 1 },
        markedTraits: [...one.markedTraits, trait],
        toRaise: { ...now, traits: now.traits - 1 },
      });
      play.say(`${one.name}: ${traitWords[trait].name} is raised.`);
    },
  }),
  move(command('experience.raise', { character: id, experience: id }), {
    drawer,
    *ways(_, { name: group, toRaise = nothing, experiences }) {
      if (toRaise.experiences === 0) return;
      for (const { id: experience, name, bonus } of experiences) {
        if (toRaise.raised.includes(experience) || bonus >= reach.bonus) continue;
        yield { with: { experience }, label: `Raise “${name}” by 1`, group };
      }
    },
    do(play, { experience }, _, one) {
      const now = one.toRaise ?? nothing;
      const { name } = inList(one.experiences, experience);
      change(play, one, {
        experiences: one.experiences.map((each) =>
          each.id === experience ? { ...each, bonus: each.bonus + 1 } : each,
        ),
        toRaise: {
          ...now,
          experiences: now.experiences - 1,
          raised: [...now.raised, experience],
        },
      });
      play.say(`${one.name}: “${name}” is raised.`);
    },
  }),
]);

/** When levels come, and what they leave to choose (DGH-1901, 1903). */
export const raising = {
  ...moves.area(granted, raised),
  betweenSessions: true,
} satisfies DhBrings;
