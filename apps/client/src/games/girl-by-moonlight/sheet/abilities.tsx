import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { OfferList } from '../../../shell/offers/offer-list';
import type { Content } from '../api/content';
import { titled } from '../api/content';
import type { AbilityText } from '../texts';
import { abilityText, settingName, settingWords } from '../texts';
import type { OpenOffer } from '../view';
import { useTable } from '../view';

interface ListProps {
  one: Protagonist;
  texts: Content;
  offersFor(ability: string): OpenOffer[];
}

/** What a protagonist and the group can do that others cannot. */
export function AbilityList({ one, texts, offersFor }: ListProps) {
  const state = useTable().public.value;
  const { [state.series.playset]: own, ...others } = texts.playsets;
  const group = [own, ...Object.values(others)].flatMap((playset) => playset?.abilities ?? []);
  const settings = Object.entries(one.settings).filter(([, value]) => value !== '');
  return (
    <section class="sheet-part" aria-label="Abilities">
      <h3>Abilities</h3>
      <ul class="abilities">
        {[...one.special, ...one.transcendent].map((id) => (
          <AbilityItem
            key={id}
            id={id}
            text={abilityText(state, id)}
            note=""
            offers={offersFor(id)}
          />
        ))}
        {state.series.abilities.map((id) => (
          <AbilityItem
            key={id}
            id={id}
            text={group.find((ability) => ability.id === id)}
            note="The group’s"
            offers={offersFor(id)}
          />
        ))}
      </ul>
      <OwnReminders one={one} />
      {settings.map(([key, value]) => (
        <p key={key} class="hint">
          {settingName(state, key)}: <b>{settingWords(state, key, value)}</b>
        </p>
      ))}
    </section>
  );
}

/** Reminders that depend on what was chosen, such as what a code forbids. */
function OwnReminders({ one }: { one: Protagonist }) {
  const state = useTable().public.value;
  const known = [...one.special, ...one.transcendent].map((id) => abilityText(state, id));
  const due = state.derived.protagonists[one.id]?.reminders ?? [];
  const own = due.filter((line) =>
    known.some((text) => {
      if (!text || state.custom?.abilities[text.id] || !line.startsWith(`${text.name}: `)) {
        return false;
      }
      return !text.reminders?.some((reminder) => line === `${text.name}: ${reminder}`);
    }),
  );
  return own.map((line) => (
    <p key={line} class="reminder">
      {line}
    </p>
  ));
}

interface ItemProps {
  id: string;
  text: AbilityText | undefined;
  note: string;
  offers: readonly OpenOffer[];
}

function AbilityItem({ id, text, note, offers }: ItemProps) {
  return (
    <li class="ability">
      <p>
        <b>{text?.name ?? titled(id)}</b>
        <small> {note || (text?.kind === 'transcendent' ? 'Transcendent' : '')}</small>
      </p>
      {text ? <p class="hint">{text.summary}</p> : null}
      {text?.reminders?.map((reminder) => (
        <p key={reminder} class="reminder">
          {reminder}
        </p>
      ))}
      <OfferList offers={offers} />
    </li>
  );
}
