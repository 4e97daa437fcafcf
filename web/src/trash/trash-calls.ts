import type { Restored } from '@gektar/contract/trash/trash.ts';
import { industrialTrash, landTrash } from '@gektar/contract/trash/trash-calls.ts';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { showSuccess } from '#ui/toast/toast.tsx';

/** The trash calls of each domain; both have the same ones. */
export const trashCalls = { land: landTrash, industrial: industrialTrash } as const;

export const NOT_RESTORED = 'Не удалось восстановить';

/** Why a restoration was refused, in the server's words. */
export function restoreRefusal(error: Error): string {
  return fieldFailures(error)['entry'] ?? failureText(error);
}

/** Toast after a restoration, with a link to the entity and a list of parts that could not be restored. */
export function tellRestored(restored: Restored, onOpen: (restored: Restored) => void): void {
  const text = restored.notes.join('. ') || undefined;
  showSuccess(`Восстановлено: ${restored.title}`, text, { label: 'Открыть', run: () => onOpen(restored) });
}
