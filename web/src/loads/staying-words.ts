import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { whenText } from './line-words.ts';

/**
 * Why an undo does not change an object: 'после загрузки изменено: Марк Озёрный, сегодня 15:02'.
 * @param nameOf name of an employee by id
 */
export function stayingText(
  { state, message, fields, left, notes }: ChangeOutcome,
  nameOf: (id: string) => string | undefined,
): string {
  const [written] = left;
  if (written !== undefined) {
    const who = written.employeeId === null ? undefined : nameOf(written.employeeId);
    const when = written.dateTime === null ? undefined : whenText(written.dateTime);
    return ['после загрузки изменено', who, when].filter(Boolean).join(', ').replace(', ', ': ');
  }
  const reasons = [...Object.values(fields), ...(message === null ? [] : [message]), ...notes];
  if (reasons.length > 0) return [...new Set(reasons)].join('. ');
  if (state === 'gone') return 'удалено другим сотрудником';
  return 'после загрузки изменено другим сотрудником';
}
