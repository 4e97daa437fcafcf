import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileSpreadsheet, IconFileTypePdf, IconPresentation } from '@tabler/icons-react';
import { icon14, icon16 } from '#ui/icon.ts';
import type { AnySelectionKind } from './selection-kind.ts';
import { useSelectionExport } from './use-selection-export.ts';

export interface ExportButtonsProps {
  readonly kind: AnySelectionKind;
  readonly requestId: string;
  readonly words: { readonly sheet: string; readonly slides: string; readonly pdf: string };
}

/** Export of the selection: a spreadsheet for the broker or for the client, and slides for the client. */
export function ExportButtons({ kind, requestId, words }: ExportButtonsProps) {
  const { isBusy, saveSheet, saveSlides, savePdf } = useSelectionExport(kind, requestId);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            leftSection={<IconFileSpreadsheet {...icon16} />}
            rightSection={<IconChevronDown {...icon14} />}
            loading={isBusy === 'sheet'}
            disabled={isBusy !== undefined}
          >
            {words.sheet}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void saveSheet('client')}>Для клиента, без служебных столбцов</Menu.Item>
          <Menu.Item onClick={() => void saveSheet('broker')}>Для работы, все столбцы</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        leftSection={<IconPresentation {...icon16} />}
        loading={isBusy === 'slides'}
        disabled={isBusy !== undefined}
        onClick={() => void saveSlides()}
      >
        {words.slides}
      </Button>
      <Button
        leftSection={<IconFileTypePdf {...icon16} />}
        loading={isBusy === 'pdf'}
        disabled={isBusy !== undefined}
        onClick={() => void savePdf()}
      >
        {words.pdf}
      </Button>
    </>
  );
}
