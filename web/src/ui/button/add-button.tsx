import { Button } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { icon14, icon16 } from '#ui/icon.ts';
import { LazyMenu } from '#ui/menu/lazy-menu.tsx';
import type { LazyMenuProps } from '#ui/menu/lazy-menu-props.ts';
import classes from './add-button.module.css';

export interface AddButtonProps {
  readonly to: LinkProps['to'];
  /** 'Добавить объект' */
  readonly label: string;
  /** Other ways to add, in a menu at the end of the button: `Menu.Item`s, loaded when it opens. */
  readonly others?: LazyMenuProps['items'];
}

/** Link to the form for a new entity (1§2). */
export function AddButton({ to, label, others }: AddButtonProps) {
  const link = (
    <Button variant="filled" leftSection={<IconPlus {...icon16} />} renderRoot={(props) => <Link to={to} {...props} />}>
      {label}
    </Button>
  );
  if (others === undefined) return link;
  return (
    <span className={classes.both}>
      {link}
      <LazyMenu
        items={others}
        target={(open) => (
          <Button variant="filled" aria-label="Другие способы добавить" aria-haspopup="menu" onClick={open}>
            <IconChevronDown {...icon14} />
          </Button>
        )}
      />
    </span>
  );
}
