import { useState } from 'preact/hooks';
import { Part } from '../../design/part';
import { DrawerNotice, useDrawer } from '../../shell/offers/drawer';
import { OfferForm } from '../../shell/offers/offer-control';
import type { Character } from './view';

/** The steps of making a character, each with the form that fills it in. */
const steps = [
  ['identity', 'Who they are', 'character.identity'],
  ['traits', 'Their traits', 'character.traits'],
  ['defences', 'What protects them', 'character.defences'],
  ['weapons', 'What they fight with', 'weapon.add'],
  ['experiences', 'What they know', 'experience.add'],
  ['story', 'Their story', 'character.story'],
] as const;

/** Leads through the making of a character; any step may wait, and nothing has to be done before play. */
export function Making({ one }: { one: Character }) {
  const [later, leave] = useState<readonly string[]>([]);
  const open = steps.filter(([step]) => !one.made.includes(step));
  const next = open.find(([step]) => !later.includes(step)) ?? open[0];
  const drawer = useDrawer('sheet-forms', next !== undefined, one.id);
  if (!next) return null;
  const [step, title, command] = next;
  const offer = drawer.offers?.find((each) => each.command === command);
  const done = steps.length - open.length;
  return (
    <Part title={`${title} (${done + 1} of ${steps.length})`}>
      <DrawerNotice drawer={drawer} />
      {offer ? <OfferForm offer={offer} submit="Keep it" /> : null}
      {open.length > 1 ? (
        <button
          type="button"
          class="btn btn-small"
          onClick={() => leave(later.includes(step) ? [step] : [...later, step])}
        >
          Later
        </button>
      ) : null}
    </Part>
  );
}
