import type { NewTable } from '../../engine';
import { emptyTable } from '../../engine';
import { nothingToMake } from '../../table';
import type { Playset } from './content';
import { emptyCustom, emptyDesk } from './custom/held';
import { allPlaysets } from './library/registry';
import { isRecord } from './records';
import { lengthsOf } from './series/lengths';
import { newSlots } from './slots';
import type { DowntimeActivity, Episode, GbmState, PublicState } from './state';

/** What a table of this game is opened with. */
export interface GbmSetup {
  playset: string;
}

/** An episode before anything happened in it. */
export function newEpisode(number: number): Episode {
  return {
    number,
    obligationDone: {},
    downtime: {},
    mission: null,
    fallout: null,
    engagementBonus: [],
    eclipsedInMission: false,
    blessings: [],
  };
}

/** A new table, before anybody sits down. */
export function create({ name, setup: { playset } }: NewTable<GbmSetup>): GbmState {
  const chosen = allPlaysets()[playset];
  const all = Object.values(allPlaysets());
  if (!chosen) throw new Error(`No such playset: ${playset}`);
  const base = emptyTable(name);
  return {
    public: {
      ...base.public,
      series: {
        playset,
        name: '',
        season: 1,
        answers: {},
        abilities: [],
        settings: {},
        rooms: chosen.startRoom === null ? [] : [chosen.startRoom],
        freeRoomPicked: false,
        xp: 0,
        advances: 0,
        adversary: 0,
        investigation: 0,
      },
      ...newSlots('public', all, playset),
      phase: 'creation',
      episode: newEpisode(1),
      protagonists: {},
      clocks: {},
      veiled: {},
      roll: null,
      usualJudgement: null,
      calls: {},
      intentions: {},
      activities: {},
      consequences: {},
      eclipses: {},
      questions: {},
      flashback: null,
      setUps: {},
      choices: {},
      xpReview: null,
      chronicle: [],
      epilogue: {},
      paused: false,
      introductions: { now: null, left: [], met: {} },
      houseRules: {},
      custom: emptyCustom(),
      derived: {
        nextStep: { title: '', text: '' },
        protagonists: {},
        making: nothingToMake,
        introducing: null,
        tiers: { adversary: 1, investigation: 0, fallout: 1 },
        lengths: lengthsOf({ public: {} }),
        roll: null,
        activities: {},
        engagement: null,
        flashback: null,
        ...noViews(all),
        reminders: [],
        prompts: {},
      },
    },
    director: {
      ...base.director,
      clocks: {},
      notes: {},
      fallout: null,
      ...newSlots('director', all, playset),
      remarks: {},
      custom: emptyDesk(),
    },
    seats: {},
  };
}

/** What playsets compute for everybody, before anything is computed. */
function noViews(playsets: readonly Playset[]): Record<string, null> {
  return Object.fromEntries(playsets.flatMap(({ view }) => (view ? [[view.key, null]] : [])));
}

/**
 * Gives a state that an earlier release has recorded the fields that it lacks, as they are at a new
 * table: those of the compartments, and of what lies right inside them. Deeper down a new field is
 * optional, and whoever reads it knows what it means that it is missing.
 */
export function complete(state: GbmState): void {
  const { name } = state.public.table;
  const { playset } = state.public.series;
  const fresh = create({ name, setup: { playset } });
  separateActivities(state.public);
  fill(state.public, fresh.public, 1);
  fill(state.director, fresh.director, 1);
}

/** There was one downtime activity at a time, whoever did it. */
function separateActivities(shared: PublicState & { activity?: DowntimeActivity | null }): void {
  const { activity } = shared;
  if (activity === undefined) return;
  shared.activities = activity ? { [activity.by]: activity } : {};
  delete shared.activity;
}

function fill(target: object, from: object, deeper: number): void {
  const fields = new Map<string, unknown>(Object.entries(target));
  for (const [field, value] of Object.entries(from)) {
    const held = fields.get(field);
    if (held === undefined) Object.assign(target, { [field]: value });
    else if (deeper > 0 && isRecord(held) && isRecord(value)) fill(held, value, deeper - 1);
  }
}
