import { useEffect, useRef, useState } from 'preact/hooks';
import { RequestFailed, sayError } from '../api/http';
import { uuid } from '../connection/uuid';
import { useTable } from '../table/view';
import { asBase64, lookAtWebhook, postToWebhook, setWebhook } from './webhook';

interface PostEveningProps {
  /** The words as they stand on the page. */
  text: string;
  /** Makes the picture; rejects where this browser cannot. */
  picture(): Promise<Blob>;
}

/**
 * Posts the evening to the channel of the group, for whose table it is, where the operator of the server allows
 * that: once for each tap. The address is sent to the server, and comes back masked.
 */
export function PostEvening({ text, picture }: PostEveningProps) {
  const { id: table, token } = useTable();
  const [hosts, allow] = useState<readonly string[]>([]);
  const [address, keep] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, say] = useState('');
  // The same until it is known whether it is there: what is tapped twice is posted once.
  const post = useRef(uuid());
  useEffect(() => {
    if (token === null) return;
    lookAtWebhook(table, token).then(
      (known) => {
        allow(known.hosts);
        keep(known.address);
      },
      // Whoever may not post is shown nothing of it.
      () => undefined,
    );
  }, [table, token]);
  if (token === null || hosts.length === 0) return null;

  const attempt = async (job: () => Promise<string>) => {
    if (busy) return;
    setBusy(true);
    say('');
    say(await job().catch(sayError));
    setBusy(false);
  };
  const set = (wanted: string | null) =>
    attempt(async () => {
      keep((await setWebhook(table, token, wanted)).address);
      return wanted === null
        ? 'The address is forgotten here. To end it for good, delete the webhook in Discord.'
        : 'Kept. Nothing is posted until you tap.';
    });
  const send = () =>
    attempt(async () => {
      const drawn = await picture().then(asBase64, () => null);
      try {
        await postToWebhook(table, token, {
          id: post.current,
          text,
          ...(drawn === null ? {} : { picture: drawn }),
        });
      } catch (error) {
        if (error instanceof RequestFailed && error.code === 'not-known') post.current = uuid();
        throw error;
      }
      post.current = uuid();
      setDone(true);
      return drawn === null
        ? 'Posted, without the picture: this browser could not make it.'
        : 'Posted. Picture and words stand in your channel.';
    });
  return (
    <section class="stack" aria-label="Your group’s channel">
      {address === null ? (
        <AddressForm busy={busy} keep={(wanted) => void set(wanted)} />
      ) : (
        <>
          <p class="hint">
            Your group’s channel: <b>{address}</b>. Everybody there can read what you post.
          </p>
          <div class="offer-buttons">
            <button type="button" class="btn" aria-busy={busy} onClick={() => void send()}>
              {done ? 'Post it once more' : 'Post to Discord'}
            </button>
            <button type="button" class="btn" onClick={() => void set(null)}>
              Forget this channel
            </button>
          </div>
        </>
      )}
      <p role="status" class="hint">
        {busy ? 'One moment…' : said}
      </p>
    </section>
  );
}

/** Asks for the address. It is drawn as a password is: whoever reads it can write into the channel. */
function AddressForm({ busy, keep }: { busy: boolean; keep(address: string): void }) {
  const [wanted, write] = useState('');
  return (
    <details class="drawer">
      <summary>Post it to your Discord channel</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted.trim() !== '') keep(wanted);
        }}
      >
        <div class="field">
          <label for="webhook">Address of the channel’s webhook</label>
          <p class="hint" id="webhook-hint">
            In Discord: settings of the channel, Integrations, Webhooks, New Webhook, Copy Webhook
            URL. The server keeps it secret; nobody at the table sees it.
          </p>
          <input
            id="webhook"
            class="input"
            type="password"
            autocomplete="off"
            maxLength={400}
            aria-describedby="webhook-hint"
            value={wanted}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
        </div>
        <button type="submit" class="btn" aria-busy={busy}>
          Keep the address
        </button>
      </form>
    </details>
  );
}
