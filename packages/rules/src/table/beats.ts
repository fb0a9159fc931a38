/** What can happen at any table that everybody should see: the kinds of its beats, each with what it is. */
export const tableBeats = {
  arrived: 'Somebody comes from another table; `about` is who.',
  'chapter-named': 'A session is given its title.',
  chairs: 'Director and player swap their chairs; `about` is who directs now, then who plays.',
  dice: 'Dice are rolled, or shown that were rolled in private.',
  'clock-filled': 'A clock is full.',
  'clock-moves': 'A clock that everybody sees goes on or back by hand, and is not full.',
  held: 'Things that people hold are gained, spent or change hands; `about` is who has them now.',
  joined: 'Somebody takes a seat; `about` is the seat.',
  left: 'A seat is free.',
  'looking-back': 'Somebody says a word about the session; `about` is their seat.',
  pause: 'Somebody asks for a pause. Nobody is named.',
  'pause-ends': 'Play goes on.',
  piece: 'A piece is put on a board, moved or shown; `about` is what it stands for.',
  poll: 'A question that somebody has put to the table is decided.',
  'next-time': 'Somebody writes what may come next time.',
  remark: 'Somebody says a line into the log.',
  scene: 'Somebody says where the story is.',
  'session-begins': 'A session begins.',
  'session-ends': 'A session ends.',
  'timer-ends': 'The time of a countdown is up; `about` is the countdown.',
  turn: 'It is another one’s turn.',
} as const satisfies Record<string, string>;

/** A kind of beat that every table has. */
export type TableBeat = keyof typeof tableBeats;

/** A beat of the table itself, as `Play.say` takes it. */
export const tableBeat = (
  kind: TableBeat,
  ...about: string[]
): { kind: TableBeat; about: string[] } => ({
  kind,
  about,
});
