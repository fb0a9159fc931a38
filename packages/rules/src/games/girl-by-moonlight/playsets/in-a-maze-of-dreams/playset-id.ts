/** The id of this playset; choices that its rules put to somebody go by it. */
export const PLAYSET = 'in-a-maze-of-dreams';
