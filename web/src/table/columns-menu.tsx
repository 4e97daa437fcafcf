import { Button } from '@mantine/core';
import { IconChevronDown, IconColumns3 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { icon14, icon16 } from '#ui/icon.ts';
import { Text } from '#ui/layout/text.ts';
import { lazyGenericPart } from '#ui/lazy-part.ts';
import { Floating } from '#ui/menu/floating.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import type { ColumnsMenuProps } from './columns-menu-props.ts';

const ColumnsPanel = lazyGenericPart(() => import('./columns-panel.tsx'));

/** 'Столбцы: Продажа': visible columns, their order, and saved arrangements. */
export function ColumnsMenu<Row>({ columns, settings }: ColumnsMenuProps<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Floating
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={300}
      label="Столбцы таблицы"
      target={
        <Button
          variant="default"
          aria-label={settings.currentSet ? `Столбцы: ${settings.currentSet}` : 'Столбцы'}
          aria-expanded={isOpen}
          leftSection={<IconColumns3 {...icon16} />}
          rightSection={<IconChevronDown {...icon14} />}
          onClick={() => setIsOpen((before) => !before)}
        >
          {settings.currentSet ? (
            <>
              <Text as="span" c="soft" className="on-laptop">
                Столбцы:&nbsp;
              </Text>
              {settings.currentSet}
            </>
          ) : (
            'Столбцы'
          )}
        </Button>
      }
    >
      <Suspense fallback={<Spinner />}>
        <ColumnsPanel columns={columns} settings={settings} />
      </Suspense>
    </Floating>
  );
}
