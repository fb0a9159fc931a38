import { Panel } from '../../design/panel';
import { signed } from '../../design/words';
import { Written } from '../../design/written';
import { StakesOf } from '../../shell/learning/stakes';
import { ChoiceButtons } from '../../shell/offers/choice-buttons';
import { OfferControl, OfferForm } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import { Intentions } from '../../shell/places/intentions';
import { OnTable } from '../../shell/places/on-table';
import type { OpenOffer } from '../../shell/state';
import { intended } from './intentions';
import { traitNames } from './traits';
import type { SharedPart } from './view';
import { about, actsIn, doing, nameOf, useOffers, useOwn, useTable } from './view';

type Roll = NonNullable<SharedPart['roll']>;
type RollPart = Roll['parts'][number];

/** What people do together: the roll on the table, until it is settled, and what comes next. */
export function RollOnTable() {
  const state = useTable().public.value;
  const { roll } = state;
  const next = intended(state);
  const [first] = roll?.parts ?? [];
  const name = (id: string) => nameOf(state, id) ?? 'Somebody';
  const things = [
    ...(first ? [`${name(first.character)}: ${traitNames[first.trait]}`] : []),
    ...next.map(({ id, does }) => `${name(id)}: ${does} next`),
  ];
  return (
    <OnTable
      what={things.length === 0 ? null : things.join(' · ')}
      id={[roll?.id ?? [], next.map(({ id, does, said }) => `${id} ${does} ${said}`)].flat().join()}
    >
      {roll ? <Roll roll={roll} /> : null}
      <Intentions part="character" all={next} />
    </OnTable>
  );
}

function Roll({ roll }: { roll: Roll }) {
  const offers = useOffers('roll');
  const framing = useOffers('framing');
  return (
    <div class="dh-roll">
      {roll.parts.map((part) => (
        <Part key={part.character} roll={roll} part={part} />
      ))}
      <Against roll={roll} />
      {roll.parts.some(({ fallen }) => fallen) ? null : (
        <StakesOf command={{ type: 'roll.lock' }} />
      )}
      <OfferList offers={about(offers, 'roll', roll.id)} />
      <OfferList offers={framing} />
    </div>
  );
}

function Part({ roll, part }: { roll: Roll; part: RollPart }) {
  const state = useTable().public.value;
  const one = state.characters[part.character];
  if (!one) return null;
  const acting = actsIn(one, part.companion);
  const experience = acting.experiences.find(({ id }) => id === part.experience);
  const weapon = acting.weapons.find(({ id }) => id === part.weapon);
  return (
    <div class="dh-part">
      <p class="dh-part-head">
        <b>
          <Written>{acting.name}</Written>
        </b>{' '}
        {traitNames[part.trait]} {signed(one.traits[part.trait])}
        {weapon ? `, with ${weapon.name}` : ''}
      </p>
      {part.doing ? (
        <Written as="p" class="stage-fiction">
          {part.doing}
        </Written>
      ) : null}
      <ul class="chips" aria-label="What goes into it">
        {experience ? (
          <li class="chip">
            {experience.name} {signed(experience.bonus)}
          </li>
        ) : null}
        {part.builds ? (
          <li class="chip">
            builds on what <Written>{one.companion?.name ?? 'a companion'}</Written> did
          </li>
        ) : null}
        {part.helpers.map(({ character, how }) => (
          <li key={character} class="chip">
            {nameOf(state, character)} helps{how ? `: ${how}` : ''}
          </li>
        ))}
        {Object.entries(roll.group ?? {}).map(([id, how]) => (
          <li key={id} class="chip">
            {nameOf(state, id)}: {groupWords[how]}
          </li>
        ))}
        {part.fallen ? <li class="chip">{part.fallen.total}</li> : null}
      </ul>
    </div>
  );
}

const groupWords = {
  waiting: 'will help',
  success: 'helps, +1',
  failure: 'gets in the way, −1',
  waived: 'stays out of it',
} as const;

/** What it is against, as far as the reader may know. */
function Against({ roll }: { roll: Roll }) {
  const state = useTable().public.value;
  const { target, difficulty, kept, advantage, disadvantage, stakes } = roll;
  const whom = [target ?? roll.against?.character ?? [], roll.others ?? []].flat();
  const against = whom.map((id) => nameOf(state, id) ?? 'somebody').join(', ') || null;
  const known =
    difficulty !== null
      ? `Difficulty ${difficulty}`
      : kept
        ? 'the GM keeps the Difficulty'
        : 'no Difficulty yet';
  const edges = [
    ...(advantage > 0 ? [`${advantage} advantage`] : []),
    ...(disadvantage > 0 ? [`${disadvantage} disadvantage`] : []),
  ];
  return (
    <>
      <p>
        {[against ? `Against ${against}` : known, ...(against ? [known] : []), ...edges].join(', ')}
        .
      </p>
      {stakes ? (
        <p>
          At stake: <Written>{stakes}</Written>
        </p>
      ) : null}
    </>
  );
}

const WAITS =
  'The table is not free now. Say what you do next: it waits with your name on it, and is a tap when its turn comes.';

/** Whether what somebody does now comes after something else. */
const isTaken = ({ roll, damage, reactions, spotlight }: SharedPart): boolean =>
  roll !== null || damage !== null || Object.keys(reactions).length > 0 || spotlight.side === 'gm';

/** What somebody can begin: an action roll, an attack, shaking something off. */
export function RollPanel() {
  const offers = useOffers('roll').filter(({ with: { roll } }) => roll === undefined);
  const fate = useOffers('fate');
  const features = useOffers('features');
  const own = useOwn();
  const { viewer, public: shared } = useTable();
  const waits = isTaken(shared.value);
  const [propose] = doing(offers, 'roll.propose').filter(
    ({ with: { clears }, variant }) => !clears && variant === undefined,
  );
  const others = offers.filter((offer) => offer !== propose);
  if (viewer.role !== 'protagonist' || own.length === 0) return null;
  // Between sessions there is nothing to do here.
  const nothing = offers.length + features.length + fate.length === 0;
  if (nothing && (!waits || !shared.value.table.session.open)) return null;
  return (
    <Panel id="act" tone="moon" title="Act">
      {waits ? (
        <p class="hint">{propose ? WAITS : 'Not now: your own roll is on the table.'}</p>
      ) : null}
      {propose ? (
        <Propose
          offer={propose}
          legend={waits ? 'Say what I do next, with' : 'Put it on the table, with'}
        />
      ) : null}
      {others.map((offer) => (
        <OfferControl key={offer.key} offer={offer} />
      ))}
      <OfferList offers={features} />
      <OfferList offers={fate} />
    </Panel>
  );
}

/** What one does, if it is to be written, and the trait that puts it on the table at one tap. */
function Propose({ offer, legend }: { offer: OpenOffer; legend: string }) {
  const field = offer.fields?.find(({ name }) => name === 'trait');
  if (field?.kind !== 'choice') return <OfferForm offer={offer} />;
  const buttons = <ChoiceButtons offer={offer} field={field} legend={legend} detailed />;
  return <OfferForm offer={offer} by={{ field, buttons }} />;
}
