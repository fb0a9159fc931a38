/** The pages before there is a table, which whoever sits at one does not need: one file, asked for by the page (`game-ahead.ts`). */
export { JoinPage } from './join';
export { StartPage } from './start';
