import { endPassing } from '../../../table';
import { command, id } from '../../../table/command';
import { arbitersMoves } from '../arbiter';
import { blessing } from '../blessings/kind';
import { change } from '../characters/find';
import { takeOut } from '../characters/leaving';
import type { HumanityContext, HumanityPlay } from '../game';
import { decidedAs } from './asked';
import { beat } from './beats';
import type { Endeavor } from './endeavor';
import { update } from './find';

/** The question whether it ends, once a goal is reached. */
export const GOAL = 'endeavor-goal';

const theOne = {
  part: 'endeavor',
  what: 'Endeavor',
  all: ({ state }: HumanityContext): readonly Endeavor[] =>
    state.public.endeavor ? [state.public.endeavor] : [],
  idOf: ({ id: own }: Endeavor) => own,
} as const;

/** Ending an Endeavor, breaking it off, and going on with it (HUM-1105, 1210, 1807). */
export const ending = arbitersMoves('end an Endeavor').about(theOne, 'answers', (move) => [
  move(command('endeavor.end', { endeavor: id }), {
    ways: (context, { reached, name }) =>
      reached
        ? { label: 'It ends here', ...decidedAs(context, GOAL), primary: true }
        : { label: `End “${name}”`, order: 11 },
    do: (play, _, __, endeavor) => end(play, endeavor),
  }),
  move(command('endeavor.go-on', { endeavor: id }), {
    ways: (context, { reached }) =>
      reached ? { label: 'It goes on', ...decidedAs(context, GOAL) } : null,
    do(play) {
      update(play, { reached: null });
      play.say('The Endeavor goes on.');
    },
  }),
  move(command('endeavor.break', { endeavor: id }), {
    ways: (_, { broken, reached }) =>
      broken || reached
        ? null
        : {
            label: 'Break it off for now',
            detail: 'Everything stays as it is until it goes on, also into another session.',
            order: 12,
          },
    do(play) {
      update(play, { broken: true });
      play.say('The Endeavor is broken off; it goes on another time.', {
        ...beat('endeavor-ends'),
        notes: ['Positions, Buttons, the order and temporary Blessings stay.'],
      });
    },
  }),
  move(command('endeavor.resume', { endeavor: id }), {
    ways: (_, { broken, name }) =>
      broken ? { label: `Go on with “${name}”`, primary: true } : null,
    do(play, _, __, { name }) {
      update(play, { broken: false });
      play.say(`The Endeavor goes on: ${name}.`, beat('endeavor-begins'));
    },
  }),
]);

/** It is over: temporary Blessings disappear, and what was done in it can be continued no longer (HUM-1105). */
function end(play: HumanityPlay, { name, participants }: Endeavor): void {
  const { check, outcome, continues } = play.state.public;
  if (check?.purpose.kind === 'endeavor') play.emit({ type: 'checkSet', check: null });
  if (outcome?.purpose.kind === 'endeavor') play.emit({ type: 'outcomeSet', outcome: null });
  for (const { id: own, purpose } of Object.values(continues)) {
    if (purpose.kind === 'endeavor') play.emit({ type: 'continuableRemoved', id: own });
  }
  for (const { character, role } of Object.values(participants)) {
    const one = play.state.public.characters[character];
    if (one?.lockless) change(play, one, { lockless: false });
    // The Eye and units are nobody of the story (HUM-1218, 1221); whoever was ready is so for the next one, too.
    if (one && (role || one.ready)) takeOut(play, one);
  }
  endPassing(play, blessing);
  play.emit({ type: 'endeavorSet', endeavor: null });
  play.say(`The Endeavor ends: ${name}.`, {
    ...beat('endeavor-ends'),
    notes: ['Temporary Blessings are gone.'],
  });
}
