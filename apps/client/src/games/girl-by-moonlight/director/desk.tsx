import { tier } from '../../../design/words';
import { DirectorDesk } from '../../../shell/desk/director-desk';
import { RulesButton } from '../../../shell/house-rules/rules-panel';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferList } from '../../../shell/offers/offer-list';
import { PlaysetPart } from '../boards/parts';
import { Dice } from '../play/dice';
import { PoolView } from '../play/pool';
import type { OpenOffer } from '../view';
import { aboutQuestions, isOfPlayset, protagonistName, useOffers, useTable } from '../view';
import { GuidanceButton } from './guidance';
import { OwnLibraryButton } from './own-library';
import { SecondaryCast } from './secondary-cast';

/** The director's desk, and what the playset adds to it. */
export function DeskPanels() {
  const state = useTable().public.value;
  const offers = useOffers('director').filter((offer) => !standsElsewhere(offer));
  const { writing, remarks, plain } = sorted(offers);
  return (
    <>
      <DirectorDesk
        top={<FalloutCard />}
        offers={plain}
        middle={<SecondaryCast offers={remarks} />}
        writing={writing}
        drawers={<RewriteSeries />}
        about={protagonistOf}
        nameOf={(id) => protagonistName(state, id)}
      >
        <GuidanceButton />
        <OwnLibraryButton />
        <RulesButton label="Change the rules of this table" />
      </DirectorDesk>
      <PlaysetPart part="Desk" />
    </>
  );
}

/** What is the director's and stands beside what it is about. */
function standsElsewhere(offer: OpenOffer): boolean {
  return aboutQuestions(offer) || isOfPlayset(offer);
}

/** What the director may do, by where it stands on the desk. */
function sorted(offers: readonly OpenOffer[]) {
  const writing = offers.filter(({ command }) => command.startsWith('note.'));
  const remarks = offers.filter(({ command }) => command === 'secondary.remark');
  const placed = new Set([...writing, ...remarks]);
  return { writing, remarks, plain: offers.filter((offer) => !placed.has(offer)) };
}

const protagonistOf = ({ with: { protagonist } }: OpenOffer): string | null =>
  typeof protagonist === 'string' ? protagonist : null;

/** The fallout roll before the table is told of it. */
function FalloutCard() {
  const fallout = useTable().director.value?.fallout;
  if (!fallout) return null;
  return (
    <div class="card">
      <p class="card-title">Fallout: {fallout.entry}</p>
      <p class="hint">
        Adversary tier {tier(fallout.adversaryTier)}, investigation tier{' '}
        {tier(fallout.investigationTier)}
      </p>
      <PoolView pool={fallout.pool} title="Fallout roll" />
      <Dice result={fallout.result} />
    </div>
  );
}

function RewriteSeries() {
  return (
    <FoldedDrawer name="series" title="Rewrite the series">
      {(offers) => <OfferList offers={offers} />}
    </FoldedDrawer>
  );
}
