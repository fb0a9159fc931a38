import { skillWords } from '@moonlit/rules/stars-and-signs/vocabulary';
import { Panel } from '../../../design/panel';
import { Written } from '../../../design/written';
import { StakesOf } from '../../../shell/learning/stakes';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferControl } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import type { Intended } from '../../../shell/places/intentions';
import { Intentions } from '../../../shell/places/intentions';
import { OnTable } from '../../../shell/places/on-table';
import { Face } from '../face';
import type { Check, SharedPart } from '../view';
import { about, heroColour, nameOf, useOffers, useTable } from '../view';
import { Followers, Framed } from './framed';
import { OwedList, owedWords } from './owed';
import { Result } from './result';
import { StillDue } from './settling';
import { OpenTests } from './tests';
import { Window } from './window';

/** What people do together: the Check, from its aim until all that it brings is settled; Tests, and what is owed. */
export function CheckOnTable() {
  const state = useTable().public.value;
  const { check, tests, owed } = state;
  const next = intended(state);
  const name = (id: string) => nameOf(state, id) ?? 'Somebody';
  const things = [
    ...(check ? [`${name(check.protagonist)}: ${skillWords[check.skill].name}`] : []),
    ...Object.values(tests).map(({ protagonist }) => `A Test of ${name(protagonist)}`),
    ...next.map(({ id }) => `${name(id)} next`),
    ...Object.values(owed).map(({ kind, of }) => `${owedWords[kind]}: ${name(of)}`),
  ];
  return (
    <OnTable
      what={things.length === 0 ? null : things.join(' · ')}
      id={[check?.id ?? [], Object.keys(tests), Object.keys(owed), next.map(({ id }) => id)]
        .flat()
        .join()}
    >
      {check ? <TheCheck check={check} /> : null}
      <OpenTests />
      <OwedList />
      <Intentions part="protagonist" all={next} />
    </OnTable>
  );
}

/** The Check for a shared screen: all that grows before everybody’s eyes, and nothing for hands. */
export function CheckOnScreen({ check }: { check: Check }) {
  const shared = useTable().public.value;
  return (
    <Panel kicker={stepWords(check)} title={nameOf(shared, check.protagonist) ?? 'A Check'}>
      <TheCheck check={check} seen />
    </Panel>
  );
}

/** `seen`: it is looked at alone. */
function TheCheck({ check, seen = false }: { check: Check; seen?: boolean }) {
  const shared = useTable().public.value;
  const offers = about([...useOffers('check'), ...useOffers('framing')], 'check', check.id);
  const one = shared.protagonists[check.protagonist];
  if (!one) return null;
  const go = offers.find(({ command }) => command === 'check.roll');
  return (
    <article
      class="ss-check"
      data-hero={heroColour(shared, one.id)}
      aria-label={`Check of ${one.name}`}
    >
      {seen ? null : (
        <header class="people-head">
          <Face id={one.id} size="m" />
          <div>
            <p class="kicker">{stepWords(check)}</p>
            <h3>
              <Written>{one.name}</Written>
            </h3>
          </div>
        </header>
      )}
      {check.fallen ? <Result check={check} one={one} /> : null}
      {check.settling ? <StillDue of={check.settling} /> : null}
      {check.fallen ? <Window offers={offers} /> : null}
      <Framed check={check} one={one} />
      {check.fallen || seen ? null : (
        <FoldedDrawer name="check-forms" title="Say it differently">
          {(forms) => <OfferList offers={about(forms, 'check', check.id)} />}
        </FoldedDrawer>
      )}
      {check.cooperation ? <Followers of={check.cooperation} /> : null}
      {check.fallen || seen ? null : (
        <>
          <StakesOf command={{ type: 'check.roll', check: check.id }} />
          {go ? (
            <div class="roll-go">
              <OfferControl offer={go} />
            </div>
          ) : null}
          <OfferList offers={offers.filter((offer) => offer !== go)} />
        </>
      )}
    </article>
  );
}

/** How far it is, in a few words. */
function stepWords({ action, fallen, settling }: Check): string {
  if (settling) return 'What it brings';
  if (fallen) return 'The dice lie there, and can still be pushed';
  return action === null ? 'What do you want, and how?' : 'Before the dice';
}

/** What people want to do next, as everybody sees it. */
const intended = ({ intentions = {} }: SharedPart): Intended[] =>
  Object.values(intentions).map(({ protagonist, skill, aim }) => ({
    id: protagonist,
    does: skillWords[skill].name,
    said: aim,
  }));
