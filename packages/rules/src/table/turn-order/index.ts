export * from './area';
export { inOrder, isAlone } from './ordering';
export * from './turns';
