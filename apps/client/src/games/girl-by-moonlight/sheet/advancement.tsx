import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { HandTrack } from '../../../shell/by-hand/hand-track';
import type { NumberByHand } from '../../../shell/by-hand/pips';
import { numberByHand } from '../../../shell/by-hand/pips';
import { Term } from '../../../shell/learning/term';
import { OfferList } from '../../../shell/offers/offer-list';
import { attributeName } from '../api/content';
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
      {(['playbook', 'sun', 'moon', 'stars'] as const).map((track) => (
        <HandTrack
          key={track}
          about={one.id}
          find={(found) => xpByHand(found, one, track, xp[track])}
          label={track === 'playbook' ? 'Playbook' : attributeName(track)}
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

/** What sets the xp of one track. A full one is an advance: it goes up to that, and leaves advances as they are. */
function xpByHand(
  offers: readonly OpenOffer[],
  { advances }: Protagonist,
  track: keyof Protagonist['xp'],
  full: number,
): NumberByHand | undefined {
  const by = numberByHand(
    offers.filter(({ command }) => command === 'override.xp'),
    'xp',
  );
  return by && { ...by, others: { track, advances: advances[track] }, most: full - 1 };
}
