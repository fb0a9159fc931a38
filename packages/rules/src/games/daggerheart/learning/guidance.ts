import type { Guidance } from '../../../table';

/** What a GM may weigh now, in our own words (DGH-1305, 1306, 1401…1406). */
export const guidance = {
  beginning: {
    title: 'While they make their characters',
    lines: [
      'Say together what had better not come up: lines and veils stand with who is there.',
      'Ask each of them how their character knows one of the others.',
      'Say where it begins, in one line above what happens now.',
      'Put an adversary or two on your desk, hidden, and start a countdown for what is coming.',
    ],
  },
  'first-scene': {
    title: 'The first scene',
    lines: [
      'Read it slowly, and ask each of them what they see or do first.',
      'What waits on your desk is hidden: reveal it there when they meet it.',
      'Nobody has an idea? “What you might do first” stands below how it begins.',
    ],
  },
  asking: {
    title: 'The players act',
    lines: [
      'Let them say what they do, and answer with what the world does.',
      'Ask for a roll where it could go either way and both ways lead on. Else it simply happens.',
      'Say the Difficulty and what is at stake before the dice fall: 10 is easy, 15 usual, 20 hard.',
      'Who has not acted for a while? Look to them, and ask what they do.',
      'They want to catch their breath? A rest begins on your desk, under “Rolls, rests and chance”.',
    ],
  },
  interrupting: {
    title: 'When a move is yours, though nobody rolled',
    lines: [
      'Where what they do has a sure consequence, or they look to you for what happens.',
      'Where they leave you a golden opportunity.',
      'At any other moment, for 1 Fear: you interrupt, and have the spotlight.',
    ],
  },
  difficulty: {
    title: 'The Difficulty',
    lines: [
      '5 can hardly fail, 10 is easy, 15 usual, 20 hard, 25 for the best alone.',
      'Advantage where something helps them, disadvantage where something is against them.',
      'Would it work anyway? Let it, and keep the dice for what matters.',
    ],
  },
  softer: {
    title: 'A softer move',
    lines: [
      'Show what is coming, and leave them time to do something about it.',
      'A question whose answer costs something; a truth that nobody wanted; a friend in a tight spot.',
      'Somebody marks a Stress.',
      'An adversary comes into sight: reveal it on your desk.',
    ],
  },
  harder: {
    title: 'A harder move',
    lines: [
      'Something happens at once: an adversary acts, the ground gives way, somebody is taken.',
      'The group is split, a thing is broken, what was hidden strikes.',
      'It still takes nothing back of what they have achieved.',
    ],
  },
  turn: {
    title: 'You have the spotlight',
    lines: [
      'Make one move: spotlight an adversary, or let the world go on.',
      'An adversary attacks from your desk; one that is hidden you reveal there first.',
      'Then give it back. For 1 Fear you keep it, and another adversary may act.',
      'No adversary acts twice before the players have had the spotlight.',
    ],
  },
  fear: {
    title: 'Spending Fear',
    lines: [
      'Spend it often: Fear that is kept does nothing.',
      'A small scene bears 1 or so, a usual one 2 to 4, a great one up to 8, the last one all you have.',
      '1 keeps or takes the spotlight, pays for a feature, or adds an Experience of an adversary.',
    ],
  },
  reactions: {
    title: 'Reaction rolls',
    lines: [
      'They get out of the way of something, or withstand it. Nobody gains Hope or Fear by it.',
      'Say what happens to whoever fails before they roll.',
    ],
  },
  death: {
    title: 'Somebody is at the last HP',
    lines: [
      'Give it time. The choice is their player’s alone.',
      'Look around the table: is everybody well with what may come?',
    ],
  },
  rest: {
    title: 'While they rest',
    lines: [
      'You gain Fear. What moves on meanwhile? Advance a long countdown, or show what stirs.',
      'Ask two of them what they talk about.',
    ],
  },
} as const satisfies Guidance;

/** What there is guidance about. */
export type GuidanceTopicId = keyof typeof guidance;

/** Names topics, for a next step. */
export const mind = (...topics: GuidanceTopicId[]): readonly GuidanceTopicId[] => topics;
