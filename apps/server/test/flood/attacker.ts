import { attacks } from './attacks';

/**
 * One attacker, as a process of its own: `attacker <attack> <url> <seat key> <ms>`. Writes a line when it begins,
 * and how much it sent.
 */
const [name, url = '', key = '', ms] = process.argv.slice(2);
const attack = Object.entries(attacks).find(([known]) => known === name)?.[1];
if (!attack) throw new Error(`There is no attack “${name}”.`);
process.stdout.write('begins\n');
const sent = await attack({ url, key: JSON.parse(key) }, Date.now() + Number(ms));
process.stdout.write(`${sent}\n`, () => process.exit());
