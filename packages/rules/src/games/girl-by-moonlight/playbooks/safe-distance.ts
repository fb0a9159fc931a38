import { forbidding } from '../asking';
import { putChoice } from '../choices';
import type { Ability } from '../content';
import type { GbmPlay } from '../game';
import type { ActivityContext } from '../hooks';
import { playbookOf } from '../library';
import { cast, nameOf } from '../lookups';
import { askPlayer } from '../rolls/gathering';

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
    may: { activity: ({ activity }) => GIVEN.includes(activity) },
    modify: {
      downtimeDice: (context) =>
        isOnlyWay(context) ? [{ source: 'Safe distance: an anonymous gift', amount: 1 }] : null,
    },
    options: {
      downtime: [
        (context) =>
          GIVEN.includes(context.activity.activity) && !isOnlyWay(context)
            ? [{ id: GIFT, label: 'Safe distance: by an anonymous gift', dice: 1 }]
            : [],
      ],
    },
    after: { activity: askWhetherToWatch },
    onChoice(play, choice, value) {
      const by = choice.protagonist;
      const friend = cast(play.state).find(({ id }) => id === choice.data.friend);
      if (value !== WATCH || by === null || !friend) return;
      const { questions } = playbookOf(play.state, friend);
      askPlayer(play, by, friend.id, questions, 'Safe distance');
    },
  },
};

function askWhetherToWatch(context: ActivityContext, play: GbmPlay): void {
  const { state, self, activity } = context;
  const friend = cast(state).find(({ id }) => id === activity.with);
  if (activity.by !== self.id || !friend || !isGift(context)) return;
  putChoice(play, self.seat, self.id, {
    kind: 'safe-distance',
    title: `${nameOf(friend)} finds your gift`,
    text: 'Do you watch, unseen? Then you may ask their player one question from their list.',
    options: [
      { value: WATCH, label: 'I watch, and ask' },
      { value: LEAVE, label: 'I am gone already' },
    ],
    data: { friend: friend.id },
  });
}

/** Whether the activity is closed to the bearer but for a gift. */
function isOnlyWay({ state, self, activity: { activity } }: ActivityContext): boolean {
  if (!GIVEN.includes(activity)) return false;
  return forbidding('activity', { state, self, activity }) !== null;
}

function isGift(context: ActivityContext): boolean {
  return isOnlyWay(context) || context.activity.options.includes(GIFT);
}
