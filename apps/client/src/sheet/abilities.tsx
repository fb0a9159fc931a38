import type { Protagonist } from '@moonlit/rules';
import type { Content } from '../api/content';
import { titled } from '../api/content';
import { OfferList } from '../offers/offer-list';
import type { OpenOffer } from '../table/view';
import { protagonistName, useTable } from '../table/view';

interface ListProps {
  one: Protagonist;
  texts: Content;
  offersFor(ability: string): OpenOffer[];
}

/** What a protagonist and the group can do that others cannot. */
export function AbilityList({ one, texts, offersFor }: ListProps) {
  const state = useTable().public.value;
  const all = Object.values(texts.playbooks).flatMap(({ special, transcendent }) => [
    ...special,
    ...transcendent,
  ]);
  const group = texts.playsets[state.series.playset]?.abilities ?? [];
  const settings = Object.entries(one.settings);
  return (
    <section class="sheet-part" aria-label="Abilities">
      <h3>Abilities</h3>
      <ul class="abilities">
        {[...one.special, ...one.transcendent].map((id) => (
          <AbilityItem key={id} id={id} found={all} note="" offers={offersFor(id)} />
        ))}
        {state.series.abilities.map((id) => (
          <AbilityItem key={id} id={id} found={group} note="The group’s" offers={offersFor(id)} />
        ))}
      </ul>
      {settings.length > 0 ? (
        <p class="hint">
          {settings
            .map(([key, value]) => {
              const name = value in state.protagonists ? protagonistName(state, value) : value;
              return `${titled(key)}: ${titled(name)}`;
            })
            .join(' · ')}
        </p>
      ) : null}
    </section>
  );
}

interface ItemProps {
  id: string;
  found: readonly { id: string; name: string; summary: string; kind: string }[];
  note: string;
  offers: readonly OpenOffer[];
}

function AbilityItem({ id, found, note, offers }: ItemProps) {
  const text = found.find((ability) => ability.id === id);
  return (
    <li class="ability">
      <p>
        <b>{text?.name ?? titled(id)}</b>
        <small> {note || (text?.kind === 'transcendent' ? 'Transcendent' : '')}</small>
      </p>
      {text ? <p class="hint">{text.summary}</p> : null}
      <OfferList offers={offers} />
    </li>
  );
}
