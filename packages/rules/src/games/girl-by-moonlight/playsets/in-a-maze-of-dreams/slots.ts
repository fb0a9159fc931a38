import type { GbmContext } from '../../moves';
import { publicSlot, secretSlot } from '../../slots';
import { movesAt } from '../at-its-tables';
import type { DreamsEvent, DreamsSecrets, DreamsState } from './state';

/** Where a table keeps its suspects, its Avatars and the Conspiracy map. */
export const dreamsSlot = publicSlot<DreamsState>({
  key: 'dreams',
  changedBy: 'dreamsChanged' satisfies DreamsEvent['type'],
  begins: () => ({ suspects: {}, named: {}, avatars: {}, map: {}, revealing: [], change: null }),
});

/** Where the director keeps who the suspects are. */
export const dreamsSecrets = secretSlot<DreamsSecrets>({
  key: 'dreams',
  changedBy: 'dreamsSecretsChanged' satisfies DreamsEvent['type'],
  begins: () => ({ roles: {} }),
});

/** What only tables of this series do. */
export const atDreams = movesAt(
  dreamsSlot,
  'This series knows no Conspiracy and no Avatars.',
  'In a Maze of Dreams',
);

/** Whether somebody sits at the director’s desk of such a table. */
export const isAtDesk = ({ director, state }: Pick<GbmContext, 'director' | 'state'>): boolean =>
  director && dreamsSlot.of(state) !== null;
