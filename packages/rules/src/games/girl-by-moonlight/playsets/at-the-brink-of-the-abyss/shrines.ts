import type { Playset } from '../../content';
import type { Bearer, Hooks } from '../../hooks';
import { cast, nameOf } from '../../lookups';
import { missing, refuse } from '../../refusal';
import { putAside } from '../../rolls/borne';
import { limited } from '../../sheet/uses';
import type { Consequence, GbmState, Protagonist } from '../../state';

const fox = 'They always notice a lie, though not its reason. One more follow-up question.';
const valkyrie = 'Once in the next mission, one protagonist ignores level 4 harm.';
const eyes = 'The investigation track counts as one tier higher.';

/** The Valkyrie's gift; the group has it once. */
const returned = limited('mission', 'valkyrie-shrine');

/** What each shrine gives while it is kept (GBM-ABY-ABL-008…010). */
export const shrines: Playset['blessings'] = [
  {
    id: 'fox-shrine',
    name: 'Fox shrine',
    hooks: {
      modify: { followUps: 1 },
      reminders: [
        {
          when: 'gather-information',
          text: 'You can tell when somebody lies, kindly or not, but not why. What does the fox ask in return?',
        },
      ],
    },
  },
  {
    id: 'valkyrie-shrine',
    name: 'Valkyrie shrine',
    hooks: {
      uses: [
        {
          id: 'return',
          label: 'Die, and come back a moment later',
          cost: 'once a mission for the group',
          unavailable: notNow,
          run(play, self, note) {
            const harm = fatalHarm(play.state, self);
            if (!harm) {
              refuse('wrong-moment', `${nameOf(self)} faces no fatal harm.`, {
                instead: 'Keep it: it can be used once, until the mission ends.',
                rule: 'GBM-ABY-ABL-009',
              });
            }
            returned.spend(play, self);
            putAside(play, { ...harm, avoided: true });
            play.say(`${nameOf(self)} dies, and the Valkyrie sends them back.`, {
              notes: note ? [] : ['How was it to be dead? Whom did the Valkyrie look like?'],
            });
          },
        },
      ],
      reminders: [
        {
          when: 'fatal-harm',
          whose: 'anybody',
          text: 'Once this mission, one of you may ignore level 4 harm: they die and return a moment later.',
        },
      ],
    },
  },
  {
    id: 'shrine-of-eyes',
    name: 'Shrine of eyes',
    hooks: {
      modify: { investigationTier: 1 },
      reminders: [{ when: 'mission', text: 'The shrine shows you what is hidden. In what way?' }],
    },
  },
];

/** Shrine keepers (GBM-ABY-ABL-006, 007). */
export const shrineKeepers: Hooks = {
  groupSetting: {
    id: 'shrine',
    label: 'Which shrine do you keep?',
    options: [
      { value: 'fox-shrine', label: 'Fox shrine', detail: fox },
      { value: 'valkyrie-shrine', label: 'Valkyrie shrine', detail: valkyrie },
      { value: 'shrine-of-eyes', label: 'Shrine of eyes', detail: eyes },
    ],
  },
  activities: [
    {
      id: 'maintain-the-sacred-shrine',
      name: 'Maintain the sacred shrine',
      summary: 'The shrine helps the whole group until the next mission ends. No roll.',
      needs: 'nobody',
      rolls: false,
      unavailable({ state }) {
        const shrine = keptShrine(state);
        if (!shrine) return 'The group has not chosen its shrine.';
        return state.public.episode.blessings.includes(shrine.id)
          ? 'The shrine’s power is with you already.'
          : null;
      },
      resolve(play) {
        const shrine = keptShrine(play.state);
        if (!shrine) {
          missing(
            'The group has not chosen its shrine.',
            'Choose its power first, with the ability on the series page.',
            'GBM-ABY-ABL-007',
          );
        }
        const { blessings } = play.state.public.episode;
        play.emit({
          type: 'episodeChanged',
          changes: { blessings: [...blessings, shrine.id] },
        });
        play.say(`The ${shrine.name} helps all of you until the next mission ends.`);
      },
    },
  ],
};

function keptShrine(state: GbmState) {
  return shrines.find(({ id }) => id === state.public.series.settings.shrine);
}

function notNow({ state, self }: Bearer): string | null {
  if (cast(state).some((one) => returned.left(one) === 0)) {
    return 'The Valkyrie has answered once in this mission.';
  }
  return fatalHarm(state, self) ? null : 'Only for level 4 harm that is about to strike.';
}

/** Level 4 harm that waits for this protagonist. */
function fatalHarm(state: GbmState, { id }: Protagonist): Consequence | undefined {
  return Object.values(state.public.consequences).find(
    ({ kind, level, target, avoided }) =>
      kind === 'harm' && level === 4 && target === id && !avoided,
  );
}
