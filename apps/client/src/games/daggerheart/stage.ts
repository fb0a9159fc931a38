import type { StageLoan } from '../../shell/stage/loan';
import type { SharedPart } from './view';
import { nameOf } from './view';

/** What the stage says above what happens. */
export const stage: StageLoan<SharedPart> = {
  name: nameOf,
  kinds: {
    'new-character': 'A new face',
    'duality-roll': 'Action roll',
    'group-help': 'Group action',
    reaction: 'Reaction',
    fate: 'Fate',
    damage: 'Damage',
    attack: 'An attack',
    hit: 'A blow',
    harm: 'Harm',
    'last-hp': 'The last HP',
    'death-move': 'A death move',
    death: 'Death',
    blaze: 'A blaze of glory',
    worsens: 'It gets worse',
    spotlight: 'The spotlight',
    interrupt: 'The GM interrupts',
    keep: 'The GM keeps the spotlight',
    'gm-move': 'A GM’s move',
    fear: 'Fear is spent',
    feature: 'A feature',
    appears: 'Somebody appears',
    defeated: 'Defeated',
    countdown: 'A countdown ends',
    rest: 'A rest',
    'rest-move': 'At rest',
    'rest-ends': 'The rest is over',
    'level-up': 'A new level',
  },
  large: ['last-hp', 'death', 'blaze', 'interrupt', 'appears', 'countdown', 'level-up'],
};
