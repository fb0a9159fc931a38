import type { RecordedStep } from './recorded-step';
import { mapTexts, REMOVED, STRUCTURE } from './texts';

/** By which people say something that nobody is to know as theirs (TABLE-082). */
const UNSIGNED = 'limits.answer';

/** Whether a command says something that nobody is to know as its sender’s. */
export const isUnsigned = ({ type }: { type: string }): boolean => type === UNSIGNED;

/** Whether an event holds what people have said without a name: theirs, or what was shown of all. */
export const holdsUnsigned = ({ type }: { type: string }): boolean =>
  type === 'limitsAnswered' || type === 'limitsShown';

/**
 * A step as others may have it: without what somebody has said of lines and veils. What of that everybody
 * has been shown stands in an event of its own, without a name.
 */
export function unsigned<T extends Pick<RecordedStep, 'command' | 'events'>>(step: T): T {
  if (!isUnsigned(step.command)) return step;
  return {
    ...step,
    command: { type: UNSIGNED },
    events: step.events.map((event) =>
      event.type === 'limitsAnswered' ? { ...event, limits: null } : event,
    ),
  };
}

/** The same step without what its sender says of lines and veils in it. What was shown of it stays (TABLE-083). */
export function withoutAnswer<T extends RecordedStep>(step: T): T {
  const gone = (text: string, key: string) =>
    STRUCTURE.has(key) || key === 'kind' || text === '' ? text : REMOVED;
  return {
    ...step,
    command: mapTexts(step.command, gone),
    events: step.events.map((event) =>
      event.type === 'limitsAnswered' ? mapTexts(event, gone) : event,
    ),
  };
}
