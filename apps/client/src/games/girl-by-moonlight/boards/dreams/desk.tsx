import type { Suspect } from '@moonlit/rules/girl-by-moonlight';
import { AnyFace } from '../../../../design/faces/anybody';
import { Panel } from '../../../../design/panel';
import { Written } from '../../../../design/written';
import { DrawerNotice, useDrawer } from '../../../../shell/offers/drawer';
import { OfferTable } from '../../../../shell/offers/offer-table';
import { useTable } from '../../view';
import { allRoles } from './words';

/** What only the director sees of the Conspiracy: who has which role, and the ways to tell it. */
export function DreamsDesk() {
  const table = useTable();
  const state = table.public.value;
  const view = state.derived.dreams;
  const secrets = table.director.value?.dreams.roles ?? {};
  const drawer = useDrawer('conspiracy');
  if (!view || !state.dreams) return null;
  const { suspects } = state.dreams;
  const roles = allRoles(view);
  const nameOf = (role: string | undefined) => roles.find(({ id }) => id === role)?.name;
  const unknown = Object.values(suspects).filter(
    ({ id }) => !roles.some(({ suspect }) => suspect === id),
  );
  const about = (command: string, { id }: Suspect) =>
    (drawer.offers ?? []).filter((offer) => offer.command === command && offer.with.suspect === id);
  return (
    <Panel tone="desk" kicker="Only you see this" title="Who has which role">
      {unknown.length === 0 ? <p class="hint">Nobody is left whose part is unknown.</p> : null}
      {unknown.length === 0 ? null : (
        <OfferTable
          label="Who has which role"
          heads={['Who', 'Role, in secret']}
          rows={unknown.map((suspect) => ({
            id: suspect.id,
            cells: [
              <span key="who" class="who">
                <AnyFace id={suspect.id} />
                <b>
                  <Written>{suspect.name}</Written>
                </b>
              </span>,
              <>
                {nameOf(secrets[suspect.id]) ?? 'No role yet'}
                {suspect.formerly ? (
                  <small>In the former cell: {nameOf(suspect.formerly)}</small>
                ) : null}
              </>,
            ],
            offers: [...about('dreams.assign', suspect), ...about('dreams.identify', suspect)],
          }))}
        />
      )}
      <DrawerNotice drawer={drawer} />
    </Panel>
  );
}
