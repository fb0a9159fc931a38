import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A component that is fetched when it is first drawn, with words while it is on its way.
 *
 * @param quiet nothing is shown in its place until it is there: nobody waits for it.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { quiet = false } = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          setLoaded(() => component);
        },
        () => setFailed(true),
      );
    }, []);
    if (Loaded) return <Loaded {...props} />;
    if (quiet) return null;
    return (
      <p class="empty" role="status">
        {failed ? 'This part could not be loaded. Reload the page to try again.' : 'One moment…'}
      </p>
    );
  };
}
