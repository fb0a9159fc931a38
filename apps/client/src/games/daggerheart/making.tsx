import type { LibraryKind } from '@moonlit/rules/daggerheart/kinds';
import { kindWords } from '@moonlit/rules/daggerheart/kinds';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lazy } from '../../design/lazy';
import { Written } from '../../design/written';
import { Guide, toItsHead } from '../../shell/making/guide';
import type { ShownStep } from '../../shell/making/made';
import { useMade } from '../../shell/making/made';
import { isPutOff } from '../../shell/making/progress';
import { StepBody } from '../../shell/making/step-body';
import { DrawerNotice, useDrawer, useHasDrawer } from '../../shell/offers/drawer';
import { OfferControl } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import type { OpenOffer } from '../../shell/state';
import type { Character } from './view';
import { doing } from './view';

const Picks = lazy(() => import('./library/picks').then((module) => module.Picks));

/** Leads through the making of a character; any step may wait, and nothing has to be done before play. */
export function Making({ one }: { one: Character }) {
  const made = useMade(one.id);
  const looked = made !== null && !isPutOff(one.id);
  const forms = useDrawer('sheet-forms', looked, one.id);
  if (!made) return null;
  const offers = forms.offers ?? [];
  return (
    <Guide
      made={made}
      title={<Written>{one.name}</Written>}
      kicker="All of this may wait"
      offers={offers}
      end={() => <OfferList offers={doing(offers, 'character.made')} />}
      later
    >
      {(step, own, next) => (
        <>
          <DrawerNotice drawer={forms} />
          <CharacterStep key={step.id} one={one} step={step} offers={own} next={next} />
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
/** Steps that lead on by themselves once nothing of them is lacking. Somebody may carry more than one weapon. */
const leadOn: readonly string[] = ['calling', 'heritage', 'defences', 'experiences', 'cards'];

/** A step, with what is on the sheet of it already and what the table’s library has for it. */
function CharacterStep({ one, step, offers, next }: StepProps) {
  const parts = partsOf(one, step.id);
  const [wanted, setWanted] = useState<LibraryKind | null>(null);
  const hasLibrary = useHasDrawer('library');
  const kind = wanted ?? parts.find(({ chosen }) => chosen === '')?.kind ?? null;
  const chosen = parts.map((part) => part.chosen).join('\n');
  const top = useRef<HTMLDivElement>(null);
  const seen = useRef(chosen);
  // What was chosen anew is chosen; the next that lacks comes by itself, from its beginning.
  useEffect(() => {
    setWanted(null);
    if (seen.current === chosen) return;
    seen.current = chosen;
    toTheTop(top.current);
  }, [chosen]);
  const before = useRef(step.state);
  useEffect(() => {
    const isDone = before.current === 'open' && step.state === 'done';
    before.current = step.state;
    if (isDone && leadOn.includes(step.id)) next();
  }, [step.state, step.id, next]);
  const there = onSheet(one, step.id);
  const told = (
    <div ref={top} class="stack">
      {there.length > 0 ? (
        <ul class="chips" aria-label="On the sheet">
          {there.map(({ id, name }) => (
            <li key={id} class="chip">
              <Written>{name}</Written>
            </li>
          ))}
        </ul>
      ) : null}
      {hasLibrary ? <Chosen parts={parts} now={kind} choose={setWanted} /> : null}
    </div>
  );
  const body = (own: readonly OpenOffer[], children: ComponentChildren) => (
    <StepBody step={step} offers={own} next={next} several={ofSeveral.includes(step.id)} detailed>
      {children}
    </StepBody>
  );
  if (!hasLibrary || kind === null) return body(offers, told);
  return body(
    [],
    <>
      {told}
      <Picks
        key={kind}
        one={one}
        kind={kind}
        below={(has) => <OwnWords offers={offers} folded={has} />}
      />
    </>,
  );
}

/** The eye and the keyboard go to the head of the step, as where it leads on; nobody is fetched from elsewhere. */
function toTheTop(inside: HTMLElement | null): void {
  const guide = inside?.closest('.guide');
  const now = document.activeElement;
  if (!guide || (now && now !== document.body && !guide.contains(now))) return;
  toItsHead(guide);
}

/** What a step takes from the library, and what of it somebody has. */
interface LibraryPart {
  kind: LibraryKind;
  /** Empty while it is still to be chosen. */
  chosen: string;
}

function partsOf(one: Character, step: string): LibraryPart[] {
  switch (step) {
    case 'calling':
      return [
        { kind: 'classes', chosen: one.class },
        { kind: 'subclasses', chosen: one.subclass },
      ];
    case 'heritage':
      return [
        { kind: 'ancestries', chosen: one.ancestry || own(one) },
        { kind: 'communities', chosen: one.community || own(one) },
      ];
    case 'defences':
      return [{ kind: 'armours', chosen: one.armourName }];
    // Of these there is always room for one more.
    case 'weapons':
      return [{ kind: 'weapons', chosen: '' }];
    case 'cards':
      return [{ kind: 'cards', chosen: '' }];
    default:
      return [];
  }
}

/** Heritage that somebody has written in their own words. */
const own = ({ heritage, ancestry, community }: Character): string =>
  ancestry || community ? '' : heritage;

interface ChosenProps {
  parts: readonly LibraryPart[];
  now: LibraryKind | null;
  choose(kind: LibraryKind): void;
}

/** What is chosen already, each to be chosen anew. */
function Chosen({ parts, now, choose }: ChosenProps) {
  const all = parts.filter(({ chosen, kind }) => chosen !== '' && kind !== now);
  if (all.length === 0) return null;
  return (
    <div class="acts-row">
      {all.map(({ kind, chosen }) => (
        <button key={kind} type="button" class="btn btn-small" onClick={() => choose(kind)}>
          {chosen}
          <small> another {kindWords[kind][0]}</small>
        </button>
      ))}
    </div>
  );
}

/** The forms of a step in one’s own words; folded where the library has something to choose from. */
function OwnWords({ offers, folded }: { offers: readonly OpenOffer[]; folded: boolean }) {
  // What stands there to be taken at once is no form.
  const ready = offers.filter(({ fields }) => !fields?.length);
  const forms = offers.filter((offer) => !ready.includes(offer));
  const drawn = forms.map((offer) => (
    <OfferControl key={offer.key} offer={offer} open={!folded && forms.length === 1} />
  ));
  return (
    <>
      <OfferList offers={ready} />
      {folded ? (
        <details class="drawer">
          <summary>In your own words</summary>
          {drawn}
        </details>
      ) : (
        drawn
      )}
    </>
  );
}

/** What is on the sheet already of what a step lists. */
function onSheet(one: Character, step: string): readonly { id: string; name: string }[] {
  switch (step) {
    case 'weapons':
      return [...one.weapons, ...(one.inventory ?? [])];
    case 'experiences':
      return one.experiences;
    case 'cards':
      return [...one.features, ...one.cards];
    default:
      return [];
  }
}
