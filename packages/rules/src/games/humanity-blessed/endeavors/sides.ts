/** The side of those whom the players play, and the other one; in a race each may be one of their own. */
export const PROTAGONISTS = 'protagonists';
export const ANTAGONISTS = 'opponents';
