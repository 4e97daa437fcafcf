import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useFocusBack } from '#ui/dialog/focus-back.ts';
import { icon16 } from '#ui/icon.ts';

export interface DotsMenuProps {
  /** Label with the entity: 'Действия с вакансией 1-А'. */
  readonly label: string;
  /** `Menu.Item`s. */
  readonly children: ReactNode;
  readonly isLoading?: boolean | undefined;
  /** Inside a table row the button is smaller and has no frame. */
  readonly isInRow?: boolean | undefined;
}

/** The menu is rendered inside a landmark, where screen readers look for it. */
const inMain = { target: 'main' };

/**
 * Further actions behind three dots; opened over the page, since a row or a scrolled table would clip them. Until the
 * first press only the button is rendered: a table has one in every row.
 */
export function DotsMenu({ label, children, isLoading = false, isInRow }: DotsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  // If all items are disabled, the focus stays on the button, so Esc is handled there.
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
  }
  const dots = (
    <ActionIcon
      ref={button}
      onKeyDown={handleKey}
      aria-label={label}
      title={label}
      variant={isInRow ? 'subtle' : 'default'}
      size={isInRow ? 28 : 32}
      loading={isLoading}
      {...(!wasOpened && {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onClick: () => {
          setWasOpened(true);
          setOpen(true);
        },
      })}
    >
      <IconDots {...icon16} />
    </ActionIcon>
  );
  if (!wasOpened) return dots;
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withinPortal
      portalProps={inMain}
      returnFocus={false}
    >
      <Menu.Target>{dots}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
