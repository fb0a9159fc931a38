import { useId, useState } from 'preact/hooks';

/** Something to choose that is not on the list: typed and added to it. */
export function OwnWords({ label, add }: { label: string; add(words: string): void }) {
  const id = useId();
  const [words, setWords] = useState('');
  const put = () => {
    if (words.trim() === '') return;
    add(words.trim());
    setWords('');
  };
  return (
    <div class="copy-row own-words">
      <label class="sr-only" for={id}>
        Your own words for {label}
      </label>
      <input
        id={id}
        class="input"
        maxLength={120}
        placeholder="Or in your own words"
        autocomplete="off"
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          put();
        }}
      />
      <button type="button" class="btn" aria-disabled={words.trim() === ''} onClick={put}>
        Add
      </button>
    </div>
  );
}
