/** What a client needs to read files before they are brought to a table, and to write one (DGH-2006, 2008). */
export { FILE_MOST } from './entry';
export type { LibraryFile, Reading } from './import';
export { countOf, readFiles } from './import';
export { inLists, libraryFile, shelvesOf, shelvesOfFound } from './own-form';
export type { Piece } from './pieces';
export { piecesOf } from './pieces';
