import { costWords } from '@moonlit/rules/stars-and-signs/vocabulary';
import { count } from '../../../design/words';
import { Written } from '../../../design/written';
import type { Check } from '../view';
import { nameOf, useTable } from '../view';

/** What a Check that is closed has still to bring, so that nobody forgets any of it. */
export function StillDue({ of }: { of: NonNullable<Check['settling']> }) {
  const shared = useTable().public.value;
  const { due, costKind, dues, extras, scale, mayComplicate } = of;
  const kind = costKind === null ? 'the kind is still to be chosen' : costWords[costKind].name;
  return (
    <ul class="ss-due">
      {due === 'cost' ? <li>Cost: {kind}.</li> : null}
      {Object.entries(dues).map(([id, how]) => (
        <li key={id} data-told={how === 'told'}>
          {due === 'cost' ? 'The Cost' : 'Fallout'} for{' '}
          <Written>{nameOf(shared, id) ?? 'somebody'}</Written>:{' '}
          <b>{how === 'told' ? 'told' : 'still to be told'}</b>
        </li>
      ))}
      {extras > 0 ? <li>{count(extras, 'Extra', 'Extras')} to use.</li> : null}
      {scale > 0 ? <li>It came out at Scale {scale}.</li> : null}
      {mayComplicate ? <li>The referee may bring a Complication.</li> : null}
    </ul>
  );
}
