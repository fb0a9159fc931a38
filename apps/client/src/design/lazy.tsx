import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { anew } from './anew';
import { coming } from './coming';

/** A component that is fetched when it is first drawn, or before that. */
export type LazyComponent<P> = ((props: P) => VNode | null) & {
  /** Fetches it, so that it is drawn at once. One that does not come is asked for again when it is drawn. */
  fetch(): Promise<void>;
};

/**
 * A component that is fetched when it is first drawn, with words while it is on its way; with `null` it is
 * nothing until then.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: null,
): LazyComponent<P> {
  let loaded: ComponentType<P> | null = null;
  const fetch = () =>
    anew(load).then(
      (component) => {
        loaded = component;
      },
      () => undefined,
    );
  return Object.assign(Lazy, { fetch });
  function Lazy(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      // It may have come since it was first drawn.
      if (loaded) return setLoaded(() => loaded);
      coming(anew(load)).then(
        (component) => {
          loaded = component;
          setLoaded(() => component);
        },
        () => setFailed(true),
      );
    }, []);
    if (Loaded) return <Loaded {...props} />;
    if (meanwhile === null) return null;
    return (
      <p class="empty" role="status">
        {failed ? 'This part could not be loaded. Reload the page to try again.' : 'One moment…'}
      </p>
    );
  }
}
