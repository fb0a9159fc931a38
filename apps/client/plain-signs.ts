import type { Plugin } from 'vite';

/** A sign that a style sheet draws, with what is said of it: nothing. */
const SIGN = /content:\s*("(?:[^"\\]|\\.)*"|attr\([\w-]+\))\s*\/\s*""\s*;/g;

/**
 * Says signs that are for the eye alone (`content: "✓" / ""`) first without the words for those who hear: Safari before
 * 17.4 knows no such words, and would leave out the sign with them.
 */
export function plainSigns(): Plugin {
  return {
    name: 'plain-signs',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(?:$|\?)/.test(id)) return null;
      return { code: code.replace(SIGN, 'content: $1; $&'), map: null };
    },
  };
}
