import { Written } from '../../../design/written';
import { useTable } from '../view';
import { missingSteps } from './missing';

/** What each person has still to do, for all of them at once. */
export function MissingList() {
  const missing = missingSteps(useTable().public.value);
  if (missing.length === 0) return null;
  return (
    <section class="panel" aria-label="Still to do">
      <h2>Still to do</h2>
      <ul class="plain-list">
        {missing.map(({ seat, name, words, open }) => (
          <li key={seat}>
            <b>
              <Written>{name}</Written>
            </b>
            {words ? `: ${words}` : null}
            {open.length > 0 ? (
              <small class="missing-open"> Open on the sheet: {open.join(', ')}</small>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
