import { Menu } from '@mantine/core';
import { useState } from 'react';
import type { LazyMenuProps } from './lazy-menu.tsx';

/** `LazyMenu` once it has been asked for: opens at once. */
export default function LoadedMenu({ target, items: Items, width }: LazyMenuProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
      {...(width !== undefined && { width })}
    >
      <Menu.Target>{target(() => undefined)}</Menu.Target>
      <Menu.Dropdown>
        <Items />
      </Menu.Dropdown>
    </Menu>
  );
}
