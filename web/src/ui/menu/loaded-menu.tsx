import { Menu } from '@mantine/core';
import { cloneElement, useState } from 'react';
import { useFocusBack } from '#ui/dialog/focus-back.ts';
import type { LazyMenuProps } from './lazy-menu-props.ts';

/** The menu of `LazyMenu`, loaded and open from the start. */
export default function LoadedMenu({ target, items: Items, children, width }: LazyMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const button = useFocusBack(isOpen);
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
      returnFocus={false}
      {...(width !== undefined && { width })}
    >
      <Menu.Target>
        {cloneElement(
          target(() => undefined),
          { ref: button },
        )}
      </Menu.Target>
      <Menu.Dropdown>{Items === undefined ? children : <Items />}</Menu.Dropdown>
    </Menu>
  );
}
