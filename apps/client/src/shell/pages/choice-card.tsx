import type { ComponentChildren } from 'preact';

/** Something with a look of its own, in a few words. */
export interface CardWords {
  name: string;
  line?: string | undefined;
  detail?: string | undefined;
  /** Every look has a picture: what has a look is a poster. */
  look?: string | undefined;
  /** The game that it stands for, which may have a picture of its own. */
  game?: string | undefined;
}

/** What something is about. */
export function LookCard({ words }: { words: Pick<CardWords, 'name' | 'line' | 'detail'> }) {
  return (
    <div class="look-card">
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
    <label
      class={words.look ? 'look-card poster' : 'look-card'}
      data-look={words.look}
      data-game={words.game}
    >
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
