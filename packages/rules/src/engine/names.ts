import { z } from 'zod';
import { NAME_MAX } from './naming';
import { typedWords } from './typed-words';

/**
 * What people may be called, and tables. Names are shown among other people's words, so nothing in
 * them may be invisible or turn the text around it. Some writing needs such characters, and there
 * they may stand: inside emoji, between letters of the scripts that join or part with them, and
 * after an ideograph whose form they choose.
 */
export const givenName = typedWords(
  z
    .string()
    .trim()
    .min(1, 'Please give a name.')
    .max(NAME_MAX, `A name has at most ${NAME_MAX} characters.`)
    .refine((name) => VISIBLE.test(name), 'A name cannot contain invisible characters.'),
);

const pictograph = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?`;
/** Letters that are joined or kept apart by U+200C and U+200D: Persian, Hindi, Sinhala and others. */
const joining = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu']
  .concat(['Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr'])
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

const VISIBLE = new RegExp(
  `^(?:${[
    // A family, a flag of two parts, a skin tone.
    `${pictograph}(?:\\u200d${pictograph})*`,
    // The flag of a part of a country.
    String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}`,
    // A keycap.
    String.raw`[0-9#*]\ufe0f\u20e3`,
    `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`,
    String.raw`(?<=\p{scx=Han})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
    // Anything else that shows. Halves of characters (Cs) cannot even be stored. Each character fits
    // one alternative at most, so that no name takes long to refuse.
    String.raw`(?!\p{Extended_Pictographic}|\p{Emoji_Modifier})[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`,
  ].join('|')})+$`,
  'u',
);
