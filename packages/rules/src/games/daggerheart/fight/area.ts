import type { StandingPrompt } from '../../../table';
import { answersFor } from '../characters/find';
import type { DhArea, DhOffers } from '../game';
import type { DaggerheartState } from '../state';
import { free } from '../vocabulary';
import {
  addFeature,
  adjust,
  changeBlock,
  copy,
  create,
  defeat,
  improvise,
  remove,
  reveal,
} from './adversaries';
import { attackCharacter, recover, spotlightAdversary, useFeature } from './attacking';
import { offerBudget, setBudget } from './budget';
import { addCondition, endCondition, setRange } from './conditions';
import { severityWords } from './harm';
import { moveAdversary, moveNear } from './moving';
import { offerMoves } from './moving-offers';
import { ADVERSARIES, offerBlocks, offerFight } from './offers';
import { dealHarm, fall, makeMarkStress, takeHit } from './taking';
import { enterWater, leaveWater, tickAir } from './water';

/** A fight: adversaries on the desk and on the table, blows both ways, conditions, range. */
export const fight: DhArea = {
  handlers: {
    'adversary.create': create,
    'adversary.improvise': improvise,
    'adversary.change': changeBlock,
    'adversary.copy': copy,
    'adversary.remove': remove,
    'adversary.reveal': reveal,
    'adversary.adjust': adjust,
    'adversary.defeat': defeat,
    'adversary.feature': addFeature,
    'adversary.use': useFeature,
    'adversary.spotlight': spotlightAdversary,
    'adversary.attack': attackCharacter,
    'adversary.recover': recover,
    'hit.take': takeHit,
    'harm.deal': dealHarm,
    'harm.fall': fall,
    'stress.force': makeMarkStress,
    'condition.add': addCondition,
    'condition.end': endCondition,
    'range.set': setRange,
    'water.enter': enterWater,
    'water.leave': leaveWater,
    'water.tick': tickAir,
    'move.near': moveNear,
    'adversary.move': moveAdversary,
    'budget.set': setBudget,
  },
  offers(context) {
    hitOffers(context);
    offerFight(context);
    if (context.director) offerBudget(context);
    else offerMoves(context);
  },
  drawers: {
    [ADVERSARIES]: {
      holds: ({ director }) => director,
      offers: offerBlocks,
    },
  },
  prompts,
  underWay: ({ public: { hits } }) => (Object.keys(hits).length > 0 ? ['a blow that has hit'] : []),
};

/** A blow that has hit: take it, with armour or without. */
function hitOffers(context: DhOffers): void {
  const { hits, characters } = context.state.public;
  for (const { id, character, severity, direct } of Object.values(hits)) {
    const one = characters[character];
    const where = one && answersFor(context, one, `hit:${id}`);
    if (!one || !where) continue;
    const take = (armour: boolean, label: string, marks: number) =>
      context.add({
        command: 'hit.take',
        with: { hit: id, armour },
        label,
        detail: `Marks ${marks} HP.`,
        ...(armour ? {} : { primary: true }),
        ...where,
      });
    take(false, 'Take it', severity);
    if (direct || free(one.armour) === 0 || severity === 0) continue;
    take(true, 'Mark an armour slot', severity - 1);
  }
}

function prompts({ public: { hits, characters } }: DaggerheartState): StandingPrompt[] {
  return Object.values(hits).flatMap(({ id, character, from, damage, type, direct, severity }) => {
    const one = characters[character];
    if (!one) return [];
    const how = `${damage} ${direct ? 'direct ' : ''}${type} damage: ${severityWords[severity]}.`;
    return [{ id: `hit:${id}`, to: [one.owner], title: `${from} hits ${one.name}`, text: how }];
  });
}
