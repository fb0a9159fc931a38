import type { StandingPrompt } from '../../../table';
import { textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { arbitersMoves, lastWord } from '../arbiter';
import type { Character } from '../characters/character';
import { cast, characterOf, decidedFor } from '../characters/find';
import { marksOf, setMarks } from '../characters/marks';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, moves } from '../game';
import { actsInTurn } from '../in-turn';
import type { HumanityState } from '../state';
import { statWords } from '../vocabulary';
import { lockedStats, unlock, unlockAll } from './locking';

/** Somebody rests: time passes before their Stats are free again (HUM-808). */
export const resting = moves.about(decidedFor, 'check', (move) => [
  move(command('rest.take', { character: id, what: sentence.default('') }), {
    unless: ({ state }, _, one) =>
      actsInTurn(state, one.id) ??
      (state.public.rests[one.id] === undefined
        ? isActing(state, one.id)
        : barred('already-done', `${one.name} rests already.`, {
            instead: 'Say what happens meanwhile.',
            rule: 'HUM-808',
          })),
    ways: ({ state, seat }, one) =>
      lockedStats(state, one).length === 0 && one.owner !== seat.id
        ? null
        : {
            label: 'Rest',
            detail: 'Time passes; then all Stats are free, and nothing goes on.',
            group: one.name,
            fields: [textField('what', 'What do you do meanwhile?', 300, '')],
            order: 1,
          },
    do(play, { what }, _, one) {
      play.emit({ type: 'restSet', character: one.id, rest: what });
      play.say(`${one.name} rests. Time passes: what do others do?`, {
        beat: { kind: 'rest', about: [one.id], ...(what === '' ? {} : { fiction: what }) },
      });
    },
  }),
]);

const isActing = ({ public: { check } }: HumanityState, who: string) =>
  // Whoever neither leads nor helps need not look at dice that change.
  check?.leader === who || (check?.members.includes(who) && check.part?.character === who)
    ? barred('wrong-moment', 'Their own Check is on the table.', {
        instead: 'Settle it or withdraw it first.',
        rule: 'HUM-808',
      })
    : null;

const rests = {
  part: 'character',
  what: 'Rest',
  all: ({ state }: HumanityContext) =>
    cast(state).filter(({ id: who }) => state.public.rests[who] !== undefined),
  idOf: ({ id: own }: Character) => own,
} as const;

/** Whoever has the last word says what others do while time passes; then the Rest is over (HUM-808). */
export const passing = arbitersMoves('say what happens meanwhile').about(rests, 'rest', (move) => [
  move(command('rest.end', { character: id, meanwhile: sentence.default('') }), {
    ways: (_, one) => ({
      place: 'prompt',
      prompt: `rest:${one.id}`,
      label: `${one.name}’s Rest is over`,
      fields: [textField('meanwhile', 'What happened meanwhile?', 300, '')],
      primary: true,
    }),
    do: (play, { meanwhile }, _, { id: who }) => endRest(play, who, meanwhile),
  }),
]);

/** A Rest is over: all Stats of theirs are free (HUM-808). In an Endeavor it is an action of its own (HUM-1302). */
export function endRest(play: HumanityPlay, who: string, meanwhile = ''): void {
  const one = characterOf(play, who);
  if (play.state.public.rests[who] !== undefined) {
    play.emit({ type: 'restSet', character: who, rest: null });
  }
  const freed = unlock(play, one);
  if (marksOf(play.state, who).uncool) setMarks(play, one, { uncool: false });
  const words = freed.map((stat) => statWords[stat].name).join(', ');
  play.say(`${one.name} has rested${words === '' ? '' : `; free again: ${words}`}.`, {
    beat: {
      kind: 'rested',
      about: [who],
      ...(meanwhile === '' ? {} : { fiction: meanwhile }),
    },
  });
}

/** Who rests waits for whoever has the last word. */
export const restPrompts = (state: HumanityState): StandingPrompt[] =>
  Object.entries(state.public.rests).map(([who, what]) => ({
    id: `rest:${who}`,
    to: lastWord(state),
    title: `${state.public.characters[who]?.name ?? 'Somebody'} rests`,
    text: `${what === '' ? '' : `“${what}” `}Time passes: say what others do meanwhile.`,
  }));

/** The scene is over: everybody’s Stats are free, and nothing goes on (HUM-505, 804). */
export const sceneEnd = arbitersMoves('end the scene').once('scene', (move) => [
  move(command('scene.over', { text: sentence.default('') }), {
    unless: ({ state }) =>
      state.public.check === null
        ? null
        : barred('wrong-moment', 'A Check is on the table.', {
            instead: 'Settle it first.',
            rule: 'HUM-505',
          }),
    ways: () => ({
      label: 'The scene is over',
      detail: 'All Stats are free again.',
      fields: [textField('text', 'How does it end?', 300, '')],
    }),
    do(play, { text }) {
      endScene(play);
      play.say('The scene is over; all Stats are free.', {
        beat: { kind: 'scene-over', about: [], ...(text === '' ? {} : { fiction: text }) },
      });
    },
  }),
]);

/** What ends with a scene, whoever says so: locks, what goes on, and Rests (HUM-505). */
export function endScene(play: HumanityPlay): void {
  for (const who of Object.keys(play.state.public.rests)) {
    play.emit({ type: 'restSet', character: who, rest: null });
  }
  unlockAll(play);
  for (const one of cast(play.state)) {
    if (marksOf(play.state, one.id).excess) setMarks(play, one, { excess: null });
  }
  for (const { id: own } of Object.values(play.state.public.continues)) {
    play.emit({ type: 'continuableRemoved', id: own });
  }
}
