import type { GbmPlay } from '../../game';
import type { ReadySeries } from '../../ready-made';
import type { desires, virtues } from './avatars';
import { dreamsOf } from './conspiracy';
import { heroes } from './heroes';
import { FIRST_SUSPECTS } from './members';
import { dreamsSecrets, dreamsSlot } from './slots';
import type { Suspect } from './state';

/** An Avatar, as a hero brings it. */
interface ReadyAvatar {
  name: string;
  description: string;
  virtue: (typeof virtues)[number];
  desires: [(typeof desires)[number], (typeof desires)[number]];
}

type ReadySuspect = Pick<Suspect, 'name' | 'detail'>;

/** What each hero brings: their truest self, and two people whom they suspect. */
export const brought: Record<string, { avatar: ReadyAvatar; suspects: ReadySuspect[] }> = {
  'the-enigma': {
    avatar: {
      name: 'Encore',
      description: 'A spotlight that has learned to walk.',
      virtue: 'beautiful',
      desires: ['adoration', 'escape'],
    },
    suspects: [
      {
        name: 'Mister Boon',
        detail: 'Her producer: hears things in her voice that she did not say',
      },
      { name: 'Tif', detail: 'President of the fan club, and of nothing else' },
    ],
  },
  'the-guardian': {
    avatar: {
      name: 'Threshold',
      description: 'A door with arms, always a hand’s breadth open.',
      virtue: 'brave',
      desires: ['control', 'intimacy'],
    },
    suspects: [
      {
        name: 'Doctor Faye Nore',
        detail: 'Treats his sister. Would rather that he came less often',
      },
      { name: 'Cross', detail: 'Owns the club, and sleeps in a glass room above it' },
    ],
  },
  'the-harmony': {
    avatar: {
      name: 'Switchboard',
      description: 'A hundred telephones in the shape of an embrace.',
      virtue: 'playful',
      desires: ['intimacy', 'truth'],
    },
    suspects: [
      { name: 'Caller Nine', detail: 'Rings each night to complain of the same dream' },
      { name: 'Win Hart', detail: 'Shift manager: smiles with the sound off' },
    ],
  },
  'the-outsider': {
    avatar: {
      name: 'Earworm',
      description: 'A small red dragon with a chorus for a tail.',
      virtue: 'clever',
      desires: ['overthrow', 'scandal'],
    },
    suspects: [
      { name: 'Phyl Deed', detail: 'Was her boss: taught her everything, and kept the rights' },
      { name: 'Puc', detail: 'Star of the campaign; cannot take the costume off' },
    ],
  },
  'the-stranger': {
    avatar: {
      name: 'Crayon',
      description: 'A sun in the corner of everything, with eyelashes.',
      virtue: 'curious',
      desires: ['agency', 'intimacy'],
    },
    suspects: [
      { name: 'Luce', detail: 'Somebody who might, once, have been a child with crayons' },
      {
        name: 'Foreman Rip',
        detail: 'Runs the warehouse: nothing in the crates, all of it insured',
      },
    ],
  },
  'the-time-traveller': {
    avatar: {
      name: 'Terminus',
      description: 'The last train, with every seat reserved.',
      virtue: 'serene',
      desires: ['truth', 'control'],
    },
    suspects: [
      { name: 'Mol', detail: 'Hands in an umbrella each day, and never the same one' },
      { name: 'Inspector Heff', detail: 'Asks after things that have not been lost yet' },
    ],
  },
  'the-unlikely-hero': {
    avatar: {
      name: 'Night Light',
      description: 'A plug-in lamp in the shape of a rabbit. It has a heartbeat.',
      virtue: 'bright',
      desires: ['agency', 'truth'],
    },
    suspects: [
      { name: 'Ryde', detail: 'Works late on the top floor, in the dark, with the blinds open' },
      { name: 'Old Hen', detail: 'Cleans floor thirteen; says that there are fourteen rooms' },
    ],
  },
};

/** The suspects of whoever directs; the first is the one whose dream it is, with the role they are meant to have. */
export const directed: (ReadySuspect & { role: string })[] = [
  {
    name: 'Stell Turner',
    detail: 'Weather girl: the whole block has been dreaming of her for a week',
    role: 'indoctrination-propagator',
  },
  {
    name: 'Kyo',
    detail: 'Sells sleeping pills on the stairs, cheap, and takes them himself',
    role: 'acquisitions-follower',
  },
];

/** Names the suspects of whoever gives the command; says who they are at the table. */
function nameSuspects(play: GbmPlay, ready: readonly ReadySuspect[]): Suspect[] {
  const by = play.seat().id;
  const { suspects, named } = dreamsOf(play.state);
  const before = named[by] ?? 0;
  const added = ready
    .slice(before)
    .map(({ name, detail }) => ({ id: play.id('suspect'), name, detail, by }));
  dreamsSlot.change(play, {
    suspects: { ...suspects, ...Object.fromEntries(added.map((one) => [one.id, one])) },
    named: { ...named, [by]: Math.max(before, FIRST_SUSPECTS) },
  });
  for (const { name, detail } of added) play.say(`A suspect: ${name}.`, { notes: [detail] });
  return added;
}

/** A week of the same dream in Block Nine (TABLE-070). */
export const tonight: ReadySeries = {
  name: 'Block Nine Does Not Sleep',
  title: 'Tonight’s weather',
  pitch:
    'A huge, loud city, and a jingle that gets into its dreams. You are neighbours who meet in other people’s sleep. Somebody behind it all wants everybody to want the same. Strange, funny, close to the skin.',
  answers: {
    'what-the-conspiracy-is': {
      picks: ['a toxic cultural movement'],
      text: 'It is called Bright Side, and nobody remembers joining.',
    },
    'its-impulse': {
      picks: ['to re-shape our dreams'],
      text: 'A dream that everybody shares can be sold to everybody.',
    },
    'its-hosts': {
      picks: ['artists and luminaries'],
      text: 'The kindest faces on the screens, and those who write what they say.',
    },
    'its-vector': {
      picks: ['a half forgotten song'],
      text: 'Five notes. You are humming them.',
    },
    'the-waking-world': {
      picks: ['media saturation', 'the press of bodies'],
      text: 'Block Nine: forty floors, one lift, a screen in every kitchen that cannot be switched off.',
    },
    'what-shapes-our-dreams': {
      picks: ['money', 'status'],
      text: 'Most people dream of being looked at. It has become hard to dream of looking.',
    },
    'what-we-hide': {
      picks: ['vulnerability', 'dissatisfaction'],
      text: 'Being unhappy is bad manners here, and soon it will be a diagnosis.',
    },
    'why-we-wander': {
      picks: ['to experience real intimacy'],
      text: 'We are neighbours through thin walls. Asleep, there are none.',
    },
    'shared-obligation': {
      picks: ['mind numbing repetition'],
      text: 'Shifts that begin before they have ended. The world sees a uniform, if it looks at all.',
    },
    'the-dream': {
      text: 'In dreams the lift has a button for floor forty-one. We find our way by whoever misses us most. Each of us leaves a small trace: sequins, a draught, the smell of tea.',
    },
    'our-avatars': {
      text: 'They came when each of us first said no to something in a dream. They know what we want before we do, and are not patient. That they might be right is what frightens us.',
    },
    transgressions: {
      text: 'We go where we are not invited, and we wake people up. What we tell each other in there we would never say on the stairs. Bright Side would call it a cry for help, and help.',
    },
    'the-dreams-end': {
      text: 'If it wins, everybody wakes up rested and nobody as themselves. If we win, there will be a great many bad dreams, and every one of them somebody’s own.',
    },
  },
  abilities: [{ id: 'moment-of-crisis' }, { id: 'just-a-dream' }],
  clocks: [
    {
      name: 'The forecast comes true',
      segments: 6,
      kind: 'threat',
      outcome: 'It is sunny everywhere in the dream, and nobody can find a shadow to hide in.',
    },
    {
      name: 'Behind the weather map',
      segments: 6,
      kind: 'progress',
      outcome: 'Stell stands before you without her smile, and says who wrote it.',
    },
    {
      name: 'The song notices who does not hum',
      segments: 6,
      kind: 'threat',
      outcome: 'It learns a new verse, with your names in it.',
      secret: true,
    },
  ],
  mission: {
    type: 'explore-a-suspects-dream',
    goal: 'Find out in Stell Turner’s dream what she is to the Conspiracy',
    engagement: ['heroic', 'investigated'],
  },
  scene: 'Floor forty-one: a television studio without a ceiling, inside Stell Turner’s dream.',
  opening: [
    'For a week all of Block Nine has dreamed of the same woman. Stell Turner does the weather. In the dream she does yours: she names your street, and then your name, and says that it will be fine.',
    'Tonight you took the lift together, each from your own bed, and pressed the button for floor forty-one. The doors open on a studio. It has no ceiling. The audience has your neighbours’ faces, and hums.',
    'Stell stands before the map with her back to you. The sun on it is drawing closer. “And now,” she says, “our guests,” and every light swings round.',
  ],
  firsts: [
    'Be the guests that they expect, and play for time: Express.',
    'Slip behind the map, where the cables go: Conceal or Flow.',
    'Look at whom in the audience the song has a hold on: Perceive or Analyze.',
    'Ask her, in front of everybody, when she last slept well: Empathize or Confess.',
  ],
  heroes,
  prepare(play) {
    const [first, ...others] = nameSuspects(play, directed);
    const meant = [first, ...others].flatMap((suspect) => {
      const ready = directed.find(({ name }) => name === suspect?.name);
      return suspect && ready ? [[suspect.id, ready.role] as const] : [];
    });
    const { roles } = dreamsSecrets.of(play.state);
    dreamsSecrets.change(play, { roles: { ...roles, ...Object.fromEntries(meant) } });
    return first?.id ?? Object.keys(dreamsOf(play.state).suspects)[0];
  },
  join(play, one, playbook) {
    const ready = brought[playbook];
    if (!ready) return;
    const { avatars } = dreamsOf(play.state);
    const { desires, ...avatar } = ready.avatar;
    dreamsSlot.change(play, {
      avatars: { ...avatars, [one.id]: { ...avatar, desires: [...desires] } },
    });
    nameSuspects(play, ready.suspects);
  },
};
