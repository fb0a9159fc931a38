import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A component that is fetched when it is first drawn, with words while it is on its way; with `null` it is
 * nothing until then.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: null,
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
    if (meanwhile === null) return null;
    return (
      <p class="empty" role="status">
        {failed ? 'This part could not be loaded. Reload the page to try again.' : 'One moment…'}
      </p>
    );
  };
}
