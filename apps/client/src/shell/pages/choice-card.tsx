import type { ComponentChildren } from 'preact';

/** Something with a look of its own, in a few words. */
export interface CardWords {
  name: string;
  line?: string | undefined;
  detail?: string | undefined;
  look?: string | undefined;
}

/** What something is about, in its own look. */
export function LookCard({ words }: { words: CardWords }) {
  return (
    <div class="look-card" data-look={words.look}>
      <span class="look-art" />
      <Words words={words} />
    </div>
  );
}

interface ChoiceCardProps {
  words: CardWords;
  /** The field that it belongs to, and what it stands for there. */
  name: string;
  value: string;
  required?: boolean;
  checked?: boolean;
  change?: () => void;
}

/** The same as one of several to choose from. */
export function ChoiceCard({ words, name, value, required, checked, change }: ChoiceCardProps) {
  return (
    <label class="look-card" data-look={words.look}>
      <span class="look-art" />
      <input
        type="radio"
        name={name}
        value={value}
        required={required === true}
        defaultChecked={checked === true}
        onChange={change}
      />
      <Words words={words} />
    </label>
  );
}

function Words({ words: { name, line, detail } }: { words: CardWords }): ComponentChildren {
  return (
    <span class="look-words">
      <b class="look-name">{name}</b>
      <span class="ornament" />
      {line ? <span class="look-line">{line}</span> : null}
      {detail ? <small>{detail}</small> : null}
    </span>
  );
}
