// Finds circles in what the folders of one house import from each other (`import-directions.mjs`).

/**
 * What is wrong with the imports between the folders of a house: circles, and what is listed for nothing.
 *
 * @param {string} house
 * @param {{ file: string, target: string }[]} imports
 * @param {{ from: string, to: string }[]} listed imports from one folder to another that may close a circle
 */
export function circlesIn(house, imports, listed) {
  /** @type {Map<string, Map<string, string>>} For each folder those that it imports, each with one import that shows it. */
  const arrows = new Map();
  for (const { file, target } of imports) {
    const [from, to] = [folderOf(house, file), folderOf(house, target)];
    if (from === null || to === null || from === to) continue;
    const known = arrows.get(from) ?? new Map();
    arrows.set(from, known.set(to, known.get(to) ?? `${file} imports ${target}`));
  }
  const found = listed.filter(({ from, to }) => arrows.get(from)?.delete(to));
  const idle = listed.filter(
    (one) => !found.includes(one) || wayFrom(arrows, one.to, one.from) === null,
  );
  return [
    ...[...arrows.keys()].flatMap((from) => circleAt(arrows, from)),
    ...idle.map(
      ({ from, to }) => `${house}: ${from} -> ${to} closes no circle, and needs no reason`,
    ),
  ];
}

/**
 * The shortest way from a folder back to itself, told once for all that lie on it: at the first by name.
 *
 * @param {Map<string, Map<string, string>>} arrows
 * @param {string} from
 */
function circleAt(arrows, from) {
  const ways = [...(arrows.get(from)?.keys() ?? [])].flatMap((next) => {
    const way = wayFrom(arrows, next, from);
    return way === null ? [] : [[from, ...way]];
  });
  const [way] = ways.sort((one, other) => one.length - other.length);
  if (!way || way.some((folder) => folder < from)) return [];
  const shown = way.slice(1).map((to, index) => arrows.get(way[index] ?? '')?.get(to));
  return [`${way.join(' -> ')} is a circle: ${shown.join('; ')}`];
}

/**
 * The shortest way by imports from a folder to another; `null` where there is none.
 *
 * @param {Map<string, Map<string, string>>} arrows
 * @param {string} from
 * @param {string} to
 */
function wayFrom(arrows, from, to) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const at = way.at(-1) ?? '';
    if (at === to) return way;
    for (const next of arrows.get(at)?.keys() ?? []) {
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

/**
 * In which folder of a house a file lies; `null` where it lies in none. What lies in the house itself is under all its
 * folders (`state.ts`) or over them (`index.ts`), which Biome and the directions above look after.
 *
 * @param {string} house
 * @param {string} file
 */
function folderOf(house, file) {
  if (!isIn(file, house)) return null;
  const inside = file.slice(house.length + 1);
  return inside.includes('/') ? inside.slice(0, inside.indexOf('/')) : null;
}

/**
 * Whether something lies in a folder, or is it.
 *
 * @param {string} path
 * @param {string} folder
 */
export function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}
