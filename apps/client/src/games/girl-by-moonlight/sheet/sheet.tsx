import type {
  ActionId,
  AttributeId,
  Protagonist,
  TrackLengths,
} from '@moonlit/rules/girl-by-moonlight';
import { Empty } from '../../../design/panel';
import { Dots } from '../../../design/track';
import { count } from '../../../design/words';
import { Written } from '../../../design/written';
import { HandTurns } from '../../../shell/by-hand/turns';
import { Said, Term } from '../../../shell/learning/term';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferList } from '../../../shell/offers/offer-list';
import type { Content } from '../api/content';
import { content } from '../api/content';
import { PlaysetPartOf } from '../boards/parts';
import { Face, heroColour } from '../faces/face';
import { playbookName } from '../texts';
import { isOfPlayset, ownProtagonist, protagonistName, useOffers, useTable } from '../view';
import { AbilityList } from './abilities';
import { Advancement } from './advancement';
import { armour } from './armour-by-hand';
import { auraOf } from './aura';
import { Conditions } from './conditions';
import { PlaybookTexts } from './eclipse-texts';
import { HarmLadder } from './harm';
import { HeartTracks } from './heart-tracks';
import { Links } from './links';
import { useStillOpen } from './open-steps';
import { PromisesAndPeople } from './promises';

interface SheetProps {
  protagonist: Protagonist;
  /** The name stands above already. */
  untitled?: boolean;
}

/** A protagonist's sheet. On one's own, what one may do stands where it belongs. */
export function Sheet({ protagonist: one, untitled }: SheetProps) {
  const table = useTable();
  const texts = content.value;
  const own = ownProtagonist(table)?.id === one.id;
  const open = useStillOpen(one);
  const offers = useOffers('sheet').filter(
    (offer) => own && !isOfPlayset(offer) && !open.offers.includes(offer),
  );
  if (!texts) return <Empty>The sheet’s words are on their way…</Empty>;
  const ofAbility = (id: string) => offers.filter((offer) => offer.with.ability === id);
  const ofFriend = (id: string) => offers.filter((offer) => offer.with.with === id);
  const advances = offers.filter(({ command }) => command.startsWith('advance.'));
  const writing = offers.filter(({ command }) => command.startsWith('note.'));
  const placed = new Set([
    ...writing,
    ...[...one.special, ...one.transcendent, ...table.public.value.series.abilities].flatMap(
      ofAbility,
    ),
    ...Object.keys(one.links).flatMap(ofFriend),
    ...advances,
  ]);
  return (
    <div class="sheet">
      <Identity one={one} untitled={untitled === true} />
      <Conditions one={one} />
      {open.steps.length > 0 ? (
        <p class="hint">Still to choose: {open.steps.map(({ title }) => title).join(', ')}</p>
      ) : null}
      <OfferList offers={offers.filter((offer) => !placed.has(offer))} />
      <Heart one={one} />
      <Actions one={one} texts={texts} />
      <HarmLadder one={one} lengths={table.public.value.derived.lengths} />
      <Links one={one} offersFor={ofFriend} />
      <AbilityList one={one} texts={texts} offersFor={ofAbility} />
      <PlaybookTexts one={one} />
      <PlaysetPartOf part="Sheet" protagonist={one} />
      <Story one={one} />
      <Advancement one={one} offers={advances} />
      {own ? <PrivateNotes /> : null}
      {own ? (
        <FoldedDrawer
          name="sheet"
          title="Write on the sheet"
          class="drawer no-print"
          always={writing.length > 0}
          top={<OfferList offers={writing} />}
        >
          {(ofSheet) => <OfferList offers={ofSheet} />}
        </FoldedDrawer>
      ) : null}
    </div>
  );
}

function Identity({ one, untitled }: { one: Protagonist; untitled: boolean }) {
  const state = useTable().public.value;
  return (
    <header class="sheet-head" data-hero={heroColour(state, one.id)}>
      <div class="sheet-who">
        <span class={`sheet-face ${auraOf(one)}`}>
          <Face id={one.id} size="l" />
        </span>
        <div>
          <p class="kicker">{playbookName(state, one.playbook)}</p>
          {untitled ? null : <h2>{protagonistName(state, one.id)}</h2>}
          <p class="hint">
            {[
              one.trueName && one.trueName !== one.name ? `True name: ${one.trueName}` : '',
              one.pronouns,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {one.roles.length > 0 ? (
        <ul class="chips">
          {one.roles.map((role) => (
            <li key={role} class="chip">
              {role}
            </li>
          ))}
        </ul>
      ) : null}
    </header>
  );
}

function Heart({ one }: { one: Protagonist }) {
  const derived = useTable().public.value.derived.protagonists[one.id];
  return (
    <section class="sheet-part" aria-label="Stress and transcendence">
      <HeartTracks one={one} />
      <div class="armour">
        <span>
          <Term id="armour">Armour</Term>: {one.armourUsed ? 'used' : 'ready'}
        </span>
        <span>
          <Term id="special-armour">Special armour</Term>:{' '}
          {derived?.specialArmour ?? (one.specialArmourUsed ? 'used' : 'ready')}
        </span>
        <HandTurns values={armour} about={one.id} title="Armour" />
      </div>
    </section>
  );
}

function Actions({ one, texts }: { one: Protagonist; texts: Content }) {
  const { lengths, protagonists } = useTable().public.value.derived;
  const derived = protagonists[one.id];
  return (
    <section class="sheet-part" aria-label="Actions">
      <h3>
        <Term id="action">Actions</Term>
      </h3>
      <div class="attributes">
        {entries(texts.attributes).map(([attribute, { name, resists }]) => (
          <div key={attribute} class={`attribute attribute-${attribute}`}>
            <p class="attribute-head">
              <span>
                <Term id={attribute}>{name}</Term>
              </span>
              <b>{count(derived?.attributes[attribute] ?? 0, 'die', 'dice')}</b>
            </p>
            <p class="hint">Resists {resists}</p>
            <ul>
              {entries(texts.actions)
                .filter(([, action]) => action.attribute === attribute)
                .map(([id, action]) => (
                  <ActionRow
                    key={id}
                    name={action.name}
                    text={`${action.text} ${action.beside}`}
                    dots={one.actions[id]}
                    dice={derived?.dice[id] ?? 0}
                    lengths={lengths}
                  />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function ActionRow(props: {
  name: string;
  text: string;
  dots: { mundane: number; transcendent: number };
  dice: number;
  lengths: TrackLengths;
}) {
  const { name, text, dots, dice, lengths } = props;
  return (
    <li>
      <details class="action">
        <summary>
          <span class="action-name">{name}</span>
          <Dots {...dots} max={lengths.dots.mundane} more={lengths.dots.transcendent} />
          <b class="action-dice">{dice}d</b>
        </summary>
        <p class="hint">
          {count(dots.mundane, 'dot', 'dots')}, {dots.transcendent} more when transcended. {text}
        </p>
      </details>
    </li>
  );
}

function Story({ one }: { one: Protagonist }) {
  const facts = [
    ['Look', one.look],
    ['Background', one.background],
    ['Obligation', one.obligation],
  ].filter(([, text]) => text);
  return (
    <section class="sheet-part" aria-label="Story">
      <h3>
        <Said>Promises and people</Said>
      </h3>
      <ul class="plain-list">
        <PromisesAndPeople one={one} />
      </ul>
      {one.promises.length + one.secondary.length === 0 ? <Empty>None yet.</Empty> : null}
      <dl class="answers">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the viewer has written down for nobody else. */
function PrivateNotes() {
  const notes = Object.values(useTable().seat.value?.notes ?? {});
  if (notes.length === 0) return null;
  return (
    <section class="sheet-part" aria-label="Private notes">
      <h3>Private notes</h3>
      {notes.map(({ id, title, text }) => (
        <article key={id} class="card">
          {title ? (
            <Written as="p" class="card-title">
              {title}
            </Written>
          ) : null}
          <Written as="p" class="answer-text">
            {text}
          </Written>
        </article>
      ))}
    </section>
  );
}

/** The entries of a record whose keys are known words. */
function entries<K extends ActionId | AttributeId, V>(record: Record<K, V>): [K, V][] {
  return Object.entries(record) as [K, V][];
}
