export * from './making';
export * from './step';
