export { secretRolls } from './area';
export { deskRollFields, deskRollParts, rollOnDesk } from './desk-roll';
export type { KeptRoll, SecretRollEvent, SecretRollPlay, WithSecretRolls } from './kept-roll';
export { keepRoll, privateTo, sayRoll } from './kept-roll';
