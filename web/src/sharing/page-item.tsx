import { Menu } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { icon16 } from '#ui/icon.ts';
import { type ExportRun, saveFile } from './save-file.ts';

export interface PageItemProps {
  /** Requests the file with the page of the object. */
  readonly ask: (run: ExportRun) => Promise<Blob>;
}

export const pageLabel = 'Страница PDF';

/** Saves a single page with one object for a client. */
export function usePageExport(ask: PageItemProps['ask']) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    await saveFile(client, { extension: 'pdf', subject: 'Объект' }, ask);
    setBusy(false);
  }
  return { isBusy, save: () => void save() };
}

/** Menu item that saves a single page with the object. */
export function PageItem({ ask }: PageItemProps) {
  const { isBusy, save } = usePageExport(ask);
  return (
    <Menu.Item leftSection={<IconFileTypePdf {...icon16} />} disabled={isBusy} onClick={save}>
      {pageLabel}
    </Menu.Item>
  );
}
