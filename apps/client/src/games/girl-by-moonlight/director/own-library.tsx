import type { CustomAbility, CustomPlaybook } from '@moonlit/rules/girl-by-moonlight';
import { DialogButton } from '../../../design/dialog-button';
import { Empty } from '../../../design/panel';
import { Written } from '../../../design/written';
import { DrawerNotice, useDrawer } from '../../../shell/offers/drawer';
import { OfferControl } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import { abilityText } from '../texts';
import type { OpenOffer } from '../view';
import { useTable } from '../view';
import { EffectPicker } from './effect-picker';

/** A button that opens what the table has made for itself. */
export function OwnLibraryButton() {
  return (
    <DialogButton class="btn" label="Our own playbooks" title="Our own playbooks">
      {() => <OwnLibrary />}
    </DialogButton>
  );
}

/** Playbooks, abilities and fallout of the table's own: all that there are, and the one being written. */
function OwnLibrary() {
  const table = useTable();
  const { custom } = table.public.value;
  const drawer = useDrawer('own-library');
  const offers = drawer.offers ?? [];
  const playbooks = Object.values(custom?.playbooks ?? {});
  const abilities = Object.values(custom?.abilities ?? {});
  const of = (command: string) => offers.filter((offer) => offer.command === command);
  const fresh = (command: string, part: string) =>
    of(command).filter((offer) => offer.with[part] === undefined);
  return (
    <div class="stack">
      <p class="hint">
        Everybody at the table can read playbooks and abilities. Beginning one opens it for writing;
        only one lies open at a time.
      </p>
      <DrawerNotice drawer={drawer} />
      <section class="stack" aria-label="Playbooks of our own">
        <h3>Playbooks</h3>
        {playbooks.length === 0 ? <Empty>None yet.</Empty> : null}
        <ul class="cards">
          {playbooks.map((playbook) => (
            <li key={playbook.id} class="card stack">
              <PlaybookEntry playbook={playbook} offers={offers} />
            </li>
          ))}
        </ul>
        <OfferList offers={fresh('custom.write-playbook', 'playbook')} />
      </section>
      <section class="stack" aria-label="Abilities of our own">
        <h3>Abilities</h3>
        {abilities.length === 0 ? <Empty>None yet.</Empty> : null}
        <ul class="cards">
          {abilities.map((ability) => (
            <li key={ability.id} class="card stack">
              <AbilityEntry ability={ability} offers={offers} />
            </li>
          ))}
        </ul>
        <OfferList offers={fresh('custom.write-ability', 'ability')} />
      </section>
      <FalloutEntries offers={offers} />
    </div>
  );
}

/** What is about one entry, and opens or closes it. */
function entryOffers(offers: readonly OpenOffer[], id: string, open: boolean) {
  return {
    opening: offers.filter(({ command, with: parts }) =>
      command === 'custom.open' ? parts.entry === id : open && command === 'custom.close',
    ),
    writing: offers.filter(({ with: parts }) => parts.playbook === id || parts.ability === id),
  };
}

function PlaybookEntry(props: { playbook: CustomPlaybook; offers: readonly OpenOffer[] }) {
  const { playbook, offers } = props;
  const table = useTable();
  const state = table.public.value;
  const open = table.director.value?.custom?.open === playbook.id;
  const { opening, writing } = entryOffers(offers, playbook.id, open);
  const nameOf = (id: string) => abilityText(state, id)?.name ?? id;
  const [start, ...special] = playbook.special;
  return (
    <>
      <p class="card-title">{playbook.name}</p>
      <p class="lead">{playbook.tagline}</p>
      {playbook.summary ? (
        <Written as="p" class="answer-text">
          {playbook.summary}
        </Written>
      ) : null}
      {start ? (
        <p class="hint">
          Begins with {nameOf(start)}. Special: {special.map(nameOf).join(', ')}.
          {playbook.transcendent.length > 0
            ? ` Transcendent: ${playbook.transcendent.map(nameOf).join(', ')}.`
            : ''}
        </p>
      ) : null}
      {open ? <OfferList offers={writing} /> : null}
      <OfferList offers={opening} />
    </>
  );
}

function AbilityEntry(props: { ability: CustomAbility; offers: readonly OpenOffer[] }) {
  const { ability, offers } = props;
  const table = useTable();
  const open = table.director.value?.custom?.open === ability.id;
  const { opening, writing } = entryOffers(offers, ability.id, open);
  const adding = writing.filter(({ group }) => group !== undefined);
  const ofEffect = (id: string) =>
    writing.filter(({ with: parts }) => parts.replaces === id || parts.effect === id);
  const placed = new Set([...adding, ...ability.effects.flatMap(({ id }) => ofEffect(id))]);
  return (
    <>
      <p class="card-title">
        {ability.name} <small>{ability.kind === 'transcendent' ? 'Transcendent' : 'Special'}</small>
      </p>
      {ability.summary ? (
        <Written as="p" class="answer-text">
          {ability.summary}
        </Written>
      ) : null}
      {ability.effects.length > 0 ? (
        <ul class="plain-list">
          {ability.effects.map(({ id, text }) => (
            <li key={id} class="stack">
              <span>{text}</span>
              {open ? <EffectOffers offers={ofEffect(id)} /> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p class="hint">It does nothing yet.</p>
      )}
      {open ? (
        <>
          {adding.length > 0 ? (
            <EffectPicker offers={adding} count={ability.effects.length} />
          ) : writing.length > 0 ? (
            <p class="hint">It has as many effects as an ability can have.</p>
          ) : null}
          <OfferList offers={writing.filter((offer) => !placed.has(offer))} />
        </>
      ) : null}
      <OfferList offers={opening} />
    </>
  );
}

/** Changing and removing one effect, whose words stand above. */
function EffectOffers({ offers }: { offers: readonly OpenOffer[] }) {
  return (
    <div class="offers">
      {offers
        .filter((offer) => offer.command !== 'custom.write-effect' || offer.fields?.length)
        .map((offer) => (
          <OfferControl
            key={offer.key}
            offer={offer}
            summary={offer.command === 'custom.remove-effect' ? 'Remove' : 'Change'}
          />
        ))}
    </div>
  );
}

/** What the director keeps for fallout; nobody else sees it before it is told. */
function FalloutEntries({ offers }: { offers: readonly OpenOffer[] }) {
  const about = offers.filter(({ command }) => command.endsWith('-fallout'));
  const writing = about.filter((offer) => offer.with.fallout === undefined);
  const ids = [...new Set(about.map((offer) => offer.with.fallout))].filter(
    (id) => typeof id === 'string',
  );
  return (
    <section class="stack" aria-label="Fallout of our own">
      <h3>Fallout, which only you see</h3>
      {ids.map((id) => (
        <div key={id} class="offers">
          {about
            .filter((offer) => offer.with.fallout === id)
            .map((offer) => (
              <OfferControl key={offer.key} offer={offer} />
            ))}
        </div>
      ))}
      <OfferList offers={writing} />
    </section>
  );
}
