/** Commands of *In a Maze of Dreams*. Its tables alone take them. */
export const dreamsCommands = [] as const;
