import { z } from 'zod';
import { refuseFor } from '../../../engine';
import { command, id, sentence } from '../../../table/command';
import type { StarsContext } from '../game';
import { moves, present } from '../game';
import { cast, changeTrait, notTheirs, protagonistOf, traitOf } from '../protagonists/find';
import { wordsOf } from '../protagonists/kept';
import { SHEET } from '../protagonists/making';
import type { Protagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import { alignments, caps } from '../vocabulary';
import { memoryFields } from './reflecting';

/** A Trait with Memories, and whose it is. */
interface Remembered {
  trait: Trait;
  one: Protagonist;
}

const remembered = {
  part: 'trait',
  what: 'Trait with Memories',
  all(context: StarsContext): Remembered[] {
    const theirs = new Map(
      cast(context.state)
        .filter((one) => notTheirs(context, one) === null)
        .map((one) => [one.id, one]),
    );
    return Object.values(context.state.public.traits).flatMap((trait) => {
      const one = theirs.get(trait.of ?? '');
      return one && trait.memories.length > 0 ? [{ trait, one }] : [];
    });
  },
  idOf: ({ trait }: Remembered) => trait.id,
  find(context: StarsContext, wanted: string): Remembered {
    const trait = traitOf(context, wanted);
    const one = protagonistOf(context, trait.of ?? '');
    refuseFor(notTheirs(context, one));
    return present(trait.memories.length > 0 ? { trait, one } : null, 'Trait with Memories');
  },
} as const;

/** A Memory is worded anew, and its tone thought over, until the third comes (SNS-1209). */
const rewording = moves.about(remembered, 'sheet', (move) => [
  move(
    command('memory.change', {
      trait: id,
      at: z
        .int()
        .min(0)
        .max(caps.memories - 1),
      text: sentence.default(''),
      tone: z.enum(alignments),
    }),
    {
      drawer: SHEET,
      ways: (context, { trait, one }) =>
        trait.memories.map((memory, at) => ({
          with: { at },
          label: `Memory ${at + 1} of “${wordsOf(context, trait)}”`,
          group: one.name,
          fields: memoryFields(memory),
        })),
      do(play, { at, text, tone }, _, { trait, one }) {
        const memories = trait.memories.map((memory, nth) =>
          nth === at ? { text, tone } : memory,
        );
        changeTrait(play, trait, { memories });
        play.say(`${one.name} remembers it otherwise.`);
      },
    },
  ),
]);

/** Memories, beside the Milestones that bring them. */
export const memories = { ...moves.area(rewording), betweenSessions: true };
