import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../../design/copy-text';
import { Icon } from '../../design/icon';
import { sharedSeatLink } from '../connection/links';
import { openTab } from '../table/opened';
import { useTable } from '../table/view';
import { linkOut, putLinkAway } from './link-out';

/**
 * Offers whoever has just sat down their private link, once, in two lines below what play asks of them
 * (TABLE-119). Nothing waits for it: whoever turns to something else has passed it by.
 */
export function LinkOffer() {
  const { id, token } = useTable();
  const [said, say] = useState('');
  const out = token !== null && linkOut.value === id;
  useEffect(
    () =>
      effect(() => {
        if (openTab.value !== 'table') putLinkAway();
      }),
    [],
  );
  if (!out || token === null) return null;
  const url = sharedSeatLink(id, token);
  const copy = async () => {
    const copied = await copyText(url);
    say(
      copied
        ? 'Copied. Keep it to yourself.'
        : 'This browser does not let it be copied here: it stands in the menu, to select.',
    );
  };
  const share = async () => {
    try {
      await navigator.share({ url });
      say('Keep it to yourself: it leads straight to your seat.');
    } catch {
      // Whoever closes the list of ways has thought better of it.
    }
  };
  return (
    <section class="panel link-offer" aria-label="Keep your private link">
      <p>
        This seat is yours on this device. Keep your <b>private link</b> to go on elsewhere.
      </p>
      <div class="offer-buttons">
        <button type="button" class="btn btn-small" onClick={() => void copy()}>
          <Icon name="copy" />
          Copy<span class="sr-only"> your private link</span>
        </button>
        {typeof navigator.share === 'function' ? (
          <button type="button" class="btn btn-small" onClick={() => void share()}>
            Share<span class="sr-only"> your private link with yourself</span>
          </button>
        ) : null}
        <button type="button" class="btn btn-small" onClick={putLinkAway}>
          Put away<span class="sr-only"> the private link</span>
        </button>
      </div>
      <p class="said" role="status">
        {said}
      </p>
    </section>
  );
}
