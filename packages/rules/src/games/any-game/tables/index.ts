export { tables } from './area';
