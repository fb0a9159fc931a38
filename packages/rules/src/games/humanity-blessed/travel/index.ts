// What a page needs of those who go from table to table.
export * from './sheet';
export { told } from './told';
