import { latest, put } from '../../../engine';
import type { StarsBrings } from '../game';
import { moves, refereeSeats } from '../game';
import { isNotIn } from '../protagonists/find';
import { answering, compelPrompts, isPointless } from './answering';
import { blowPrompts, dealing, suffering } from './blows';
import { offering, pressing } from './compels';
import { consumedPrompts, waysOut } from './consumed';
import { defeated, defeatPrompts } from './defeated';
import { tainting } from './gaining';
import { relieving } from './relieving';
import { wounding } from './wounding';

/** Despair, Moods, Wounds, Corruption, and compels. */
export const trouble = {
  ...moves.area(
    ...answering,
    suffering,
    ...defeated,
    ...waysOut,
    relieving,
    offering,
    pressing,
    dealing,
    ...wounding,
    tainting,
  ),
  // A Check changes what few of them read.
  apart: true,
  evolves: {
    compelSet: ({ public: { compels } }, { compel }) => put(compels, compel.id, compel),
    compelRemoved({ public: { compels } }, { id }) {
      delete compels[id];
    },
    blowSet: ({ public: { blows } }, { blow }) => put(blows, blow.id, blow),
    blowRemoved({ public: { blows } }, { id }) {
      delete blows[id];
    },
    defeatSet: ({ public: { defeats } }, { defeat }) => put(defeats, defeat.protagonist, defeat),
    defeatRemoved({ public: { defeats } }, { protagonist }) {
      delete defeats[protagonist];
    },
    temptationsSet({ director: { temptations } }, { protagonist, count }) {
      if (count === 0) delete temptations[protagonist];
      else temptations[protagonist] = count;
    },
    falloutSet({ director: { fallouts } }, { protagonist, fallout }) {
      if (fallout === null) delete fallouts[protagonist];
      else fallouts[protagonist] = fallout;
    },
  },
  prompts: (state) => [
    ...blowPrompts(state, refereeSeats(state)),
    ...defeatPrompts(state),
    ...consumedPrompts(state),
    ...compelPrompts(state),
  ],
  // Whoever is out of play suffers nothing more, and what is over is compelled no more.
  after(play) {
    const { blows, compels, protagonists } = latest(play.state).public;
    for (const { id, protagonist } of Object.values(blows)) {
      const one = protagonists[protagonist];
      if (!one || isNotIn(one)) play.emit({ type: 'blowRemoved', id });
    }
    for (const compel of Object.values(compels)) {
      if (isPointless(latest(play.state), compel))
        play.emit({ type: 'compelRemoved', id: compel.id });
    }
  },
} satisfies StarsBrings;
