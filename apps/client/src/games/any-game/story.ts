import { chaptersOf } from '../../shell/story/chapters';
import type { StoryLoan } from '../../shell/story/story';
import type { SharedPart } from './view';

/** The story so far: the people on the table, and session by session what came of it. */
export const story: StoryLoan<SharedPart> = {
  of({ table, game, cards }, lines) {
    const people = Object.values(cards).filter(({ kind }) => kind === 'person');
    return {
      title: table.name,
      lead: `${game ? `${game}. ` : ''}Session ${table.session.number}.`,
      opening: [
        {
          title: 'Who is in it',
          entries: people.map(({ id, name, emoji, tags, text, owner }) => ({
            key: id,
            name: [emoji, name].filter(Boolean).join(' '),
            who: [...tags, ownerOf(table.seats[owner ?? '']?.name)].filter(Boolean).join(', '),
            words: text,
          })),
        },
      ],
      parts: [{ name: '', chapters: chaptersOf(lines, table.seats) }],
      closing: [],
    };
  },
};

const ownerOf = (name: string | undefined): string => (name ? `played by ${name}` : '');
