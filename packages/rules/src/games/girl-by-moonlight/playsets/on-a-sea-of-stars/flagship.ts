import type { Room } from '../../content';
import type { ActivityRule, Hooks, Options } from '../../hooks';
import { helpOf } from '../../rolls/helping';
import { markXp } from '../../sheet/experience';
import { starsSlot } from './slots';

/** Segments of the one upgrade that can be under way (GBM-SEA-RUL-017). */
export const UPGRADE_SEGMENTS = 8;

/** +1d for an activity in public view; the switch says where it happens. */
function here(id: string, activity: string, label: string): Options {
  const option = { id: `${id}:here`, label, dice: 1 };
  return {
    downtime: [
      ({ activity: now }) => (now.activity === activity && now.about === undefined ? [option] : []),
    ],
  };
}

const train: ActivityRule = {
  id: 'train-on-the-flagship',
  name: 'Train in the training facility',
  summary: 'Mark 2 xp in Sun. No roll.',
  needs: 'nobody',
  rolls: false,
  resolve(play, _activity, self) {
    play.say(markXp(play, self.id, 'sun', 2, 'Training facility'));
  },
};

const BATTERY = 'forward-battery';

/**
 * Forward battery: the flagship assists, in the place of anybody else’s help, once a mission
 * (GBM-SEA-RUL-023).
 */
const forwardBattery: Hooks = {
  options: {
    action: [
      ({ state, roll }) => {
        const { phase, episode } = state.public;
        const free = !starsSlot.in(state).spent[BATTERY] && helpOf(roll).length === 0;
        if (!free || phase !== 'mission' || episode.mission?.stage !== 'under-way') return [];
        return [{ id: `${BATTERY}:fire`, label: 'Forward battery: covering fire', dice: 1 }];
      },
    ],
  },
  after: {
    action({ state, self, roll }, play) {
      const { spent } = starsSlot.in(state);
      if (roll.roller !== self.id || spent[BATTERY]) return;
      if (!roll.options.includes(`${BATTERY}:fire`) || helpOf(roll).length > 0) return;
      starsSlot.change(play, { spent: { ...spent, [BATTERY]: true } });
      play.say('Forward battery: its covering fire is spent for this mission.');
    },
  },
};

/** The facilities of the flagship and how they are joined (GBM-SEA-RUL-016…027). */
export const rooms: Room[] = [
  {
    id: 'command-bridge',
    name: 'Command bridge',
    summary: 'Where everything on board comes together.',
    asks: [],
    joins: ['extended-berths', 'mess-hall', 'training-facility', 'observatory'],
    segments: UPGRADE_SEGMENTS,
    at: { x: 1, y: 0 },
    hooks: {},
  },
  {
    id: 'observatory',
    name: 'Observatory',
    summary: '+1d to the engagement roll to recover a fallen Engine or to hunt a Leviathan.',
    asks: [],
    joins: ['command-bridge', 'mess-hall'],
    segments: UPGRADE_SEGMENTS,
    at: { x: 2, y: 1 },
    hooks: {
      modify: {
        engagementDice: ({ mission }) =>
          ['hunt-a-leviathan', 'recover-a-fallen-engine'].includes(mission.type) ? 1 : null,
      },
    },
  },
  {
    id: 'training-facility',
    name: 'Training facility',
    summary: 'A downtime action here marks 2 xp in Sun.',
    asks: [],
    joins: ['command-bridge'],
    segments: UPGRADE_SEGMENTS,
    at: { x: 3, y: 1 },
    hooks: { activities: [train] },
  },
  {
    id: 'extended-berths',
    name: 'Extended berths',
    summary: 'Room for two more Engines in the hangar.',
    asks: [],
    joins: ['command-bridge', 'forward-battery', 'runabout'],
    segments: UPGRADE_SEGMENTS,
    at: { x: 0, y: 1 },
    hooks: {},
  },
  {
    id: 'mess-hall',
    name: 'Mess hall',
    summary: '+1d when you make a connection there, where the crew can see you.',
    asks: [],
    joins: ['command-bridge', 'observatory', 'flagship-power-source', 'engineering'],
    segments: UPGRADE_SEGMENTS,
    at: { x: 1, y: 2 },
    hooks: {
      options: here('mess-hall', 'make-a-connection', 'Mess hall: in front of everybody'),
      reminders: [
        { when: 'downtime', text: 'In the mess hall anybody may see, overhear or interrupt you.' },
      ],
    },
  },
  {
    id: 'engineering',
    name: 'Engineering',
    summary: '+1d when you work on a project in the bay, where the crew comes and goes.',
    asks: [],
    joins: ['mess-hall', 'flagship-power-source'],
    segments: UPGRADE_SEGMENTS,
    at: { x: 2, y: 3 },
    hooks: {
      options: here('engineering', 'work-on-a-project', 'Engineering: in the bay, under many eyes'),
    },
  },
  {
    id: 'forward-battery',
    name: 'Forward battery',
    summary: 'Once a mission, covering fire gives an action +1d.',
    asks: [],
    joins: ['extended-berths'],
    segments: UPGRADE_SEGMENTS,
    at: { x: 0, y: 2 },
    hooks: forwardBattery,
  },
  {
    id: 'flagship-power-source',
    name: 'Power source',
    summary: 'Engines that nobody piloted mark 2 segments of recovery after a mission.',
    asks: [],
    joins: ['mess-hall', 'launch-deck', 'main-thrusters', 'engineering'],
    segments: UPGRADE_SEGMENTS,
    at: { x: 1, y: 3 },
    hooks: {},
  },
  {
    id: 'launch-deck',
    name: 'Launch deck',
    summary: 'A better position when you fight on the flagship or close to it.',
    asks: [],
    joins: ['flagship-power-source'],
    segments: UPGRADE_SEGMENTS,
    at: { x: 0, y: 4 },
    hooks: {
      reminders: [
        {
          when: 'action',
          text: 'Launch deck: on the flagship, or near it, your position is a step better.',
        },
      ],
    },
  },
  {
    id: 'main-thrusters',
    name: 'Main thrusters',
    summary: '+1d to the Bastion’s rolls while the flagship is away.',
    asks: [],
    joins: ['flagship-power-source'],
    segments: UPGRADE_SEGMENTS,
    at: { x: 2, y: 4 },
    hooks: {
      modify: {
        falloutDice: ({ state, roll }) =>
          roll === 'exposed' && starsSlot.in(state).exposed?.flagship ? 1 : null,
      },
    },
  },
  {
    id: 'runabout',
    name: 'Runabout',
    summary: 'Once a mission it rescues a stranded pilot, or brings home a damaged Engine.',
    asks: [],
    joins: ['extended-berths'],
    segments: UPGRADE_SEGMENTS,
    at: { x: -1, y: 2 },
    hooks: {},
  },
];
