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
