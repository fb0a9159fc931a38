/** The pages before there is a table, which whoever sits at one does not need: one file, asked for by the page (`pages.ts`). */
export { JoinPage } from './join';
export { StartPage } from './start';
