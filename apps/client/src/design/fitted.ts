/** Shortens a name to so many letters, so that it fits where there is no room for more. */
export function fitted(name: string, most: number): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  return `${letters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
