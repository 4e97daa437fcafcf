import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { icon16 } from '#ui/icon.ts';

export interface AddButtonProps {
  readonly to: LinkProps['to'];
  /** 'Добавить объект' */
  readonly label: string;
}

/** Link to the form for a new entity (1§2). */
export function AddButton({ to, label }: AddButtonProps) {
  return (
    <Button variant="filled" leftSection={<IconPlus {...icon16} />} renderRoot={(props) => <Link to={to} {...props} />}>
      {label}
    </Button>
  );
}
