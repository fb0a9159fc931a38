import type { Moment, ReminderNow } from '@moonlit/rules/girl-by-moonlight';
import { list } from '../../../design/words';
import { Said } from '../../../shell/learning/term';
import type { GbmTable } from '../view';
import { ownProtagonist, protagonistName, useTable } from '../view';

/**
 * What the story should not forget at these moments: the viewer's own, and all of them for the
 * director. What stands in one of the viewer's questions is not said twice.
 */
export function Reminders({ when }: { when: readonly Moment[] }) {
  const table = useTable();
  const asked = askedOf(table);
  const due = remindersOf(table).filter(
    (one) => when.includes(one.when) && !one.prompts.some((prompt) => asked.has(prompt)),
  );
  return <ReminderList reminders={due} />;
}

/** What is worth remembering while one answers a question. */
export function PromptReminders({ prompt }: { prompt: string }) {
  const reminders = remindersOf(useTable()).filter(({ prompts }) => prompts.includes(prompt));
  return <ReminderList reminders={reminders} />;
}

function ReminderList({ reminders }: { reminders: readonly ReminderNow[] }) {
  const table = useTable();
  if (reminders.length === 0) return null;
  const own = ownProtagonist(table)?.id;
  const bearers = (text: string) => [
    ...new Set(reminders.filter((one) => one.text === text).map(({ protagonist }) => protagonist)),
  ];
  return (
    <ul class="reminders" aria-label="To remember">
      {[...new Set(reminders.map(({ text }) => text))].map((text) => {
        const others = bearers(text).filter((id) => id !== own);
        const names = others.map((id) => protagonistName(table.public.value, id));
        return (
          <li key={text}>
            {names.length > 0 ? <b>{list(names)} · </b> : null}
            <Said>{text}</Said>
          </li>
        );
      })}
    </ul>
  );
}

function remindersOf(table: GbmTable): ReminderNow[] {
  const { reminders } = table.public.value.derived;
  if (table.viewer.role === 'director') return reminders;
  const own = ownProtagonist(table)?.id;
  return reminders.filter(({ protagonist }) => protagonist === own);
}

/** The questions that wait for the viewer. */
function askedOf({ public: { value: state }, viewer }: GbmTable): ReadonlySet<string> {
  const mine = Object.entries(state.derived.prompts).filter(([, { to }]) =>
    to.includes(viewer.seat),
  );
  return new Set(mine.map(([id]) => id));
}
