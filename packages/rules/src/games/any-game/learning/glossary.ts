import type { TermGroup } from '../../../table';
import { common, term } from '../../../table';

/** How a table without a rulebook is used, in as few steps as it has. */
export const howToPlay: readonly string[] = [
  'Bring a game that you know: its book, or what you have agreed on. This table knows no rules and refuses nothing.',
  'One of you may referee; or nobody does, and all look after the table together.',
  'Roll whatever you like in the usual way of writing it, such as 2d6+1 or 4d6kh3. Everybody sees the dice fall, and anybody can check them later.',
  'Save what you roll often under a name, with your counters in it: 2d6+strength. Write once what a total means, and each roll says it.',
  'Say once what a sheet has, in a few lines: numbers, boxes, words, dice. Everybody fills theirs in, and rolls from it by a tap.',
  'Paste tables to roll on, and roll on them by a tap.',
  'Roll in secret where nobody else shall see; what was secret can be shown.',
  'Write index cards for people, places and things: open on the table, or before you alone. Hand them on, in private too.',
  'Lay out a deck: draw from it, hold cards that nobody else sees, play them, and check afterwards that it was fair.',
  'Count with counters and tracks, on a card or by themselves; draw clocks for what is coming.',
  'Hand out chips, favours or dice with values: make up a kind of thing, and everybody gains, spends and gives it.',
  'Put whoever acts in turn into an order, and step through it.',
  'Take all of it to another table as a kit, or begin with one that is ready.',
  'Took it too far? Undo. Too much for somebody? Anybody can pause, and need not say why.',
];

const people: TermGroup = {
  title: 'Who is who',
  terms: [
    term(
      'referee',
      'Referee',
      'Whoever looks after the table and knows what others do not. A table can do without: then all look after it.',
    ),
    term('player', 'Player', 'Whoever plays. All players may do the same here.', 'players'),
    term(
      'spectator',
      'Spectator',
      'Somebody who watches, and sees what everybody sees.',
      'spectators',
    ),
    term(
      'session',
      'Session',
      'An evening. Dice are drawn anew for each, and can be checked when it has ended.',
      'sessions',
    ),
  ],
};

const dice: TermGroup = {
  title: 'Dice',
  terms: [
    term(
      'dice',
      'Dice',
      'Written as usual: 2d6+1 is two dice with six sides, and one more. Keys below the field write it for you.',
    ),
    term(
      'advantage',
      'adv',
      'Behind a die, as in d20 adv: it is rolled twice, and the higher one counts.',
      'Advantage',
    ),
    term(
      'disadvantage',
      'dis',
      'Behind a die, as in d20 dis: it is rolled twice, and the lower one counts.',
      'Disadvantage',
    ),
    term(
      'keep',
      'kh',
      'Behind dice, as in 4d6kh3: the three highest count. kl keeps the lowest, dl and dh drop some.',
      '4d6kh3',
    ),
    term(
      'success',
      'Successes',
      'Counted where a test stands behind dice: in 5d10>=7 each die that shows 7 or more is one.',
      'success',
      '5d10>=7',
    ),
    term(
      'explode',
      'Exploding dice',
      'With an exclamation mark, as in 3d6!: a die that shows its highest is rolled once more.',
      '3d6!',
    ),
    term(
      'bump',
      'Dice that go up',
      'Behind the exclamation mark, as in d4!up: the die that is rolled once more is the next one up, a d6, then a d8. down goes the other way. d6 up2 is a d10 from the beginning.',
      'd4!up',
      'd6!up',
      'd6 up2',
    ),
    term(
      'in-step',
      'Dice in step',
      'As in 2d8!=1 together: when one of them shows a 1, both are rolled once more, and all of it adds up.',
      '2d8!=1 together',
      'together',
      'in step',
    ),
    term(
      'replay',
      'Kept values',
      'What dice have shown, kept to be spent later or played again without dice.',
      'kept values, no dice',
      'keep what the dice show',
    ),
    term(
      'named-number',
      'Numbers by name',
      'A word among dice, as in 2d6+strength, is a counter on your card or by itself; strength d6 is as many dice as it says. What lies in private counts where only you see the roll.',
      '2d6+strength',
    ),
    term(
      'reading',
      'Reading',
      'Ranges of totals that the table has written once, each with its word and colour: 6 or less a miss, 7 to 9 a weak hit, 10 or more a strong one.',
      'readings',
      'Read by',
    ),
    term(
      'any-sheet',
      'Sheet',
      'What is filled in on an index card, line by line. Its kind says once for all what lines there are; dice call them by their names.',
      'sheets',
      'kind of sheet',
    ),
    term(
      'any-kit',
      'Kit',
      'All that a table plays its game by: sheets, readings, decks, tables, rolls, questions to begin with. It goes to another table as a file or a text.',
      'kits',
    ),
    term(
      'random-table',
      'Table to roll on',
      'A list of which dice choose one line. A name in brackets leads on to that table, dice in brackets are rolled: [2d6] wolves.',
      'tables to roll on',
    ),
    term('fudge', '4dF', 'Dice with minus, nothing and plus on their sides.'),
    term('percent', 'd%', 'A die from 1 to 100.'),
    term(
      'secret-roll',
      'Who sees it',
      'Everybody; or only you; or only the referee, and not even you. What was secret can be shown later.',
      'Only you',
      'Only you see it',
    ),
    term(
      'typed',
      'Typed in',
      'Dice that somebody has rolled in their hand. Nothing proves them.',
      'Type in dice of your own',
    ),
    term(
      'check-dice',
      'Check the dice',
      'After a session all its rolls can be computed again: nobody could have turned them.',
      'checked',
    ),
    term(
      'saved',
      'Saved',
      'Dice that are kept to be rolled with one tap.',
      'saved roll',
      'Save dice for later',
    ),
  ],
};

const table: TermGroup = {
  title: 'What lies on the table',
  terms: [
    term(
      'card',
      'Index card',
      'Words about somebody or something: open on the table, or before you alone. It can be handed on.',
      'index cards',
      'card',
      'cards',
      'New index card of your own',
      'New index card',
    ),
    term('tag', 'Tag', 'A word or two on a card, for what is so now.', 'tags'),
    term(
      'counter',
      'Counter',
      'A number with a name, such as gold. Anybody steps it up and down.',
      'counters',
    ),
    term(
      'track',
      'Track',
      'A row of boxes, on a card or by itself, marked one after the other.',
      'tracks',
    ),
    term(
      'held',
      'What people hold',
      'Chips, favours, dice with values: kinds that you make up. Each is gained, spent, given, or taken where its kind says so.',
      'Gain',
      'Spend',
      'Give',
    ),
    term(
      'pool',
      'The pool',
      'What is nobody’s and everybody’s: put something into it, or take from it.',
    ),
    term(
      'only-for-now',
      'Only for now',
      'Held until the scene or whatever gave it is over: all of it ends with one tap.',
    ),
    term('refresh', 'Refresh', 'Everybody has as many again as one has room for.'),
    term(
      'clock',
      'Clock',
      'A circle of segments. When it is full, what stands beside it happens.',
      'clocks',
      'segment',
      'segments',
    ),
    term(
      'turn-order',
      'Turn order',
      'Who acts one after the other. Anybody steps through it, and puts it in another order.',
      'Next turn',
    ),
    term(
      'countdown',
      'Countdown',
      'Minutes that run out for everybody at once. It can be held, and made longer.',
      'countdowns',
      'Hold',
      'held',
    ),
    common(term('round', 'Round', 'Once through the turn order.', 'rounds')),
    common(term('note', 'Note', 'Words for you alone, or for all.', 'notes')),
    common(term('scene', 'Scene', 'Where the story is now, in a line that everybody sees.')),
    term('private', 'Private', 'Before you alone: nobody else sees it, or that it is there.'),
  ],
};

const decks: TermGroup = {
  title: 'Decks of cards',
  terms: [
    term(
      'deck',
      'Deck',
      'Cards to draw, to hold and to play: written line by line, or ready. Its cards lie face down, in hands, or open.',
      'decks',
      'New deck',
    ),
    term(
      'hand',
      'Your hand',
      'Cards that you alone see. Everybody sees how many they are.',
      'Into your hand',
    ),
    term('face-down', 'Face down', 'Nobody knows how they lie, not even whoever referees.', 'Pile'),
    term('shuffle', 'Shuffle', 'Fair dice lay the cards anew. It can be checked, as dice can.'),
    term('discard', 'Discarded', 'Laid aside open, until they are shuffled in again.', 'Discard'),
    term('burn', 'Burned', 'Put aside from the top unseen, until all cards are gathered.', 'Burn'),
  ],
};

const care: TermGroup = {
  title: 'Looking after each other',
  terms: [
    term(
      'undo',
      'Undo',
      'Goes back to before a step. Dice that fell stay as they fell.',
      'take back',
    ),
    term('pause', 'Pause', 'Anybody can stop play at once, and need not say why.'),
    term(
      'lines-and-veils',
      'Lines and veils',
      'What shall not come up at all, and what only off screen. Nobody sees who asked for it.',
      'line',
      'veil',
      'lines',
      'veils',
    ),
    term(
      'house-rules',
      'Rules of this table',
      'What the table has decided for itself.',
      'house rules',
    ),
  ],
};

/** Every word of this table that stands on a screen. */
export const glossary: readonly TermGroup[] = [people, dice, table, decks, care];
