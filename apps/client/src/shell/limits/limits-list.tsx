import type { Limit } from '@moonlit/rules';
import { Written } from '../../design/written';
import { useTable } from '../table/view';

const kinds: readonly [Limit['kind'], string][] = [
  ['line', 'Lines: never at this table'],
  ['veil', 'Veils: out of sight'],
  ['care', 'With care'],
];

/** What everybody has been shown of lines and veils, and that the door is open. */
export function LimitsList() {
  const shown = useTable().public.value.limits?.shown ?? [];
  const said = kinds.flatMap(([kind, title]) => {
    const ofKind = shown.filter((one) => one.kind === kind);
    return ofKind.length > 0 ? [{ kind, title, ofKind }] : [];
  });
  return (
    <>
      {said.map(({ kind, title, ofKind }) => (
        <section key={kind} aria-label={title}>
          <p class="kicker">{title}</p>
          <ul class="limits">
            {ofKind.map(({ text }) => (
              <li key={text}>
                <Written>{text}</Written>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p class="hint">
        The door is open: anybody may stop a scene, change it, or leave it, at any time and without
        a reason.
      </p>
    </>
  );
}
