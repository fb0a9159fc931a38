import { chaptersOf } from '../../shell/story/chapters';
import type { StoryEntry, StoryLoan } from '../../shell/story/story';
import type { Character, SharedPart } from './view';
import { lifeWords } from './view';

/** The story so far: the party, and session by session what became of it. */
export const story: StoryLoan<SharedPart> = {
  of(state, lines) {
    const { table, characters } = state;
    return {
      title: table.name,
      lead: `Daggerheart. Session ${table.session.number}.`,
      opening: [
        {
          title: 'The party',
          none: 'Nobody has joined it yet.',
          entries: Object.values(characters).map((one) => entryOf(one, state)),
        },
      ],
      parts: [{ name: '', chapters: chaptersOf(lines, table.seats) }],
      closing: [],
    };
  },
};

function entryOf(one: Character, { table, epitaphs = {} }: SharedPart): StoryEntry {
  const player = table.seats[one.owner]?.name;
  const calling = [one.subclass, one.class].filter(Boolean).join(' ');
  return {
    key: one.id,
    name: one.name,
    who: [
      one.pronouns,
      one.heritage,
      calling,
      `level ${one.level}`,
      player ? `played by ${player}` : '',
    ]
      .filter(Boolean)
      .join(', '),
    text: [lifeWords[one.life], epitaphs[one.id]].filter(Boolean).join('. '),
    words: one.background || one.description,
  };
}
