import { Failure } from '@gektar/contract/failure.ts';
import type { OtherRecord } from '@gektar/contract/other-record.ts';
import type { ToastAction } from '#ui/toast/toast-about.ts';

const labels: Readonly<Record<OtherRecord['state'], string>> = {
  active: 'Открыть запись',
  archived: 'Открыть запись в архиве',
  trashed: 'Открыть корзину',
};

/**
 * Link to the first record that conflicts with a refused request, opened in a new tab; undefined without such a record.
 */
export function otherRecordAction(error: unknown): ToastAction | undefined {
  const [other] = (error instanceof Failure && error.others) || [];
  if (other === undefined) return undefined;
  return { label: labels[other.state], run: () => void window.open(other.path, '_blank', 'noopener') };
}
