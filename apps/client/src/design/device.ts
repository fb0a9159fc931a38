import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

/** A setting that belongs to this device, and to nobody's seat. */
export interface DeviceSetting<V extends string> {
  now: ReadonlySignal<V>;
  /** Sets it, and remembers it where the device allows. */
  set(value: V): void;
}

/**
 * A setting of this device.
 *
 * @param key what the device remembers it under.
 * @param choices what it can be; the first one is what it is until somebody sets it.
 */
export function deviceSetting<V extends string>(
  key: string,
  choices: readonly [V, ...V[]],
): DeviceSetting<V> {
  const now = signal(choices.find((one) => one === remembered(key)) ?? choices[0]);
  return {
    now,
    set(value) {
      now.value = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // A private window remembers nothing; the setting holds until it is closed.
      }
    },
  };
}

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
