import webPush from 'web-push';
import type { Pushes } from '../store/pushes';
import { type PushOutgoing, pushOutgoing, sendPush } from './send';
import { Turns, type TurnsOptions } from './turns';

/** How closed devices are told that play waits. */
export interface PushSettings {
  /** How whoever runs a push service reaches whoever runs this server: `mailto:` or an address of HTTPS. */
  contact: string;
  /** How long a question waits before somebody is told who does not look, milliseconds. */
  waits: number;
}

interface PushContext extends Pick<TurnsOptions, 'table' | 'isLooking' | 'log'> {
  pushes: Pushes;
  outgoing?: PushOutgoing;
}

/** Begins to tell people of their turns, with the keys of this database. Without settings nobody is told. */
export async function openPush(
  settings: PushSettings | null,
  { pushes, outgoing = pushOutgoing, ...context }: PushContext,
): Promise<{ pushKey: string | null; turns: Turns | null }> {
  if (settings === null) return { pushKey: null, turns: null };
  const { contact, waits } = settings;
  const keys = await pushes.keys(webPush.generateVAPIDKeys());
  const turns = new Turns({
    ...context,
    pushes,
    waits,
    send: (one, words) => sendPush(one, words, { keys, contact }, outgoing),
  });
  return { pushKey: keys.publicKey, turns };
}
