import type { SeatId } from '../../../../engine';
import { vote } from '../../../../table';
import { command, id } from '../../../../table/command';
import { arbitersMoves, lastWord } from '../../arbiter';
import type { HumanityPlay } from '../../game';
import type { HumanityState } from '../../state';
import { decidedAs } from '../asked';
import type { Endeavor } from '../endeavor';
import { nameOf, running, update } from '../find';
import { follow } from '../following';
import { endeavorWhile } from '../rounds';
import { elect, electable, election, lead, leaderOf } from './electing';

/** The question under which whoever has the last word says who leads, where a vote has chosen nobody. */
export const LEAD = 'endeavor-lead';

/** The Rush on the table, while nobody leads it. */
const leaderless = (state: HumanityState): Endeavor | null => {
  const endeavor = running(state);
  return endeavor?.type === 'rush' && leaderOf(endeavor) === null ? endeavor : null;
};

/** Who votes: whoever plays a protagonist of it; where nobody does, whoever has the last word. */
function voters(state: HumanityState): SeatId[] {
  const endeavor = state.public.endeavor;
  const seats = (endeavor ? electable(endeavor) : []).flatMap(
    ({ character }) => state.public.characters[character]?.owner ?? [],
  );
  return seats.length > 0 ? [...new Set(seats)] : lastWord(state);
}

/** Who leads the charge: each votes in secret, and more than half decide (HUM-1214). */
export const chargeVote = vote<HumanityState, HumanityPlay>({
  kind: election.kind,
  to: voters,
  of: 'majority',
  secret: true,
  words: () => ({
    title: 'Who leads the charge?',
    text: 'They act first, and count for the special action. Whoever is foiled leads no more.',
  }),
  options: (state) => {
    const endeavor = state.public.endeavor;
    return (endeavor ? electable(endeavor) : []).map(({ character: answer }) => ({
      answer,
      label: nameOf(state, answer),
    }));
  },
  pointless: ({ public: { endeavor } }, { about }) =>
    endeavor?.id === about && endeavor?.type === 'rush' && leaderOf(endeavor) === null
      ? null
      : 'nobody has to be elected any more',
  counted(play, _, { result }) {
    const endeavor = play.state.public.endeavor;
    if (!endeavor) return;
    if (electable(endeavor).some(({ character }) => character === result)) {
      lead(play, String(result));
    } else {
      update(play, { undecided: true });
      play.say('No one has more than half of the votes: whoever has the last word says who leads.');
    }
    follow(play, { type: 'ask.answer' });
  },
});

/** Saying who leads: where a vote has chosen nobody, or by hand (HUM-101, 1214). */
export const leading = arbitersMoves('say who leads the charge').about(
  endeavorWhile(({ type, reached }) => type === 'rush' && !reached),
  'answers',
  (move) => [
    move(command('endeavor.lead', { endeavor: id, who: id }), {
      *ways(context, endeavor) {
        const { state } = context;
        const now = leaderOf(endeavor);
        const asked = leaderless(state)?.undecided === true;
        for (const { character: who } of electable(endeavor)) {
          if (who === now) continue;
          yield {
            with: { who },
            label: `${nameOf(state, who)} leads the charge`,
            ...(asked ? decidedAs(context, LEAD) : { order: 8 }),
          };
        }
      },
      do(play, { who }, _, endeavor) {
        lead(play, who);
        elect(play, endeavor);
      },
    }),
  ],
);
