/** Commands of *Beneath a Rotting Sky*. Its tables alone take them. */
export const skyCommands = [] as const;
