import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { circlesIn, isIn } from './folder-circles.mjs';
import { Failed, root, script } from './lib.mjs';

// Holds the direction of imports, types included: who may import whom stands in `docs/architecture.md`.
//
//     engine <- table <- forged-in-the-dark <- games/<game> <- server, client
//     in the client: design <- shell <- games/<game>
//     in a game: vocabulary, state <- rules <- content (playbooks, playsets) <- index.ts
//     between the folders of a game, of the shell, of the server: no circles
//
// That no two files import each other is Biome's to see (`noImportCycles`).

const rules = 'packages/rules/src';

/** Where the games lie, one folder a game. */
const games = [`${rules}/games`, 'apps/client/src/games'].flatMap(foldersIn);

/** How the packages of this repository call each other. */
const packages = { '@moonlit/rules': rules, '@moonlit/protocol': 'packages/protocol/src' };

/** What files in a folder may import besides what lies in the same folder. The first that fits counts. */
const layers = [
  { folder: `${rules}/engine`, may: [] },
  { folder: `${rules}/table`, may: [`${rules}/engine`] },
  { folder: `${rules}/forged-in-the-dark`, may: [`${rules}/engine`, `${rules}/table`] },
  ...foldersIn(`${rules}/games`).map((folder) => ({
    folder,
    may: ['engine', 'table', 'forged-in-the-dark'].map((layer) => `${rules}/${layer}`),
  })),
  { folder: rules, may: [] },
  { folder: 'packages/protocol', may: [rules] },
  { folder: 'apps/server', may: [rules, 'packages/protocol'] },
  { folder: 'apps/client/src/design', may: [rules] },
  { folder: 'apps/client/src/shell', may: [rules, 'packages/protocol', 'apps/client/src/design'] },
  { folder: 'apps/client', may: [rules, 'packages/protocol'] },
];

/** What names no game, not even its types. */
const gameless = [
  'packages/protocol',
  'apps/server/src',
  'apps/client/src/shell',
  'apps/client/src/design',
];

/** Folders inside a game that hold its content, and what may import them: the files that put the game together. */
const content = {
  folders: ['playbooks', 'playsets'],
  from: ['index.ts', 'about.ts', 'areas.ts', 'command-schema.ts', 'types.ts'],
};

/** What puts a game together: nothing else of the game imports it. */
const roof = [...content.from, 'composition.ts', 'derive.ts'];

/** What a game stands on: it imports nothing else of its game. */
const ground = ['vocabulary.ts', 'state'];

/** Where folders lie side by side: none of them leads back to itself by what it imports. */
const houses = [
  ...['engine', 'table', 'forged-in-the-dark'].map((layer) => `${rules}/${layer}`),
  ...games,
  'apps/server/src',
  'apps/client/src/design',
  'apps/client/src/shell',
];

const girlByMoonlight = `${rules}/games/girl-by-moonlight`;
const daggerheart = `${rules}/games/daggerheart`;

/** Imports from one folder of a house to another that close a circle all the same, and why. */
const back = [
  {
    ...{ house: girlByMoonlight, from: 'library', to: 'custom' },
    why: 'what a table can choose from is the book’s and its own, which is compiled from what custom/ keeps',
  },
  {
    ...{ house: girlByMoonlight, from: 'sheet', to: 'series' },
    why: 'how long a track is at this table (lengths.ts) is asked everywhere: it would lie beside house-rules.ts',
  },
  {
    ...{ house: girlByMoonlight, from: 'telling', to: 'series' },
    why: 'so it is told of: the same lengths.ts',
  },
  {
    ...{ house: daggerheart, from: 'characters', to: 'fight' },
    why: 'Stress that has no slot left becomes HP (harm.ts), which are a character’s wherever they are lost',
  },
  {
    ...{ house: daggerheart, from: 'fight', to: 'rolls' },
    why: 'damage that waits to be rolled is a part of the roll that has hit',
  },
  {
    ...{ house: daggerheart, from: 'countdowns', to: 'rolls' },
    why: 'a countdown moves by how a roll has come out, whose names rolls/ has',
  },
];

/** Tests, and what they share, may look at anything below the servers. */
const forTests = /\.test\.tsx?$|\/test-[\w-]+\.ts$|\/testing\//;

script(async () => {
  const imports = ['packages', 'apps']
    .flatMap(sourcesBelow)
    .flatMap((file) => importsOf(file).map((target) => ({ file, target })));
  const wrong = imports.flatMap(({ file, target }) => {
    const why = whyNot(file, target);
    return why === null ? [] : [`${file} imports ${target}: ${why}`];
  });
  const between = imports.filter(({ file }) => !forTests.test(file));
  for (const house of houses) {
    const listed = back.filter((one) => one.house === house);
    wrong.push(...circlesIn(house, between, listed));
  }
  if (wrong.length > 0) throw new Failed(`Imports the wrong way:\n  ${wrong.join('\n  ')}`, 1);
});

/**
 * Why a file must not import another, in a few words; `null` when it may.
 *
 * @param {string} file
 * @param {string} target
 */
function whyNot(file, target) {
  const test = forTests.test(file);
  const layer = layers.find(({ folder }) => isIn(file, folder));
  const may = [layer?.folder ?? '', ...(layer?.may ?? [])];
  if (test) may.push(rules);
  if (layer && !may.some((folder) => isIn(target, folder))) {
    return `${layer.folder} may import ${layer.may.join(', ') || 'nothing else'}`;
  }
  const game = games.find((folder) => isIn(target, folder));
  if (!game) return null;
  const nameless = gameless.find((folder) => isIn(file, folder));
  if (nameless && !test) return `${nameless} knows no game`;
  const other = games.find((folder) => isIn(file, folder) && folder !== game);
  if (other && basename(other) !== basename(game)) return 'no game imports another';
  if (test) return null;
  const upward = whyNotUp(file, target, game);
  if (upward !== null) return upward;
  const part = content.folders.find((folder) => isIn(target, `${game}/${folder}`));
  if (!part) return null;
  const [own, inside] = [`${game}/${part}`, target.slice(`${game}/${part}/`.length)];
  if (isIn(file, own)) return fromAnother(file.slice(own.length + 1), inside);
  if (content.from.some((name) => file === `${game}/${name}`)) return null;
  return `content is handed to the rules by ${game}/index.ts`;
}

/**
 * Why a file of a game must not import another of it that stands over it.
 *
 * @param {string} file
 * @param {string} target
 * @param {string} game
 */
function whyNotUp(file, target, game) {
  if (!isIn(file, game)) return null;
  const from = file.slice(game.length + 1);
  const to = target.slice(game.length + 1);
  if (roof.includes(to) && !roof.includes(from)) {
    return `${basename(target)} puts the game together, and stands over all of it`;
  }
  if (!isGround(from) || isGround(to)) return null;
  return `${ground.join(' and ')} know nothing else of their game`;
}

/** @param {string} path */
function isGround(path) {
  return ground.some((name) => isIn(path, name));
}

/**
 * Inside the content each folder stands alone: one playset takes nothing from another.
 *
 * @param {string} file
 * @param {string} target
 */
function fromAnother(file, target) {
  const [from, to] = [file, target].map((path) => (path.includes('/') ? path.split('/')[0] : null));
  return from === null || to === null || from === to ? null : `${from} takes nothing from ${to}`;
}

/**
 * The files of this repository that a file imports.
 *
 * @param {string} file
 */
function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(/(?:^|\s)(?:from|import|import\()\s*['"]([^'"]+)['"]/g);
  return [...found].flatMap(([, name = '']) => resolved(file, name) ?? []);
}

/**
 * @param {string} file
 * @param {string} name
 */
function resolved(file, name) {
  if (!name.startsWith('.')) {
    const known = Object.entries(packages).find(([own]) => isIn(name, own));
    if (!known) return null;
    const [own, folder] = known;
    // A game's entry of the package, such as `@moonlit/rules/any-game`.
    const game = games.find((one) => isIn(one, folder) && isIn(name, `${own}/${basename(one)}`));
    return game ?? `${folder}${name.slice(own.length)}`;
  }
  const path = join(dirname(file), name).split(sep).join('/');
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  const ending = endings.find((end) => isFile(join(root, `${path}${end}`)));
  return ending === undefined ? null : `${path}${ending}`;
}

/**
 * Every source file below a folder.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(({ name }) => {
    if (/^(node_modules|dist|generated)$/.test(name)) return [];
    const path = `${folder}/${name}`;
    if (statSync(join(root, path)).isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

/**
 * The folders that lie in a folder, if there is one.
 *
 * @param {string} folder
 */
function foldersIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

/** @param {string} path */
function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}
