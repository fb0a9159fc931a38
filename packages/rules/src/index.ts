export * from './engine';
export * from './forged-in-the-dark';
export { games } from './games';
export * from './table';
