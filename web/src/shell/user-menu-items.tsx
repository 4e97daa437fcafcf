import { Menu, useMantineColorScheme } from '@mantine/core';
import {
  IconBook2,
  IconChartBar,
  IconDeviceDesktop,
  IconHelp,
  IconHistory,
  IconId,
  IconInfoCircle,
  IconLogout,
  IconMoon,
  IconSun,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useMatches, useNavigate } from '@tanstack/react-router';
import { signOutHere } from '#people/sign-out.ts';
import { icon16 } from '#ui/icon.ts';
import { openGuide } from './guide/guide-signal.ts';
import { openMyOperations } from './my-operations/my-operations-signal.ts';
import { openOwnCard } from './own-card/own-card-signal.ts';

const schemes = [
  { value: 'light', label: 'Светлая тема', Icon: IconSun },
  { value: 'dark', label: 'Тёмная тема', Icon: IconMoon },
  { value: 'auto', label: 'Как в системе', Icon: IconDeviceDesktop },
] as const;

/** Common dictionaries, trash (0035), colour scheme, 'Выход' (1§1, C-03). */
export default function UserMenuItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const client = useQueryClient();
  const navigate = useNavigate();
  // Outside both domains, the menu opens the industrial dictionaries (C-03).
  const isLand = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.domain === 'land') });

  async function handleSignOut() {
    await navigate({ to: '/auth' });
    if (window.location.pathname !== '/auth') return; // the leave guard has stopped the navigation
    await signOutHere(client);
  }

  return (
    <>
      <Menu.Item
        component={Link}
        to={isLand ? '/land/dictionary' : '/industrial/dictionary'}
        leftSection={<IconBook2 {...icon16} />}
      >
        Словари
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={isLand ? '/land/customers' : '/industrial/customers'}
        leftSection={<IconUsers {...icon16} />}
      >
        Компании и контакты
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={isLand ? '/land/trash' : '/industrial/trash'}
        leftSection={<IconTrash {...icon16} />}
      >
        Корзина
      </Menu.Item>
      <Menu.Item component={Link} to="/week" leftSection={<IconChartBar {...icon16} />}>
        Отдел за неделю
      </Menu.Item>
      <Menu.Item leftSection={<IconHistory {...icon16} />} onClick={openMyOperations}>
        Мои действия
      </Menu.Item>
      <Menu.Item leftSection={<IconId {...icon16} />} onClick={openOwnCard}>
        Моя карточка
      </Menu.Item>
      <Menu.Item
        leftSection={<IconHelp {...icon16} />}
        rightSection={<kbd>?</kbd>}
        aria-keyshortcuts="?"
        onClick={openGuide}
      >
        Справка
      </Menu.Item>
      <Menu.Item component={Link} to="/about" leftSection={<IconInfoCircle {...icon16} />}>
        О системе
      </Menu.Item>
      <Menu.Divider />
      {schemes.map(({ value, label, Icon }) => (
        <Menu.Item
          key={value}
          leftSection={<Icon {...icon16} />}
          aria-current={colorScheme === value || undefined}
          onClick={() => setColorScheme(value)}
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout {...icon16} />} onClick={() => void handleSignOut()}>
        Выход
      </Menu.Item>
    </>
  );
}
