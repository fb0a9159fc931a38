import { bandWords, statWords } from '@moonlit/rules/humanity-blessed/vocabulary';
import { Written } from '../../../design/written';
import { StakesOf } from '../../../shell/learning/stakes';
import { OfferControl } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import type { Intended } from '../../../shell/places/intentions';
import { Intentions } from '../../../shell/places/intentions';
import { OnTable } from '../../../shell/places/on-table';
import { Face } from '../face';
import type { Check, SharedPart } from '../view';
import { about, heroColour, nameOf, useOffers, useTable } from '../view';
import { Framed } from './framed';
import { OwedList } from './owed';
import { Result } from './result';

/** What people do together: the action, from its aim until it stands, and what is owed for it. */
export function CheckOnTable() {
  const state = useTable().public.value;
  const { check, owed } = state;
  const next = intended(state);
  const name = (id: string) => nameOf(state, id) ?? 'Somebody';
  const debts = Object.keys(owed);
  const things = [
    ...(check ? [`${name(check.leader)}: ${statWords[check.claim.stat].name}`] : []),
    ...next.map(({ id }) => `${name(id)} next`),
    ...(debts.length > 0 ? ['Something is owed'] : []),
  ];
  return (
    <OnTable
      what={things.length === 0 ? null : things.join(' · ')}
      id={[check?.id ?? [], debts, next.map(({ id }) => id)].flat().join()}
    >
      {check ? <TheCheck check={check} /> : null}
      <OwedList />
      <Intentions part="character" all={next} />
    </OnTable>
  );
}

function TheCheck({ check }: { check: Check }) {
  const shared = useTable().public.value;
  const offers = about([...useOffers('check'), ...useOffers('framing')], 'check', check.id);
  const one = shared.characters[check.leader];
  const { part, done } = check;
  if (!one) return null;
  const go = offers.find(({ command }) => command === 'check.roll');
  return (
    <article
      class="hb-check"
      data-hero={heroColour(shared, one.id)}
      aria-label={`Check of ${one.name}`}
    >
      <header class="people-head">
        <Face id={one.id} size="m" />
        <div>
          <p class="kicker">{stepWords(check)}</p>
          <h3>
            <Written>{one.name}</Written>
          </h3>
        </div>
      </header>
      {part ? <Result check={check} part={part} /> : null}
      <Framed check={check} />
      {done.length > 0 ? (
        <ol class="hb-done" aria-label="Checks that have succeeded">
          {done.map(({ character, stat, total, band }, at) => (
            <li key={at}>
              <Written>{nameOf(shared, character) ?? 'Somebody'}</Written>, {statWords[stat].name}:{' '}
              {total}, {bandWords[band].name}
            </li>
          ))}
        </ol>
      ) : null}
      {part ? null : <StakesOf command={{ type: 'check.roll', check: check.id }} />}
      {go ? (
        <div class="roll-go">
          <OfferControl offer={go} />
        </div>
      ) : null}
      <OfferList offers={offers.filter((offer) => offer !== go)} />
    </article>
  );
}

/** How far it is, in a few words. */
function stepWords({ frame, part, proposed }: Check): string {
  if (part) return part.atRest ? 'The dice lie there: who steps in?' : 'The first die lies there';
  if (frame) return 'Before the dice';
  return proposed ? 'It is voted on' : 'What does it take?';
}

/** What people want to do next, as everybody sees it. */
const intended = ({ intentions = {} }: SharedPart): Intended[] =>
  Object.values(intentions).map(({ character, claim, aim }) => ({
    id: character,
    does: statWords[claim.stat].name,
    said: aim,
  }));
