import { lazy } from '../../design/lazy';
import { Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { DrawerNotice, FoldedDrawer, useDrawer } from '../../shell/offers/drawer';
import { OfferControl } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import type { OpenOffer } from '../../shell/state';
import type { Character } from './view';
import { about } from './view';

const Picks = lazy(() => import('./library/picks').then((module) => module.Picks));

const rising: readonly string[] = ['level.up', 'trait.raise', 'experience.raise'];
const carrying: readonly string[] = ['item.add', 'item.use', 'item.give', 'item.remove'];
const placing: readonly string[] = ['card.move', 'card.recall'];
/** What stands elsewhere on the sheet than among all that can be written on it. */
export const elsewhere: ReadonlySet<string> = new Set([
  ...rising,
  ...carrying,
  ...placing,
  'character.made',
  'companion.write',
  'companion.remove',
  'companion.learn',
  'companion.forget',
  'companion.train',
  'companion.grant',
]);

const of = (offers: readonly OpenOffer[], one: Character, commands: readonly string[]) =>
  about(offers, 'character', one.id).filter(({ command }) => commands.includes(command));

/** What a level has brought that is still to be chosen: the level itself, traits, Experiences, a second class. */
export function Growing({ one }: { one: Character }) {
  const { levels = 0, toRaise, secondClass } = one;
  const owed = levels > 0 || (toRaise?.traits ?? 0) > 0 || (toRaise?.experiences ?? 0) > 0;
  const second = secondClass?.name === '';
  const forms = useDrawer('sheet-forms', owed, one.id);
  if (!owed && !second) return null;
  const offers = of(forms.offers ?? [], one, rising);
  return (
    <Panel title="A level more" kicker={<Written>{one.name}</Written>}>
      {owed ? <DrawerNotice drawer={forms} /> : null}
      {offers.map((offer, at) => (
        <OfferControl key={offer.key} offer={offer} open={at === 0} />
      ))}
      {second ? (
        <>
          <p>A second class: its features come along, and one of its domains.</p>
          <Picks one={one} kind="classes" />
        </>
      ) : null}
    </Panel>
  );
}

/** The things that somebody carries. */
export function Carried({ one: { inventory = [] } }: { one: Character }) {
  return (
    <ul class="dh-carried" aria-label="Carries">
      {inventory.map(({ id, name, text, count }) => (
        <li key={id}>
          <b>
            <Written>{name}</Written>
          </b>
          {count > 1 ? ` × ${count}` : ''}
          {text ? (
            <small>
              <Written>{text}</Written>
            </small>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** What somebody carries besides weapons and armour, with what can be done with it. */
export function Carrying({ one }: { one: Character }) {
  const { inventory = [] } = one;
  return (
    <FoldedDrawer
      name="sheet-forms"
      title="What they carry"
      note={inventory.length > 0 ? `${inventory.length}` : 'nothing more'}
      top={inventory.length > 0 ? <Carried one={one} /> : null}
    >
      {(offers) => <OfferList offers={of(offers, one, carrying)} />}
    </FoldedDrawer>
  );
}

/** Cards between loadout and vault: at a rest for nothing, else for their Stress. */
export function Vault({ one }: { one: Character }) {
  const resting = one.cards.filter((card) => card.in === 'vault').length;
  if (one.cards.length === 0) return null;
  const hand = one.cards.length - resting;
  return (
    <FoldedDrawer
      name="sheet-forms"
      title="Loadout and vault"
      note={`${hand} at hand, ${resting} in the vault`}
    >
      {(offers) => {
        const own = of(offers, one, placing);
        return own.length > 0 ? (
          <OfferList offers={own} />
        ) : (
          <p class="hint">
            Cards go into the vault at a rest, and come out of it for their Stress.
          </p>
        );
      }}
    </FoldedDrawer>
  );
}
