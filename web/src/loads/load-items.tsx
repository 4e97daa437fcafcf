import { Menu } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { icon16 } from '#ui/icon.ts';
import { pathOptions } from '#ui/path-options.ts';
import { domainOfDrop, loadsPath } from './load-paths.ts';

/** 'Загрузить таблицу' in the menu at the end of '+ Добавить' of a list. */
export default function LoadItems() {
  const domain = useLocation({ select: ({ pathname }) => domainOfDrop(pathname) });
  if (domain === undefined) return null;
  return (
    <Menu.Item
      leftSection={<IconFileImport {...icon16} />}
      renderRoot={(props) => <Link {...pathOptions({ to: loadsPath(domain) })} {...props} />}
    >
      Загрузить таблицу
    </Menu.Item>
  );
}
