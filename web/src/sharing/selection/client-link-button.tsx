import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { confirm } from '#ui/dialog/confirm.tsx';
import { useFocusBack } from '#ui/dialog/focus-back.ts';
import { icon16 } from '#ui/icon.ts';
import { useAction } from '#ui/use-action.ts';
import { SelectionLinkDialog } from './lazy-link-dialog.ts';
import { selectionCache } from './selection-cache.ts';
import type { AnyItem, SelectedRow, Selection, SelectionKind, SelectionRequest } from './selection-kind.ts';

export interface ClientLinkButtonProps<Row extends SelectedRow, Item extends AnyItem> {
  readonly kind: SelectionKind<Row, Item>;
  readonly request: SelectionRequest;
  readonly selection: Selection<Item>;
}

/** Opens the dialog of the client link; creates the link first, valid for 14 days, if there is none (G-13). */
export function ClientLinkButton<Row extends SelectedRow, Item extends AnyItem>({
  kind,
  request,
  selection,
}: ClientLinkButtonProps<Row, Item>) {
  const client = useQueryClient();
  const { keepLink } = selectionCache(client, kind, request.id);
  const [isOpen, setOpen] = useState(false);
  // The button is disabled while the link is created, so it has lost the focus when the dialog opens.
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  const link = selection.requestSelectionLink;
  const create = useAction({
    run: () => kind.links.create(selection.id),
    done: 'Ссылка успешно создана',
    failed: 'Произошла ошибка',
    keep: async (created) => {
      await keepLink(created);
      setOpen(true);
    },
  });
  async function askAndCreate() {
    // Sharing an archived request is unusual, so it asks first.
    const question = { title: 'Запрос в архиве. Создать клиентскую ссылку?', confirmLabel: 'Создать' };
    if (request.isEnabled || (await confirm(question))) create.mutate();
  }
  return (
    <>
      <Button
        ref={button}
        variant="filled"
        leftSection={<IconLink {...icon16} />}
        loading={create.isPending}
        onClick={() => (link ? setOpen(true) : void askAndCreate())}
      >
        {link ? 'Обновить клиентскую ссылку' : 'Создать клиентскую ссылку'}
      </Button>
      {isOpen && link && (
        <Suspense>
          <SelectionLinkDialog
            kind={kind}
            request={request}
            selection={selection}
            link={link}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
