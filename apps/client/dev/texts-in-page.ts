import { anyGame } from '@moonlit/rules/any-game';
import { daggerheart } from '@moonlit/rules/daggerheart';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import { humanityBlessed } from '@moonlit/rules/humanity-blessed';
import { starsAndSigns } from '@moonlit/rules/stars-and-signs';

const systems = [girlByMoonlight, daggerheart, starsAndSigns, humanityBlessed, anyGame];

/** Answers in the page what a server would of its games and their texts: there is none here. */
export function answerOfTexts(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const text = typeof input === 'string' ? textAt(input) : null;
    return text ? Promise.resolve(Response.json(text)) : fetch(input, init);
  };
}

/** What stands at a path of the server; `null` where nothing of a game does. */
function textAt(path: string): object | null {
  if (path === '/api/systems') {
    return { systems: systems.map(({ about, ...system }) => ({ ...about, ...system })) };
  }
  const [, id, part] = /^\/api\/systems\/([\w-]+)\/content\?part=(.+)$/.exec(path) ?? [];
  const system = systems.find((one) => one.id === id);
  return (part && system?.texts.of(decodeURIComponent(part))) || null;
}
