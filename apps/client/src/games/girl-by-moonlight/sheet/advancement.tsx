import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { Track } from '../../../design/track';
import { OfferList } from '../../../shell/offers/offer-list';
import { attributeName } from '../api/content';
import { Term } from '../learning/term';
import { playbookText } from '../texts';
import type { OpenOffer } from '../view';
import { useTable } from '../view';

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
      <h3>
        <Term id="xp">Experience</Term>
      </h3>
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
