import { archiveWord } from '#ui/button/archive-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';

/** The question before a request is archived or restored; its buttons are specified (1§4, 3§2). */
export function confirmArchive(isEnabled: boolean): Promise<boolean> {
  const title = isEnabled ? 'Архивировать запрос?' : 'Разархивировать запрос?';
  return confirm({ title, confirmLabel: archiveWord(isEnabled) });
}
