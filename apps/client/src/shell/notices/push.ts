import { deviceSetting } from '../../design/device';
import { RequestFailed, request } from '../api/http';
import { anything, nullable, object, text } from '../api/parse';

/** Whether this device is told that it is one’s turn also when no page of the table is open, or it is locked. */
export const push = deviceSetting('moonlit.push', ['off', 'on']);

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}/push`;
const parseKey = object({ key: nullable(text) });

/** Whether this browser can be told so. On iOS it can once the app is on the home screen. */
export const canPush = (): boolean =>
  'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;

/** Whether it is an iPhone or iPad whose browser could, were the app on its home screen. */
export function wantsHomeScreen(): boolean {
  if (canPush() || !window.isSecureContext) return false;
  // An iPad says that it is a Mac, but a Mac has no touch screen.
  return /iPhone|iPad/.test(navigator.userAgent) || isPad();
}

const isPad = (): boolean =>
  navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;

/** The browser did not allow it. */
export class NotAllowed extends Error {}

/**
 * Asks the browser, and has the server tell it of this seat’s turns. To be called at a tap.
 *
 * @throws {NotAllowed}
 * @throws {RequestFailed}
 */
export async function switchPushOn(table: string, token: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  await subscribe(table, token);
  push.set('on');
}

/** This browser is told of no turn any more, at no table: its address is given up. @throws {RequestFailed} */
export async function switchPushOff(table: string, token: string): Promise<void> {
  push.set('off');
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await request(`${at(table)}/end`, anything, { token, body: { endpoint } });
}

/** A seat at another table, or under a new link, is told of as well, where it is on. Nobody waits for it. */
export async function keepPush(table: string, token: string): Promise<void> {
  if (push.now.peek() === 'off' || !canPush() || Notification.permission !== 'granted') return;
  await subscribe(table, token).catch(() => undefined);
}

async function subscribe(table: string, token: string): Promise<void> {
  const { key } = await request('/api/push', parseKey);
  if (key === null) throw notHere;
  const worker = await registration();
  if (!worker) throw notYet;
  const { pushManager } = worker;
  const applicationServerKey = bytesOf(key);
  const found = await pushManager.getSubscription();
  // One that another server was given, or this one under other keys, is of no use.
  if (found && !isFor(found, applicationServerKey)) await found.unsubscribe();
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    .catch(() => {
      throw noService;
    });
  await request(at(table), anything, { token, body: subscription.toJSON() });
}

/** The worker of the app, once there is one; it comes some seconds after the page. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((done) => setTimeout(done, WORKER_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}
const WORKER_MS = 20_000;

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const theirs = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return theirs.length === key.length && theirs.every((byte, n) => byte === key[n]);
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const notHere = new RequestFailed(
  'not-allowed',
  'This server tells no devices that are closed.',
  'Keep the table open: its title tells you.',
);
const notYet = new RequestFailed(
  'unavailable',
  'The app is not ready for it yet.',
  'Please try again in a moment.',
);
const noService = new RequestFailed(
  'unavailable',
  'The browser could not reach the service that wakes this device.',
  'Please try again later.',
);
