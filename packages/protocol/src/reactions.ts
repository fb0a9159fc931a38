/** What somebody can say without a word. A client that does not know a kind shows nothing. */
export const reactionKinds = ['heart', 'gasp', 'hand'] as const;
export type ReactionKind = (typeof reactionKinds)[number];
