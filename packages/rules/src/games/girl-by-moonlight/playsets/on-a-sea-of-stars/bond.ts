import type { Band } from '../../../../forged-in-the-dark';
import type { ActivityRule } from '../../hooks';
import { nameOf } from '../../lookups';
import { helpAFriendRecover } from '../../phases/activities/help-a-friend-recover';
import { connect } from '../../phases/activities/make-a-connection';
import { gained } from '../../rolls/outcomes';
import { giveLinks } from '../../sheet/links';
import { enginesOf } from './engines';
import { ENGINE_RECOVERY, STRENGTH_MAX } from './rules';
import { bondWith, mend } from './strength';

/**
 * Bond with an Engine: a connection with it, of which all links go on the pilot's sheet, that of a
 * critical too (GBM-SEA-RUL-030, 031). The director answers for it. Once for each Engine, as with
 * friends (GBM-DWN-009).
 */
export const bondWithAnEngine: ActivityRule = {
  id: 'bond-with-an-engine',
  name: 'Bond with an Engine',
  summary:
    'Spend time with an Engine: you get links with it, to spend while you pilot it. One that was broken asks for this first.',
  needs: 'other',
  rolls: true,
  countsAs: 'make-a-connection',
  friendOffersDie: true,
  outcome: (amount, band) => gained(`${linksFor(amount, band)} links`, band),
  brings: (amount, band) => `You get ${linksFor(amount, band)} links with it.`,
  others: ({ state, self }) =>
    enginesOf(state)
      .filter(({ abandoned }) => !abandoned)
      .filter(({ id }) => !state.public.episode.downtime[self.id]?.connected.includes(id))
      .map(({ id, name, maker, virtue, impulses, bonded }) => ({
        value: id,
        label: name,
        detail: [
          `${virtue}; ${impulses.join(' and ')}.`,
          maker === self.id ? 'You cannot pilot it.' : '',
          bonded && !bonded.includes(self.id)
            ? 'It was broken: only who bonds with it pilots it.'
            : '',
        ]
          .filter(Boolean)
          .join(' '),
      })),
  resolve(play, { about: engine }, self, amount, band) {
    if (engine === undefined) return;
    connect(play, self.id, engine);
    const links = linksFor(amount, band);
    play.say(giveLinks(play, self.id, engine, links));
    bondWith(play, engine, self);
  },
};

/** A critical gives its links to the pilot, too. */
const linksFor = (amount: number, band: Band): number => amount + (band === 'critical' ? 1 : 0);

/** Help a friend recover, which may be an Engine (GBM-SEA-RUL-015); a critical then links its helper with it. */
export const helpRecover: ActivityRule = {
  id: 'help-a-friend-recover',
  name: 'Help a friend recover',
  summary: 'Care for somebody who is hurt, or for an Engine: their recovery clock moves on.',
  needs: 'friend',
  rolls: true,
  brings: (amount, band) => helpAFriendRecover.brings?.(amount, band) ?? '',
  excludes: (context) => helpAFriendRecover.excludes?.(context) ?? null,
  others: ({ state }) =>
    enginesOf(state)
      .filter(({ abandoned, strength }) => !abandoned && strength < STRENGTH_MAX)
      .map(({ id, name, strength, recovery }) => ({
        value: id,
        label: name,
        detail: `Strength ${strength} of ${STRENGTH_MAX}; recovery ${recovery} of ${ENGINE_RECOVERY}.`,
      })),
  resolve(play, activity, self, amount, band, result) {
    const { about: engine } = activity;
    if (engine === undefined) {
      helpAFriendRecover.resolve(play, activity, self, amount, band, result);
      return;
    }
    play.say(mend(play, engine, amount), {
      notes: [
        `${nameOf(self)} takes care of it.`,
        ...(band === 'critical' ? [giveLinks(play, self.id, engine, 1)] : []),
      ],
    });
  },
};
