import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { openContact } from './open-land-contact.ts';

const LandContactDialog = lazyPart(async () => ({
  default: (await import('./land-contact-dialog.tsx')).LandContactDialog,
}));

/** Outlet of the contact form; once, in the layout of the land domain. */
export function LandContactDialogOutlet() {
  const open = useSyncExternalStore(openContact.subscribe, openContact.get);
  if (!open) return null;
  return (
    <Suspense>
      <LandContactDialog key={open.contact?.id ?? 'new'} {...open} onClose={() => openContact.set(undefined)} />
    </Suspense>
  );
}
