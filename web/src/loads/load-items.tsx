import { Menu } from '@mantine/core';
import { IconFileImport, IconMessage } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { icon16 } from '#ui/icon.ts';
import { pathOptions } from '#ui/path-options.ts';
import { messagePath } from './given-message.ts';
import { domainOfDrop, loadsPath } from './load-paths.ts';

/** 'Загрузить таблицу' and 'Из сообщения' in the menu at the end of '+ Добавить' of a list. */
export default function LoadItems() {
  const domain = useLocation({ select: ({ pathname }) => domainOfDrop(pathname) });
  if (domain === undefined) return null;
  return (
    <>
      <Menu.Item
        leftSection={<IconFileImport {...icon16} />}
        renderRoot={(props) => <Link {...pathOptions({ to: loadsPath(domain) })} {...props} />}
      >
        Загрузить таблицу
      </Menu.Item>
      <Menu.Item
        leftSection={<IconMessage {...icon16} />}
        renderRoot={(props) => <Link {...pathOptions({ to: messagePath(domain) })} {...props} />}
      >
        Из сообщения
      </Menu.Item>
    </>
  );
}
