import type { QueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { PutBackInPart } from '#sharing/selection/put-back.ts';
import { selectionToasts } from '#sharing/selection/selection-words.ts';
import { showError, showSuccess, showWarning } from '#ui/toast/toast.tsx';
import { outdateSelections } from './add-to-selection.ts';
import type { OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';

/**
 * Removes an object from the selection of a request. The undo of the toast puts it back with its comment and position.
 * @throws refusal of the removal; nothing is changed then
 */
export async function takeOutOfSelection(
  client: QueryClient,
  kind: Pick<ToSelectionKind, 'takeOut' | 'takenOut'>,
  { id, name }: Pick<OfferedRequest, 'id' | 'name'>,
  objectId: string,
): Promise<void> {
  const putBack = await kind.takeOut(id, objectId);
  await outdateSelections(client);
  const title = `${kind.takenOut} из «${name}»`;
  if (putBack === undefined) return showSuccess(title);
  showSuccess(title, undefined, { label: 'Отменить', isUndo: true, run: () => void undo() });

  async function undo() {
    try {
      await putBack?.();
    } catch (error) {
      if (error instanceof PutBackInPart)
        showWarning(selectionToasts.backWithout[error.missing], failureText(error.cause));
      else showError(selectionToasts.notAdded, failureText(error));
    } finally {
      await outdateSelections(client);
    }
  }
}
