import { capitalised } from '../../../../engine';
import { blessingsOf, handBlessings } from '../../blessings/paying';
import { beat } from '../beats';
import type { DueRule } from '../dues';
import { commonDues, owe } from '../dues';
import { isIn, nameOf, opponents } from '../find';
import { hit } from './hits';
import { TALLY } from './operators';
import { ownUnitUnder } from './units';

/** What can be owed in Unit alone. */
export const unitDues = {
  /** Units that are hit, each once (HUM-1330, 1334). */
  hit: {
    title: () => 'Which unit is hit?',
    once: true,
    targets: (state, endeavor, { among }) =>
      among
        .filter((id) => isIn(endeavor, id))
        .map((id) => ({ id, label: capitalised(nameOf(state, id)), most: 1 })),
    apply(play, endeavor, _, unit) {
      hit(play, endeavor, unit);
      return 1;
    },
  },
  /** A temporary Blessing of a unit, and who is given it (HUM-1332). */
  channel: {
    title: () => 'Who is given which temporary Blessing?',
    targets: (state, endeavor, { by, among }) =>
      blessingsOf(state, by)
        .filter(({ passing }) => passing)
        .flatMap(({ id, value }) =>
          among
            .filter((who) => isIn(endeavor, who))
            .map((who) => ({
              id: `${id} ${who}`,
              label: `${capitalised(nameOf(state, who))}: the ${value}`,
              most: 1,
            })),
        ),
    apply(play, _, { by }, target) {
      const [die = '', to = ''] = target.split(' ');
      const { words } = handBlessings(play, { from: by, to }, [die]);
      play.say(
        `${nameOf(play.state, by)} gives ${nameOf(play.state, to)} a temporary Blessing: ${words}.`,
        beat('endeavor-effect', to, by),
      );
      return 1;
    },
  },
  /** Down together, for one’s own unit or against those who stand there (HUM-1333). */
  rally: {
    ...commonDues.descend,
    over(play, endeavor, { by, sum }) {
      const one = endeavor.participants[by];
      const track = one && endeavor.tracks[one.track];
      if (!one || !track || sum === 0) return;
      if (ownUnitUnder(endeavor, one) && track.end !== null) {
        const end = track.end + sum;
        play.emit({ type: 'trackSet', track: { ...track, end } });
        play.say(`The track of ${track.name} grows by ${sum}: it ends at ${end}.`, {
          ...beat('endeavor-effect', by),
          notes: [
            end < TALLY ? `${TALLY - end} more to position ${TALLY}.` : `It reaches ${TALLY}.`,
          ],
        });
        return;
      }
      const among = opponents(endeavor, one).map(({ character }) => character);
      owe(play, { kind: 'push', by, source: 'rally', among, left: sum });
    },
  },
} satisfies Readonly<Record<string, DueRule>>;
