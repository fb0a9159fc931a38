import type { LibraryKind } from '@moonlit/rules/daggerheart/kinds';
import { Written } from '../../design/written';
import { Guide } from '../../shell/making/guide';
import type { ShownStep } from '../../shell/making/made';
import { useMade } from '../../shell/making/made';
import { isPutOff } from '../../shell/making/progress';
import { StepBody } from '../../shell/making/step-body';
import { DrawerNotice, useDrawer } from '../../shell/offers/drawer';
import { OfferList } from '../../shell/offers/offer-list';
import type { OpenOffer } from '../../shell/state';
import { Seeking } from './library/library';
import type { Character } from './view';
import { about } from './view';

/** Leads through the making of a character; any step may wait, and nothing has to be done before play. */
export function Making({ one }: { one: Character }) {
  const made = useMade(one.id);
  const looked = made !== null && !isPutOff(one.id);
  const forms = useDrawer('sheet-forms', looked, one.id);
  const library = useDrawer('library', looked, one.id);
  if (!made) return null;
  return (
    <Guide
      made={made}
      title={<Written>{one.name}</Written>}
      kicker="All of this may wait"
      offers={[...(forms.offers ?? []), ...(library.offers ?? [])]}
      later
    >
      {(step, offers, next) => (
        <>
          <DrawerNotice drawer={forms} />
          <CharacterStep key={step.id} one={one} step={step} offers={offers} next={next} />
        </>
      )}
    </Guide>
  );
}

interface StepProps {
  one: Character;
  step: ShownStep;
  offers: readonly OpenOffer[];
  next(): void;
}

/** Steps that take more than one thing: keeping one of them does not lead on. */
const ofSeveral: readonly string[] = ['weapons', 'experiences', 'cards'];

/** The shelf of the library that a step takes from. */
const shelves: Readonly<Partial<Record<string, LibraryKind>>> = {
  calling: 'classes',
  weapons: 'weapons',
  cards: 'cards',
};

/** So many that are ready are listed; of more one looks for what one wants. */
const FEW = 12;

/** A step, with what is on the sheet of it already and what the table’s library has for it. */
function CharacterStep({ one, step, offers, next }: StepProps) {
  const ready = offers.filter(({ command }) => command === 'library.take');
  const shelf = shelves[step.id];
  const there = onSheet(one, step.id);
  return (
    <StepBody
      step={step}
      offers={offers.filter((offer) => !ready.includes(offer))}
      next={next}
      several={ofSeveral.includes(step.id)}
      detailed
    >
      {there.length > 0 ? (
        <ul class="chips" aria-label="On the sheet">
          {there.map(({ id, name }) => (
            <li key={id} class="chip">
              <Written>{name}</Written>
            </li>
          ))}
        </ul>
      ) : null}
      {ready.length > 0 ? (
        <details class="drawer">
          <summary>Ready in the table’s library: {ready.length}</summary>
          {shelf && ready.length > FEW ? (
            <Seeking only={shelf} offersOf={(_, all) => about(all, 'character', one.id)} empty="" />
          ) : (
            <OfferList offers={ready} />
          )}
        </details>
      ) : null}
    </StepBody>
  );
}

/** What is on the sheet already of what a step lists. */
function onSheet(one: Character, step: string): readonly { id: string; name: string }[] {
  switch (step) {
    case 'weapons':
      return one.weapons;
    case 'experiences':
      return one.experiences;
    case 'cards':
      return [...one.features, ...one.cards];
    default:
      return [];
  }
}
