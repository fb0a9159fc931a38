import { Written } from '../../design/written';
import { OfferControl } from '../offers/offer-control';
import { useOffers, useTable } from '../table/view';

/** Where the story is, in one line, which whoever plays may change. */
export function Scene() {
  const { scene = '' } = useTable().public.value;
  const [offer] = useOffers('scene');
  if (!offer) {
    return scene ? (
      <Written as="p" class="scene">
        {scene}
      </Written>
    ) : null;
  }
  return (
    <div class="scene">
      <OfferControl offer={offer} summary={scene || 'Set the scene'} about="The scene" />
    </div>
  );
}
