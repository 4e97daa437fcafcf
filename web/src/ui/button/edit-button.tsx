import { Button, type ButtonProps } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { icon16 } from '#ui/icon.ts';

export interface EditButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** Path pattern of the form, with `$id` in it. */
  readonly to: LinkProps['to'];
  readonly id: string;
}

/** Link to the edit form of a page's entity. */
export function EditButton({ to, id, ...button }: EditButtonProps) {
  return (
    <Button
      {...button}
      leftSection={<IconPencil {...icon16} />}
      renderRoot={(props) => <Link to={to} params={{ id }} {...props} />}
    >
      Изменить
    </Button>
  );
}
