import type { GroupChoice, PublicState } from '@moonlit/rules/girl-by-moonlight';
import { list } from '../../../design/words';
import { Written } from '../../../design/written';
import { OfferControl } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../view';
import { personName, useTable } from '../view';

const FAVOUR = 'series.favour';
/** By which whoever directs settles what the group chooses. */
const settling: readonly string[] = ['series.take-ability', 'series.unlock-room'];

/** Whether an offer is about what the whole group chooses. */
export const isGroupChoice = ({ command, place }: OpenOffer): boolean =>
  place === 'series' && (command === FAVOUR || settling.includes(command));

const titles: readonly (readonly [GroupChoice, string])[] = [
  ['special', 'One series ability'],
  ['transcendent', 'One transcendent series ability'],
  ['room', 'Your first room'],
];

/** What the whole group chooses: who favours what, one’s own word, and how it is settled. */
export function GroupChoices({ offers }: { offers: readonly OpenOffer[] }) {
  const state = useTable().public.value;
  const favours = offers.filter(({ command }) => command === FAVOUR);
  if (favours.length === 0) return <OfferList offers={offers} />;
  const people = Object.values(state.table.seats).filter(
    ({ role, vacant }) => !vacant && role !== 'spectator',
  );
  const enough = Math.floor(people.length / 2) + 1;
  return (
    <>
      <p class="hint">
        Say what you favour, and talk about it. It is yours once {enough} of the {people.length} of
        you favour the same, or the director settles it.
      </p>
      {titles.map(([choice, title]) => {
        const these = favours.filter(({ with: settled }) => settled.choice === choice);
        if (these.length === 0) return null;
        return (
          <section key={choice} class="group-choice" aria-label={title}>
            <h3>{title}</h3>
            <ul class="group-cards">
              {these.map((offer) => (
                <li key={offer.variant}>
                  <Choice offer={offer} choice={choice} offers={offers} enough={enough} />
                </li>
              ))}
            </ul>
            {choice === 'room' ? (
              <OfferList
                offers={offers.filter(({ command }) => command === 'series.unlock-room')}
              />
            ) : null}
          </section>
        );
      })}
    </>
  );
}

interface ChoiceProps {
  offer: OpenOffer;
  choice: GroupChoice;
  offers: readonly OpenOffer[];
  /** How many have to favour the same. */
  enough: number;
}

function Choice({ offer, choice, offers, enough }: ChoiceProps) {
  const state = useTable().public.value;
  const who = favouring(state, choice, String(offer.variant));
  const settle = offers.filter(({ with: settled }) => settled.ability === offer.variant);
  return (
    <div class="card group-card" data-favoured={who.length > 0}>
      <OfferControl offer={offer} />
      <p class="group-who">
        {who.length > 0 ? (
          <>
            <b>
              {who.length} of {enough}
            </b>{' '}
            <Written>{list(who.map((id) => personName(state, id)))}</Written>
          </>
        ) : (
          <span class="hint">Nobody yet</span>
        )}
      </p>
      {settle.map((one) => (
        <OfferControl
          key={one.key}
          offer={{ ...one, detail: '' }}
          summary="Settle it"
          about={offer.label}
        />
      ))}
    </div>
  );
}

/** Who favours it, of those who sit at the table. */
function favouring({ series, table }: PublicState, choice: GroupChoice, value: string): string[] {
  const said = Object.entries(series.favours?.[choice] ?? {});
  return said.flatMap(([seat, favour]) =>
    favour.value === value && table.seats[seat]?.vacant !== true ? [seat] : [],
  );
}
