import { emptyTable } from '../engine';
import { emptyCustom, emptyDesk } from './custom/held';
import { playsets } from './series';
import type { Episode, GbmState } from './state';
import { lengthsOf } from './table/lengths';

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
export function create({ name, playset }: { name: string; playset: string }): GbmState {
  const chosen = playsets[playset];
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
      sky: null,
      stars: null,
      dreams: null,
      ...chosen.begins?.(),
      phase: 'creation',
      episode: newEpisode(1),
      protagonists: {},
      clocks: {},
      veiled: {},
      roll: null,
      activity: null,
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
        introducing: null,
        tiers: { adversary: 1, investigation: 0 },
        lengths: lengthsOf({ public: {} }),
        roll: null,
        activity: null,
        engagement: null,
        dreams: null,
        stars: null,
        reminders: [],
        prompts: {},
      },
    },
    director: {
      ...base.director,
      clocks: {},
      notes: {},
      fallout: null,
      stars: { impulses: {} },
      dreams: { roles: {} },
      remarks: {},
      custom: emptyDesk(),
    },
    seats: {},
  };
}

/**
 * Gives a state that an earlier release has recorded the fields that it lacks, as they are at a new
 * table: those of the compartments, and of what lies right inside them. Deeper down a new field is
 * optional, and whoever reads it knows what it means that it is missing.
 */
export function complete(state: GbmState): void {
  const { name } = state.public.table;
  const fresh = create({ name, playset: state.public.series.playset });
  fill(state.public, fresh.public, 1);
  fill(state.director, fresh.director, 1);
}

function fill(target: object, from: object, deeper: number): void {
  const fields = new Map<string, unknown>(Object.entries(target));
  for (const [field, value] of Object.entries(from)) {
    const held = fields.get(field);
    if (held === undefined) Object.assign(target, { [field]: value });
    else if (deeper > 0 && isRecord(held) && isRecord(value)) fill(held, value, deeper - 1);
  }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
