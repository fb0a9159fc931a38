export type { Deck, LaidCard, ShuffleProof } from './deck';
export { cardId, faceById, faceOf } from './deck';
export { inOrder, shuffled } from './shuffle';
