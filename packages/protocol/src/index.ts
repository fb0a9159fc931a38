export * from './client-to-server';
export * from './frames';
export { writePatches } from './frames/writing';
export * from './http';
export * from './log';
export * from './reactions';
export * from './server-to-client';
export * from './version';
