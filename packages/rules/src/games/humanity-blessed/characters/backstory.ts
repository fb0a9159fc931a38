import { command, id } from '../../../table/command';
import { form, kept, said } from '../../../table/form';
import { moves } from '../game';
import type { Backstory } from './character';
import { decidedFor } from './find';
import { fill, SHEET } from './making';

/** How long a list of a Backstory is when it is whole, at most, and each thing on it (HUM-209). */
export const LISTS = { wanted: 3, most: 6, letters: 160 };

/** What is written in words. */
export const pastWords = form({
  mentors: kept('Whom they look up to, or who has taught them', 300),
  afternoon: kept('Where one finds them on an ordinary afternoon', 300),
  nature: kept('What is not human about them, if anything', 300),
  text: kept('What else they come from', 2000),
});

const SKILL = 'A skill that they have shown';
const TIE = 'Somebody they are tied to, in good or bad';

/** Lists, with a field for each thing on them. */
const pastLists = form({
  skill1: kept(SKILL, LISTS.letters),
  skill2: kept(SKILL, LISTS.letters),
  skill3: kept(SKILL, LISTS.letters),
  tie1: kept(TIE, LISTS.letters),
  tie2: kept(TIE, LISTS.letters),
  tie3: kept(TIE, LISTS.letters),
});

/** A list with some of its things written anew; what is empty is taken off. */
const rewritten = (now: readonly string[], ...things: (string | undefined)[]): string[] => [
  ...things.map((thing, at) => thing ?? now[at] ?? '').filter(Boolean),
  ...now.slice(things.length),
];

/** Where somebody comes from: what their History covers, and what they are apt in (HUM-209, 210, 302). */
export const backstory = moves.about(decidedFor, 'making', (move) => [
  move(command('character.backstory', { character: id, ...pastWords.shape, ...pastLists.shape }), {
    drawer: SHEET,
    ways: (_, one) => ({
      label: 'Backstory',
      detail:
        'What only they bring along, and more than one Stat covers. If they are not human, History covers a thing or two that people cannot do; where many are alike, the table widens a few Stats for all of them.',
      group: one.name,
      fields: [...pastLists.fields(listed(one.backstory)), ...pastWords.fields(one.backstory)],
    }),
    do(play, sent, _, one) {
      const { mentors, afternoon, nature, text } = sent;
      const now = one.backstory;
      const past: Backstory = {
        ...now,
        ...said({ mentors, afternoon, nature, text }),
        skills: rewritten(now.skills, sent.skill1, sent.skill2, sent.skill3),
        ties: rewritten(now.ties, sent.tie1, sent.tie2, sent.tie3),
      };
      fill(play, one, 'backstory', { backstory: past }, 'where they come from is');
    },
  }),
]);

const listed = ({ skills: [skill1, skill2, skill3], ties: [tie1, tie2, tie3] }: Backstory) => ({
  ...{ skill1, skill2, skill3 },
  ...{ tie1, tie2, tie3 },
});
