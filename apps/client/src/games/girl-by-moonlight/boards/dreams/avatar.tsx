import type { Protagonist, PublicState } from '@moonlit/rules/girl-by-moonlight';
import { AnyFace } from '../../../../design/faces/anybody';
import { Written } from '../../../../design/written';
import { OfferControl } from '../../../../shell/offers/offer-control';
import { titled } from '../../api/content';
import { ownProtagonist, useTable } from '../../view';

/** A protagonist's Avatar: what it is like, and what acting as it would is worth. */
export function AvatarPart({ protagonist: one }: { protagonist: Protagonist }) {
  const table = useTable();
  const avatar = table.public.value.dreams?.avatars[one.id];
  const own = ownProtagonist(table)?.id === one.id;
  const offers = table.offers.value.filter(
    ({ command, place, group, with: settled }) =>
      own &&
      command === 'dreams.avatar' &&
      place === 'sheet' &&
      // One that is still to choose stands with what else is open.
      group === undefined &&
      settled.protagonist === one.id,
  );
  if (!avatar && offers.length === 0) return null;
  return (
    <section class="sheet-part" aria-label="Avatar">
      <h3>Avatar{avatar ? `: ${avatar.name}` : ''}</h3>
      {avatar ? (
        <>
          <AvatarWords avatar={avatar} />
          <p class="hint">
            While transcended: acting by its virtue clears 1 stress; acting by a desire, or by a
            promise built on one, marks xp and no transcendence.
          </p>
        </>
      ) : null}
      {offers.map((offer) => (
        <OfferControl key={offer.key} offer={offer} />
      ))}
    </section>
  );
}

type Avatar = NonNullable<PublicState['dreams']>['avatars'][string];

/** What an Avatar lives by, longs for and looks like. */
function AvatarWords({ avatar }: { avatar: Avatar }) {
  return (
    <>
      <ul class="chips">
        <li class="chip chip-strong">{titled(avatar.virtue)}</li>
        {avatar.desires.map((desire) => (
          <li key={desire} class="chip">
            longs for {desire}
          </li>
        ))}
      </ul>
      {avatar.description ? (
        <Written as="p" class="answer-text">
          {avatar.description}
        </Written>
      ) : null}
    </>
  );
}

/** Who somebody is in dreams, and whom their player suspects: as they are introduced. */
export function Dreamer({ protagonist: { id, seat } }: { protagonist: Protagonist }) {
  const dreams = useTable().public.value.dreams;
  const avatar = dreams?.avatars[id];
  const suspects = Object.values(dreams?.suspects ?? {}).filter(({ by }) => by === seat);
  return (
    <>
      {avatar ? (
        <section class="stack" aria-label="Avatar">
          <h3>Avatar: {avatar.name}</h3>
          <AvatarWords avatar={avatar} />
        </section>
      ) : null}
      {suspects.length > 0 ? (
        <section class="stack" aria-label="Whom they suspect">
          <p class="kicker">Whom they suspect</p>
          <ul class="plain-list">
            {suspects.map((suspect) => (
              <li key={suspect.id} class="who">
                <AnyFace id={suspect.id} />
                <b>
                  <Written>{suspect.name}</Written>
                </b>
                <Written>{suspect.detail}</Written>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
