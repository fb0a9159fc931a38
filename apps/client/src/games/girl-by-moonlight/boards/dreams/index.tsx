import './dreams.css';

export { AvatarPart } from './avatar';
export { DreamsDesk } from './desk';
export { DreamsWorld } from './world';
