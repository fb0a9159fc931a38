import './shop.css';
import type { Shelf } from '@moonlit/rules/humanity-blessed/shop';
import { shelves, tagsFor, whyClosed } from '@moonlit/rules/humanity-blessed/shop';
import { Fold } from '../../../design/fold';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';
import { Blessings, blessingCount } from '../blessings';
import type { Character, SharedPart } from '../view';
import { about, doing, useOffers, useTable } from '../view';
import { Dropping, Paying } from './means';
import { Taking } from './taking';

type List = SharedPart['shop'][string];

interface Wares {
  title: string;
  /** What it costs, as the game writes it. */
  price?: string;
  /** How much of it somebody has, where it is counted. */
  has?: (list: List) => number;
  commands: readonly string[];
  by?: string;
}

/** What stands on each shelf, in the order in which it is gone through (HUM-1512). */
const wares: Readonly<Record<Shelf, Wares>> = {
  free: {
    title: 'Free upgrade',
    has: ({ free }) => free,
    ...{ commands: ['shop.upgrade'], by: 'free' },
  },
  paid: {
    title: 'Buy with Blessings',
    price: '①①①',
    ...{ commands: ['shop.upgrade'], by: 'paid' },
  },
  lower: {
    title: 'Let a Stat drop',
    price: 'd4 → d2',
    ...{ commands: ['shop.upgrade'], by: 'lower' },
  },
  d6: {
    title: 'd6: Backstory, rumor',
    has: (list) => tagsFor(list, 'd6'),
    commands: ['shop.backstory', 'shop.rumor'],
  },
  d8: {
    title: 'd8: Aptitudes',
    has: (list) => tagsFor(list, 'd8'),
    commands: ['shop.aptitude', 'shop.specialize'],
  },
  d10: {
    title: 'd10: gain, Dedication',
    has: (list) => tagsFor(list, 'd10'),
    commands: ['shop.gain', 'shop.dedicate'],
  },
};

/**
 * The Session Shop of somebody: what they have to spend, then a shelf for each thing that it is spent on. What is open
 * unfolds, and is a tap each; of what is closed a line says why (HUM-1501…1512).
 */
export function Shop({ one }: { one: Character }) {
  const shared = useTable().public.value;
  const list = shared.shop[one.id];
  const offers = about(useOffers('shop'), 'character', one.id);
  if (!list) return null;
  const blessings = blessingCount(shared, one.id);
  const on = (shelf: Shelf): OpenOffer[] => {
    const { commands, by } = wares[shelf];
    return doing(offers, ...commands).filter(({ with: settled }) => settled.by === by);
  };
  // What costs nothing comes first; what has been earned is not forgotten for it.
  const first = shelves.find((shelf) => on(shelf).length > 0);
  return (
    <div class="hb-shop">
      <Blessings one={one} />
      <OfferList offers={doing(offers, 'shop.motivation')} />
      <div class="folds">
        {shelves.map((shelf) => {
          const open = on(shelf);
          return open.length === 0 ? (
            <Closed
              key={shelf}
              title={wares[shelf].title}
              why={whyClosed(shelf, { one, list, blessings })}
            />
          ) : (
            <Fold
              key={shelf}
              title={wares[shelf].title}
              note={noteOf(wares[shelf], list)}
              open={shelf === first}
            >
              <Shelved shelf={shelf} one={one} offers={open} />
            </Fold>
          );
        })}
      </div>
    </div>
  );
}

const noteOf = ({ has, price }: Wares, list: List): string | undefined =>
  has ? `${has(list)} to take` : price;

/** What somebody does not get, and why. */
const Closed = ({ title, why }: { title: string; why: string }) => (
  <p class="hb-closed">
    <b>{title}</b>
    <span class="hint">{why}</span>
  </p>
);

function Shelved({
  shelf,
  one,
  offers,
}: {
  shelf: Shelf;
  one: Character;
  offers: readonly OpenOffer[];
}) {
  switch (shelf) {
    case 'paid':
      return <Paying one={one} offers={offers} />;
    case 'lower':
      return <Dropping offers={offers} />;
    default:
      return <Taking offers={offers} />;
  }
}
