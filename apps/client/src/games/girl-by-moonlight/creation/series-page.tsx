import { Part } from '../../../design/part';
import { Written } from '../../../design/written';
import { personName, protagonistName, useTable } from '../view';
import { Poster } from './conversation/poster';
import { SeriesNotes } from './series-notes';

/** The answers of the series with everybody's roles, to look up in the middle of play; while it is made, its poster. */
export function SeriesPage({ gone }: { gone(): void }) {
  const state = useTable().public.value;
  if (state.phase === 'creation') return <Poster gone={gone} />;
  const cast = Object.values(state.protagonists).filter(
    ({ status, roles }) => status !== 'lost' && roles.length > 0,
  );
  return (
    <div class="stack">
      {cast.length > 0 ? (
        <Part title="Roles">
          <dl class="answers answers-short">
            {cast.map((one) => (
              <div key={one.id}>
                <dt>
                  {protagonistName(state, one.id)}
                  {one.seat ? `, ${personName(state, one.seat)}` : ''}
                </dt>
                <Written as="dd">{one.roles.join(', ')}</Written>
              </div>
            ))}
          </dl>
        </Part>
      ) : null}
      <SeriesNotes />
    </div>
  );
}
