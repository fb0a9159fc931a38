import { expect, it } from 'vitest';
import { cleanText } from './texts';

it.each([
  'The bell rings',
  'Two lines\n\tand a tab',
  '“Zoë O’Neill-García”, 3',
  'שלום, עולם! (3)',
  'שָׁלוֹם',
  'Bev: שלום\u200f!',
  'אב\u200eC++\u200e, גד',
  'بِسْمِ ٱللَّٰهِ',
  'علی‌رضا',
  'क्‍ष',
  'ཧྐྵྨླྺྼྻྂ',
  'Việt Nam, Đ\u1ea1i Vi\u1ec7t, a\u0323\u0302',
  '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️ 1️⃣ 🏳️‍🌈',
  'ภาษา\u200bไทย',
  '',
  '  ',
  '\t\n',
])('keeps %s as it was written', (text) => {
  expect(cleanText(text)).toBe(text);
});

const control = (...codes: number[]) => codes.map((code) => String.fromCodePoint(code));

it.each(
  control(0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069).concat(
    control(
      0x200e,
      0x200f,
      0x061c,
      0x206a,
      0xfeff,
      0xfffb,
      0x2063,
      0x1b,
      0x07,
      0x9b,
      0x7f,
      0xe0041,
    ),
    ['\0', '\ud83c', '\udf19'],
  ),
)('takes %j out, wherever it stands', (character) => {
  expect(cleanText(`${character}The ${character}bell${character}`)).toBe('The bell');
});

it.each(control(0x202b, 0x202e, 0x2067, 0x2068))('takes %j out of Hebrew, too', (character) => {
  expect(cleanText(`${character}שלום ${character}עולם`)).toBe('שלום עולם');
});

it('takes marks of direction from the ends of Arabic, where they would reach out', () => {
  expect(cleanText('\u200fعلی\u061c')).toBe('علی');
});

it('ends lines in one way', () => {
  expect(cleanText('a\r\nb\rc\u2028d\u2029e\u0085f\vg')).toBe('a\nb\nc\nd\ne\nf\ng');
});

it('leaves a letter six marks', () => {
  expect(cleanText(`Z${'\u0335'.repeat(40)}o${'\u0e49'.repeat(40)}`)).toBe(
    `Z${'\u0335'.repeat(6)}o${'\u0e49'.repeat(6)}`,
  );
});

it.each(['\u3164', '\u200b\u200d', '\u2800 \u2800', '\u0301', '\u{e0020}'])(
  'takes %j for no text at all',
  (text) => {
    expect(cleanText(text)).toBe('');
  },
);

it('takes no time over the worst', () => {
  const started = performance.now();
  for (const piece of [
    '\u0301',
    '\u202e',
    '\u{1f3f4}\u{e0041}',
    '\u{e0041}',
    'א\u200f',
    ' \u200f',
    '\u{0f71}',
  ]) {
    cleanText(`א${piece.repeat(30_000)}x`);
  }
  expect(performance.now() - started).toBeLessThan(1_000);
});
