import { useEffect, useState } from 'preact/hooks';
import { request } from '../api/http';
import { list, object, text } from '../api/parse';
import { elsewhere, sharedOrigin } from '../connection/links';

const parseAddresses = object({ addresses: list(text) });

const thisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/;
const inNetwork = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|[^.]+\.local$|[^.:]+$)/;
/** A number and no name: an address of the machine itself, which may or may not be open to the world. */
const ofMachine = /^([\d.]+|\[.+\])$/;

/**
 * Says who can use the links of this table. A page that was opened by an address of its machine alone
 * asks the server for one that others reach, and puts that into its links.
 */
export function Reach() {
  const [found, setFound] = useState<string[] | null>(null);
  const here = thisMachine.test(location.hostname);
  useEffect(() => {
    if (!here) return;
    const none = () => setFound([]);
    request('/api/addresses', parseAddresses).then(({ addresses }) => {
      const [first] = addresses;
      if (first) elsewhere.value = first;
      setFound(addresses);
    }, none);
  }, [here]);
  const host = new URL(sharedOrigin()).hostname;
  return (
    <>
      <p class="hint">{here && found === null ? 'One moment…' : whoseLink(host)}</p>
      {found && found.length > 1 ? (
        <label class="field">
          <span>Another address of this server</span>
          <select
            class="input"
            value={sharedOrigin()}
            onChange={({ currentTarget }) => {
              elsewhere.value = currentTarget.value;
            }}
          >
            {found.map((address) => (
              <option key={address} value={address}>
                {address}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </>
  );
}

/** Who can open a link to this host, in a sentence. */
function whoseLink(host: string): string {
  if (thisMachine.test(host)) {
    return 'This link works on this machine only. Friends come in once this table is open at an address that they can reach, such as a tunnel’s.';
  }
  if (inNetwork.test(host)) {
    return 'For friends in the same network. Others come in once this table is open at an address that they can reach, such as a tunnel’s.';
  }
  if (ofMachine.test(host)) {
    return 'For friends in the same network, and for others if this machine lets them in.';
  }
  return 'Whoever has this link can join, from anywhere.';
}
