import { formatCountOf } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { confirm } from '#ui/dialog/confirm.tsx';
import { useFocusBack } from '#ui/dialog/focus-back.ts';
import { icon16 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useAction } from '#ui/use-action.ts';
import { selectionCache, selectionQuery } from './selection-cache.ts';
import type { AnyItem, SelectedRow, Selection, SelectionKind, SelectionRequest } from './selection-kind.ts';
import { useSelectionRefusal } from './use-selection-refusal.ts';

const LinkDialog = lazyPart(async () => ({ default: (await import('#sharing/link-dialog.tsx')).LinkDialog }));

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
  const refusal = useSelectionRefusal(kind, request.id);
  const [isOpen, setOpen] = useState(false);
  // The button is disabled while the link is created, so it has lost the focus when the dialog opens.
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  const link = selection.requestSelectionLink;
  const shown = selection.items.filter(({ status }) => status);
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
          <LinkDialog
            link={link}
            companyName={request.company?.name ?? null}
            items={formatCountOf(shown.length, kind.words.counted)}
            inactiveCount={kind.inactiveCount?.(shown)}
            publicPath={kind.publicPath}
            calls={kind.links}
            refusal={refusal}
            onChange={async (changed) => {
              await keepLink(changed);
              // A colleague may have created another link meanwhile.
              if (changed === null) void client.invalidateQueries(selectionQuery(kind, request.id));
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
