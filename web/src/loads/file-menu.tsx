import type { LoadLine } from '@gektar/contract/loads/load.ts';
import { Menu } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';
import { saveBlob } from '#ui/save-blob.ts';
import { useAction } from '#ui/use-action.ts';
import { outdateLines } from './load-data.ts';
import { loadCalls } from './load-kind.ts';

/** Menu with actions on the stored file of a load. */
export function FileMenu({ line }: { readonly line: LoadLine }) {
  const { domain, id, fileName, hasFile, state } = line;
  const client = useQueryClient();
  const download = useAction({
    run: () => call(loadCalls[domain].file, { params: { id } }),
    keep: (content) => saveBlob(content, line.isText ? `${fileName}.txt` : fileName),
    failed: 'Не удалось загрузить файл',
  });
  const remove = useAction({
    run: () => call(loadCalls[domain].deleteFile, { params: { id } }),
    done: 'Файл удалён, итог остался',
    failed: 'Не удалось удалить файл',
    keep: () => outdateLines(client, domain),
  });
  if (!hasFile) return null;

  async function askToRemove() {
    const isSure = await confirm({
      title: 'Удалить файл?',
      text: `${fileName}: прочитанное, итог и возврат назад останутся.`,
      confirmLabel: 'Удалить файл',
      danger: true,
    });
    if (isSure) remove.mutate();
  }

  const isRunning = state === 'reading' || state === 'accepting';
  return (
    <DotsMenu label={`Ещё: ${fileName}`} isInRow isLoading={download.isPending || remove.isPending}>
      <Menu.Item leftSection={<IconDownload {...icon16} />} onClick={() => download.mutate()}>
        Скачать файл
      </Menu.Item>
      <Menu.Item
        color="red"
        leftSection={<IconTrash {...icon16} />}
        disabled={isRunning}
        onClick={() => void askToRemove()}
      >
        Удалить файл
      </Menu.Item>
    </DotsMenu>
  );
}
