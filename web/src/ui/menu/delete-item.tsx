import { Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';

export interface DeleteItemProps {
  readonly onClick: () => void;
  readonly isDisabled?: boolean | undefined;
}

/** Red menu item that deletes the entity of the menu. */
export function DeleteItem({ onClick, isDisabled = false }: DeleteItemProps) {
  return (
    <Menu.Item color="red" leftSection={<IconTrash {...icon16} />} disabled={isDisabled} onClick={onClick}>
      Удалить
    </Menu.Item>
  );
}
