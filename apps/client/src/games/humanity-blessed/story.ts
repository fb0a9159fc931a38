import { motivationWords } from '@moonlit/rules/humanity-blessed/vocabulary';
import { chaptersOf } from '../../shell/story/chapters';
import type { StoryEntry, StoryLoan } from '../../shell/story/story';
import type { Character, SharedPart } from './view';

/** The story so far: the characters, and session by session what became of them. */
export const story: StoryLoan<SharedPart> = {
  of(state, lines) {
    const { table, characters } = state;
    const people = Object.values(characters).filter(({ owner }) => owner !== null);
    return {
      title: table.name,
      lead: `Humanity, Blessed. Session ${table.session.number}.`,
      opening: [
        {
          title: 'The characters',
          none: 'Nobody has entered the story yet.',
          entries: people.map((one) => entryOf(one, state)),
        },
      ],
      parts: [{ name: '', chapters: chaptersOf(lines, table.seats) }],
      closing: [],
    };
  },
};

function entryOf(one: Character, state: SharedPart): StoryEntry {
  const player = one.owner === null ? undefined : state.table.seats[one.owner]?.name;
  const { backstory, motivation } = one;
  return {
    key: one.id,
    name: one.name,
    who: [
      one.pronouns,
      motivation ? motivationWords[motivation].name : '',
      player ? `played by ${player}` : '',
    ]
      .filter(Boolean)
      .join(', '),
    text: one.standing === 'gone' ? 'Out of the story' : '',
    words: backstory.text || one.looks,
  };
}
