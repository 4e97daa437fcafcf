import { Button } from '@mantine/core';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { deleteItemsQuestion } from './delete-items-question.ts';
import { useSelection } from './selection-context.tsx';
import type { AnyItem, SelectedRow } from './selection-kind.ts';
import { useDeleteItems } from './use-items-run.ts';

/** Hides an item from the client; its comment stays stored (F-03). */
export function HideItem({ row }: { row: SelectedRow }) {
  const { kind, hide, refusalOf } = useSelection();
  return (
    <IconButton
      label={`Скрыть в подборке ${kind.nameOf(row)}`}
      refusal={refusalOf(row)}
      icon={<IconEyeOff {...icon16} />}
      variant="subtle"
      size={28}
      onClick={() => hide(row)}
    />
  );
}

/** Shows a hidden item again. */
export function RestoreItem({ row }: { row: SelectedRow }) {
  const { put } = useSelection();
  return (
    <Button size="compact-xs" onClick={() => put(row)}>
      Вернуть
    </Button>
  );
}

/** Deletes an item with its comment after a confirmation; hiding keeps the comment (F-03). */
export function DeleteItem({ item }: { item: AnyItem }) {
  const { kind, requestId, refusalOf } = useSelection();
  const remove = useDeleteItems(kind, requestId);
  async function askAndRemove() {
    const question = deleteItemsQuestion([item], kind.words);
    if (!question || (await confirm(question))) remove.mutate([item]);
  }
  return (
    <IconButton
      label={`Удалить из подборки ${kind.nameOf(kind.rowOf(item))}`}
      refusal={refusalOf(kind.rowOf(item))}
      icon={<IconTrash {...icon16} />}
      variant="subtle"
      size={28}
      isLoading={remove.isPending}
      onClick={() => void askAndRemove()}
    />
  );
}
