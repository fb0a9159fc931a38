import { chaptersOf } from '../../shell/story/chapters';
import type { StoryEntry, StoryLoan } from '../../shell/story/story';
import { standingWords } from './figures';
import type { Protagonist, SharedPart } from './view';
import { signOf } from './view';

/** The story so far: the protagonists, and session by session what became of them. */
export const story: StoryLoan<SharedPart> = {
  of(state, lines) {
    const { table, protagonists } = state;
    return {
      title: table.name,
      lead: `Stars & Signs. Session ${table.session.number}.`,
      opening: [
        {
          title: 'The protagonists',
          none: 'Nobody has entered the story yet.',
          entries: Object.values(protagonists).map((one) => entryOf(one, state)),
        },
      ],
      parts: [{ name: '', chapters: chaptersOf(lines, table.seats) }],
      closing: [],
    };
  },
};

function entryOf(one: Protagonist, state: SharedPart): StoryEntry {
  const player = state.table.seats[one.owner]?.name;
  return {
    key: one.id,
    name: one.name,
    who: [
      one.pronouns,
      one.class,
      `under ${signOf(state, one.id).name}`,
      player ? `played by ${player}` : '',
    ]
      .filter(Boolean)
      .join(', '),
    text: standingWords(one).join(', '),
    words: one.background || one.looks,
  };
}
