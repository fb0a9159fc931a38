import type { HeroColour, Protagonist, PublicState } from '@moonlit/rules/girl-by-moonlight';
import type { FaceSize } from '../../../design/face';
import { Roundel } from '../../../design/face';
import { Portrait as Pictured, portraitOf } from '../../../shell/pictures/portrait';
import { useTable } from '../view';
import type { Portrayed } from './drawing';
import { Portrait } from './drawing';

/** Whom an id is about: a protagonist, or the one that somebody at the table plays now. */
export function heroOf({ protagonists }: PublicState, id: string): Protagonist | undefined {
  const played = () =>
    Object.values(protagonists).find(({ seat, status }) => seat === id && status !== 'lost');
  return protagonists[id] ?? played();
}

/**
 * The colour of a protagonist, or of the seat that plays one, for the `data-hero` of the element that
 * is about them: it sets `--hero`, `--on-hero` and `--hero-soft`. `undefined` where it is nobody’s.
 */
export function heroColour(state: PublicState, id: string): HeroColour | undefined {
  const one = heroOf(state, id);
  return one && state.derived.protagonists[one.id]?.colour;
}

interface FaceProps {
  /** A protagonist, or the seat of whoever plays one. */
  id: string;
  size?: FaceSize;
  /** Read out, where no name stands beside it. */
  name?: string;
}

/** Somebody as they are put together, or the emblem of their playbook, in their colour; nothing for anybody else. */
export function Face({ id, size = 's', name }: FaceProps) {
  const state = useTable().public.value;
  const one = heroOf(state, id);
  if (!one) return null;
  const gifted = one.transcendence.active ? state.series.playset : undefined;
  const picture = portraitOf(state, one.id);
  if (picture !== undefined) {
    return (
      <Pictured picture={picture} hero={heroColour(state, id)} size={size} name={name}>
        <Portrait one={one} small={size === 's'} gifted={gifted} />
      </Pictured>
    );
  }
  return <FaceOf one={one} hero={heroColour(state, id)} size={size} name={name} gifted={gifted} />;
}

interface FaceOfProps {
  one: Portrayed;
  hero: string | undefined;
  size?: FaceSize;
  name?: string | undefined;
  /** The playset whose gifts they have just now. */
  gifted?: string | undefined;
}

/** The same without a table around it. */
export function FaceOf({ one, gifted, size = 's', ...more }: FaceOfProps) {
  return (
    <Roundel {...more} size={size} emblem={one.silhouette === 'emblem'}>
      <Portrait one={one} small={size === 's'} gifted={gifted} />
    </Roundel>
  );
}
