import { useId, useRef, useState } from 'preact/hooks';
import { copyText } from './copy-text';
import { Icon } from './icon';

/** An address to copy. Where the browser does not let it be copied at all, the text is selected instead. */
export function CopyLink({ label, url }: { label: string; url: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [said, say] = useState('');
  const id = useId();
  const copy = async () => {
    const copied = await copyText(url);
    input.current?.select();
    say(copied ? 'Copied.' : 'Selected: now copy it.');
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="copy-row">
        <input
          id={id}
          ref={input}
          class="input"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn" onClick={() => void copy()}>
          <Icon name="copy" />
          Copy
        </button>
      </div>
      <p class="said" role="status">
        {said}
      </p>
    </div>
  );
}
