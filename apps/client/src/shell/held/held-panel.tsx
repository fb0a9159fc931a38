import './held.css';
import type { Held, HeldKind, Holder } from '@moonlit/rules/held';
import { heldWords, limitOf, POOL } from '@moonlit/rules/held';
import { useState } from 'preact/hooks';
import { Die } from '../../design/die';
import { Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { DrawerNotice, useDrawer } from '../offers/drawer';
import { OfferControl } from '../offers/offer-control';
import { OfferList } from '../offers/offer-list';
import type { OpenOffer } from '../state';
import { heroOf } from '../table/figures';
import { useOffers, useTable } from '../table/view';

/** What is drawn of what people hold. */
export interface HeldProps {
  /** The kinds that there are, by the names that they have at this table. */
  kinds: readonly Pick<HeldKind, 'id' | 'one' | 'some' | 'sides' | 'most'>[];
  /** Who may hold any, in the order in which they are listed. */
  holders: readonly Pick<Holder, 'id' | 'name' | 'seat'>[];
  held: Readonly<Record<string, Readonly<Record<string, Held>>>> | undefined;
}

interface PanelProps extends HeldProps {
  title?: string;
  /** What is said while there is nothing. */
  empty: string;
}

/** What people hold: each kind with who has how many, what one may do with it, and what makes new kinds. */
export function HeldPanel({ title = 'What people hold', empty, kinds, holders, held }: PanelProps) {
  const offers = useOffers('held');
  const known = new Set(kinds.map(({ id }) => id));
  const making = offers.filter(({ with: { kind } }) => !known.has(String(kind)));
  if (kinds.length === 0 && making.length === 0) return null;
  return (
    <Panel id="held" title={title}>
      {kinds.length === 0 ? <p class="empty">{empty}</p> : null}
      {kinds.map((kind) => (
        <OneKind
          key={kind.id}
          kind={kind}
          holders={holders}
          held={held?.[kind.id]}
          offers={offers.filter(({ with: settled }) => settled.kind === kind.id)}
        />
      ))}
      <OfferList offers={making} />
    </Panel>
  );
}

/** What is held alone, for a shared screen. */
export const HeldBoard = ({ kinds, holders, held }: HeldProps) => (
  <>
    {kinds.map((kind) => (
      <section key={kind.id} class="held" aria-label={kind.some}>
        <h3>
          <Written>{kind.some}</Written>
        </h3>
        <Holdings kind={kind} holders={holders} held={held?.[kind.id]} />
      </section>
    ))}
  </>
);

interface KindProps {
  kind: HeldProps['kinds'][number];
  holders: HeldProps['holders'];
  held: Readonly<Record<string, Held>> | undefined;
}

function OneKind({ kind, holders, held, offers }: KindProps & { offers: readonly OpenOffer[] }) {
  const [unfolded, unfold] = useState(false);
  const { viewer } = useTable();
  const mine = new Set(holders.filter(({ seat }) => seat === viewer.seat).map(({ id }) => id));
  const isMine = ({ with: { holder } }: OpenOffer) => mine.has(String(holder));
  const own = offers.filter(isMine);
  const others = offers.filter((offer) => !isMine(offer));
  return (
    <section class="held" aria-label={kind.some}>
      <h3>
        <Written>{kind.some}</Written>
      </h3>
      <Holdings kind={kind} holders={holders} held={held} />
      <div class="held-acts">
        {own.map((offer) => (
          <OfferControl key={offer.key} offer={offer} summary={shortly(offer, kind)} />
        ))}
      </div>
      <details class="drawer" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
        <summary>
          More<span class="sr-only"> for “{kind.some}”</span>
        </summary>
        {unfolded ? <More kind={kind.id} offers={others} /> : null}
      </details>
    </section>
  );
}

/** What an offer does, under the name of what it does it with: “Gain” instead of “Gain chips”. */
const shortly = ({ label }: OpenOffer, { some }: KindProps['kind']): string =>
  label.replace(` ${some}`, '');

/** What is done with what others have, and seldom. */
function More({ kind, offers }: { kind: string; offers: readonly OpenOffer[] }) {
  const drawer = useDrawer('held');
  const inside = (drawer.offers ?? []).filter(({ with: settled }) => settled.kind === kind);
  return (
    <>
      <DrawerNotice drawer={drawer} />
      <OfferList offers={[...offers, ...inside]} />
    </>
  );
}

/** Who has how many, each in a line; one’s own and the pool’s stand there even where there is nothing. */
function Holdings({ kind, holders, held = {} }: KindProps) {
  const table = useTable();
  const shown = holders.filter(
    ({ id, seat }) => held[id] || id === POOL || seat === table.viewer.seat,
  );
  return (
    <ul class="held-list" aria-label={`Who has ${kind.some}`}>
      {shown.map(({ id, name, seat }) => {
        const own = held[id] ?? { count: 0 };
        return (
          <li key={id} class="held-line" data-hero={heroOf(table, id)}>
            <b class="held-who">
              <Written>{name}</Written>
              {seat === table.viewer.seat ? ' (you)' : null}
            </b>
            <Drawn own={own} most={mostIn(kind, id)} />
            <span class="held-words">{heldWords(kind, own, mostIn(kind, id))}</span>
          </li>
        );
      })}
    </ul>
  );
}

const mostIn = (kind: KindProps['kind'], holder: string): number | undefined =>
  limitOf(kind, holder) ?? undefined;

/** As many as one counts at a glance; of more, the words alone tell. */
const DRAWN_MAX = 12;

/** What somebody has, for eyes: dice with their values, or a token each, and places for those that are missing. */
function Drawn({
  own: { count, passing = 0, dice },
  most,
}: {
  own: Held;
  most?: number | undefined;
}) {
  if (dice) {
    return (
      <span class="held-drawn" aria-hidden="true">
        {dice.slice(0, DRAWN_MAX).map((die) => (
          <span key={die.id} class={die.passing ? 'held-die held-passing' : 'held-die'}>
            <Die face={die.value} sides={die.sides} kept={!die.passing} />
          </span>
        ))}
      </span>
    );
  }
  const places = Math.max(count, most ?? 0);
  if (places > DRAWN_MAX || places === 0) return null;
  return (
    <span class="held-drawn" aria-hidden="true">
      {Array.from({ length: places }, (_, at) => (
        <span key={at} class={tokenClass(at, count, passing)} />
      ))}
    </span>
  );
}

function tokenClass(at: number, count: number, passing: number): string {
  if (at >= count) return 'held-token';
  return at >= count - passing
    ? 'held-token held-token-on held-passing'
    : 'held-token held-token-on';
}
