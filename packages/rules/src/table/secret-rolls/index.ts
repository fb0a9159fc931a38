export { secretRolls } from './area';
export type { KeptRoll, SecretRollEvent, SecretRollPlay, WithSecretRolls } from './kept-roll';
export { keepRoll, privateTo, sayRoll } from './kept-roll';
