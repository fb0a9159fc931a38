import type {
  BastionAction,
  BastionPriority,
  StarsState,
  StarsView,
} from '@moonlit/rules/girl-by-moonlight';
import { Panel } from '../../../../design/panel';
import { tier } from '../../../../design/words';
import { OfferedTrack } from '../../../../shell/by-hand/hand-track';
import { numberByHand } from '../../../../shell/by-hand/pips';
import { Dice } from '../../play/dice';
import { PoolLines } from '../../play/pool';
import { useOffers, useTable } from '../../view';

interface BastionProps {
  stars: StarsState;
  view: StarsView;
}

/** What is left of the Last Bastion, what it did of its own accord, and why. */
export function Bastion({ stars, view }: BastionProps) {
  const { lengths } = useTable().public.value.derived;
  const { segments, of } = view.bastion;
  const offers = useOffers('director').filter(({ command }) => command === 'stars.bastion');
  return (
    <Panel
      title="The Last Bastion"
      aside={<span class="badge">Tier {tier(view.bastion.tier)}</span>}
    >
      <OfferedTrack
        by={numberByHand(offers, 'segments')}
        label="The Bastion stands"
        tone="gold"
        value={segments}
        max={of}
        group={lengths.segmentsPerTier}
        words={`${segments} of ${of}, tier ${tier(view.bastion.tier)}`}
      />
      <p class="hint">{readiness[view.readiness]}</p>
      <Reactions stars={stars} />
      <Exposed stars={stars} />
    </Panel>
  );
}

const readiness: Record<StarsView['readiness'], string> = {
  halves: 'In fallout readiness is halved.',
  'halves-and-loses-one': 'In fallout readiness is halved, and loses one more.',
  stays: 'In fallout readiness stays as it is.',
};

const priorities: Record<BastionPriority, string> = {
  pride: 'Pride',
  'state-of-emergency': 'State of emergency',
  patchwork: 'Patchwork',
  complacency: 'Complacency',
};

/** Roll by roll: which of its priorities, why that one, and what moved. */
function Reactions({ stars }: { stars: StarsState }) {
  const { reacted } = stars;
  if (!reacted) return <p class="hint">It acts first in every downtime; it has not acted yet.</p>;
  return (
    <section class="bastion-reacts">
      <h3>What it did in episode {reacted.episode}</h3>
      <ol>
        {reacted.actions.map((action, at) => (
          <li key={`${at} ${action.priority}`} class="card">
            <Reaction action={action} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reaction({ action }: { action: BastionAction }) {
  const { priority, why, pool, result, track, from, to } = action;
  return (
    <>
      <p class="card-title">{priorities[priority]}</p>
      <p class="hint">{why}</p>
      <Dice result={result} small />
      <PoolLines lines={pool.lines} />
      <p>
        {track}: {from === to ? `stays at ${to}` : `${from} → ${to}`}
      </p>
    </>
  );
}

/** Whether this mission leaves the Bastion open, why, and what came of it. */
function Exposed({ stars }: { stars: StarsState }) {
  const { exposed } = stars;
  if (!exposed) return null;
  const { open, why, rolled } = exposed;
  return (
    <section class={open ? 'card bastion-open' : 'card'}>
      <p class="card-title">{open ? 'The Bastion is exposed' : 'The Bastion is guarded'}</p>
      <p class="hint">{why}</p>
      {rolled ? (
        <>
          <Dice result={rolled.result} small />
          <PoolLines lines={rolled.pool.lines} />
          <p>
            The Bastion: {rolled.bastion.from} → {rolled.bastion.to}
          </p>
        </>
      ) : open ? (
        <p>In fallout somebody rolls for it.</p>
      ) : null}
    </section>
  );
}
