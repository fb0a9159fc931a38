/** A dice expression with one die more, such as `2d6` for another `d6`. */
export function withDie(text: string, die: string): string {
  const [, before = '', count = '', last] = /^(.*?)(\d*)(d(?:\d+|%))$/i.exec(text.trim()) ?? [];
  if (last?.toLowerCase() === die) return `${before}${Number(count || 1) + 1}${die}`;
  return text.trim() === '' ? die : `${text.trim()}+${die}`;
}

/** A dice expression that comes to one more, or one less. */
export function withPoint(text: string, by: 1 | -1): string {
  const found = /^(.*[^-+<>=\s])\s*([-+])\s*(\d+)$/.exec(text.trim());
  const [, before = text.trim(), sign = '+', number = '0'] = found ?? [];
  const sum = Number(sign + number) + by;
  if (sum === 0 || before === '') return before;
  return `${before}${sum > 0 ? '+' : '-'}${Math.abs(sum)}`;
}

/** A dice expression with a number that is called by its name. */
export function withName(text: string, name: string): string {
  return text.trim() === '' ? `d20+${name}` : `${text.trim()}+${name}`;
}

/** What can stand behind the last dice of an expression, each at most once. */
export type DiceOption = 'kh' | 'kl' | '!' | '>=';

/**
 * A dice expression with something behind its last dice, or without it where it stands there already: the highest or
 * lowest are kept (one more with each tap, as long as one is left out), dice explode, or those of so much are counted.
 */
export function withOption(text: string, option: DiceOption): string {
  const found = /^(.*?)(\d*)(d(?:\d+|%|f))((?:k[hl]\d*|!|>=\d+)*)([^d]*)$/i.exec(text.trim());
  if (!found) return text;
  const [, before = '', count = '', die = '', behind = '', rest = ''] = found;
  const many = Number(count || 1);
  const sides = Number(/\d+/.exec(die)?.[0] ?? 6);
  return `${before}${count}${die}${turned(behind, option, many, sides)}${rest}`;
}

function turned(behind: string, option: DiceOption, many: number, sides: number): string {
  if (option === '!') return behind.includes('!') ? behind.replace('!', '') : `!${behind}`;
  if (option === '>=') {
    return behind.includes('>=')
      ? behind.replace(/>=\d+/, '')
      : `${behind}>=${Math.max(2, sides - 1)}`;
  }
  const kept = new RegExp(`${option}(\\d*)`, 'i').exec(behind);
  const next = kept ? Number(kept[1] || 1) + 1 : 1;
  const others = behind.replace(/k[hl]\d*/i, '');
  return next < many ? insertKeep(others, `${option}${next}`) : others;
}

/** What is kept stands before what is counted. */
const insertKeep = (behind: string, keep: string): string => {
  const at = behind.indexOf('>=');
  return at < 0 ? behind + keep : behind.slice(0, at) + keep + behind.slice(at);
};
