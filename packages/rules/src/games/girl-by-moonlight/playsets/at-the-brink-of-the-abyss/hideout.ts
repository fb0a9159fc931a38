import type { Room } from '../../content';
import type { ActivityRule, Hooks } from '../../hooks';
import { forActivity } from '../../hooks/options';
import { nameOf } from '../../lookups';
import { markXp } from '../../sheet/experience';
import { recoverStress } from '../../sheet/stress';
import type { AttributeId } from '../../vocabulary';
import { powerSource } from './power-source';

/**
 * The rooms of the hideout and how they are joined (GBM-ABY-HID-001…015). Clocks of their projects
 * start at four segments and grow with the distance from the way in.
 */
export const rooms: Room[] = [
  {
    id: 'hideout',
    name: 'Hideout',
    summary: 'The way in. Nobody but the protagonists can enter.',
    asks: [],
    joins: ['lounge', 'practice-room'],
    segments: 4,
    at: { x: 1, y: 0 },
    hooks: {},
  },
  {
    id: 'lounge',
    name: 'Lounge',
    summary: 'A downtime action here marks 2 xp in Moon.',
    asks: ['How do you while away the hours here?', 'Which corner do you like best?'],
    joins: ['hideout', 'library'],
    segments: 4,
    at: { x: 0, y: 1 },
    hooks: study('lounge', 'Unwind in the lounge', 'moon'),
  },
  {
    id: 'library',
    name: 'Library',
    summary: 'A downtime action here marks 2 xp in Stars.',
    asks: ['Which forgotten books do you read here?', 'What gives you light to read by?'],
    joins: ['lounge'],
    segments: 6,
    at: { x: 0, y: 2 },
    hooks: study('library', 'Study in the library', 'stars'),
  },
  {
    id: 'practice-room',
    name: 'Practice room',
    summary: 'A downtime action here marks 2 xp in Sun.',
    asks: ['What is the floor like to stand on?', 'What does your training look like?'],
    joins: ['hideout', 'healing-space'],
    segments: 4,
    at: { x: 2, y: 1 },
    hooks: study('practice-room', 'Train in the practice room', 'sun'),
  },
  {
    id: 'healing-space',
    name: 'Healing space',
    summary: '+1d on downtime rolls for a friend’s recovery.',
    asks: ['Whose presence can be felt here?', 'Which other place comes to mind here?'],
    joins: ['practice-room', 'purification-chamber', 'garden'],
    segments: 6,
    at: { x: 2, y: 2 },
    hooks: {
      modify: {
        downtimeDice: ({ activity }) => (activity.activity === 'help-a-friend-recover' ? 1 : null),
      },
    },
  },
  {
    id: 'garden',
    name: 'Garden',
    summary: 'Clear 1 stress after you roll obligation, unless you are in eclipse.',
    asks: [
      'What is it like to look after the garden?',
      'Does something ancient grow here, or new?',
    ],
    joins: ['healing-space'],
    segments: 6,
    at: { x: 3, y: 3 },
    hooks: {
      after: {
        obligation({ self }, play) {
          if (self.eclipse) return;
          play.say(`The garden does ${nameOf(self)} good.`, {
            notes: [recoverStress(play, self.id, 1, 'Garden')],
          });
        },
      },
    },
  },
  {
    id: 'purification-chamber',
    name: 'Purification chamber',
    summary: '+1d to the engagement roll of tier I missions.',
    asks: [
      'Which cleansed remains lay here when you first opened it?',
      'What upkeep does it need?',
    ],
    joins: ['healing-space', 'power-source'],
    segments: 6,
    at: { x: 1, y: 3 },
    hooks: {
      modify: { engagementDice: ({ mission }) => (mission.tier === 1 ? 1 : null) },
    },
  },
  {
    id: 'power-source',
    name: 'Power source',
    summary: 'The group gains a transcendent series ability when it is unlocked.',
    asks: ['What does it draw its power from?', 'What keeps that power in check?'],
    joins: ['purification-chamber', 'portal', 'workshop'],
    segments: 8,
    at: { x: 1, y: 4 },
    hooks: powerSource,
  },
  {
    id: 'portal',
    name: 'Portal',
    summary: '+1d to the engagement roll of tier II and tier III missions.',
    asks: ['Do you know where each of the portals goes?', 'Which realms lie on the way?'],
    joins: ['power-source', 'vault', 'containment'],
    segments: 8,
    at: { x: 0, y: 5 },
    hooks: {
      modify: { engagementDice: ({ mission }) => (mission.tier > 1 ? 1 : null) },
    },
  },
  {
    id: 'workshop',
    name: 'Workshop',
    summary: '+1d to project rolls that need tools or space.',
    asks: ['Whose workshop was it?', 'What would you have learnt from them?'],
    joins: ['power-source', 'containment'],
    segments: 8,
    at: { x: 2, y: 5 },
    hooks: {
      options: {
        downtime: [
          forActivity('work-on-a-project', {
            id: 'workshop:tools',
            label: 'Workshop: it needs tools or space',
            dice: 1,
          }),
        ],
      },
    },
  },
  {
    id: 'containment',
    name: 'Containment',
    summary: 'In fallout the Abyss track advances 1 less.',
    asks: ['Which ancient threat is held here?', 'Could anybody deserve that?'],
    joins: ['portal', 'workshop'],
    segments: 10,
    at: { x: 1, y: 6 },
    hooks: { modify: { adversary: -1 } },
  },
  {
    id: 'vault',
    name: 'Vault',
    summary: 'Holds an ancient artefact that was made against the Abyss.',
    asks: ['Who meant you to find the artefact?', 'Which great change could it bring?'],
    joins: ['portal'],
    segments: 10,
    at: { x: 0, y: 7 },
    hooks: {
      reminders: [{ when: 'mission', text: 'You hold an artefact that works against the Abyss.' }],
    },
  },
];

/** A room in which a downtime action is worth 2 xp (GBM-ABY-HID-005…007). */
function study(id: string, name: string, attribute: AttributeId): Hooks {
  const activity: ActivityRule = {
    id,
    name,
    summary: `Mark 2 xp in ${attribute}. No roll.`,
    needs: 'nobody',
    rolls: false,
    resolve(play, _activity, self) {
      play.say(markXp(play, self.id, attribute, 2, name));
    },
  };
  return { activities: [activity] };
}
