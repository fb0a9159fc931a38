export {};

/**
 * The service worker: it opens the app without a network. Pages come from the network wherever there is one, so
 * that a new release is seen at once; files whose names change with what is in them come from here. It knows
 * nothing of anybody's seat, and keeps nothing that belongs to one (shell/offline/kept-table.ts does).
 */

declare const self: ServiceWorkerGlobalScope;

/** What the build writes in: where this release is kept, and its files besides its pages (`offline.ts`). */
declare const CACHE: string;
declare const FILES: readonly string[];

/** What the caches of all releases begin with. */
const PREFIX = 'moonlit-app-';
/** Texts of games, which are the same for everybody. */
const TEXTS = 'moonlit-texts';
/** One page for whoever sits at a table, and one for all else, which shows nothing by itself, as the server has them (http/client.ts). */
const TABLE = '/table';
const OTHER = '/about';
/** One notice at a time: the same as those of pages (shell/notices). */
const TURN = 'moonlit-turn';
const AT_A_TABLE: readonly string[] = [TABLE, '/screen'];
/** How long a page is waited for where a line seems to be there and brings nothing, in milliseconds. */
const PATIENCE_MS = 5_000;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', ({ data, origin }) => {
  if (origin === self.location.origin && Array.isArray(data)) void keep(data.map(String));
});

/** A server tells that play waits: a notice says where. Each has to be shown, or browsers tell no more of them. */
self.addEventListener('push', (event) => {
  const { table, name } = readTurn(event.data);
  event.waitUntil(
    self.registration.showNotification(name === '' ? 'Your turn' : `Your turn at ${name}`, {
      tag: TURN,
      icon: '/icons/moon-192.png',
      badge: '/icons/moon-192.png',
      data: { table },
    }),
  );
});

/** Whoever taps a notice comes to their table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable(tableOf(event.notification.data)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(page(event, pathname));
  } else if (isFile(pathname)) event.respondWith(file(request));
  else if (isText(pathname)) event.respondWith(text(request));
});

const isFile = (path: string): boolean => path.startsWith('/assets/');
const isText = (path: string): boolean => /^\/api\/systems(?:\/|$)/.test(path);

/**
 * All of the app, or nothing of it: a device that is full goes on without. A browser has few connections to a server, and
 * whoever plays needs them first: this takes two of them, and goes on another time from where it has come to.
 */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const pages = [OTHER, TABLE].map((path) => new Request(path, { cache: 'reload' }));
  const files = FILES.map((path) => new Request(path));
  const left = [...pages, ...files];
  const add = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      if (files.includes(one) && (await alreadyHas(cache, one))) continue;
      await awake(one, async (answer) => {
        if (!answer.ok) throw new TypeError(`${answer.url} is not there.`);
        await cache.put(one, answer);
      });
    }
  };
  try {
    await Promise.all([add(), add()]);
  } catch (error) {
    left.length = 0;
    await caches.delete(CACHE);
    throw error;
  }
  await self.skipWaiting();
}

/** Whether a file is kept for this release, or was for the one before: what is in it is what its name says. */
async function alreadyHas(cache: Cache, file: Request): Promise<boolean> {
  if (await cache.match(file, { ignoreVary: true })) return true;
  const kept = await found(file);
  if (kept) await cache.put(file, kept);
  return kept !== undefined;
}

/** How often what is on its way is looked after, and how far the clock must have gone on meanwhile for the device to have slept. */
const TICK_MS = 1_000;
const SLEPT_MS = 4_000;

/** What is on its way is given up by this, all at once. */
let sleep = new AbortController();
let awaited = 0;
let isLookedAfter = false;

/**
 * Fetches something, and once more after the device has slept: what was on its way then never comes, and would hold a connection
 * that pages need.
 *
 * @param use reads the answer; what it has read is on its way until it has ended.
 */
async function awake<T>(request: Request, use: (answer: Response) => T | Promise<T>): Promise<T> {
  const { signal } = sleep;
  awaited += 1;
  if (!isLookedAfter) lookAfter();
  try {
    const used = await use(await fetch(request, { signal }));
    if (!signal.aborted) return used;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    awaited -= 1;
  }
  return awake(request, use);
}

/** Looks after what is on its way, as long as there is any. */
function lookAfter(): void {
  isLookedAfter = true;
  let ticked = Date.now();
  const tick = setInterval(() => {
    if (Date.now() - ticked > SLEPT_MS) {
      sleep.abort();
      sleep = new AbortController();
    }
    ticked = Date.now();
    if (awaited > 0) return;
    clearInterval(tick);
    isLookedAfter = false;
  }, TICK_MS);
}

/** Pages of the release before may still be open and fetch a part of it; what is older goes. */
async function activate(): Promise<void> {
  const before = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The table that a notice is about; empty where it does not say. */
function tableOf(data: unknown): string {
  const { table } = Object(data);
  return typeof table === 'string' && /^[\w-]{1,40}$/.test(table) ? table : '';
}

/** What a server tells, however it was mangled on the way. */
function readTurn(data: PushMessageData | null): { table: string; name: string } {
  try {
    const said: unknown = data?.json();
    const { name } = Object(said);
    return { table: tableOf(said), name: typeof name === 'string' ? name : '' };
  } catch {
    return { table: '', name: '' };
  }
}

/** Shows a table: in a page that has it, else in a new one. */
async function showTable(table: string): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  const atTables = open.filter(({ url }) => new URL(url).pathname === TABLE);
  const there = atTables.find(({ url }) => new URL(url).hash.slice(1).split('.')[0] === table);
  const page = there ?? (table === '' ? atTables[0] : undefined);
  await (page ? page.focus() : self.clients.openWindow(table === '' ? TABLE : `${TABLE}#${table}`));
}

async function page(event: FetchEvent, path: string): Promise<Response> {
  const kept = await found(AT_A_TABLE.includes(path) ? TABLE : OTHER, { cacheName: CACHE });
  const fresh = fromNetwork(event).then((answer) => (answer.status >= 500 && kept ? kept : answer));
  if (!kept) return fresh;
  const late = new Promise<Response>((done) => setTimeout(() => done(kept), PATIENCE_MS));
  return Promise.race([fresh, late]).catch(() => kept);
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const ahead: unknown = await event.preloadResponse;
  return ahead instanceof Response ? ahead : fetch(event.request);
}

async function file(request: Request): Promise<Response> {
  const kept = await found(request);
  if (kept) return kept;
  return awake(request, async (answer) => {
    if (answer.ok) await put(CACHE, request, answer.clone());
    return answer;
  });
}

async function text(request: Request): Promise<Response> {
  try {
    return await awake(request, async (answer) => {
      if (answer.ok) await put(TEXTS, request, answer.clone());
      return answer;
    });
  } catch (error) {
    const kept = await found(request);
    if (kept) return kept;
    throw error;
  }
}

/** Keeps what a page had loaded before this worker was there. */
async function keep(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, self.location.origin);
    if (origin !== self.location.origin) continue;
    if (await found(address)) continue;
    if (isFile(pathname)) await file(new Request(address)).catch(() => undefined);
    else if (isText(pathname)) await text(new Request(address)).catch(() => undefined);
  }
}

/** What is kept; nothing where the device lets nobody look. */
async function found(what: RequestInfo, more: CacheQueryOptions & { cacheName?: string } = {}) {
  return caches.match(what, { ignoreVary: true, ...more }).catch(() => undefined);
}

/** A device that is full keeps nothing more; what was asked for is shown all the same. */
async function put(name: string, request: Request, answer: Response): Promise<void> {
  try {
    await (await caches.open(name)).put(request, answer);
  } catch {
    // Full: asked for again next time.
  }
}
