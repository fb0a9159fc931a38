import './pictures.css';
import { emblemIn } from '@moonlit/rules/pictures';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../table/view';
import { emblemShapes } from './emblem-shapes';
import { pictureOf } from './kept-pictures';

interface PictureProps {
  /** An emblem, or the id of a picture that somebody has brought. */
  picture: string;
  /** Drawn until it has come, and where it does not. */
  children?: ComponentChildren;
}

/** A picture of something. It stands beside the name, so there is nothing to be said of it. */
export function Picture({ picture, children = null }: PictureProps) {
  const emblem = emblemIn(picture);
  if (emblem) {
    return (
      <svg class="picture" viewBox="0 0 24 24" aria-hidden="true">
        <path d={emblemShapes[emblem]} fill-rule="evenodd" />
      </svg>
    );
  }
  return <Brought id={picture}>{children}</Brought>;
}

function Brought({ id, children }: { id: string; children: ComponentChildren }) {
  const { id: table, token } = useTable();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let over = false;
    void pictureOf(table, token, id).then((found) => {
      if (!over) setAddress(found);
    });
    return () => {
      over = true;
    };
  }, [table, token, id]);
  if (address === null) return <span>{children}</span>;
  return <img class="picture" src={address} alt="" draggable={false} />;
}
