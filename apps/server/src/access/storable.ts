/**
 * NUL and halves of characters, as JSON writes them. PostgreSQL stores them but cannot look inside
 * what holds one: a single such line would close the table's log and its dice to everybody.
 */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Whether JSON text holds nothing that could not be looked into once it is stored. */
export const isStorable = (json: string): boolean => !UNSTORABLE.test(json);
