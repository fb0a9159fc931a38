import type { Field, Refusal } from '../../../engine';
import { capitalised } from '../../../engine';
import { hairWords, partField } from '../../../table/faces';
import { playbookById } from '../library';
import { barred } from '../refusal';
import type { GbmState, Protagonist, ProtagonistId } from '../state';
import type { HeroColour, Silhouette } from '../vocabulary';
import { heroColours, silhouettes } from '../vocabulary';

/**
 * The colour of every protagonist: the one chosen, else that of the playbook, else the next that is
 * free. With more protagonists than colours, the latest ones share.
 */
export function coloursOf(state: GbmState): Record<ProtagonistId, HeroColour> {
  const all = Object.values(state.public.protagonists);
  const used = new Set(
    all.flatMap(({ colour, status }) => (status === 'lost' ? [] : (colour ?? []))),
  );
  const colours = all.map(({ id, colour, playbook }) => {
    const wanted = playbookById(state, playbook)?.colour ?? heroColours[0];
    const free = [wanted, ...heroColours].find((one) => !used.has(one));
    const own = colour ?? free ?? wanted;
    used.add(own);
    return [id, own] as const;
  });
  return Object.fromEntries(colours);
}

/** The colours that a protagonist may take: all that no other in the story has. */
export function coloursFor(state: GbmState, id: ProtagonistId): HeroColour[] {
  const colours = coloursOf(state);
  const others = Object.values(state.public.protagonists).filter(
    (one) => one.id !== id && one.status !== 'lost',
  );
  return heroColours.filter((colour) => others.every((one) => colours[one.id] !== colour));
}

const drawn: Record<Silhouette, string> = { emblem: 'The emblem', ...hairWords };

/** What a silhouette is called within a sentence. */
export function drawnAs(silhouette: Silhouette): string {
  const words = drawn[silhouette];
  return words.charAt(0).toLowerCase() + words.slice(1);
}

export const silhouetteField = ({ silhouette }: Protagonist): Field =>
  partField('silhouette', 'Silhouette', silhouettes, drawn, silhouette);

/** Only the colours that no other has. */
export function colourField(state: GbmState, { id }: Protagonist): Field {
  const own = coloursOf(state)[id];
  return {
    name: 'colour',
    kind: 'choice',
    label: 'Colour',
    options: coloursFor(state, id).map((value) => ({ value, label: capitalised(value) })),
    required: true,
    ...(own ? { initial: own } : {}),
  };
}

/** Why a colour is not theirs to take: of two of one colour nobody could tell which is which. */
export function takenByAnother(
  state: GbmState,
  one: Protagonist,
  colour: HeroColour,
): Refusal | null {
  if (coloursFor(state, one.id).includes(colour)) return null;
  return barred('already-done', `Somebody else has ${colour} already.`, {
    instead: 'Choose a colour that is free.',
    rule: 'TABLE-007',
  });
}
