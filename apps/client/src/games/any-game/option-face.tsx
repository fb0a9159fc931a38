import { lazy } from '../../design/lazy';

const Picture = lazy(
  () => import('../../shell/pictures/picture').then((module) => module.Picture),
  null,
);

/** What an option looks like: pictures as they are. */
export function OptionFace({ field, value }: { field: string; value: string }) {
  if (field !== 'picture' || value === 'none') return null;
  return (
    <span class="any-picture" aria-hidden="true">
      <Picture picture={value} />
    </span>
  );
}
