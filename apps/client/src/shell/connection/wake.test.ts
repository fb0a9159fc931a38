import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveUpLoads } from '../../design/anew';
import type { Connection } from './connection';
import { wakeWithPage } from './wake';

vi.mock('../../design/anew', () => ({ giveUpLoads: vi.fn() }));

/** What of a page this listens to. */
class Page extends EventTarget {
  visibilityState = 'visible';
}

const page = new Page();
const around = new EventTarget();
let woken = 0;
let slept: boolean | undefined;
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(giveUpLoads).mockClear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', around.addEventListener.bind(around));
  vi.stubGlobal('removeEventListener', around.removeEventListener.bind(around));
  [woken, page.visibilityState] = [0, 'visible'];
  const connection: Pick<Connection, 'wake'> = {
    wake: (asleep) => {
      woken += 1;
      slept = asleep;
    },
  };
  end = wakeWithPage(connection);
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

it.each([
  ['comes to sight', page, new Event('visibilitychange')],
  ['goes on after it was frozen', page, new Event('resume')],
  ['comes back from the browser’s cache', around, shown(true)],
  ['has a network again', around, new Event('online')],
])('wakes the connection of a page that %s, as long as it is followed', (_, of, event) => {
  of.dispatchEvent(event);
  expect(woken).toBe(1);
  page.visibilityState = 'hidden';
  of.dispatchEvent(event);
  expect(woken, 'nobody looks').toBe(1);
  page.visibilityState = 'visible';
  end();
  of.dispatchEvent(event);
  expect(woken, 'not followed any more').toBe(1);
});

it.each([
  ['by its clock', () => vi.advanceTimersByTime(2_000)],
  ['as it comes to sight', () => page.dispatchEvent(new Event('visibilitychange'))],
])(
  'gives up what was on its way to a device that slept, once, when it notices %s',
  (_, notices) => {
    page.dispatchEvent(new Event('visibilitychange'));
    expect([slept, vi.mocked(giveUpLoads).mock.calls.length], 'looked away from').toEqual([
      false,
      0,
    ]);
    vi.setSystemTime(Date.now() + 6_000);
    notices();
    expect([slept, vi.mocked(giveUpLoads).mock.calls.length]).toEqual([true, 1]);
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(10_000);
    expect([slept, vi.mocked(giveUpLoads).mock.calls.length], 'what came since').toEqual([
      false,
      1,
    ]);
  },
);

it('wakes nothing as a page is shown for the first time', () => {
  around.dispatchEvent(shown(false));
  expect(woken).toBe(0);
});

it('notices by the clock that it has stood still, and by nothing less', () => {
  vi.advanceTimersByTime(60_000);
  expect(woken).toBe(0);
  vi.setSystemTime(Date.now() + 4_000);
  vi.advanceTimersByTime(2_000);
  expect(woken).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(woken).toBe(1);
  end();
  vi.setSystemTime(Date.now() + 600_000);
  vi.advanceTimersByTime(2_000);
  expect(woken).toBe(1);
});
