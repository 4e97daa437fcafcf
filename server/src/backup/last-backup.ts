import { formatBytes } from '@gektar/format/bytes.ts';
import { formatDateTime, moscowTime } from '@gektar/format/date.ts';
import { findBackups } from './backup-folder.ts';

/** Text line for the terminal: time and size of the newest backup. */
export async function lastBackupInWords(folder: string): Promise<string> {
  const [last] = await findBackups(folder);
  if (!last) return 'Резервной копии ещё нет: npm run backup -- ПАПКА';
  return `Последняя резервная копия: ${formatDateTime(moscowTime(last.createdAt))}, ${formatBytes(last.bytes)}`;
}
