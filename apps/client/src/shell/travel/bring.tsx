import { readFileFor } from '@moonlit/rules/travel';
import { useRef, useState } from 'preact/hooks';
import { Written } from '../../design/written';
import { brought } from '../kept/brought';
import { keptThings } from '../kept/kept-things';
import { readText } from '../kept/read-text';
import { commandOf } from '../offers/values';
import type { OpenOffer } from '../state';
import { useTable } from '../table/view';
import type { TravelLoan } from './loan';

interface BringProps {
  /** Asking for somebody, where that is open. */
  offer: OpenOffer | undefined;
  loan: TravelLoan;
}

/** Whom this device keeps of this game, or a file: one tap asks the table whether they may come. */
export function Bring({ offer, loan: { kind, words } }: BringProps) {
  const table = useTable();
  const [said, say] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const own = table.public.value.arrivals?.[table.viewer.seat];
  if (own) return null;
  if (!offer) return <p class="hint">There is no room for anybody of yours here just now.</p>;
  const kept = keptThings().filter(({ sort, game }) => sort === 'character' && game === kind.game);
  const first = kept.filter(({ id }) => id === brought.value);
  const ask = async (text: string) => {
    const read = readFileFor(text, kind);
    if ('fault' in read) {
      say(`${read.fault} ${read.instead}`);
      return;
    }
    say('One moment…');
    const answer = await table.send(commandOf(offer, { text }), offer);
    say(answer.ok ? '' : `${answer.refusal.message} ${answer.refusal.instead ?? ''}`);
    if (answer.ok) brought.value = null;
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    const text = await readText(chosen);
    await ask(text ?? '');
    if (file.current) file.current.value = '';
  };
  return (
    <div class="stack">
      <p class="hint">Everybody here sees what comes, and is asked before it comes.</p>
      {kept.length > 0 ? (
        <ul class="bring-list">
          {[...first, ...kept.filter((one) => !first.includes(one))].map((one) => (
            <li key={one.id}>
              <button
                type="button"
                class={first.includes(one) ? 'btn btn-primary bring' : 'btn bring'}
                onClick={() => void ask(one.text)}
              >
                <span class="offer-label">
                  Ask whether <Written>{one.name}</Written> may come
                </span>
                <small>
                  from <Written>{one.from}</Written>
                </small>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="hint">This device keeps no {words.some} of this game.</p>
      )}
      <div class="field">
        <label>
          Or from a file
          <input
            ref={file}
            class="input"
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
        </label>
      </div>
      <div role="alert">{said ? <p class="refusal">{said}</p> : null}</div>
    </div>
  );
}
