import { OfferList } from '../offers/offer-list';
import { PlaysetDesk } from '../playsets/parts';
import { ClockList } from '../table/clocks';
import { LogPanel } from '../table/log';
import { PoolView } from '../table/pool';
import { RulesButton } from '../table/rules-panel';
import {
  aboutQuestions,
  isHouseRule,
  isOfPlayset,
  isOwnLibrary,
  useOffers,
  useTable,
} from '../table/view';
import { Dice } from '../ui/dice';
import { Panel } from '../ui/panel';
import { tier } from '../ui/words';
import { ByHand } from './by-hand';
import { isByHand } from './by-hand-lists';
import { GuidanceButton } from './guidance';
import { OwnLibraryButton } from './own-library';
import { Preview } from './preview';
import { SeatsPanel } from './seats';
import { SecondaryCast } from './secondary-cast';

/** The director's private desk: what the players do not see, and what only the director may do. */
export function Desk() {
  const table = useTable();
  const clocks = useOffers('clocks');
  const desk = table.director.value;
  if (!desk) return null;
  const secret = Object.values(desk.clocks);
  const starting = clocks.filter((offer) => offer.with.clock === undefined);
  return (
    <>
      <Panel tone="desk" kicker="Only you see this" title="Director’s desk" aside={<Preview />}>
        {desk.fallout ? (
          <div class="card">
            <p class="card-title">Fallout: {desk.fallout.entry}</p>
            <p class="hint">
              Adversary tier {tier(desk.fallout.adversaryTier)}, investigation tier{' '}
              {tier(desk.fallout.investigationTier)}
            </p>
            <PoolView pool={desk.fallout.pool} title="Fallout roll" />
            <Dice result={desk.fallout.result} />
          </div>
        ) : null}
        {secret.length > 0 ? (
          <section aria-label="Secret clocks" class="stack">
            <h3>Secret clocks</h3>
            <ClockList clocks={secret} />
          </section>
        ) : null}
        <OfferList offers={starting} />
        <DeskOffers />
      </Panel>
      <PlaysetDesk />
      <SeatsPanel />
      <LogPanel audience="director" title="Desk log" />
    </>
  );
}

/** What only the director may do: plainly at hand, except what sets values by hand. */
function DeskOffers() {
  const table = useTable();
  const desk = table.director.value;
  const offers = useOffers('director').filter(
    (offer) =>
      !aboutQuestions(offer) && !isHouseRule(offer) && !isOwnLibrary(offer) && !isOfPlayset(offer),
  );
  const byHand = offers.filter(isByHand);
  const series = offers.filter(({ command }) => command.startsWith('series.'));
  const writing = offers.filter(({ command }) => command.startsWith('note.'));
  const remarks = offers.filter(({ command }) => command === 'secondary.remark');
  const placed = new Set([...byHand, ...writing, ...remarks, ...series]);
  const notes = Object.values(desk?.notes ?? {});
  return (
    <div class="stack">
      <OfferList offers={offers.filter((offer) => !placed.has(offer))} />
      <SecondaryCast offers={remarks} />
      {notes.length + writing.length > 0 ? (
        <section class="stack" aria-label="Notes">
          <h3>Notes</h3>
          {notes.map(({ id, title, text }) => (
            <article key={id} class="card note">
              {title ? <p class="card-title">{title}</p> : null}
              <p class="answer-text">{text}</p>
            </article>
          ))}
          <OfferList offers={writing} />
        </section>
      ) : null}
      {series.length > 0 ? (
        <details class="drawer">
          <summary>Rewrite the series</summary>
          <OfferList offers={series} />
        </details>
      ) : null}
      <ByHand offers={byHand} />
      <GuidanceButton />
      <OwnLibraryButton />
      <RulesButton label="Change the rules of this table" />
    </div>
  );
}
