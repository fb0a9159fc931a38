import { z } from 'zod';
import { choiceField, numberField, textField } from '../../../table';
import { whyOf } from '../../../table/by-hand';
import { command, id, reason } from '../../../table/command';
import type { HumanityContext } from '../game';
import { beat } from './beats';
import type { Button, Participant } from './endeavor';
import { homeFor, nameOf, updateOne } from './find';
import { land } from './land';
import { buttonText } from './reading';
import { removeFrom } from './removing';
import { BY_HAND as drawer, HIGHEST, managers, tracksOf } from './setting';

// What the table sets by hand in an Endeavor: the lay of the land, who is in it, and where everything stands
// (HUM-101, 1212, TABLE-019).

const inIt = {
  part: 'character',
  what: 'character in the Endeavor',
  all: ({ state }: HumanityContext): readonly Participant[] =>
    Object.values(state.public.endeavor?.participants ?? {}),
  idOf: ({ character }: Participant) => character,
} as const;

const theButtons = {
  part: 'button',
  what: 'Button',
  all: ({ state }: HumanityContext): readonly Button[] =>
    Object.values(state.public.endeavor?.buttons ?? {}),
  idOf: ({ id: own }: Button) => own,
} as const;

const why = textField('reason', 'Why (everybody reads it)', 300, '');

const people = managers.about(inIt, 'answers', (move) => [
  move(
    command('endeavor.place', {
      character: id,
      track: id,
      at: z.int().min(0).max(HIGHEST),
      reason,
    }),
    {
      drawer,
      ways({ state }, one) {
        const { endeavor } = state.public;
        if (!endeavor || one.standing !== 'in' || one.role) return null;
        return {
          label: 'Put them elsewhere',
          group: nameOf(state, one.character),
          fields: [
            choiceField('track', 'On which track?', tracksOf(endeavor), one.track),
            numberField('at', 'At which position?', HIGHEST, one.position),
            why,
          ],
        };
      },
      do(play, { track, at, reason: said }, _, one) {
        const end = play.state.public.endeavor?.tracks[track]?.end ?? null;
        const to = end === null ? at : Math.min(end, at);
        updateOne(play, one, { track, position: to });
        play.say(`Set by hand: ${nameOf(play.state, one.character)} is at position ${to}.`, {
          ...whyOf(said),
          ...beat('endeavor-move', one.character),
        });
      },
    },
  ),
  move(command('endeavor.remove', { character: id, reason }), {
    drawer,
    ways: ({ state }, one) =>
      one.standing === 'in'
        ? {
            label: 'Take them out of it',
            group: nameOf(state, one.character),
            fields: [why],
          }
        : null,
    do(play, { reason: said }, _, one) {
      removeFrom(play, one.character);
      play.say(`Set by hand: ${nameOf(play.state, one.character)} is out of the Endeavor.`, {
        ...whyOf(said),
        ...beat('endeavor-removed', one.character),
      });
    },
  }),
  move(command('endeavor.return', { character: id, reason }), {
    drawer,
    ways: ({ state }, one) =>
      one.standing === 'in'
        ? null
        : { label: 'Bring them back in', group: nameOf(state, one.character), fields: [why] },
    do(play, { reason: said }, _, one) {
      const { endeavor } = play.state.public;
      const track =
        endeavor && !one.role && !endeavor.tracks[one.track] ? homeFor(endeavor, one.side) : null;
      updateOne(play, one, {
        standing: 'in',
        ...(track ? { track: track.id, position: 0 } : {}),
      });
      play.say(`Set by hand: ${nameOf(play.state, one.character)} is in it again.`, whyOf(said));
    },
  }),
]);

const buttons = managers.about(theButtons, 'answers', (move) => [
  move(command('endeavor.button-remove', { button: id, reason }), {
    drawer,
    ways: ({ state }, button) => ({
      // Several may stand on one position, and on several tracks: each by its own name.
      label: `Remove at ${button.at}: ${buttonText(button, (who) => nameOf(state, who))}`,
      group: `Buttons of ${state.public.endeavor?.tracks[button.track]?.name ?? 'the track'}`,
      fields: [why],
    }),
    do(play, { reason: said }, _, button) {
      const what = buttonText(button, (who) => nameOf(play.state, who));
      play.emit({ type: 'buttonRemoved', id: button.id });
      play.say(`Set by hand: no ${what} at ${button.at} any more.`, {
        ...whyOf(said),
        ...beat('endeavor-button'),
      });
    },
  }),
]);

/** All that is set by hand. */
export const byHand = [land, people, buttons] as const;
