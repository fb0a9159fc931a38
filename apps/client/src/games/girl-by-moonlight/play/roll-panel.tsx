import type { Band, RollReading } from '@moonlit/rules';
import type { ActionRoll, PublicState, RollDerived } from '@moonlit/rules/girl-by-moonlight';
import { InTurn } from '../../../design/in-turn';
import { Panel } from '../../../design/panel';
import { StakesOf } from '../../../shell/learning/stakes';
import { Said, Term } from '../../../shell/learning/term';
import { OfferControl } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import { actionName, titled } from '../api/content';
import { protagonistName, useOffers, useTable } from '../view';
import { Advice } from './advice';
import { Dice } from './dice';
import { effectWord, Steps } from './effect';
import { PoolView } from './pool';
import { Reminders } from './reminders';
import { RollTerms } from './roll-terms';

const stages: Record<ActionRoll['stage'], string> = {
  framing: 'Framing',
  bonus: 'Gathering dice',
  rolled: 'Rolled',
};

/** What a roll is for, where it is for more than what its goal says. */
const purposes: Record<ActionRoll['purpose'], string> = {
  overcome: '',
  'set-up': ' · Set up an ally',
  'gather-information': ' · Gather information',
};

/** How good each band is for the roller. */
const tones: Record<Band, RollReading['tone']> = {
  bad: 'bad',
  partial: 'mixed',
  success: 'good',
  critical: 'great',
};

/** What is worth remembering while somebody acts. */
const moments = ['action', 'assist', 'gather-information', 'transcend'] as const;

/** The roll on the table: a negotiation that everybody sees, from its goal to its outcome. */
export function RollPanel() {
  const table = useTable();
  const state = table.public.value;
  const { roll } = state;
  const { roll: derived } = state.derived;
  const offers = useOffers('roll');
  if (!roll) return null;
  const roller = protagonistName(state, roll.roller);
  const outcome = derived?.outcome ?? null;
  const go = offers.find(({ primary, fields }) => primary && !fields?.length);
  return (
    <Panel
      title={`${roller}: ${roll.goal}`}
      kicker={
        <>
          <Said>{roll.group ? 'Group action' : 'Action roll'}</Said>

          {purposes[roll.purpose]}
          {roll.past ? ` · in the past, ${roll.past}` : ''}
        </>
      }
      aside={<span class="badge">{stages[roll.stage]}</span>}
    >
      <div class="roll">
        <Framing state={state} roll={roll} derived={derived} />
        {/* The dice stay in sight over this part, and never lie over what is asked. */}
        <div class="roll-rest">
          {roll.judgement && !roll.result ? <StakesOf command={{ type: 'roll.roll' }} /> : null}
          {derived ? <PoolView pool={derived.pool} title={`${roller}’s dice`} /> : null}
          <Members state={state} roll={roll} derived={derived} />
          {roll.result ? (
            <div class={`outcome outcome-${tones[roll.band ?? roll.result.band]}`}>
              <Dice result={roll.result} />
              {outcome ? (
                <>
                  <p class="outcome-word">{outcome.word}</p>
                  <p>
                    <Said>{outcome.text}</Said>
                  </p>
                </>
              ) : null}
            </div>
          ) : null}
          {derived?.blocked ? <p class="notice">{derived.blocked}</p> : null}
          {go ? (
            <div class="roll-go">
              <OfferControl offer={go} />
            </div>
          ) : null}
          <InTurn>
            <RollTerms roll={roll} />
            <Reminders when={moments} />
            <Advice topics={derived?.weigh ?? []} title="What to weigh together" />
            <OfferList offers={offers.filter((offer) => offer !== go)} eager={!roll.result} />
          </InTurn>
        </div>
      </div>
    </Panel>
  );
}

interface PartProps {
  state: PublicState;
  roll: ActionRoll;
  derived: RollDerived | null;
}

/** What is asked and what is at stake: action, position and effect, each with its reasons. */
function Framing({ roll, derived }: PartProps) {
  const judged = roll.judgement;
  return (
    <dl class="facts">
      <div>
        <dt>
          <Term id="action">Action</Term>
        </dt>
        <dd>
          <Term id={roll.action}>{actionName(roll.action)}</Term>
        </dd>
      </div>
      <div class={judged && derived ? `position position-${derived.position}` : 'position'}>
        <dt>
          <Term id="position">Position</Term>
        </dt>
        <dd>
          {judged && derived ? titled(derived.position) : 'Not judged yet'}
          <Steps lines={judged ? (derived?.positionLines ?? []) : []} />
        </dd>
      </div>
      <div>
        <dt>
          <Term id="effect">Effect</Term>
        </dt>
        <dd>
          {judged && derived ? effectWord(derived.effect) : 'Not judged yet'}
          <Steps lines={judged ? (derived?.effectLines ?? []) : []} />
        </dd>
      </div>
      {judged?.note ? (
        <div class="facts-wide">
          <dt>The director says</dt>
          <dd>{judged.note}</dd>
        </div>
      ) : null}
      {judged?.fatal ? (
        <div class="facts-wide facts-fatal">
          <dt>Deadly</dt>
          <dd>A bad outcome here can kill.</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Who acts together, and how each one’s dice fell. */
function Members({ state, roll, derived }: PartProps) {
  if (!roll.group) return null;
  const others = roll.group.filter(
    ({ protagonist, result }) => result || protagonist !== roll.roller,
  );
  return (
    <ul class="members">
      {others.map(({ protagonist, result }) => {
        const pool = derived?.members[protagonist];
        const name = protagonistName(state, protagonist);
        return (
          <li key={protagonist}>
            {result ? (
              <>
                <b>{name}</b> <Dice result={result} small />
              </>
            ) : null}
            {!result && pool ? <PoolView pool={pool} title={`${name}’s dice`} /> : null}
            {!result && !pool ? <b>{name}</b> : null}
          </li>
        );
      })}
    </ul>
  );
}
