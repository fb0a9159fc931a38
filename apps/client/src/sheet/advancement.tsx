import type { Protagonist } from '@moonlit/rules';
import { attributeName } from '../api/content';
import { OfferList } from '../offers/offer-list';
import { playbookText } from '../table/texts';
import type { OpenOffer } from '../table/view';
import { useTable } from '../table/view';
import { Track } from '../ui/track';

interface Props {
  one: Protagonist;
  offers: readonly OpenOffer[];
}

/** Experience, and what it can be spent on. */
export function Advancement({ one, offers }: Props) {
  const state = useTable().public.value;
  const { xp } = state.derived.lengths;
  return (
    <section class="sheet-part" aria-label="Experience">
      <h3>Experience</h3>
      <Track label="Playbook" tone="violet" value={one.xp.playbook} max={xp.playbook} />
      {(['sun', 'moon', 'stars'] as const).map((track) => (
        <Track
          key={track}
          label={attributeName(track)}
          tone="violet"
          value={one.xp[track]}
          max={xp[track]}
        />
      ))}
      <OfferList offers={offers} />
      <p class="hint">{playbookText(state, one.playbook)?.xpTrigger}</p>
    </section>
  );
}
