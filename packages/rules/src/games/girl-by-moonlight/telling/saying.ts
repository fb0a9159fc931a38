/**
 * The end of a sentence: what somebody has written, or just that it ends, where they said it aloud and
 * wrote nothing.
 */
export const saying = (written: string): string => (written === '' ? '.' : `: ${written}`);
