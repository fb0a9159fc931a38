import type { Guidance } from '../../table';
import type { Topic } from './content';

/**
 * What the book advises where people judge, by what they judge, in our own words. It binds nobody;
 * playsets add what their tone makes of it.
 */
export const guidance: Guidance<Topic> = {
  direction: {
    title: 'Directing',
    lines: [
      'Speak to the characters, as the people and powers they meet.',
      'Speak to the players too: ask what they hope for, and whether all is well.',
      'Ask questions, note the answers, and build on them later.',
      'Tell what happens in the story first, and name the rule for it afterwards.',
    ],
  },
  position: {
    title: 'Position: how bad can it get?',
    lines: [
      'Nothing to lose, and nobody against it? Then no roll: withdraw it and let it happen.',
      'Begin at risky. More dangerous than that is desperate; less is controlled.',
      'The action: is it a dangerous way to go about this?',
      'The context: what led here, and what happens if it goes wrong?',
      'The adversaries: what stands against it, and how dangerous is that?',
      'A broken heart is as dangerous as a broken bone.',
      'Talk it over; the director has the last word, and keeps to it the next time.',
    ],
  },
  effect: {
    title: 'Effect: how much can it do?',
    lines: [
      'Begin at standard.',
      'Emotion: does it touch what the other side feels or fears?',
      'Scale: who is more, or larger, and does it matter here?',
      'Surprise: do they expect this, and from this person?',
      'The supernatural: is magic against it, and who is transcended?',
      'Harm: does an injury, or a feeling, hold them back?',
      'Scope: what would be in proportion, as the story stands?',
      'No effect at all? Split the task, or try another way.',
    ],
  },
  mundane: {
    title: 'Not transcended',
    lines: [
      'Mundane troubles are met with standard effect.',
      'Against the supernatural begin at limited, or at no effect; desperate and limited is the best to expect.',
      'A push, a set-up or a team can still raise it.',
    ],
  },
  transcended: {
    title: 'Transcended',
    lines: ['Also against the supernatural begin at standard, then weigh the rest.'],
  },
  promise: {
    title: 'A poisoned promise',
    lines: [
      'For example: a friend betrayed, somebody troublesome turns up, the adversary is helped, a clock starts or ticks, harm.',
      'One that puts a greater foe on your trail advances the adversary track.',
      'Let the price be as large as what is at stake; it may be about something else.',
      'It happens whatever the dice show, and cannot be resisted. The one who rolls may always refuse.',
    ],
  },
  price: {
    title: 'What it costs',
    lines: [
      'Tell what happens next in the story, then what it is in the rules. One thing or several.',
      'Reduced effect: they fall short. A goal in one step may become a clock that is partly filled.',
      'A complication: a new or worse danger now, or a clock that ticks towards one.',
      'A lost opportunity: this way is closed, the goal is not.',
      'A worse position: try again from there, or let it go; after a success, what follows starts from there.',
      'Harm: a word or two for what hurts, in body or heart.',
    ],
  },
  partial: {
    title: 'A 4 or a 5',
    lines: ['They did it. Whatever it costs, it does not take back what they achieved.'],
  },
  bad: {
    title: 'A 1 to 3',
    lines: ['It costs more than a 4 or 5 would have from this position.'],
  },
  controlled: {
    title: 'From a controlled position',
    lines: ['Keep it small: level 1 harm, a minor complication, less effect, or a risky position.'],
  },
  risky: {
    title: 'From a risky position',
    lines: [
      'In the middle: level 2 harm, a complication, less effect, or a desperate position; on a 1 to 3 also a lost opportunity.',
    ],
  },
  desperate: {
    title: 'From a desperate position',
    lines: [
      'Hard: level 3 harm, a serious complication, less effect; on a 1 to 3 also a lost opportunity.',
      'Level 4 harm only where it was announced before the dice fell.',
    ],
  },
  resisting: {
    title: 'Resisting',
    lines: [
      'Sun meets violence and fear, moon despair and heartbreak, stars panic and pressure.',
      'Whether resisting makes it smaller or avoids it is a matter of tone.',
    ],
  },
  flashback: {
    title: 'The price of a flashback',
    lines: [
      'Nothing for the obvious; 1 to 3 stress for more, the most for what decides the scene.',
      'Was it uncertain? Then ask for a roll.',
      'It works around what has happened and does not undo it; you may say no.',
    ],
  },
  obligation: {
    title: 'Obligation',
    lines: [
      'Show everyday life as a small image of what the group is up against.',
      'Sun was rolled: frightening people and places, or what wears the body out.',
      'Moon was rolled: what breaks the heart and takes away hope.',
      'Stars was rolled: the pressure of others, or a worry that will not stop.',
      'Foreshadow the trouble that is on its way.',
    ],
  },
  downtime: {
    title: 'Downtime',
    lines: [
      'Nothing here can fail or hurt: give each scene its room, and then move on.',
      'What fallout brought is still open: somebody may want to see to it now.',
    ],
  },
  mission: {
    title: 'The mission',
    lines: [
      'Cut to the action: the engagement roll says how well it begins.',
      'Show what is at stake, then ask: what do you do?',
    ],
  },
  fallout: {
    title: 'Fallout',
    lines: [
      'Show or foreshadow what comes of it, also where no protagonist sees it.',
      'Leave it unresolved: it waits for the next downtime or mission.',
    ],
  },
};
