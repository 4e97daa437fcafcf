import { isRecord } from '@gektar/contract/records.ts';
import { formatMeeting } from '@gektar/format/date.ts';

/** Label of an agreed visit of the client in the history of a request. */
export const VISIT_LABEL = 'Показ';

/** An agreed visit in the history: '«Логопарк Север», корпус 2: 25.11.2026 в 11:00'. */
export function visitText(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const { object, dateTime } = value;
  if (typeof object !== 'string' || typeof dateTime !== 'string') return undefined;
  return `${object}: ${formatMeeting(dateTime)}`;
}
