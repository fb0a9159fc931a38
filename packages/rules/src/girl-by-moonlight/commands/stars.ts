/** Commands of *On a Sea of Stars*. Its tables alone take them. */
export const starsCommands = [] as const;
