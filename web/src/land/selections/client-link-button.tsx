import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { RequestSelection } from '@gektar/contract/land/selections/selection.ts';
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useAction } from '#ui/use-action.ts';
import { keepLink, landLinkCalls, selectionQuery } from './selection-data.ts';

const LinkDialog = lazyPart(async () => ({ default: (await import('#sharing/link-dialog.tsx')).LinkDialog }));

export interface ClientLinkButtonProps {
  readonly request: LandRequest;
  readonly selection: RequestSelection;
  readonly itemCount: number;
}

/** Makes the link at once where there is none, with 14 days, and opens its dialog (G-13). */
export function ClientLinkButton({ request, selection, itemCount }: ClientLinkButtonProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const link = selection.requestSelectionLink;
  const create = useAction({
    run: () => landLinkCalls.create(selection.id),
    done: 'Ссылка успешно создана',
    failed: 'Произошла ошибка',
    keep: (created) => {
      keepLink(client, request.id, created);
      setOpen(true);
    },
  });
  async function askAndCreate() {
    // Nobody means to send a client what is done with; whoever does, may.
    const question = { title: 'Запрос в архиве. Создать клиентскую ссылку?', confirmLabel: 'Создать' };
    if (request.isEnabled || (await confirm(question))) create.mutate();
  }
  return (
    <>
      <Button
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
            itemCount={itemCount}
            publicPath="/public"
            calls={landLinkCalls}
            onChange={(changed) => {
              keepLink(client, request.id, changed);
              // A colleague may have made another one meanwhile.
              if (changed === null) void client.invalidateQueries(selectionQuery(request.id));
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
