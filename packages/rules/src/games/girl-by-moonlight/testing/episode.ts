import type { Fallout, GbmState, Mission } from '../state';
import type { Phase } from '../vocabulary';
import { bookTable } from './cast';
import { dreamTable } from './dreams';
import { skyTable } from './sky';
import { starsTable } from './stars';
import type { TestTable } from './table';

/** What people at a table of a playset have written and called things. */
interface Words {
  series: string;
  /** The true names of Raven, Fawn and Hawk. */
  names: [string, string, string];
  /** Which mission it has been, by id. */
  mission: string;
  goal: string;
  promise: string;
  help: string;
  transcends: string;
  clock: string;
  fallout: string;
  titles: [string, string];
  escape: string;
  nextTime: string;
}

/** A table of each playset, and what is written there. */
const playsets = {
  'at-the-brink-of-the-abyss': {
    table: (phase: Phase) => bookTable(phase),
    words: {
      series: 'The Nebula Crown',
      mission: 'cleansing',
      names: ['Corona Borealis', 'Mirrorshard', 'Nightfall Accipiter'],
      goal: 'Hold the gate shut until the others are through',
      promise: 'Something follows you home',
      help: 'She braces the stone with a song',
      transcends: 'Her blazer comes apart into crows, and every one of them is singing.',
      clock: 'The gate opens',
      fallout:
        'The library burns for three nights, and nobody at school remembers that there was one.',
      titles: ['A crack in the glass', 'What the dark gave back'],
      escape: 'Hawk says the name nobody else knows, and Fawn turns round.',
      nextTime: 'Something knocks on the library floor. From below.',
    },
  },
  'beneath-a-rotting-sky': {
    table: skyTable,
    words: {
      series: 'The Last Clean Breath',
      mission: 'the-hunt',
      names: ['Saint of Moths', 'The Unburied', 'Red Kestrel'],
      goal: 'Drive the blade through the hart before it wakes the others',
      promise: 'A thorn stays under your skin',
      help: 'She whistles, and the whole herd looks at her instead',
      transcends: 'The rot runs off her like rain. Under it she is bone-white and burning.',
      clock: 'The warden has our scent',
      fallout: 'The well at the chapel is black to the rim. We gave the children the last of ours.',
      titles: ['Nothing grows here', 'The hart with two heads'],
      escape: 'Hawk carries Fawn as far as the chapel, and does not let go until she weeps.',
      nextTime: 'The bells of the drowned village ring, and it is not Sunday.',
    },
  },
  'on-a-sea-of-stars': {
    table: starsTable,
    words: {
      series: 'The Long Watch',
      mission: 'hunt-a-leviathan',
      names: ['Corvus Actual', 'White Hart', 'Stooping Star'],
      goal: 'Put Ipos between the Leviathan and the evacuation',
      promise: 'Ipos remembers this, and wants it again',
      help: 'She burns her last fuel to hold the beast’s eye',
      transcends: 'Zura opens its hands, and she steps out into hard vacuum and breathes.',
      clock: 'The hull gives way',
      fallout: 'Deck nine stays sealed. We read the names over the comm until morning watch.',
      titles: ['Nobody left on deck nine', 'A light that should be dead'],
      escape: 'Hawk keys the open channel and hums, off key, until Fawn hums back.',
      nextTime: 'The distress call is in our own voices. It is dated tomorrow.',
    },
  },
  'in-a-maze-of-dreams': {
    table: dreamTable,
    words: {
      series: 'Waking Hours',
      mission: 'explore-a-suspects-dream',
      names: ['Hecate Unmasked', 'Echo in Red', 'Icarus Awake'],
      goal: 'Keep the theatre lit while Raven reads the score',
      promise: 'You will dream of this stage again',
      help: 'She applauds, alone, until the stalls join in',
      transcends: 'Every mirror on the stair turns to look at her, and for once she looks back.',
      clock: 'The curtain falls',
      fallout:
        'On Monday the piano teacher smiles at us in the corridor. She knows our other names.',
      titles: ['The third movement', 'Somebody else’s bed'],
      escape: 'Hawk finds the wrong door in the dream, and behind it Fawn at seven, waiting.',
      nextTime: 'All of us dream the same staircase. One of us has been up it already.',
    },
  },
} satisfies Record<string, { table(phase: Phase): TestTable; words: Words }>;

/** A playset that an episode can be looked at in. */
export type ShownPlayset = keyof typeof playsets;

export const shownPlaysets = Object.keys(playsets).filter((id): id is ShownPlayset =>
  Object.hasOwn(playsets, id),
);

/** Right before what: a roll of Hawk’s (and Raven can transcend), somebody falls, the world answers, an episode begins or ends. */
export const stops = ['roll', 'brink', 'fallout', 'title', 'end'] as const;
export type Stop = (typeof stops)[number];

/** An episode of a playset at a moment that everybody is shown something next. */
export function episodeAt(playset: ShownPlayset, stop: Stop): TestTable {
  const { table, words } = playsets[playset];
  const inMission = stop === 'roll' || stop === 'brink';
  const set = table(inMission ? 'mission' : 'fallout').given((state) => dress(state, words));
  switch (stop) {
    case 'roll':
      return framed(set, words);
    case 'brink':
      return slipping(set);
    case 'fallout':
      return set.given(({ public: { episode } }) => {
        episode.fallout = { ...over, rolled: false, told: null, halved: null };
      });
    case 'end':
      return told(set, words).send('bev', { type: 'session.end' });
    case 'title':
      return told(set, words)
        .send('bev', { type: 'session.end' })
        .send('bev', { type: 'session.end' })
        .send('bev', { type: 'session.start' });
  }
}

/** Fallout of which everything is done. */
const over: Fallout = {
  adversary: { lines: [], from: 6, to: 7 },
  cleared: true,
  rolled: true,
  told: { entry: 'It answers', text: '' },
  halved: { from: 4, to: 2 },
  hearts: { part: {}, done: true, rolled: null },
};

/** A mission that was a success. */
const won: Omit<Mission, 'type' | 'goal'> = {
  tier: 2,
  stage: 'over',
  engagement: {},
  circumstances: { dice: 0, why: '' },
  result: null,
  ambushed: false,
  position: 'risky',
  outcome: 'success',
};

/** Names, marks and clocks, so that no part of a screen stays empty. */
function dress({ public: shared, director }: GbmState, words: Words): void {
  shared.table.name = 'Thursday nights';
  shared.series.name = words.series;
  shared.series.adversary = 7;
  shared.series.investigation = 4;
  shared.episode.number = 3;
  shared.episode.title = words.titles[0];
  shared.clocks = {
    c1: {
      id: 'c1',
      name: words.clock,
      segments: 6,
      marked: 4,
      kind: 'threat',
      outcome: '',
    },
  };
  director.notes = {
    n1: { id: 'n1', title: 'A secret', text: 'One of them has known all along.' },
  };
  const { raven, fawn, hawk } = shared.protagonists;
  if (!raven || !fawn || !hawk) return;
  const [ravens, fawns, hawks] = words.names;
  Object.assign(raven, {
    trueName: ravens,
    stress: 4,
    links: { fawn: 3, hawk: 1 },
    pronouns: 'she/her',
  });
  Object.assign(fawn, { trueName: fawns, stress: 7, links: { raven: 2 }, pronouns: 'they/them' });
  Object.assign(hawk, {
    trueName: hawks,
    stress: 2,
    links: { fawn: 4, raven: 2 },
    harm: [{ id: 'h1', level: 2, text: 'Burnt hands', shrugged: false }],
  });
  raven.transcendence.marked = 2;
}

/** A roll of Hawk’s with a friend’s help and a promise, judged and waiting for its dice. */
function framed(table: TestTable, { goal, promise, help }: Words): TestTable {
  table
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal, action: 'defy' })
    .send('bev', { type: 'roll.judge', position: 'desperate', effect: 'standard' })
    .send('bev', { type: 'roll.promise', text: promise, adversary: 1 });
  const made = table.state.public.roll?.promises[0]?.id ?? '';
  return table
    .send('dylan', { type: 'roll.answer-promise', promise: made, accept: true })
    .send('claire', { type: 'roll.assist', protagonist: 'raven', via: 'stress', how: help });
}

/** Fawn is slipping, and nobody has caught them yet. */
function slipping(table: TestTable): TestTable {
  return table.given(({ public: { eclipses, protagonists } }) => {
    if (protagonists.fawn) protagonists.fawn.stress = 9;
    eclipses.fawn = {
      protagonist: 'fawn',
      stage: 'rescue',
      attribute: 'moon',
      result: null,
      band: 'partial',
      declined: [],
    };
  });
}

/** An episode of which all is told: what happened, what it brought to whom, what may come. */
function told(table: TestTable, words: Words): TestTable {
  return table
    .given(({ public: { episode } }) => {
      episode.fallout = { ...over };
      episode.mission = { ...won, type: words.mission, goal: words.goal };
      const [by, other] = ['claire', 'anya'];
      episode.moments = [
        {
          kind: 'transcend',
          about: ['raven'],
          what: words.names[0],
          fiction: words.transcends,
          by,
        },
        { kind: 'escape', about: ['fawn', 'hawk'], fiction: words.escape, by: other },
        { kind: 'mission-won', about: [], fiction: words.goal },
        { kind: 'fallout', about: [], what: 'It answers', fiction: words.fallout, by: 'bev' },
      ];
      episode.taken = {
        raven: { xp: 3, links: 4, stress: 5 },
        fawn: { xp: 2, abilities: ['phantom'], stress: 2 },
        hawk: { xp: 4, links: 2, actions: ['defy'], harm: ['h1'], stress: 7 },
      };
    })
    .send('bev', { type: 'episode.title', title: words.titles[1], next: true })
    .send('anya', { type: 'episode.next-time', nextTime: words.nextTime });
}
