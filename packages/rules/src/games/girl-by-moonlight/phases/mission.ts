import type { CommandOf } from '../commands';
import type { Area, GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { during } from '../lookups';
import { missing, refuse } from '../refusal';
import type { Mission } from '../state';
import { saying } from '../telling/saying';
import { engage, mayGiveParity, PARITY, questionsOfEngagement } from './engagement';
import { endMission } from './mission-end';
import { missionOffers } from './mission-offers';
import { targetOf, tierOf } from './mission-targets';
import { whyNotNow } from './mission-types';

export { missionChoices } from './mission-end';

/** The group settles on a mission and its goal (GBM-MIS-001, 004); until it begins it may change. */
export function chooseMission(play: GbmPlay, command: CommandOf<'mission.choose'>): void {
  const seat = play.seat();
  during(play, 'mission');
  const before = play.state.public.episode.mission;
  if (before && before.stage !== 'preparing') {
    refuse('wrong-moment', 'A mission has begun already in this episode.', {
      instead: 'Play it to its end; the next one follows in the next episode.',
      rule: 'GBM-CYC-004',
    });
  }
  const type =
    playsetOf(play.state).missions.find(({ id }) => id === command.mission) ??
    missing('This series has no such mission.', 'Choose one of its list.', 'GBM-MIS-001');
  const closed = whyNotNow(play.state, type);
  if (closed) refuse('not-allowed', closed.reason, { instead: closed.instead, rule: closed.rule });
  const target = targetOf(play, type, command.about);
  const same = before?.type === type.id && before.about === target?.value ? before : null;
  const what = target ? `${type.name} (${target.label})` : type.name;
  const mission: Mission = {
    type: type.id,
    tier: tierOf(play.state, type, target?.value),
    ...(target ? { about: target.value } : {}),
    goal: command.goal || what,
    stage: 'preparing',
    engagement: { ...same?.engagement },
    circumstances: same ? { ...same.circumstances } : { dice: 0, why: '' },
    result: null,
    ambushed: false,
    position: 'risky',
    outcome: null,
  };
  play.emit({ type: 'episodeChanged', changes: { mission } });
  play.say(`${seat.name} proposes a mission, ${what}${saying(command.goal)}`, {
    notes: [...(target?.detail ? [target.detail] : []), ...type.asks],
  });
  if (!same) type.onChosen?.(play, mission);
}

/** One question of the engagement roll (GBM-ENG-003…005); only the director settles even tiers. */
function answer(play: GbmPlay, command: CommandOf<'mission.answer'>): void {
  const seat = play.seat();
  const mission = preparing(play);
  const { question, answer: dice } = command;
  const asked = questionsOfEngagement(play.state).find(({ id }) => id === question);
  if (question === PARITY) {
    play.director('say whether even tiers give a die');
    if (!mayGiveParity(play.state)) {
      refuse('not-allowed', 'At this table a mission within reach gives no die.', {
        instead: 'Give it by other circumstances, or change the rules of the table.',
        rule: 'GBM-INV-002',
      });
    }
    if (dice === 1) {
      refuse('malformed', 'The die for even tiers is on or off.', {
        instead: 'Say 0 to keep it, or −1 to take it away.',
        rule: 'GBM-INV-002',
      });
    }
  } else if (!asked) {
    missing(
      'The engagement roll does not ask that.',
      'Answer one of its questions, or add a die for other circumstances.',
      'GBM-ENG-002',
    );
  } else if (dice !== 0 && dice !== asked.dice) {
    refuse(
      'malformed',
      `“${asked.text}” ${asked.dice > 0 ? 'gives' : 'takes'} a die, or nothing.`,
      {
        instead: `Say ${asked.dice} for yes, or 0 for no.`,
        rule: 'GBM-ENG-002',
      },
    );
  }
  change(play, { engagement: { ...mission.engagement, [question]: dice } });
  if (!asked) {
    play.say(`Even tiers give ${dice === 0 ? 'a die' : 'no die'} to this engagement roll.`);
    return;
  }
  const gain = dice > 0 ? '+1d' : '−1d';
  play.say(dice === 0 ? `${seat.name}: not “${asked.text}”.` : `${asked.text}: ${gain}.`);
}

/** Dice that the director adds or takes for anything else (GBM-ENG-007). */
function circumstances(play: GbmPlay, command: CommandOf<'mission.circumstances'>): void {
  play.director('weigh other circumstances');
  preparing(play);
  const { dice, why } = command;
  change(play, { circumstances: { dice, why } });
  const signed = `${dice < 0 ? '−' : '+'}${Math.abs(dice)}d`;
  play.say(`Circumstances of the engagement: ${dice === 0 ? 'none' : signed}.`, {
    notes: why ? [why] : [],
  });
}

function preparing(play: GbmPlay): Mission {
  during(play, 'mission');
  const { mission } = play.state.public.episode;
  if (mission?.stage === 'preparing') return mission;
  return refuse('wrong-moment', 'No mission is being prepared.', {
    instead: 'Choose one while the mission phase begins.',
    rule: 'GBM-MIS-005',
  });
}

function change(play: GbmPlay, changes: Partial<Mission>): void {
  const { mission } = play.state.public.episode;
  if (mission) {
    play.emit({ type: 'episodeChanged', changes: { mission: { ...mission, ...changes } } });
  }
}

export const mission: Area = {
  handlers: {
    'mission.choose': chooseMission,
    'mission.answer': answer,
    'mission.circumstances': circumstances,
    'mission.engage': engage,
    'mission.end': endMission,
  },
  offers: missionOffers,
};
