import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconBook2, IconChevronDown, IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { currentEmployeeQuery, employeeName } from '#people/people-data.ts';
import { signOutHere } from '#people/sign-out.ts';
import classes from './user-menu.module.css';

/** Shown instead of a name while the employee is unknown (1§1). */
const UNKNOWN = 'Дополнительная информация';

const schemes = [
  { value: 'light', label: 'Светлая тема', Icon: IconSun },
  { value: 'dark', label: 'Тёмная тема', Icon: IconMoon },
  { value: 'auto', label: 'Как в системе', Icon: IconDeviceDesktop },
] as const;

/** Who is signed in; common dictionaries, colour scheme and 'Выход' (1§1, C-03). */
export function UserMenu() {
  const { data: employee } = useQuery(currentEmployeeQuery);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const client = useQueryClient();
  const navigate = useNavigate();

  async function handleSignOut() {
    await navigate({ to: '/auth' });
    if (window.location.pathname !== '/auth') return; // the leave guard kept the person here
    await signOutHere(client);
  }

  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <button type="button" className={classes.target}>
          {employee && (
            <span className={classes.avatar} aria-hidden="true">
              {employee.firstName.slice(0, 1)}
              {employee.lastName.slice(0, 1)}
            </span>
          )}
          <span className={classes.name}>{employee ? employeeName(employee) : UNKNOWN}</span>
          <IconChevronDown size={14} stroke={1.9} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/land/dictionary" leftSection={<IconBook2 size={16} stroke={1.7} />}>
          Словари
        </Menu.Item>
        <Menu.Divider />
        {schemes.map(({ value, label, Icon }) => (
          <Menu.Item
            key={value}
            leftSection={<Icon size={16} stroke={1.7} />}
            aria-current={colorScheme === value || undefined}
            onClick={() => setColorScheme(value)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} />} onClick={() => void handleSignOut()}>
          Выход
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** While nobody is signed in (B-09). */
export function UnknownUser() {
  return (
    <Link to="/auth" className={classes.target ?? ''}>
      {UNKNOWN}
    </Link>
  );
}
