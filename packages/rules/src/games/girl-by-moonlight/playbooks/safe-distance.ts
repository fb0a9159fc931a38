import type { Ability } from '../content';
import { featuresOf } from '../features';
import type { Bearer } from '../hooks';
import { playbookOf } from '../library';
import { cast, nameOf } from '../lookups';
import { askPlayer } from '../rolls/gathering';
import type { DowntimeActivity } from '../state';

/** What an anonymous gift can do. */
const GIVEN = ['make-a-connection', 'help-a-friend-recover'];
const GIFT = 'safe-distance:gift';
const WATCH = 'watch';
const LEAVE = 'leave';

/**
 * Safe distance (GBM-PB-STR-013, 014): what Stranger to kindness closes is open by way of anonymous
 * gifts. Whoever has no other way always gives one, with its die; for anybody else it is a switch.
 * The giver then says whether they watch: if so they ask from the list of whoever receives it.
 */
export const safeDistance: Ability = {
  id: 'safe-distance',
  name: 'Safe distance',
  summary:
    'You make connections and help friends recover by leaving anonymous gifts, with +1d. If you watch them receive one, ask their player a question from their own list.',
  kind: 'special',
  hooks: {
    opensActivities: GIVEN,
    downtimePool: (context) =>
      isOnlyWay(context) ? [{ source: 'Safe distance: an anonymous gift', dice: 1 }] : [],
    downtimeOptions: (context) =>
      GIVEN.includes(context.activity.activity) && !isOnlyWay(context)
        ? [{ id: GIFT, label: 'Safe distance: by an anonymous gift', dice: 1 }]
        : [],
    afterActivity(context, play) {
      const { state, self, activity } = context;
      const friend = cast(state).find(({ id }) => id === activity.with);
      if (activity.by !== self.id || self.seat === null || !friend || !isGift(context)) return;
      play.emit({
        type: 'choicePut',
        choice: {
          id: play.id('choice'),
          to: self.seat,
          protagonist: self.id,
          kind: 'safe-distance',
          title: `${nameOf(friend)} finds your gift`,
          text: 'Do you watch, unseen? Then you may ask their player one question from their list.',
          options: [
            { value: WATCH, label: 'I watch, and ask' },
            { value: LEAVE, label: 'I am gone already' },
          ],
          data: { friend: friend.id },
        },
      });
    },
    onChoice(play, choice, value) {
      const by = choice.protagonist;
      const friend = cast(play.state).find(({ id }) => id === choice.data.friend);
      if (value !== WATCH || by === null || !friend) return;
      const { questions } = playbookOf(play.state, friend);
      askPlayer(play, by, friend.id, questions, 'Safe distance');
    },
  },
};

interface During extends Bearer {
  activity: DowntimeActivity;
}

/** Whether the activity is closed to the bearer but for a gift. */
function isOnlyWay({ state, self, activity }: During): boolean {
  if (!GIVEN.includes(activity.activity)) return false;
  return featuresOf(state, self).some(({ hooks }) =>
    hooks.closesActivities?.includes(activity.activity),
  );
}

function isGift(context: During): boolean {
  return isOnlyWay(context) || context.activity.options.includes(GIFT);
}
