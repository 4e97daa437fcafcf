import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { lazyPart, loadTwice } from '#ui/lazy-part.ts';

/** A component that is not on the first screen: loaded after it, and not rendered while it cannot be loaded. */
export function loadedSoon(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazyPart(load);
  return function LoadedSoon() {
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => {
      let isHere = true;
      loadTwice(load).then(
        () => isHere && setLoaded(true),
        () => undefined,
      );
      return () => {
        isHere = false;
      };
    }, []);
    return (
      isLoaded && (
        <Suspense>
          <Part />
        </Suspense>
      )
    );
  };
}
