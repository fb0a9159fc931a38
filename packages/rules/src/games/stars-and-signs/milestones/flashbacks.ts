import { z } from 'zod';
import type { Refusal } from '../../../engine';
import type { StandingPrompt } from '../../../table';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, sentence, text } from '../../../table/command';
import type { Counter } from '../counters/counter';
import type { StarsContext, StarsPlay } from '../game';
import { barred, moves, refereeSeats, refereesMoves } from '../game';
import { mind } from '../learning/guidance';
import { slotWord } from '../numbers';
import { anchorsOf } from '../protagonists/anchors';
import { change, isNotIn, notTheirs, played, protagonistOf } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import { called } from '../protagonists/trait';
import type { StarsState } from '../state';
import { clearCorruption } from '../trouble/corruption';
import { caps } from '../vocabulary';
import type { Flashback } from './milestone';

/** How many slots of Corruption a Flashback clears at most (SNS-1408). */
const CLEARED = 5;
const PROMPT = 'flashback';

/** Somebody goes back to a moment with an Anchor, which is no Action (SNS-1406, 1407). */
const going = moves.about(played, 'act', (move) => [
  move(command('flashback.begin', { protagonist: id, anchor: id, topic: sentence.default('') }), {
    unless: ({ state }, { anchor }, one) =>
      isNotIn(one) ??
      isUsed(one) ??
      isRunning(state) ??
      (anchor === undefined ? null : isNotTheirs(state, one, anchor)),
    ways({ state }, one) {
      const options = anchorsOf(state, one.id).map((anchor) => ({
        value: anchor.id,
        label: called(anchor),
      }));
      if (options.length === 0) return null;
      return {
        label: 'A Flashback',
        detail: 'Once an arc, no Action: it clears up to five slots of Corruption.',
        group: one.name,
        fields: [
          choiceField('anchor', 'With which Anchor', options),
          textField('topic', 'What it is about, or how it feels', 300, ''),
        ],
      };
    },
    do(play, { anchor, topic }, _, one) {
      const name = play.state.public.traits[anchor]?.text ?? '';
      change(play, one, { flashbackUsed: true });
      const flashback: Flashback = { protagonist: one.id, anchor, topic, scene: '' };
      play.emit({ type: 'flashbackSet', flashback });
      play.say(`${one.name} remembers: “${name}”.`, {
        beat: { kind: 'flashback', about: [one.id], fiction: topic },
      });
    },
  }),
]);

/** The Flashback that runs, and whose it is. */
interface Running {
  flashback: Flashback;
  one: Protagonist;
}

const running = {
  part: 'protagonist',
  what: 'Flashback that runs',
  all: ({ state }: Pick<StarsContext, 'state'>): Running[] => {
    const { flashback, protagonists } = state.public;
    const one = protagonists[flashback?.protagonist ?? ''];
    return flashback && one ? [{ flashback, one }] : [];
  },
  idOf: ({ one }: Running) => one.id,
} as const;

/** The referee frames the scene; a Timer may say how long it lasts (SNS-1407, 1409). */
const framing = refereesMoves('frame a Flashback').about(running, 'prompt', (move) => [
  move(
    command('flashback.frame', {
      protagonist: id,
      scene: text.default(''),
      timer: z.int().min(0).max(caps.counterSlots).default(0),
    }),
    {
      ways: (_, { flashback: { scene } }) =>
        scene !== ''
          ? null
          : {
              label: 'Frame the scene',
              fields: [
                textField('scene', 'A moment of the past', 2000, '', true),
                numberField('timer', 'A Timer for it, in slots (0: none)', caps.counterSlots, 0),
              ],
              prompt: PROMPT,
              primary: true,
              advice: [...mind('remembering')],
            },
      do(play, { scene, timer }, _, { flashback, one }) {
        const counter = timer > 0 ? timerOf(play, one, timer) : null;
        const lasts = counter ? { timer: counter.id } : {};
        play.emit({ type: 'flashbackSet', flashback: { ...flashback, scene, ...lasts } });
        play.say(`A moment of ${one.name}’s past.`, {
          beat: { kind: 'flashback', about: [one.id], fiction: scene },
        });
        if (counter) play.emit({ type: 'counterSet', secret: false, counter });
      },
    },
  ),
]);

const timerOf = (play: StarsPlay, { name }: Protagonist, slots: number): Counter => ({
  id: play.id('counter'),
  name: `${name} remembers`,
  kind: 'timer',
  slots,
  filled: 0,
  each: 1,
  brings: 'The Flashback ends.',
});

/** It ends, and its player says how much Corruption it clears (SNS-1408). */
const ending = moves.about(running, 'prompt', (move) => [
  move(command('flashback.end', { protagonist: id, slots: z.int().min(0).max(CLEARED) }), {
    unless: (context, _, { one }) => notTheirs(context, one),
    ways: (_, { one }) => {
      const most = Math.min(CLEARED, one.corruption);
      return {
        label: 'The Flashback ends',
        fields: [numberField('slots', 'Slots of Corruption that it clears', most, most)],
        prompt: PROMPT,
      };
    },
    do(play, { slots }, _, { one, flashback }) {
      const cleared = clearCorruption(play, one.id, slots);
      over(play, flashback);
      play.say(`${one.name} is back from the past: ${slotWord(cleared)} of Corruption cleared.`, {
        beat: { kind: 'flashback-ends', about: [one.id] },
      });
    },
  }),
]);

/** Flashbacks (SNS-1406…1409). */
export const flashbacks = {
  ...moves.area(going, framing, ending),
  prompts,
  // Whoever has left the story remembers nothing more.
  after(play: StarsPlay) {
    const { flashback } = play.state.public;
    if (!flashback) return;
    const { standing } = protagonistOf(play, flashback.protagonist);
    if (standing === 'gone') over(play, flashback);
  },
};

/** It is over, and its Timer with it. */
function over(play: StarsPlay, { timer = '' }: Flashback): void {
  play.emit({ type: 'flashbackSet', flashback: null });
  if (play.state.public.counters[timer]) {
    play.emit({ type: 'counterRemoved', secret: false, id: timer });
  }
}

function isUsed({ name, flashbackUsed }: Protagonist): Refusal | null {
  return flashbackUsed
    ? barred('limit-reached', `${name} has had the Flashback of this arc.`, {
        instead: 'Wait for the next Major Milestone.',
        rule: 'SNS-1406',
      })
    : null;
}

const isRunning = ({ public: { flashback } }: StarsState): Refusal | null =>
  flashback
    ? barred('wrong-moment', 'A Flashback runs already.', {
        instead: 'Let it end first.',
        rule: 'SNS-1407',
      })
    : null;

const isNotTheirs = (state: StarsState, one: Protagonist, wanted: string): Refusal | null =>
  anchorsOf(state, one.id).some(({ id: own }) => own === wanted)
    ? null
    : barred('not-allowed', `${one.name} has no such Anchor.`, {
        instead: 'Choose one of theirs.',
        rule: 'SNS-1406',
      });

function prompts(state: StarsState): StandingPrompt[] {
  return running.all({ state }).map(({ flashback: { topic, scene }, one }) => ({
    id: PROMPT,
    to: [one.owner, ...refereeSeats(state)],
    title: `${one.name} remembers`,
    text: scene || topic || 'The referee frames the scene.',
    waits: false as const,
  }));
}
