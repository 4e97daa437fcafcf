import type { Restored } from '@gektar/contract/trash/trash.ts';
import { industrialTrash, landTrash } from '@gektar/contract/trash/trash-calls.ts';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { showSuccess } from '#ui/toast/toast.tsx';

/** Both domains declare the same calls below their own path. */
export const trashCalls = { land: landTrash, industrial: industrialTrash } as const;

export const NOT_RESTORED = 'Не удалось восстановить';

/** What stands in the way, in the server's own sentence. */
export function restoreRefusal(error: Error): string {
  return fieldFailures(error)['entry'] ?? failureText(error);
}

/** The toast leads to what came back, and names what did not. */
export function tellRestored(restored: Restored, onOpen: (restored: Restored) => void): void {
  const text = restored.notes.join('. ') || undefined;
  showSuccess(`Восстановлено: ${restored.title}`, text, { label: 'Открыть', run: () => onOpen(restored) });
}
