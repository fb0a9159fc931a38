import { standingText } from '@moonlit/rules/humanity-blessed/endeavor-reading';
import { endeavorWords } from '@moonlit/rules/humanity-blessed/vocabulary';
import { Panel } from '../../../design/panel';
import { count } from '../../../design/words';
import { Written } from '../../../design/written';
import { OfferList } from '../../../shell/offers/offer-list';
import { Face } from '../face';
import type { Endeavor, SharedPart } from '../view';
import { heroColour, nameOf, useOffers, useTable } from '../view';
import { Tracks } from './tracks';

/** The Endeavor that is on: whose turn it is, what they can do, where everybody stands, and every track in words. */
export function EndeavorPanel() {
  const shared = useTable().public.value;
  const { endeavor } = shared;
  const offers = useOffers('endeavor');
  if (!endeavor) {
    return offers.length === 0 ? null : (
      <Panel id="endeavor" title="Endeavors">
        <OfferList offers={offers} />
      </Panel>
    );
  }
  return (
    <Panel
      id="endeavor"
      tone="moon"
      title={<Written>{endeavor.name}</Written>}
      kicker={kickerOf(endeavor)}
    >
      <p class="hb-turn">{turnWords(shared, endeavor)}</p>
      <OfferList offers={offers} />
      <Standing endeavor={endeavor} />
      <Tracks endeavor={endeavor} />
    </Panel>
  );
}

const kickerOf = ({ type, round, broken }: Endeavor): string =>
  [
    endeavorWords[type].name,
    round === 0 ? 'before the first round' : `round ${round}`,
    broken ? 'broken off' : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Whose turn it is, in a sentence. */
export function turnWords(shared: SharedPart, endeavor: Endeavor): string {
  const name = (id: string) => nameOf(shared, id) ?? 'Somebody';
  const { stage, current, extras, dues, special, reached } = endeavor;
  const [due] = dues;
  const [extra] = extras;
  if (reached) return reached.text;
  if (due) return `${name(due.by)} says how it is shared out.`;
  if (extra?.kind === 'fatigue') return `${name(extra.who)} is tired.`;
  if (extra) return `${name(extra.who)} acts out of turn.`;
  if (special) return `${name(special.holder)} has the special action.`;
  if (current && stage === 'turn') return `It is the turn of ${name(current)}.`;
  if (current && stage === 'naming') return `${name(current)} says who is next.`;
  if (stage === 'first') return 'Who begins is still to be said.';
  return stage === 'closing' ? 'The round ends.' : 'The round can begin.';
}

/** Where each stands, in the order of play, a sentence each. */
function Standing({ endeavor }: { endeavor: Endeavor }) {
  const shared = useTable().public.value;
  const { order, participants, stage } = endeavor;
  const acting = stage === 'turn' || stage === 'naming';
  const others = Object.keys(participants).filter((id) => !order.includes(id));
  const name = (id: string) => nameOf(shared, id) ?? 'Somebody';
  return (
    <ol class="hb-standing" aria-label="Who is in it, in the order of play">
      {[...order, ...others].map((id) => {
        const one = participants[id];
        if (!one) return null;
        const passing = shared.held?.blessing?.[id]?.passing ?? 0;
        return (
          <li
            key={id}
            data-hero={heroColour(shared, id)}
            data-now={id === endeavor.current}
            data-out={one.standing !== 'in'}
          >
            <Face id={id} />
            <span>
              <Written>{standingText(endeavor, one, name)}</Written>
              {passing > 0
                ? `, ${count(passing, 'temporary Blessing', 'temporary Blessings')}`
                : ''}
              {acting && one.standing === 'in' && one.left === 0 ? ', has acted' : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
