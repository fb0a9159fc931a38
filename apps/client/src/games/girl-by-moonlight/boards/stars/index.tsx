import './stars.css';
import { useTable } from '../../view';
import { Bastion } from './bastion';
import { Hangar } from './hangar';

/** The Last Bastion and the hangar of its Engines, for everybody. */
export function StarsWorld() {
  const { stars, derived } = useTable().public.value;
  if (!stars || !derived.stars) return null;
  return (
    <>
      <Bastion stars={stars} view={derived.stars} />
      <Hangar stars={stars} view={derived.stars} />
    </>
  );
}
