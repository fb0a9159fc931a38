import type { ComponentChildren } from 'preact';
import type { FaceSize } from '../../design/face';
import { Roundel } from '../../design/face';
import { Picture } from './picture';

interface PortraitProps {
  /** The picture that stands for them: an emblem, or one that somebody has brought. */
  picture: string;
  hero?: string | undefined;
  size?: FaceSize | undefined;
  /** Read out, where no name stands beside it. */
  name?: string | undefined;
  /** The face that is drawn until the picture has come, and where it does not. */
  children: ComponentChildren;
}

/** Somebody’s picture, or emblem, in the place of the face that their game draws (TABLE-260). */
export function Portrait({ picture, children, ...more }: PortraitProps) {
  return (
    <Roundel {...more}>
      <Picture picture={picture}>{children}</Picture>
    </Roundel>
  );
}

/** What stands for somebody in the place of a drawn face, if anything does. */
export function portraitOf(
  { portraits }: { portraits?: Readonly<Record<string, string>> },
  id: string,
): string | undefined {
  return portraits && Object.hasOwn(portraits, id) ? portraits[id] : undefined;
}
