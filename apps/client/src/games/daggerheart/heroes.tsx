import type { FaceSize } from '../../design/face';
import { AnyFace, Bust, silhouetteOf } from '../../design/faces/anybody';
import { Portrait, portraitOf } from '../../shell/pictures/portrait';
import { colourAt } from '../../shell/starts/colours';
import type { Character, SharedPart } from './view';
import { useTable } from './view';

/** The colour of somebody in the party, in the order in which they joined it. */
export function heroOfParty({ characters }: SharedPart, id: string): string | undefined {
  const at = Object.keys(characters).indexOf(id);
  return at === -1 ? undefined : colourAt(at);
}

/** Somebody of the party, or whom a seat plays. */
const ofParty = ({ characters }: SharedPart, id: string): Character | undefined =>
  characters[id] ??
  Object.values(characters).find(({ owner, life }) => owner === id && life !== 'dead');

/** The face of somebody of the party, in their colour; nothing for anybody else. */
export function Face({ id, ...more }: { id: string; size?: FaceSize; name?: string }) {
  const state = useTable().public.value;
  const one = ofParty(state, id);
  if (!one) return null;
  const hero = heroOfParty(state, one.id);
  const picture = portraitOf(state, one.id);
  return picture === undefined ? (
    <AnyFace id={one.id} hero={hero} {...more} />
  ) : (
    <Portrait picture={picture} hero={hero} {...more}>
      <Bust silhouette={silhouetteOf(one.id)} />
    </Portrait>
  );
}
