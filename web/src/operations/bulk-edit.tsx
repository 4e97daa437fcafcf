import { IconPencil, IconUserEdit } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { SelectionAction } from '#ui/component/selection-bar.tsx';
import { useActionKey } from '#ui/held-action.tsx';
import { icon16 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { dropBulkDraft, findBulkDraft } from './bulk-draft.ts';
import type { BulkDrawerProps } from './bulk-drawer.tsx';

const BulkDrawer = lazyPart(async () => ({ default: (await import('./bulk-drawer.tsx')).BulkDrawer }));

export interface BulkEditProps extends Omit<BulkDrawerProps, 'first' | 'typed' | 'onClose'> {
  /** Wire name of the responsible employee's field, which has its own button. */
  readonly responsible?: string | undefined;
  /** Buttons between 'Изменить' and 'Ответственный'. */
  readonly children?: ReactNode;
}

/** Buttons 'Изменить' (F4) and 'Ответственный' for the chosen rows, with their drawer. */
export function BulkEdit({ responsible, children, ...drawer }: BulkEditProps) {
  const client = useQueryClient();
  const { about, ids } = drawer;
  const [left] = useState(() => findBulkDraft(client, about, ids));
  /** Wire name of the drawer's first field, '' for none; undefined: the drawer is closed. */
  const [opened, setOpened] = useState(left && (left.first ?? ''));
  /** Rows of the drawer that an expired sign-in has closed, until it is closed by hand. */
  const [typed, setTyped] = useState(left?.rows);
  const close = () => {
    setOpened(undefined);
    setTyped(undefined);
    dropBulkDraft(client, about);
  };
  useActionKey('change', () => setOpened(''));
  return (
    <>
      <SelectionAction isMain icon={<IconPencil {...icon16} />} onClick={() => setOpened('')}>
        Изменить
      </SelectionAction>
      {children}
      {responsible !== undefined && (
        <SelectionAction icon={<IconUserEdit {...icon16} />} onClick={() => setOpened(responsible)}>
          Ответственный
        </SelectionAction>
      )}
      {opened !== undefined && (
        <Suspense>
          <BulkDrawer {...drawer} first={opened || undefined} typed={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
