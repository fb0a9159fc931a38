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
