import type { GbmPlay } from '../../game';
import type { ReadySeries } from '../../ready-made';
import type { Protagonist, ProtagonistId } from '../../state';
import { heroes } from './heroes';
import type { impulses, virtues } from './rules';
import { STRENGTH_MAX } from './rules';
import { starsSlot } from './slots';

/** An Engine in the words of whoever brings it. */
export interface ReadyEngine {
  name: string;
  description: string;
  virtue: (typeof virtues)[number];
  impulse: (typeof impulses)[number];
  /** Why the one who brings it cannot pilot it; empty for one that is everybody’s. */
  whyNot: string;
}

/** The Engine that each hero brings, for the others to pilot. */
export const engines: Record<string, ReadyEngine> = {
  'the-enigma': {
    name: 'Stolas',
    description: 'Long-necked, grey, easily overlooked for something nine storeys high.',
    virtue: 'clever',
    impulse: 'haunted',
    whyNot: 'It knows her voice from both sides, and will not keep quiet about it.',
  },
  'the-guardian': {
    name: 'Hildar',
    description: 'A kneeling giant with its hands round a space where something was.',
    virtue: 'serene',
    impulse: 'wounded',
    whyNot: 'She pulled eleven bodies out of it.',
  },
  'the-harmony': {
    name: 'Ophiel',
    description: 'Two faces, one of them asleep.',
    virtue: 'elegant',
    impulse: 'lonely',
    whyNot: 'There is room for one heart in it, and they are two.',
  },
  'the-outsider': {
    name: 'Surgat',
    description: 'Opens every lock, its own restraints above all.',
    virtue: 'fierce',
    impulse: 'feral',
    whyNot: 'The court has ordered a lock between the two of them.',
  },
  'the-stranger': {
    name: 'Hagith',
    description: 'Unfinished: scaffolding down one side, and a child’s drawing on the other.',
    virtue: 'bright',
    impulse: 'unfinished',
    whyNot: 'They come from the same vat. It calls them brother, and weeps.',
  },
  'the-time-traveller': {
    name: 'Surt',
    description: 'Scorched by a fire that has not happened yet.',
    virtue: 'brave',
    impulse: 'weary',
    whyNot: 'He has watched it burn with him inside, and neither can forget.',
  },
  'the-unlikely-hero': {
    name: 'Nono',
    description: 'Small, round, mostly spare parts; the other Engines are fond of it.',
    virtue: 'wise',
    impulse: 'sentimental',
    whyNot: 'She is no pilot. It asks every day whether she might be after all.',
  },
};

/** The Engine that is there before anybody has come. */
export const firstEngine: ReadyEngine = {
  name: 'Lenneth',
  description: 'The oldest in the hangar, with moss in its joints. It waits at the door.',
  virtue: 'powerful',
  impulse: 'ancient',
  whyNot: '',
};

function addEngine(play: GbmPlay, ready: ReadyEngine, maker: ProtagonistId | null): void {
  const { impulse, ...words } = ready;
  const id = play.id('engine');
  const engine = {
    ...{ id, ...words, impulses: [impulse], strength: STRENGTH_MAX, recovery: 0 },
    ...{ by: play.seat().id, maker, pilot: null, used: false, abandoned: false, bonded: null },
  };
  starsSlot.change(play, { engines: { ...starsSlot.in(play.state).engines, [id]: engine } });
  play.say(`${ready.name} stands in the hangar: ${ready.virtue} and ${impulse}.`, {
    notes: [ready.description],
  });
}

/** A watch aboard the Wake of Mercy, with the Bastion behind it (TABLE-070). */
export const tonight: ReadySeries = {
  name: 'The Wake of Mercy',
  title: 'All hands',
  pitch:
    'The last city of humankind drifts under a dead sun. You are its pilots: on every poster, and under guard. The Engines that you fly are alive, and one of them has begun to sing.',
  answers: {
    'what-lurks-in-the-void': {
      picks: ['ancient gods re-awoken'],
      text: 'They slept under the light of the old suns. We put the suns out.',
    },
    'act-of-hubris': {
      picks: ['harnessing a forbidden source of power'],
      text: 'The Harvest: nine stars were drained to keep one empire warm.',
    },
    'why-the-leviathans-come': {
      picks: ['to reclaim something we stole'],
      text: 'Whatever it was, it is aboard. Command knows where.',
    },
    'form-of-the-leviathans': {
      picks: ['massive demonic sea monsters'],
      text: 'Whales of ash and teeth that swim through vacuum as if it were deep water.',
    },
    'the-last-bastion': {
      picks: ['a mobile bunker', 'rebellion and strife'],
      text: 'Mercy: four hundred thousand people in a tin, nine decks of which have not seen a lamp in weeks.',
    },
    'held-sacred': {
      picks: ['obedience', 'sacrifice'],
      text: 'There is a prayer for every job, and the job always kills you.',
    },
    'given-up': {
      picks: ['intimacy', 'hope'],
      text: 'Beds are numbered. Plans for next year are a mild offence.',
    },
    'what-separates-us': {
      picks: ['chosen by the Engines'],
      text: 'Command would rather have chosen. It has never forgiven us.',
    },
    'control-over-us': {
      picks: ['propaganda and lies'],
      text: 'Outside there is nothing to breathe; inside there is nobody we could tell.',
    },
    'our-reputation': {
      picks: ['figureheads for the authority'],
      text: 'They cheer when we go out. It is less clear whether they cheer when we come back.',
    },
    'the-flagship': {
      picks: ['the last leviathan hunter'],
      text: 'The Wake of Mercy. Her hull is one third patches, and each patch has a name on it.',
    },
    'the-engines': {
      text: 'They were made of those who drowned when the stars went out, and none who knew how is left. They bear the names of demons and of storms. They long to be sung to.',
    },
    'our-transgressions': {
      text: 'We hold hands in the hangar. We talk about next year. We ask the Engines what they would like.',
    },
    'what-hope-do-we-have': {
      text: 'The last star chart shows one sun that was never harvested. The pilots believe in it, and two admirals; the rest call it bad for discipline.',
    },
  },
  abilities: [{ id: 'heroes-of-the-people' }, { id: 'heavy-gear' }],
  clocks: [
    {
      name: 'The ash whale breaks through deck nine',
      segments: 8,
      kind: 'threat',
      outcome: 'The deck is lost, with everybody who could not run.',
    },
    {
      name: 'Drive it off',
      segments: 8,
      kind: 'progress',
      outcome: 'It turns away into the dark. It was not even wounded; it had heard something.',
    },
    {
      name: 'Command seals deck nine',
      segments: 6,
      kind: 'threat',
      outcome: 'The doors close from the outside, on four thousand people.',
      secret: true,
    },
  ],
  mission: {
    type: 'defend-the-last-bastion',
    goal: 'Hold the ash whale off until deck nine is empty',
    engagement: ['heroic'],
  },
  scene: 'The hangar of the Wake of Mercy. Sirens, and an ash whale at the hull of deck nine.',
  opening: [
    'The alarm comes in the middle of the night watch. An ash whale has laid itself alongside, as long as six decks, and presses its brow against the ninth.',
    'Down there are four thousand people and two working stairs. Command wants the doors shut. You have until somebody signs the order.',
    'In the hangar the Engines stand with their heads turned, all the same way. The oldest one, Lenneth, has begun to hum. The whale stops to listen.',
  ],
  firsts: [
    'Get into an Engine that another of you has brought, or into Lenneth: board it in the hangar, on the Board.',
    'Throw yourself between the whale and the hull: Defy.',
    'Lead people up the stairs before they panic: Express or Empathize.',
    'Find out what Lenneth is singing, and why the whale listens: Perceive or Analyze.',
    'Keep the order from being signed: Conceal or Confess.',
  ],
  heroes,
  prepare(play) {
    addEngine(play, firstEngine, null);
    return undefined;
  },
  join(play, one: Protagonist, playbook) {
    const engine = engines[playbook];
    if (engine) addEngine(play, engine, one.id);
  },
};
