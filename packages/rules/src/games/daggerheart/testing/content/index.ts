export { inFoundry } from './foundry';
export { content } from './making';
export type { Model } from './model';
export { FULL } from './model';
export { inNested } from './nested';
export { making } from './own-classes';
export type { Files } from './written';
export { inExchange, inFirst, inForge, inPack, inSecond } from './written';
