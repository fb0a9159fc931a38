import './dreams.css';

export { AvatarPart, Dreamer } from './avatar';
export { DreamsDesk } from './desk';
export { DreamsWorld } from './world';
