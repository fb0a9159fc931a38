import { command, id } from '../../../table/command';
import { holdsLastWord } from '../arbiter';
import { barred, moves } from '../game';
import { bandWords } from '../vocabulary';
import { readingOf } from './reading';
import { settle, settleIfDone } from './settle';
import { lyingPart } from './standing';
import { stillMayStepIn } from './stepping';

/** The dice lie there: each who could step in lets them stand, or the arbiter closes it (HUM-618). */
export const standing = moves.about(lyingPart('window'), 'check', (move) => [
  move(command('check.stand', { check: id }), {
    unless: ({ state, seat }, _, { check, frame, part }) =>
      stillMayStepIn(state, check, frame, part).includes(seat.id)
        ? null
        : barred('not-allowed', 'It does not wait for you.', {
            instead: 'Wait for those who may step in.',
            rule: 'HUM-618',
          }),
    ways: (_, { frame, part }) => ({
      label: `Let it stand: ${bandWords[readingOf(frame, part).band].name}`,
      primary: true,
      place: 'prompt',
      prompt: 'window',
    }),
    do(play, _, { seat }, { part }) {
      play.emit({ type: 'partChanged', set: { passed: [...part.passed, seat.id] } });
      settleIfDone(play);
    },
  }),
  move(command('check.close', { check: id }), {
    unless: (context) =>
      holdsLastWord(context)
        ? null
        : barred('not-allowed', 'Whoever has the last word closes it.', {
            instead: 'Let it stand, and wait for the others.',
            rule: 'HUM-618',
          }),
    ways: (_, { frame, part }) => ({
      label: `Close it: ${bandWords[readingOf(frame, part).band].name}`,
      order: 1,
    }),
    do: (play) => settle(play),
  }),
]);
