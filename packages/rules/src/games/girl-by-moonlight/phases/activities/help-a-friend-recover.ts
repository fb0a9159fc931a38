import type { ActivityRule } from '../../hooks';
import { nameOf } from '../../lookups';
import { advanceRecovery } from '../../sheet/harm';
import { giveLinks } from '../../sheet/links';

/** Help a friend recover (GBM-DWN-010…012): their recovery clock; a critical links both. */
export const helpAFriendRecover: ActivityRule = {
  id: 'help-a-friend-recover',
  name: 'Help a friend recover',
  summary: 'Care for somebody who is hurt: their recovery clock moves on.',
  needs: 'friend',
  rolls: true,
  brings: (amount, band) =>
    `${amount} segments of recovery${band === 'critical' ? ', and a link for each of you' : ''}.`,
  excludes: ({ friend }) =>
    friend.harm.length > 0 ? null : `${nameOf(friend)} has no harm to recover from.`,
  resolve(play, { with: friend }, self, amount, band) {
    if (friend === null) return;
    play.say(advanceRecovery(play, friend, amount), {
      notes:
        band === 'critical'
          ? [giveLinks(play, self.id, friend, 1), giveLinks(play, friend, self.id, 1)]
          : [],
    });
  },
};
