import { publicSlot, secretSlot } from '../../slots';
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
