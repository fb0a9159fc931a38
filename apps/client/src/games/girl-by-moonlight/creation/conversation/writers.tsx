import { list } from '../../../../design/words';
import { personName, useTable } from '../../view';

/** How many are named who answer at the same time. */
const NAMED = 2;

/** Who else is answering a question now, by name. */
export function useWriters(topic: string): string[] {
  const table = useTable();
  const state = table.public.value;
  return [...table.writing.value]
    .filter(([seat, about]) => about === topic && seat !== table.viewer.seat)
    .map(([seat]) => personName(state, seat));
}

/**
 * Says who else is answering, in a line that keeps its place, and a hint while nobody is. It is not read
 * out: it comes and goes.
 */
export function WritersLine({ topic, hint }: { topic: string; hint: string }) {
  const names = useWriters(topic);
  const more = names.length - NAMED;
  const all = more > 0 ? [...names.slice(0, NAMED), `${more} more`] : names;
  return (
    <p class={names.length > 0 ? 'ask-writers ask-writers-now' : 'ask-writers'}>
      {names.length === 0 ? (
        <span>{hint}</span>
      ) : (
        <>
          <WritingMark />
          <span>
            {list(all)} {names.length === 1 ? 'is' : 'are'} answering…
          </span>
        </>
      )}
    </p>
  );
}

/** Three dots that come and go. */
export function WritingMark() {
  return (
    <span class="writing-mark" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
