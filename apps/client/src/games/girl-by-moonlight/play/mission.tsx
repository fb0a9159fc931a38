import type { Mission, PublicState } from '@moonlit/rules/girl-by-moonlight';
import { Panel } from '../../../design/panel';
import { signed, tier } from '../../../design/words';
import { Said } from '../../../shell/learning/term';
import { OfferControl } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import { playsetOf, titled } from '../api/content';
import type { OpenOffer } from '../view';
import { protagonistName, useOffers, useTable } from '../view';
import { Dice } from './dice';
import { isQuestion } from './engagement';
import { PoolLines, PoolView } from './pool';

/** The mission: what it is for, how it begins, where it stands. */
export function MissionPanel() {
  const table = useTable();
  const state = table.public.value;
  const offers = useOffers('mission');
  const { mission } = state.episode;
  if (!mission && offers.length === 0) return null;
  const type = mission
    ? playsetOf(state.series.playset)?.missions.find(({ id }) => id === mission.type)
    : undefined;
  // One that came ready-made is chosen: whoever wants another unfolds them.
  const isReady = mission && state.series.tonight === true && state.episode.number <= 1;
  const others = isReady ? offers.filter(({ command }) => command === 'mission.choose') : [];
  return (
    <Panel
      title={mission ? mission.goal : <Said>Mission</Said>}
      kicker={
        mission ? (
          <Said>
            {[
              type?.name ?? titled(mission.type),
              aboutWhom(state, mission),
              `tier ${tier(mission.tier)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Said>
        ) : null
      }
      aside={mission ? <span class="badge">{missionWord(mission)}</span> : null}
    >
      {mission?.stage === 'preparing' && type ? (
        <>
          <p>
            <Said>{type.summary}</Said>
          </p>
          <ul class="plain-list">
            {type.asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        </>
      ) : null}
      {mission?.stage === 'preparing' && state.derived.engagement ? (
        <PoolView pool={state.derived.engagement.pool} title="Engagement roll" />
      ) : null}
      {mission?.ambushed ? (
        <p class="notice">The adversary was waiting: the engagement failed of itself.</p>
      ) : null}
      {mission?.result ? <Dice result={mission.result} small /> : null}
      <OfferList
        offers={offers.filter((offer) => !isElsewhere(offer) && !others.includes(offer))}
      />
      {others.length > 0 ? (
        <details class="drawer">
          <summary>Another mission</summary>
          <OfferList offers={others} />
        </details>
      ) : null}
      <Ending offers={offers.filter(isEnd)} />
    </Panel>
  );
}

const isEnd = ({ command }: OpenOffer): boolean => command === 'mission.end';

/** It stands in a place of its own. */
const isElsewhere = (offer: OpenOffer): boolean => isEnd(offer) || isQuestion(offer);

/** The end of the mission, which nobody is to tap by chance: a step before it, and below that. */
function Ending({ offers }: { offers: readonly OpenOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <details class="drawer">
      <summary>End the mission…</summary>
      <div class="stack">
        <p class="hint">Is it decided? Everybody’s transcendence ends with it.</p>
        <div class="offers">
          {offers.map(({ detail: _, ...offer }) => (
            <OfferControl key={offer.key} offer={offer} />
          ))}
        </div>
      </div>
    </details>
  );
}

/** Whose dream it is, or whoever else the mission is about. */
function aboutWhom(state: PublicState, { about }: Mission): string {
  if (about === undefined) return '';
  return state.dreams?.suspects[about]?.name ?? state.protagonists[about]?.name ?? '';
}

function missionWord({ stage, outcome }: { stage: string; outcome: string | null }): string {
  if (outcome) return outcome === 'success' ? 'Won' : 'Lost';
  return titled(stage);
}

const told = 'What the fallout brings';

/** The fallout phase, step by step, as far as the table has been told. */
export function FalloutPanel() {
  const state = useTable().public.value;
  const offers = useOffers('fallout');
  const { fallout } = state.episode;
  const playset = playsetOf(state.series.playset);
  const hearts = playset?.devoursHearts;
  if (state.phase !== 'fallout' && offers.length === 0) return null;
  return (
    <Panel title={<Said>Fallout</Said>}>
      <ol class="steps-done">
        <li>
          The adversary advances
          {fallout?.adversary ? (
            <>
              : {fallout.adversary.from} to {fallout.adversary.to}
              <ul class="steps">
                {fallout.adversary.lines.map(({ source, dice }) => (
                  <li key={source}>
                    {source} {signed(dice)}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            ' – to do'
          )}
        </li>
        <li>
          {hearts ? 'Links and armour are cleared' : 'Stress and marks are cleared'}
          {fallout?.cleared ? ': done' : ' – to do'}
        </li>
        {hearts ? (
          <li>
            <Hearts />
          </li>
        ) : null}
        <li>
          {told}
          {fallout?.told ? `: ${fallout.told.entry}. ${fallout.told.text}` : null}
          {!fallout?.told ? (fallout?.rolled ? ': rolled, not told yet' : ' – to do') : null}
        </li>
        <li>
          What is left of {playset?.investigation.track.toLowerCase() ?? 'the investigation'}
          {fallout?.halved ? leftOf(fallout.halved) : ' – to do'}
        </li>
      </ol>
      <OfferList offers={offers} />
    </Panel>
  );
}

const leftOf = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `: it stays at ${to}` : `: ${from} to ${to}`;

/** Who takes part in devouring hearts, and how it went. */
function Hearts() {
  const state = useTable().public.value;
  const now = state.episode.fallout?.hearts;
  const said = Object.entries(now?.part ?? {});
  return (
    <>
      Blighted hearts are devoured
      {!now?.done ? ' – to do' : now.rolled ? ': done' : ': nobody took part'}
      {said.length > 0 ? (
        <ul class="steps">
          {said.map(([id, part]) => (
            <li key={id}>
              {protagonistName(state, id)} {part ? 'takes part' : 'shies away'}
            </li>
          ))}
        </ul>
      ) : null}
      {now?.rolled ? <Dice result={now.rolled.result} small /> : null}
    </>
  );
}

/** Dice that wait for the next engagement roll. */
export function EngagementBonus() {
  const { engagementBonus } = useTable().public.value.episode;
  return engagementBonus.length === 0 ? null : (
    <div>
      <p class="kicker">For the next engagement roll</p>
      <PoolLines lines={engagementBonus} />
    </div>
  );
}
