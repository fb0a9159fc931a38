import type { Level } from './levels';
import { level, levels } from './levels';

const all = Object.entries(levels) as [Level, string][];

/** How much of what happens is read out on this device. */
export function LevelChoice() {
  return (
    <fieldset class="field">
      <legend>What a screen reader reads out</legend>
      <p class="hint">Questions for you, and a pause, are always read out.</p>
      <div class="options">
        {all.map(([value, words]) => (
          <label key={value} class="option">
            <input
              type="radio"
              name="voice"
              checked={level.now.value === value}
              onChange={() => level.set(value)}
            />
            <span class="option-text">{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
