export * from './inputs';
export * from './setting';
export * from './subjects';
export * from './values';
