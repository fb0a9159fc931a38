import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { missing, refuse } from '../refusal';
import type { Mission } from '../state';
import { numeral, positions, titled } from '../vocabulary';
import { byHand, choiceField, sayByHand } from './by-hand';

const stages = [
  { value: 'preparing', label: 'It is being prepared' },
  { value: 'under-way', label: 'It is under way' },
  { value: 'over', label: 'It is over' },
] as const;

const outcomes = [
  { value: 'open', label: 'Not decided' },
  { value: 'success', label: 'A success' },
  { value: 'failure', label: 'A failure' },
] as const;

/**
 * Sets what the mission is and how it stands: any mission of the series, also where the adversary
 * would allow no other (GBM-ADV-008), begun without an engagement roll or open again (GBM-ENG-001).
 * What begins and ends with a mission in play is not set off.
 */
export function overrideMission(play: GbmPlay, command: CommandOf<'override.mission'>): void {
  play.director('set values by hand');
  const before = missionNow(play);
  const { missions } = playsetOf(play.state);
  const type =
    missions.find(({ id }) => id === command.mission) ??
    missing('This series has no such mission.', 'Choose one from the list.', 'GBM-MIS-001');
  const tier =
    missions.find((one) => String(one.tier) === command.tier)?.tier ??
    missing('This series has no mission of that tier.', 'Choose another tier.', 'GBM-MIS-003');
  const { goal, stage, outcome, ambushed } = command;
  const begun = stage !== 'preparing';
  const now: Mission = {
    ...before,
    type: type.id,
    tier,
    goal: goal || before.goal,
    stage,
    outcome: stage === 'over' && outcome !== 'open' ? outcome : null,
    ambushed: begun && ambushed,
    result: begun && !ambushed ? before.result : null,
  };
  const from = inWords(play, before);
  play.emit({ type: 'episodeChanged', changes: { mission: now } });
  sayByHand(play, [`the mission, ${from} → ${inWords(play, now)}.`], command.reason);
}

/** Sets the position that the next action of the mission starts from. */
export function overridePosition(play: GbmPlay, command: CommandOf<'override.position'>): void {
  play.director('set values by hand');
  const mission = missionNow(play);
  const before = mission.position;
  const changed = { ...mission, position: command.position };
  play.emit({ type: 'episodeChanged', changes: { mission: changed } });
  const text = `the next action’s position ${before} → ${command.position}.`;
  sayByHand(play, [text], command.reason);
}

function missionNow(play: GbmPlay): Mission {
  return (
    play.state.public.episode.mission ??
    refuse('wrong-phase', 'No mission is under way.', {
      instead: 'Choose one, or say the position when you judge a roll.',
      rule: 'GBM-ENG-001',
    })
  );
}

/** Everything about a mission that an override sets, so that the log tells what has changed. */
function inWords(play: GbmPlay, { type, tier, goal, stage, outcome, ambushed }: Mission): string {
  const name = playsetOf(play.state).missions.find(({ id }) => id === type)?.name ?? type;
  const stood = stage === 'over' ? `over: ${outcome ?? 'not decided'}` : stage.replace('-', ' ');
  return `“${goal}” (${name}, tier ${numeral(tier)}, ${stood}${ambushed ? ', the adversary’s attack' : ''})`;
}

export function missionOffers({ state, add }: OfferContext): void {
  const { mission } = state.public.episode;
  if (!mission) return;
  const { missions } = playsetOf(state);
  const tiers = [...new Set(missions.map(({ tier }) => tier))].sort();
  add(
    byHand('The cycle', {
      command: 'override.position',
      with: {},
      label: 'Set the next action’s position',
      order: 31,
      fields: [
        choiceField(
          'position',
          'Position',
          positions.map((value) => ({ value, label: titled(value) })),
          mission.position,
        ),
      ],
    }),
  );
  add(
    byHand('The cycle', {
      command: 'override.mission',
      with: {},
      label: 'The mission, and how it stands',
      order: 25,
      fields: [
        choiceField(
          'mission',
          'Mission',
          missions.map(({ id, name, tier }) => ({
            value: id,
            label: `${name} (tier ${numeral(tier)})`,
          })),
          mission.type,
        ),
        choiceField(
          'tier',
          'Tier',
          tiers.map((tier) => ({ value: `${tier}`, label: `Tier ${numeral(tier)}` })),
          `${mission.tier}`,
        ),
        {
          name: 'goal',
          kind: 'text',
          label: 'Its goal',
          max: 300,
          required: false,
          initial: mission.goal,
        },
        choiceField('stage', 'How it stands', [...stages], mission.stage),
        choiceField('outcome', 'Once it is over', [...outcomes], mission.outcome ?? 'open'),
        {
          name: 'ambushed',
          kind: 'switch',
          label: 'It is the adversary’s attack',
          initial: mission.ambushed,
        },
      ],
    }),
  );
}
