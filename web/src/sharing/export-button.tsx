import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';

interface ExportButtonProps {
  readonly about: { readonly isRunning: boolean; readonly run: () => Promise<void> };
  readonly disabled?: boolean;
}

/** 'Выгрузить': saves the lines of the list as a spreadsheet. */
export function ExportButton({ about: { isRunning, run }, disabled = false }: ExportButtonProps) {
  return (
    <Button
      leftSection={<IconFileSpreadsheet {...icon16} />}
      loading={isRunning}
      disabled={disabled}
      onClick={() => void run()}
    >
      Выгрузить
    </Button>
  );
}
