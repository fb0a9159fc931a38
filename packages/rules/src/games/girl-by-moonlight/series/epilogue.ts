import { textField } from '../../../table';
import { command, id, reason, sentence, text } from '../../../table/command';
import type { GbmPlay } from '../game';
import { cast, nameOf, protagonist } from '../lookups';
import type { GbmBrings, GbmContext } from '../moves';
import { moves, notDirector, themselves } from '../moves';
import { barred } from '../refusal';
import { leaveStory } from '../sheet/leaving';
import { remember } from '../telling/chronicle';
import { tell } from '../telling/tell';

/** What the epilogue of the series as a whole is written under; every other is a protagonist’s. */
const SERIES = 'series';

/** Between seasons a player may let a protagonist go and make a new one (GBM-CYC-007). */
const retiring = moves.about(themselves, 'sheet', (move) => [
  move(command('character.retire', { protagonist: id, how: sentence.default('') }), {
    unless({ state }, _, self) {
      if (state.public.phase === 'interlude' && cast(state).includes(self)) return null;
      return () =>
        barred('wrong-phase', `${nameOf(self)} leaves the story between seasons.`, {
          instead: 'Play on until the season ends, or ask the director.',
          rule: 'GBM-CYC-007',
        });
    },
    ways: (_, self) => ({
      label: `Let ${nameOf(self)} go, and make a new protagonist`,
      detail: 'Their sheet stays in the story’s memory; the new one begins with the next season.',
      order: 95,
      fields: [
        { name: 'how', kind: 'text', label: 'How do they leave?', max: 300, required: false },
      ],
    }),
    do(play, { how }, _, self) {
      leaveStory(play, self.id, how);
      tell(
        play,
        { kind: 'loss', about: [self.id], fiction: how },
        { notes: ['A new protagonist may take their place.'] },
      );
    },
  }),
]);

/** The director brings the series to its end, and everybody writes the last words. */
const ending = moves.once('next-step', (move) => [
  move(command('series.end', { reason }), {
    unless(context) {
      const notTheirs = notDirector(context, 'end the series');
      if (notTheirs || context.state.public.phase === 'interlude') return notTheirs;
      return barred(
        'wrong-phase',
        'A series ends between seasons, or with a mission that ends it.',
        {
          instead: 'Play the season to its end first, or move the table there by hand.',
          rule: 'GBM-CYC-007',
        },
      );
    },
    ways: () => ({
      label: 'End the series here',
      detail: 'Everybody writes an epilogue; the page is yours to keep.',
      order: 95,
      fields: [{ name: 'reason', kind: 'text', label: 'Why now', max: 300, required: false }],
    }),
    do: (play, { reason: why }) => beginEpilogue(play, why),
  }),
]);

const notOver = ({ state }: GbmContext) =>
  state.public.phase === 'epilogue'
    ? null
    : barred('wrong-phase', 'The epilogue is written when the series has ended.', {
        instead: 'Keep a private note until then.',
        rule: 'GBM-CYC-007',
      });

/** What becomes of somebody, or (`null`) of the series. */
const lastWords = moves.where(notOver).about(
  {
    part: 'about',
    what: 'protagonist',
    all: ({ state }) => [null, ...Object.values(state.public.protagonists)],
    idOf: (one) => one?.id ?? SERIES,
    find: ({ state }, about) => (about === SERIES ? null : protagonist(state, about)),
  },
  'next-step',
  (move) => [
    move(command('epilogue.write', { about: id, text }), {
      // One’s own; those who were lost on the way are everybody’s.
      unless({ seat, director }, _, one) {
        if (!one || director || one.seat === null || one.seat === seat.id) return null;
        return barred('not-yours', `${nameOf(one)}’s player writes that.`, {
          instead: 'Write for your own protagonist, or for the series.',
          rule: 'TABLE-002',
        });
      },
      ways({ state, seat }, one) {
        const now = state.public.epilogue[one?.id ?? SERIES];
        const fields = [textField('text', 'Your words', 2000, now?.text ?? '', true)];
        if (!one) return { label: 'The last words on the series', order: 90, fields };
        if (one.status === 'creating') return null;
        const own = one.seat === seat.id;
        const label = `What becomes of ${nameOf(one)}`;
        return { label, order: own ? 0 : 50, primary: own && !now, fields };
      },
      do(play, { about, text: words }, { seat }, one) {
        play.emit({ type: 'epilogueWritten', about, epilogue: { text: words, by: seat.id } });
        const what = one ? nameOf(one) : 'the series';
        tell(play, { kind: 'epilogue', about: one ? [one.id] : [], what });
      },
    }),
  ],
);

/** What closes a season or the series: leaving it, ending it, and the last words (GBM-CYC-007). */
export const epilogue = {
  ...moves.area(retiring, ending, lastWords),
  betweenSessions: true,
} satisfies GbmBrings;

/** The story is told; what is left is to say what becomes of everybody (GBM-ROT-MIS-006). */
export function beginEpilogue(play: GbmPlay, why = ''): void {
  play.emit({ type: 'phaseEntered', phase: 'epilogue' });
  remember(play, 'series', 'The series ends.');
  tell(
    play,
    { kind: 'series-ends', about: [] },
    {
      notes: [
        'Everybody writes an epilogue for their protagonist; together they are yours to keep.',
      ],
      ...(why ? { reason: why } : {}),
    },
  );
}
