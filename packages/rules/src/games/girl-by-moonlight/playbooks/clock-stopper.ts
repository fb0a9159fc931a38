import { dropChoices, putChoice } from '../choices';
import { dropClockChoices } from '../clocks/advance';
import type { Ability } from '../content';
import type { GbmPlay } from '../game';
import type { Bearer, Moments } from '../hooks';
import { nameById, nameOf } from '../lookups';
import { limited } from '../sheet/uses';
import type { Choice, Protagonist } from '../state';

/** The id of the ability, and of the choices that it puts to its bearer. */
const CLOCK_STOPPER = 'clock-stopper';
const no = limited('mission', CLOCK_STOPPER);

/** Clock stopper (GBM-PB-TIM-016): first to act, and one “no” to a clock in each mission. */
export const clockStopper: Ability = {
  id: CLOCK_STOPPER,
  name: 'Clock stopper',
  summary:
    'Whenever it is open who acts first, you do. Once per mission, when the director advances a clock, you may say “no”, and it does not advance.',
  kind: 'transcendent',
  hooks: {
    reminders: [{ when: 'mission', text: 'If it is in question who acts first, it is you.' }],

    after: { clock: ask },

    onChoice(play, { protagonist: id, data }, value) {
      const self = id === null ? undefined : play.state.public.protagonists[id];
      const clock = data.clock === undefined ? undefined : play.state.public.clocks[data.clock];
      if (!self || !clock) return;
      if (value !== 'no') {
        play.say(`${nameOf(self)} lets “${clock.name}” run.`);
        return;
      }
      const was = clock.marked;
      const marked = Math.max(0, was - Number(data.by));
      play.emit({ type: 'clockMarked', secret: false, id: clock.id, marked });
      spend(play, self);
      dropClockChoices(play, clock.id);
      play.say(`${nameById(play.state, self.id)} says no: “${clock.name}” does not advance.`, {
        notes: [
          `It goes from ${was} back to ${marked} of ${clock.segments}.`,
          ...(was === clock.segments
            ? ['It is not full after all: what it stands for does not happen.']
            : []),
        ],
        reveals: true,
      });
    },
  },
};

/** Only the newest advance of a clock is open: the moment of an older one has passed. */
function ask({ state, self, clock, by }: Bearer & Moments['clock'], play: GbmPlay): void {
  if (state.public.phase !== 'mission') return;
  if (state.public.episode.mission?.stage !== 'under-way') return;
  if (self.status !== 'active' || self.seat === null || no.left(self) === 0) return;
  dropChoices(play, (choice) => isTheirs(choice, self) && choice.data.clock === clock.id);
  putChoice(play, self.seat, self.id, {
    kind: CLOCK_STOPPER,
    title: `“${clock.name}” advances by ${by}`,
    text: `It stands at ${clock.marked} of ${clock.segments}. Once per mission ${nameOf(self)} may say no. Play goes on until they do.`,
    options: [
      { value: 'no', label: 'No', detail: `It goes back to ${clock.marked - by}.` },
      { value: 'run', label: 'Let it run' },
    ],
    passes: true,
    data: { clock: clock.id, by: String(by) },
  });
}

/** There is one “no” in a mission, so nothing else is asked of them in it. */
function spend(play: GbmPlay, self: Protagonist): void {
  no.spend(play, self);
  dropChoices(play, (choice) => isTheirs(choice, self));
}

const isTheirs = ({ kind, protagonist }: Choice, self: Protagonist): boolean =>
  kind === CLOCK_STOPPER && protagonist === self.id;
