import type { GbmPlay } from '../../game';
import type { ActivityRule } from '../../hooks';
import { nameOf } from '../../lookups';
import { gained } from '../../rolls/outcomes';
import { giveLinks } from '../../sheet/links';
import type { ProtagonistId } from '../../state';

/**
 * Make a connection (GBM-DWN-006…009): the chosen character gets the links, on *their* sheet; on a
 * critical the roller gets one too (AMB-14). Each friend once in a downtime; a flashback is none
 * (GBM-PB-ENI-017).
 */
export const makeAConnection: ActivityRule = {
  id: 'make-a-connection',
  name: 'Make a connection',
  summary: 'Spend time with somebody: they get links with you. Once for each friend.',
  needs: 'friend',
  rolls: true,
  friendOffersDie: true,
  outcome: (amount, band) => gained(`${amount} links`, band),
  brings: (amount, band) =>
    `They get ${amount} links with you${band === 'critical' ? ', you 1 with them' : ''}.`,
  excludes: ({ state, self, friend, flashback }) =>
    !flashback && state.public.episode.downtime[self.id]?.connected.includes(friend.id)
      ? `${nameOf(self)} has connected with ${nameOf(friend)} in this downtime already.`
      : null,
  resolve(play, { with: friend }, self, amount, band) {
    if (friend === null) return;
    connect(play, self.id, friend);
    play.say(giveLinks(play, friend, self.id, amount), {
      notes: band === 'critical' ? [giveLinks(play, self.id, friend, 1)] : [],
    });
  },
};

/** Remembers for the rest of the downtime whom somebody has connected with (GBM-DWN-009). */
export function connect(play: GbmPlay, id: ProtagonistId, friend: ProtagonistId): void {
  const { downtime } = play.state.public.episode;
  const { left, extras, connected } = downtime[id] ?? { left: 0, extras: [], connected: [] };
  play.emit({
    type: 'episodeChanged',
    changes: {
      downtime: { ...downtime, [id]: { left, extras, connected: [...connected, friend] } },
    },
  });
}
