import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { StandingPrompt } from '../../../table';
import { textField } from '../../../table';
import { command, id, needed, typedUpTo } from '../../../table/command';
import type { StarsContext, StarsPlay } from '../game';
import { barred, moves, present, refereeSeats, refereesMoves } from '../game';
import { mind } from '../learning/guidance';
import {
  answersFor,
  cast,
  change,
  isNotIn,
  notTheirs,
  played,
  protagonistOf,
} from '../protagonists/find';
import type { Protagonist, Wish } from '../protagonists/protagonist';
import { noWish } from '../protagonists/protagonist';
import type { StarsState } from '../state';
import { defeat } from '../trouble/defeat';

/** What a Wish says, at most. */
const MOST = 2000;

const hasWish = (now: Wish['now']) => (one: Protagonist) => one.magic.wish.now === now;

/** Whoever has a Wish that is so far. */
const wishing = (now: Wish['now']) =>
  ({
    part: 'protagonist',
    what: 'Wish like that',
    all: ({ state }: StarsContext) => cast(state).filter(hasWish(now)),
    idOf: ({ id: of }: Protagonist) => of,
  }) as const;

/** Whoever has agreed on a Wish with the referee; one that was made is refused as such. */
const agreedOn = {
  ...wishing('settled'),
  find({ state }: StarsContext, of: string): Protagonist {
    const one = protagonistOf({ state }, of);
    if (one.magic.wish.now === 'used') refuseFor(cannotWish(one));
    return present(hasWish('settled')(one) ? one : null, 'Wish like that');
  },
} as const;

const promptOf = ({ id: of }: Protagonist) => `wish:${of}`;

/** Somebody says what they would wish for; nothing has happened yet (SNS-2219). */
const proposing = moves.about(played, 'magic', (move) => [
  move(command('wish.propose', { protagonist: id, text: needed(MOST) }), {
    unless: (_, __, one) => cannotWish(one) ?? isNotIn(one),
    ways: (_, { name: group, magic }) => ({
      label: 'Propose a Wish',
      detail:
        'Once ever, beyond any Scale; it is the end of you. The referee agrees with you first.',
      group,
      fields: [textField('text', 'What you wish for', MOST, magic.wish.text, true)],
    }),
    do(play, { text }, _, one) {
      set(play, one, { now: 'proposed', text, terms: '' });
      play.say(`${one.name} thinks of a Wish.`, {
        beat: { kind: 'wish-proposed', about: [one.id], fiction: text },
      });
    },
  }),
]);

/** The referee says what exactly it would do, or that it cannot be (SNS-2219). */
const answering = refereesMoves('answer a Wish').about(wishing('proposed'), 'prompt', (move) => [
  move(
    command('wish.answer', {
      protagonist: id,
      agreed: z.boolean(),
      terms: typedUpTo(MOST).default(''),
    }),
    {
      *ways(_, one) {
        const prompt = promptOf(one);
        yield {
          with: { agreed: true },
          label: 'It can be',
          detail: 'Say what exactly it does, by their Gift. They still choose.',
          fields: [textField('terms', 'What it does', MOST, '')],
          advice: [...mind('wishing')],
          prompt,
        };
        yield {
          with: { agreed: false },
          label: 'Not like that',
          fields: [textField('terms', 'Why not', MOST, '')],
          prompt,
        };
      },
      do(play, { agreed, terms }, _, one) {
        const { text } = one.magic.wish;
        set(play, one, { now: agreed ? 'settled' : 'unused', text, terms });
        play.say(`${one.name}’s Wish ${agreed ? 'can be' : 'cannot be like that'}.`, {
          beat: { kind: 'wish-answered', about: [one.id], fiction: terms },
        });
      },
    },
  ),
]);

/** It is made, and is the end of whoever makes it; or not (SNS-2219, 2220). */
const making = moves.about(agreedOn, 'answers', (move) => [
  move(command('wish.make', { protagonist: id }), {
    unless: (context, _, one) => notTheirs(context, one) ?? isNotIn(one),
    ways: (context, one) => ({
      label: 'Make the Wish',
      detail: 'You are Defeated. The referee says what becomes of you, and nothing undoes it.',
      ...answersFor(context, one, promptOf(one)),
    }),
    do(play, _, __, one) {
      const { wish } = one.magic;
      set(play, one, { ...wish, now: 'used' });
      play.say(`${one.name} makes a Wish.`, {
        beat: { kind: 'wish', about: [one.id], fiction: wish.text },
        notes: wish.terms ? [wish.terms] : [],
      });
      defeat(play, one.id, 'wish');
    },
  }),
  move(command('wish.drop', { protagonist: id }), {
    unless: (context, _, one) => notTheirs(context, one),
    ways: (context, one) => ({
      label: 'Not now',
      primary: true,
      ...answersFor(context, one, promptOf(one)),
    }),
    do(play, _, __, one) {
      set(play, one, noWish);
      play.say(`${one.name} keeps the Wish.`);
    },
  }),
]);

export const wishes = [proposing, answering, making] as const;

function set(play: StarsPlay, one: Protagonist, wish: Wish): void {
  change(play, one, { magic: { ...one.magic, wish } });
}

/** What bars a Wish: there is one in a life (SNS-2219). */
function cannotWish({ name, magic: { wish } }: Protagonist): Refusal | null {
  if (wish.now === 'used') {
    return barred('already-done', `${name} has made the one Wish.`, {
      instead: 'There is no other: do what can be done without.',
      rule: 'SNS-2219',
    });
  }
  if (wish.now === 'unused') return null;
  return barred('already-done', `${name} thinks of a Wish already.`, {
    instead: 'Settle that one first.',
    rule: 'SNS-2219',
  });
}

/** What asks about Wishes. */
export const wishPrompts = (state: StarsState): StandingPrompt[] => [
  ...cast(state)
    .filter(hasWish('proposed'))
    .map((one) => ({
      id: promptOf(one),
      to: refereeSeats(state),
      title: `${one.name} thinks of a Wish`,
      text: one.magic.wish.text,
    })),
  ...cast(state)
    .filter((one) => hasWish('settled')(one) && isNotIn(one) === null)
    .map((one) => ({
      id: promptOf(one),
      to: [one.owner],
      title: `${one.name}’s Wish can be`,
      text: one.magic.wish.terms || one.magic.wish.text,
      waits: false as const,
    })),
];
