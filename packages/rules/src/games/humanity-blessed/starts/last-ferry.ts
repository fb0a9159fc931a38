import { people } from './people';
import type { HumanityStart } from './ready';

/** An evening on a river in flood, of our own invention: names, people and what comes up. */
export const lastFerry: HumanityStart = {
  id: 'last-ferry',
  name: 'The last ferry',
  pitch:
    'The river rises, the bridge is gone, and one boat is left for all who still have to cross. Somebody does not want it to leave.',
  scene:
    'The landing at dusk, in the rain. The ferry lies at its chain with the engine cold, and on the quay there are more people than it can carry.',
  opening: [
    'At noon the bridge went. Since then the river has come up a step every hour, and the bells have been ringing one after the other, down from the hills.',
    'There is one boat. Its engine will not start, its chain has been cut halfway through, and that was not the river.',
    'You have not known each other for long. But all of you have been on the quay since noon, and you are the ones who have not been shouting.',
  ],
  firsts: [
    'Keep the crowd from rushing the boat: with Heart, or with Home. Whoever fails can be helped with a Blessing.',
    'Find out what was done to the engine: Head. It is Hard; two of you can make a Check of it each.',
    'Look for whoever cut the chain, while it is still light: what you are apt in counts.',
    'Somebody with a torch comes down the stair, and a crowd behind him. Begin “The Lantern Stair”, which is ready: it is a Combat, and nobody has to be killed in it.',
    'When it is over, end the scene: all that is locked comes free.',
  ],
  goal: { name: 'The ferry casts off', to: 8 },
  rumor: {
    text: 'They say that somebody paid for the bridge to go.',
    truth: 'The harbour master sold the far bank, and needs it empty by the morning.',
  },
  people,
};
