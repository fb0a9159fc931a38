import { describe, expect, it } from 'vitest';
import type { StarsPlay } from '../game';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { playAt } from '../testing/play';
import { clearCorruption, gainCorruption } from '../trouble/corruption';
import { clearDespair, sufferDespair } from '../trouble/despair';
import { regainEffort, spendEffort } from './effort';
import { addTemporaryEnergy, clearEnergy, endTransformation, giveBackEnergy } from './energy';
import { refreshHope, regainHope, spendHope } from './hope';

/** Ari at rest: all Hope and Effort, nothing against her. */
const rested = () => seated();
/** Ari is Transformed, none of her Energy is used up, and she has all the Temporary slots that there are. */
const bright = () => seated().with('anya', { transformed: { filled: 0, temporary: 5 } });

type Does = (play: StarsPlay, id: string) => unknown;
const all: readonly [what: string, given: () => StarsTable, does: Does][] = [
  ['SNS-1103: Hope that is full', rested, (play, id) => regainHope(play, id, 2)],
  ['SNS-1102: Hope that is refreshed full', rested, (play, id) => refreshHope(play, id)],
  ['SNS-1101: what costs no Hope', rested, (play, id) => spendHope(play, id, 0, 'It')],
  ['SNS-1006: Effort that is full', rested, (play, id) => regainEffort(play, id, 'blood', 1)],
  ['SNS-1001: what costs no Effort', rested, (play, id) => spendEffort(play, id, 'blood', 0)],
  ['SNS-1602: no Despair', rested, (play, id) => sufferDespair(play, id, 0, '')],
  ['SNS-1604: Despair that is clear', rested, (play, id) => clearDespair(play, id, 5)],
  ['SNS-1901: no Corruption', rested, (play, id) => gainCorruption(play, id, 0)],
  ['SNS-1902: Corruption that is clear', rested, (play, id) => clearCorruption(play, id, 1)],
  ['SNS-2203: who is not Transformed', rested, (play, id) => endTransformation(play, id, 'over')],
  ['SNS-2205: Energy of who is not Transformed', rested, (play, id) => clearEnergy(play, id, 1)],
  ['SNS-2205: Energy that is clear', bright, (play, id) => clearEnergy(play, id, 1)],
  ['SNS-2215: a sixth Temporary slot', bright, (play, id) => addTemporaryEnergy(play, id)],
  [
    'SNS-2408: no Energy given back',
    bright,
    (play, id) => giveBackEnergy(play, id, { regular: 0, temporary: 0 }),
  ],
];

describe('What changes nothing', () => {
  it.each(all)('%s is not recorded, nor told', (_, given, does) => {
    const table = given();
    const play = playAt(table);
    does(play, table.of('anya').id);
    expect(play.events).toEqual([]);
  });
});
