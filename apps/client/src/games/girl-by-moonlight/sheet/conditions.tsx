import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { actionName } from '../api/content';
import { useTable } from '../view';

const ECLIPSE = 'In eclipse';

/** What a protagonist suffers from or shines with, in words. */
export function Conditions({ one }: { one: Protagonist }) {
  const state = useTable().public.value;
  const words = [
    ...(one.status === 'creating' ? ['Being made'] : []),
    ...(one.status === 'out-of-action' ? ['Out of action'] : []),
    ...(one.eclipse ? [ECLIPSE] : []),
    ...(one.transcendence.active ? ['Transcended'] : []),
    ...(state.derived.protagonists[one.id]?.incapacitated ? ['Incapacitated'] : []),
  ];
  const next = state.intentions[one.id];
  if (words.length + one.harm.length === 0 && !next) return null;
  return (
    <ul class="chips conditions">
      {words.map((word) => (
        <li key={word} class={word === ECLIPSE ? 'chip chip-eclipse' : 'chip chip-strong'}>
          {word}
        </li>
      ))}
      {next ? <li class="chip chip-next">Next: {actionName(next.action)}</li> : null}
      {one.harm.map(({ id, level, text, shrugged }) => (
        <li key={id} class="chip">
          Harm {level}: {text}
          {shrugged ? ' (shrugged off)' : ''}
        </li>
      ))}
    </ul>
  );
}
