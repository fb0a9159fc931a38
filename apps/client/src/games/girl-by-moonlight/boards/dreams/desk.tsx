import type { Suspect } from '@moonlit/rules/girl-by-moonlight';
import { Panel } from '../../../../design/panel';
import { Written } from '../../../../design/written';
import { OfferList } from '../../../../shell/offers/offer-list';
import { OfferTable } from '../../../../shell/offers/offer-table';
import type { OpenOffer } from '../../view';
import { useTable } from '../../view';
import { allRoles } from './words';

/** What only the director sees of the Conspiracy: who has which role, and the ways to tell it. */
export function DreamsDesk() {
  const table = useTable();
  const state = table.public.value;
  const view = state.derived.dreams;
  const secrets = table.director.value?.dreams.roles ?? {};
  const offers = table.offers.value.filter(
    ({ command, prompt }) => command.startsWith('dreams.') && prompt === undefined,
  );
  if (!view || !state.dreams) return null;
  const { suspects } = state.dreams;
  const roles = allRoles(view);
  const nameOf = (role: string | undefined) => roles.find(({ id }) => id === role)?.name;
  const unknown = Object.values(suspects).filter(
    ({ id }) => !roles.some(({ suspect }) => suspect === id),
  );
  const about = (command: string, { id }: Suspect) =>
    offers.filter((offer) => offer.command === command && offer.with.suspect === id);
  const own = ({ with: { suspect } }: OpenOffer) =>
    suspects[String(suspect)]?.by === table.viewer.seat;
  const byHand = offers.filter((offer) => isByHand(offer) && !own(offer));
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
              <b key="name">
                <Written>{suspect.name}</Written>
              </b>,
              <>
                {nameOf(secrets[suspect.id]) ?? 'No role yet'}
                {suspect.formerly ? (
                  <small>In the former cell: {nameOf(suspect.formerly)}</small>
                ) : null}
              </>,
            ],
            offers: [
              ...about('dreams.assign', suspect).map((offer) => ({
                offer,
                summary: 'Give a role',
              })),
              ...about('dreams.identify', suspect).map((offer) => ({ offer, summary: 'Reveal' })),
            ],
          }))}
        />
      )}
      {byHand.length > 0 ? (
        <details class="drawer">
          <summary>The map, suspects and Avatars by hand</summary>
          <OfferList offers={byHand} />
        </details>
      ) : null}
    </Panel>
  );
}

/** What is written by hand; the viewer’s own suspects are described anew on the list of suspects. */
function isByHand({ command, place }: OpenOffer): boolean {
  const byHand = ['dreams.suspect', 'dreams.set-role', 'dreams.remove-suspect', 'dreams.avatar'];
  return place === 'director' && byHand.includes(command);
}
