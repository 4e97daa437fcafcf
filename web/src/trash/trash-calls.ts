import type { Restored } from '@gektar/contract/trash/trash.ts';
import { industrialTrash, landTrash } from '@gektar/contract/trash/trash-calls.ts';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { showSuccess } from '#ui/toast/toast.tsx';

/** Both domains declare the same calls below their own path. */
export const trashCalls = { land: landTrash, industrial: industrialTrash } as const;

export const NOT_RESTORED = 'Не удалось восстановить';

/** The obstacle, in the server's words. */
export function restoreRefusal(error: Error): string {
  return fieldFailures(error)['entry'] ?? failureText(error);
}

/** A toast with a link to the restored entity and its missing parts. */
export function tellRestored(restored: Restored, onOpen: (restored: Restored) => void): void {
  const text = restored.notes.join('. ') || undefined;
  showSuccess(`Восстановлено: ${restored.title}`, text, { label: 'Открыть', run: () => onOpen(restored) });
}
