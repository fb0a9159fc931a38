import { dropChoices, putChoice } from '../choices';
import type { GbmPlay } from '../game';
import { nameOf, protagonist } from '../lookups';
import type { Choice, HarmTag, ProtagonistId } from '../state';

/** The `kind` of the choice in which harm that has eased gets other words. */
export const REWORDING_CHOICE = 'rule:rewording';
const AS_IT_WAS = 'as-it-was';
const ANOTHER = 'another';

/**
 * Harm has eased by a level: its player may say anew what it is, or leave the words (GBM-CON-022). Play goes
 * on meanwhile. What was asked of harm that is gone by now is asked no more.
 */
export function offerRewording(play: GbmPlay, id: ProtagonistId): void {
  const one = protagonist(play.state, id);
  const { seat, harm } = one;
  dropChoices(play, ({ kind, protagonist: of }) => kind === REWORDING_CHOICE && of === id);
  for (const tag of harm) {
    putChoice(play, seat, id, {
      kind: REWORDING_CHOICE,
      title: `${nameOf(one)}’s harm eases`,
      text: `“${tag.text}” is level ${tag.level} now. What would you call it?`,
      options: [
        { value: AS_IT_WAS, label: 'Leave the words', wordless: true },
        { value: ANOTHER, label: 'Say it anew' },
      ],
      asks: { label: 'What is it now?', required: true },
      passes: true,
      data: { harm: tag.id },
    });
  }
}

/** The player has said it anew, or left it. */
export function rewordHarm(play: GbmPlay, choice: Choice, value: string, text: string): void {
  const { protagonist: id, data } = choice;
  if (id === null || value === AS_IT_WAS) return;
  const one = protagonist(play.state, id);
  const before = one.harm.find((tag) => tag.id === data.harm);
  if (!before) return;
  const old = before.text;
  const harm = one.harm.map(
    (tag): HarmTag => (tag.id === data.harm ? { ...tag, text } : { ...tag }),
  );
  play.emit({ type: 'protagonistChanged', id, changes: { harm } });
  play.say(`${nameOf(one)}: “${old}” is “${text}” now.`);
}
