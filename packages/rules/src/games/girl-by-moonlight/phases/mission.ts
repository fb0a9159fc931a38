import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { Subject } from '../../../table';
import { choiceField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import type { MissionType } from '../content';
import type { GbmPlay, OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { notDuring } from '../lookups';
import type { GbmBrings } from '../moves';
import { directing, moves } from '../moves';
import { barred, missing } from '../refusal';
import type { GbmState, Mission } from '../state';
import { saying } from '../telling/saying';
import { numeral } from '../vocabulary';
import { engaging, weighing } from './engaging';
import { endMission } from './mission-end';
import { notAbout, tierOf } from './mission-targets';
import { missionTypes, notNow } from './mission-types';
import { onTheTable } from './unfinished';

export { missionChoices } from './mission-end';

const chooseCommand = command('mission.choose', {
  mission: id,
  goal: sentence.default(''),
  about: id.optional(),
});
type ChooseCommand = z.infer<typeof chooseCommand>;

/** The missions that may be chosen now. */
const open: Subject<OfferContext, MissionType, 'mission'> = {
  part: 'mission',
  what: 'mission',
  all: ({ state }) => missionTypes(state),
  idOf: (type) => type.id,
  find({ state }, wanted) {
    const type = typeOf(state, wanted);
    refuseFor(notNow(state, type));
    return type;
  },
};

const choosing = moves
  .where(({ state }) => notDuring(state, 'mission') ?? hasBegun(state))
  .about(open, 'mission', (move) => [
    // The group settles on a mission and its goal (GBM-MIS-001, 004); until it begins it may change.
    move(chooseCommand, {
      unless: ({ state }, { about }, type) =>
        about === undefined ? null : notAbout(state, type, about),
      ways({ state }, type) {
        const { mission: chosen } = state.public.episode;
        const same = chosen?.type === type.id ? chosen : null;
        const tier = tierOf(state, type);
        return {
          label: type.targets ? type.name : `Tier ${numeral(tier)}: ${type.name}`,
          detail: type.summary,
          fields: [
            ...aboutFields(state, type, same),
            {
              name: 'goal',
              kind: 'text',
              label: 'What do you set out to do?',
              max: 300,
              required: false,
              ...(same ? { initial: same.goal } : {}),
            },
          ],
          ...(chosen ? {} : { place: 'next-step' }),
          order: tier,
        };
      },
      do: chooseMission,
    }),
  ]);

const ending = directing('end the mission')
  .where(({ state }) => notDuring(state, 'mission'))
  .once('mission', (move) => [
    // The director brings it to its end (GBM-MIS-005), not while something is open.
    move(command('mission.end', { outcome: z.enum(['success', 'failure']) }), {
      unless({ state }) {
        if (state.public.episode.mission?.stage !== 'under-way') {
          return barred('wrong-moment', 'No mission is under way.', {
            instead: 'Choose one and roll engagement first.',
            rule: 'GBM-MIS-005',
          });
        }
        const [left] = onTheTable(state);
        if (left === undefined) return null;
        return barred('wrong-moment', `${left} The mission cannot end in the middle of it.`, {
          instead: 'Bring it to an end first.',
          rule: 'TABLE-009',
        });
      },
      ways: ({ state }) =>
        (['success', 'failure'] as const).map((outcome) => ({
          with: { outcome },
          label: `The mission ends: ${outcome}`,
          detail: state.public.episode.mission?.goal ?? '',
          order: 80,
        })),
      do: (play, { outcome }) => endMission(play, outcome),
    }),
  ]);

export const mission = moves.area(choosing, engaging, ...weighing, ending) satisfies GbmBrings;

const typeOf = (state: GbmState, wanted: string): MissionType =>
  playsetOf(state).missions.find((type) => type.id === wanted) ??
  missing('This series has no such mission.', 'Choose one of its list.', 'GBM-MIS-001');

function hasBegun({ public: { episode } }: GbmState): Refusal | null {
  if (!episode.mission || episode.mission.stage === 'preparing') return null;
  return barred('wrong-moment', 'A mission has begun already in this episode.', {
    instead: 'Play it to its end; the next one follows in the next episode.',
    rule: 'GBM-CYC-004',
  });
}

/** The field that asks whom a mission is about, where it asks that. */
function aboutFields(state: GbmState, type: MissionType, chosen: Mission | null): Field[] {
  const targets = type.targets?.(state);
  if (!targets) return [];
  const { label, options } = targets;
  const now = options.find(({ value }) => value === chosen?.about);
  return [choiceField('about', label, options, now?.value)];
}

/** Proposes a mission: whoever does says what for, and about whom, where it asks that. */
export function chooseMission(
  play: GbmPlay,
  { mission: wanted, goal, about }: ChooseCommand,
): void {
  const { state } = play;
  const type = typeOf(state, wanted);
  refuseFor(notAbout(state, type, about));
  const { mission: before } = state.public.episode;
  const target = type.targets?.(state).options.find(({ value }) => value === about);
  const same = before?.type === type.id && before.about === target?.value ? before : null;
  const what = target ? `${type.name} (${target.label})` : type.name;
  const mission: Mission = {
    type: type.id,
    tier: tierOf(state, type, target?.value),
    ...(target ? { about: target.value } : {}),
    goal: goal || what,
    stage: 'preparing',
    engagement: { ...same?.engagement },
    circumstances: same ? { ...same.circumstances } : { dice: 0, why: '' },
    result: null,
    ambushed: false,
    position: 'risky',
    outcome: null,
  };
  play.emit({ type: 'episodeChanged', changes: { mission } });
  play.say(`${play.seat().name} proposes a mission, ${what}${saying(goal)}`, {
    notes: [...(target?.detail ? [target.detail] : []), ...type.asks],
  });
  if (!same) type.onChosen?.(play, mission);
}
