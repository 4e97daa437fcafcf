import { Menu } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { icon16 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { AnySelectionKind } from './selection-kind.ts';

const UpdateDeck = lazyPart(async () => ({ default: (await import('./update-deck.tsx')).UpdateDeck }));

/**
 * The menu item 'Обновить презентацию' and its dialog, which is rendered outside of the menu: the menu closes when the
 * item is clicked.
 */
export function useDeckUpdate(kind: AnySelectionKind, requestId: string): { item: ReactNode; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    item: (
      <Menu.Item leftSection={<IconPresentation {...icon16} />} onClick={() => setOpen(true)}>
        Обновить презентацию
      </Menu.Item>
    ),
    dialog: isOpen && (
      <Suspense>
        <UpdateDeck kind={kind} requestId={requestId} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
