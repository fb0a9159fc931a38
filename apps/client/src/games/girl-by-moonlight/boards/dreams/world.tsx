import type { DreamsView, PublicState, Suspect } from '@moonlit/rules/girl-by-moonlight';
import { AnyFace } from '../../../../design/faces/anybody';
import { Empty, Panel } from '../../../../design/panel';
import { count, tier } from '../../../../design/words';
import { Written } from '../../../../design/written';
import { OfferList } from '../../../../shell/offers/offer-list';
import { OfferTable } from '../../../../shell/offers/offer-table';
import { personName, useTable } from '../../view';
import { ConspiracyMap } from './map';
import { allRoles, standingWords } from './words';

/** The Conspiracy map with what it does, and everybody whom the table suspects. */
export function DreamsWorld() {
  const { phase, derived, dreams } = useTable().public.value;
  if (!dreams) return null;
  return (
    <>
      {derived.dreams && phase !== 'creation' ? <MapPanel view={derived.dreams} /> : null}
      <SuspectsPanel />
    </>
  );
}

function MapPanel({ view }: { view: DreamsView }) {
  const known = allRoles(view).filter(({ standing }) => standing !== 'unknown').length;
  return (
    <Panel
      title="The Conspiracy"
      aside={<span class="badge">{`${known} of ${allRoles(view).length} known`}</span>}
    >
      <ConspiracyMap view={view} />
      <p class="hint">
        The dream of a suspect whose part is unknown: tier {tier(view.unknownTier)}. A picture is
        blank while its role is unknown, has a face when somebody is identified, and is struck
        through when they are confronted; so is the name of a branch that is shut down.
      </p>
      <Penalties view={view} />
    </Panel>
  );
}

/** What hinders the group now, and what no longer does. */
function Penalties({ view }: { view: DreamsView }) {
  const all = [
    ...view.branches.map(({ id, name, penalty, shut }) => ({
      id,
      text: `${name}: ${penalty}`,
      until: 'the branch is shut down: all in it identified, its Overseer confronted',
      inForce: !shut,
    })),
    ...view.penalties,
  ];
  const now = all.filter(({ inForce }) => inForce);
  const over = all.filter(({ inForce }) => !inForce);
  return (
    <>
      <h3>What it does to you</h3>
      {now.length === 0 ? <Empty>Nothing any more.</Empty> : null}
      <ul class="penalties">
        {now.map(({ id, text, until }) => (
          <li key={id} class="penalty">
            <b>{text}</b>
            <span class="hint">until {until}</span>
          </li>
        ))}
      </ul>
      {over.length > 0 ? (
        <p class="hint">Lifted: {over.map(({ text }) => text).join('; ')}.</p>
      ) : null}
    </>
  );
}

/** Who is suspected, with what is known of each, and what the viewer may write about them. */
function SuspectsPanel() {
  const table = useTable();
  const state = table.public.value;
  const suspects = Object.values(state.dreams?.suspects ?? {});
  const offers = table.offers.value.filter(
    ({ command, place }) => command === 'dreams.suspect' && place !== 'prompt',
  );
  const naming = offers.filter(
    ({ with: { suspect }, place }) => suspect === undefined && place === 'series',
  );
  return (
    <Panel
      title="Suspects"
      aside={<span class="badge">{count(suspects.length, 'suspect', 'suspects')}</span>}
    >
      {suspects.length === 0 ? (
        <Empty>Nobody yet. Everybody names two, the director too.</Empty>
      ) : null}
      {suspects.length === 0 ? null : (
        <OfferTable
          label="Suspects"
          heads={['Who', 'Their part', 'Named by']}
          rows={suspects.map((suspect) => ({
            id: suspect.id,
            cells: [
              <span key="who" class="who">
                <AnyFace id={suspect.id} size="m" />
                <span>
                  <b>
                    <Written>{suspect.name}</Written>
                  </b>
                  <small>
                    <Written>{suspect.detail}</Written>
                  </small>
                </span>
              </span>,
              partOf(state, suspect),
              personName(state, suspect.by),
            ],
            offers: offers.filter(
              ({ with: settled }) =>
                settled.suspect === suspect.id && suspect.by === table.viewer.seat,
            ),
          }))}
        />
      )}
      <OfferList offers={naming} eager />
    </Panel>
  );
}

/** What is known of somebody's part. */
function partOf({ derived }: PublicState, { id }: Suspect): string {
  const role = derived.dreams && allRoles(derived.dreams).find(({ suspect }) => suspect === id);
  return role ? `${role.name}, ${standingWords[role.standing]}` : 'Part unknown';
}
