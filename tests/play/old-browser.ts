import { api, builtins, featureAt } from '../../apps/client/floor/compat';

/** Below what there is of the web: interfaces and functions, and what the language itself has. */
const ROOTS = [api, builtins];

/**
 * A script that takes from a page whatever any browser of the floor lacks, before anything of the page runs: what is
 * used without a guard fails there as it would on the oldest phone that is served.
 */
export function browserOfTheFloor(): string {
  const lacking = ROOTS.flatMap((root) =>
    Object.entries(root).flatMap(([of, all]) => {
      if (featureAt(root, of)?.missing.length) return [[of, null]];
      return Object.keys(all).flatMap((name) => {
        const missing = featureAt(root, of, name)?.missing ?? [];
        return missing.length > 0 ? [[of, name]] : [];
      });
    }),
  );
  return `{
    window.taken = [];
    const take = (from, name) => {
      if (from != null && Object.hasOwn(from, name) && Reflect.deleteProperty(from, name)) taken.push(name);
    };
    const language = new Set(${JSON.stringify(Object.keys(builtins))});
    for (const [of, name] of ${JSON.stringify(lacking)}) {
      if (name === null) { take(window, of); continue; }
      if (of === 'Window') take(window, name);
      const has = window[of];
      // Of the web the data says what is the interface's own; of the language it does not.
      const own = name.replace(/_static$/, '');
      if (own !== name || language.has(of)) take(has, own);
      if (own === name) take(has?.prototype, name);
    }
  }`;
}
