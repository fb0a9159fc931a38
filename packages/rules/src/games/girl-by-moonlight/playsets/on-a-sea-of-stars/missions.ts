import { dropChoices, putChoice } from '../../choices';
import type { MissionType } from '../../content';
import type { GbmPlay } from '../../game';
import { directorSeats } from '../../lookups';
import { trackLength } from '../../series/lengths';
import type { GbmState } from '../../state';
import { exposedBy } from './exposed';
import { starsSlot } from './slots';

/** Missions that take the flagship away from the Bastion (GBM-SEA-RUL-039, AMB-50). */
const sorties: readonly string[] = [
  'hunt-a-leviathan',
  'recover-a-fallen-engine',
  'stage-a-desperate-counter-attack',
];

const EXPLORE = 'explore-the-ruined-world';
const BEYOND = 'beyond';

const listed: MissionType[] = [
  {
    id: 'defend-the-last-bastion',
    name: 'Defend the Last Bastion',
    tier: 1,
    summary: 'A Leviathan attacks. Drive it off.',
    asks: ['Which Leviathan is it?', 'By what new way, or where, do they strike?'],
  },
  {
    id: EXPLORE,
    name: 'Explore the ruined world',
    tier: 1,
    summary:
      'Go beyond the Bastion, or deep into it, for information, solace, hope. The next engagement roll gets +1d.',
    asks: ['What are you looking for?', 'What is in the way?', 'Who else is after it?'],
    hooks: { onChoice: (play, _choice, value) => goExploring(play, value) },
    onEnded(play, _mission) {
      const { engagementBonus } = play.state.public.episode;
      play.emit({
        type: 'episodeChanged',
        changes: {
          engagementBonus: [
            ...engagementBonus,
            { source: 'What the ruined world taught', dice: 1 },
          ],
        },
      });
      play.say('What you found will help: +1d to the next engagement roll.');
    },
  },
  {
    id: 'hunt-a-leviathan',
    name: 'Hunt a Leviathan',
    tier: 2,
    summary: 'Set out with the flagship after a Leviathan. The Bastion stays behind, exposed.',
    asks: [
      'Which Leviathan do you hunt?',
      'What will it gain you to bring it down?',
      'What is it doing there, and why?',
    ],
  },
  {
    id: 'recover-a-fallen-engine',
    name: 'Recover a fallen Engine',
    tier: 2,
    summary:
      'Set out with the flagship for an Engine that was believed lost. Success brings a new Engine home; the Bastion stays behind, exposed.',
    asks: [
      'When and how was it lost?',
      'What was it part of, at the last?',
      'What does it know that all have forgotten?',
    ],
    onEnded(play, { outcome }) {
      if (outcome !== 'success') return;
      starsSlot.change(play, { toCreate: starsSlot.in(play.state).toCreate + 1 });
      play.say('An Engine comes home: describe it together.');
    },
  },
  {
    id: 'stage-a-desperate-counter-attack',
    name: 'Stage a desperate counter attack',
    tier: 3,
    summary:
      'Strike at the Leviathans so that they hesitate, and buy the Bastion a moment of peace. It stays behind, exposed. The season ends after it.',
    asks: ['Which weakness do you use?', 'What unknown threat waits there?'],
    endsSeason: true,
  },
  {
    id: 'the-final-assault',
    name: 'The final assault',
    tier: 3,
    rule: 'GBM-SEA-MIS-013',
    summary:
      'The Leviathans come with all they have. Hold out, whatever it costs. The season ends after it.',
    asks: ['Where do they break through?', 'What can be saved, and what can not?'],
    unavailable: (state) =>
      fullTrack(state) ? null : 'The final assault waits until the Leviathan track is full.',
    forced: fullTrack,
    endsSeason: true,
  },
];

/** The missions of the series (GBM-SEA-MIS-001…005, 013): each says whether it leaves the Bastion open. */
export const missions: MissionType[] = listed.map((type) => ({
  ...type,
  onChosen(play) {
    exposedBy(type, sorties.includes(type.id))(play);
    dropChoices(play, ({ kind }) => kind === EXPLORE);
    if (type.id === EXPLORE) askWhere(play);
  },
}));

/** One explores beyond the Bastion or within it, so the director says which (AMB-50). */
function askWhere(play: GbmPlay): void {
  const [director] = directorSeats(play.state);
  putChoice(play, director, null, {
    kind: EXPLORE,
    title: 'Where do they explore?',
    text: 'Away on the flagship they leave the Bastion open, and it is rolled for in fallout.',
    options: [
      { value: 'within', label: 'Within reach: the Bastion is guarded' },
      { value: BEYOND, label: 'Far beyond: it is left open' },
    ],
    passes: true,
    data: {},
  });
}

function goExploring(play: GbmPlay, value: string): void {
  const away = value === BEYOND;
  exposedBy({ name: 'Explore the ruined world' }, away)(play);
  play.say(away ? 'The flagship goes: the Bastion is left open.' : 'The Bastion is guarded.');
}

/** The Leviathans have come all the way. */
function fullTrack(state: GbmState): boolean {
  return state.public.series.adversary >= trackLength(state);
}
