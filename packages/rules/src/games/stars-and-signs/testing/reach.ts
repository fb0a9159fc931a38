import {
  askInSecret,
  awaitLimits,
  bringPictures,
  bringSomebody,
} from '../../../testing/game-table';
import { SeededDice } from '../../../testing/seeded-dice';
import type { Reach, Step } from '../../../testing/step';
import type { StarsEvent } from '../events';
import { effortRefresh } from '../numbers';
import type { StarsState } from '../state';
import { caps, pools } from '../vocabulary';
import type { StarsTable } from '.';
import { seated } from '.';
import { growingPositions } from './growing';
import { atTheirWorst, confronting, consumedAtMilestone, helping } from './people';

/** What random play has to know of *Stars & Signs*. */
export const reach: Reach = {
  events: {
    arrivalAsked: true,
    arrivalAnswered: true,
    arrivalEnded: true,
    protagonistSet: true,
    protagonistChanged: true,
    traitSet: true,
    traitChanged: true,
    traitRemoved: true,
    keptTextSet: true,
    checkSet: true,
    checkChanged: true,
    owedSet: true,
    owedRemoved: true,
    actedSet: true,
    testSet: true,
    testRemoved: true,
    counterSet: true,
    counterRemoved: true,
    compelSet: true,
    compelRemoved: true,
    blowSet: true,
    blowRemoved: true,
    defeatSet: true,
    defeatRemoved: true,
    temptationsSet: true,
    falloutSet: true,
    cardSet: true,
    cardRemoved: true,
    milestoneSet: true,
    milestoneChanged: true,
    milestonePassed: true,
    challengesSet: true,
    milestoneDue: true,
    flashbackSet: true,
    rollKept: true,
    rollShown: true,
    rollsForgotten: true,
    intentionSet: true,
    intentionRemoved: true,
    asked: true,
    askAnswered: true,
    askForgotten: true,
    askEnded: true,
    reviewBegun: true,
    reviewJoined: true,
    reviewStepDone: true,
    reviewForgotten: true,
    reviewEnded: true,
    houseRulesSet: true,
    limitsAnswered: true,
    picturesSet: true,
    portraitSet: true,
    limitsAsked: true,
    limitsShown: true,
    noteSet: true,
    noteRemoved: true,
    pausedSet: true,
    sceneSet: true,
    chapterBegun: true,
    chapterSet: true,
    momentTold: true,
    gainsCounted: true,
    startBegun: true,
  } satisfies Record<StarsEvent['type'], true>,
  positions: {
    ...growingPositions,
    'Defeats that wait to be settled': (seed) => thrown(atTheirWorst(), seed),
    'a Minor Milestone with somebody Consumed': (seed) => thrown(consumedAtMilestone(), seed),
    'somebody who has fallen to darkness': (seed) => {
      const table = thrown(consumedAtMilestone(), seed);
      const { id: protagonist } = table.of('anya');
      return table.send('anya', { type: 'corruption.fall', protagonist });
    },
    'a Bolster that can help somebody': (seed) => thrown(helping(), seed),
    'a Dramatic Confrontation': (seed) => thrown(confronting(), seed),
    'a Graze of somebody with an Asset, whose Cost is to be chosen': (seed) => {
      const table = thrown(seated(), seed).withAsset('anya', { quality: 2 });
      return table.check('anya', { skill: 'strength', action: 'eliminate' }, 6, 5).close('anya');
    },
    'a Check that an Asset helps with': (seed) => {
      const table = thrown(seated(), seed).withAsset('anya', { quality: 2 });
      table.lay('anya', { skill: 'strength', action: 'eliminate' });
      return table.onCheck('anya', { type: 'check.asset', function: 'f', gives: 'bonus' });
    },
    'a Cooperation whose Followers wait': (seed) => {
      const table = thrown(seated(), seed).lay('anya', { skill: 'strength', action: 'create' });
      return table
        .onCheck('anya', { type: 'check.together' })
        .onCheck('carl', { type: 'check.follow', follower: table.of('carl').id, skill: 'craft' });
    },
    'a secret question to the table': (seed) => askInSecret(thrown(seated(), seed)),
    'a session that has ended': (seed) =>
      thrown(seated(), seed).send('bev', { type: 'session.end' }),
    'lines and veils that wait for one more answer': (seed) => awaitLimits(thrown(seated(), seed)),
    'somebody before the door': (seed) => bringSomebody(thrown(seated(), seed)),
    'pictures of one’s own': (seed) => bringPictures(thrown(seated(), seed)),
  },
  personal: {
    pictures: 'what somebody has brought stays theirs; where one is shown goes back',
  },
  unreached: {
    'command picture.keep': 'the server alone sends it, when it has the picture',
    'event rollsForgotten':
      'the desk alone rolls in secret, and what lies there belongs to the game',
  },
  told: {
    'trait.aspect.text': 'the referee reads what the owner of an Aspect keeps (SNS-2406)',
  },
  holds: ({ after }: Step) => {
    const wrong = outOfBounds(after as StarsState);
    if (wrong.length > 0) throw new Error(`out of bounds: ${wrong.join(', ')}`);
  },
};

/** Lets its dice fall as they like from now on. */
function thrown(table: StarsTable, seed: number): StarsTable {
  table.dice.otherwise = new SeededDice(seed);
  return table;
}

function outOfBounds({ public: { protagonists, traits, counters } }: StarsState): string[] {
  const wrong: string[] = [];
  const within = (what: string, value: number, most: number, least = 0) => {
    if (!Number.isInteger(value) || value < least || value > most) wrong.push(`${what}: ${value}`);
  };
  for (const one of Object.values(protagonists)) {
    for (const rank of Object.values(one.abilities)) within('Ability', rank, caps.rank, 1);
    for (const rank of Object.values(one.skills)) within('Skill', rank, caps.rank);
    for (const pool of pools) within(pool, one.effort[pool], effortRefresh(one, pool));
    within('Hope', one.hope, caps.hopeRefresh);
    within('Despair', one.despair, caps.despair);
    within('Corruption', one.corruption, caps.corruption);
    within('Moods', one.moods.length, caps.moods);
  }
  for (const { free, memories } of Object.values(traits)) {
    within('free invokes', free, 99);
    within('Memories', memories.length, caps.memories - 1);
  }
  for (const { filled, slots } of Object.values(counters)) within('Counter', filled, slots);
  return wrong;
}
