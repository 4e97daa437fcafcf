import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { hasOwnKeys } from '#ui/has-own-keys.ts';
import { isKeyOf } from '#ui/keys.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { guideSignal, openGuide } from './guide-signal.ts';

const GuideDrawer = lazyPart(() => import('./guide-drawer.tsx'));

/**
 * The guide over any page of the back-office: '?' opens it at the section about the page, except while typing or in a
 * dialog.
 */
export function GuideOpener() {
  const isOpen = useSyncExternalStore(guideSignal.subscribe, guideSignal.get);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!isKeyOf('guide', event) || event.defaultPrevented) return;
      if (hasOwnKeys(event.target)) return;
      event.preventDefault();
      openGuide();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <GuideDrawer path={path} onClose={() => guideSignal.set(false)} />
    </Suspense>
  );
}
