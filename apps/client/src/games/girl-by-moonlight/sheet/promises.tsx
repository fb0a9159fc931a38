import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { traitorName } from '../api/content';
import { Face } from '../faces/face';
import { protagonistName, useTable } from '../view';

/** A protagonist's promises and secondary characters, as items of a list. */
export function PromisesAndPeople({ one }: { one: Protagonist }) {
  const state = useTable().public.value;
  return (
    <>
      {one.promises.map(({ id, text, with: names }) => (
        <li key={id}>
          {names.map((name) => (
            <Face key={name} id={name} />
          ))}{' '}
          <b>Promise</b>
          {names.length > 0
            ? ` (${names.map((name) => protagonistName(state, name)).join(', ')})`
            : ''}
          : {text}
        </li>
      ))}
      {one.secondary.map(({ name, detail, kind }) => (
        <li key={name}>
          <b>{name}</b>
          {detail ? `: ${detail}` : ''}
          {kind ? <small> ({traitorName(state.series.playset, kind)})</small> : null}
        </li>
      ))}
    </>
  );
}
