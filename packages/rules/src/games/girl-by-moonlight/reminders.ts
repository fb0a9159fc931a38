import type { Feature } from './features';
import { featuresOf } from './features';
import type { Bearer, Reminder } from './hooks';
import { cast } from './lookups';
import { actorOf } from './rolls/actor';
import { takesPart } from './rolls/before-dice';
import { openHelp } from './rolls/bonus';
import { helpOf } from './rolls/helping';
import { promptOf as consequencePrompt } from './rolls/standing-consequence';
import { promptOf as eclipsePrompt } from './rolls/standing-eclipse';
import { isRival } from './sheet/rival';
import { justTranscended } from './sheet/transcendence';
import type {
  Consequence,
  GbmState,
  Moment,
  Protagonist,
  ProtagonistId,
  ReminderNow,
} from './state';

/** A reminder with what it says now. */
type Said = Reminder & { text: string };

/** All that a feature reminds its bearer of now. */
export function remindersOf(context: Bearer, { hooks }: Feature): Said[] {
  return (hooks.reminders ?? []).flatMap((reminder) => {
    const text = typeof reminder.text === 'string' ? reminder.text : reminder.text(context);
    return text === null ? [] : [{ ...reminder, text }];
  });
}

/** What a reminder says, with the ability that says so. */
export const said = ({ name }: Feature, { text }: Said): string => `${name}: ${text}`;

/** The reminders of everybody in play whose moment is now. */
export function remindersNow(state: GbmState): ReminderNow[] {
  return cast(state)
    .filter(({ status }) => status === 'active')
    .flatMap((one) => {
      const self = asTheyAct(state, one);
      return featuresOf(state, self).flatMap((feature) =>
        remindersOf({ state, self }, feature).flatMap((reminder) => {
          if (reminder.when === 'always') return [];
          const prompts = moments[reminder.when](state, self, reminder);
          if (!prompts) return [];
          return [
            { protagonist: one.id, when: reminder.when, text: said(feature, reminder), prompts },
          ];
        }),
      );
    });
}

/** Somebody as the roll on the table has them: a flashback may lie before transcending (GBM-FLB-005). */
function asTheyAct(state: GbmState, one: Protagonist): Protagonist {
  const { roll } = state.public;
  return roll && takesPart(roll, one.id) ? actorOf(state, roll, one.id) : one;
}

/** Whether a moment is there for a bearer: the prompts it is about, if any; `null` when it is not. */
const moments: Record<
  Moment,
  (state: GbmState, self: Protagonist, reminder: Reminder) => string[] | null
> = {
  action: ({ public: { roll } }, self) => now(roll !== null && takesPart(roll, self.id)),
  assist(state, self) {
    const { roll } = state.public;
    if (!roll || roll.stage === 'rolled' || roll.roller === self.id) return null;
    const helps = helpOf(roll).some(({ by }) => by === self.id);
    return now(helps || openHelp(state, roll, self).length > 0);
  },
  transcend: (_state, self) => now(justTranscended(self)),
  eclipse(state, self, { whose }) {
    const torn = Object.values(state.public.eclipses).filter(({ protagonist }) =>
      isAbout(state, self, protagonist, whose),
    );
    if (torn.length > 0) return torn.map(eclipsePrompt);
    return now(self.eclipse && whose !== 'rival');
  },
  harm: (state, self, reminder) => threatened(state, self, reminder, ({ kind }) => kind === 'harm'),
  'fatal-harm': (state, self, reminder) =>
    threatened(state, self, reminder, ({ level }) => level === 4),
  'gather-information'({ public: { roll, questions } }, self) {
    const rolls = roll?.purpose === 'gather-information' && takesPart(roll, self.id);
    return now(rolls || Object.values(questions).some(({ by }) => by === self.id));
  },
  mission: ({ public: { phase } }) => now(phase === 'mission'),
  downtime: ({ public: { phase } }) => now(phase === 'downtime'),
};

const now = (yes: boolean): string[] | null => (yes ? [] : null);

/** The consequences of a kind that are about to strike whom a reminder is about. */
function threatened(
  state: GbmState,
  self: Protagonist,
  { whose }: Reminder,
  counts: (one: Consequence) => boolean,
): string[] | null {
  const about = Object.values(state.public.consequences).filter(
    (one) => !one.avoided && counts(one) && isAbout(state, self, one.target, whose),
  );
  return about.length > 0 ? about.map(consequencePrompt) : null;
}

function isAbout(
  state: GbmState,
  self: Protagonist,
  id: ProtagonistId,
  whose: Reminder['whose'],
): boolean {
  if (whose === 'anybody') return true;
  if (whose === undefined) return id === self.id;
  const other = state.public.protagonists[id];
  return other !== undefined && isRival(state, self, other);
}
