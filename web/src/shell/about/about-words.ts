import type { AboutSystem } from '@gektar/contract/system.ts';
import { formatBytes } from '@gektar/format/bytes.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { files as fileForms, formatCountOf } from '@gektar/format/plural.ts';

/** A row of the page; a problem is highlighted. */
export interface AboutLine {
  readonly label: string;
  readonly value: string;
  readonly isTrouble?: boolean;
}

export interface AboutPart {
  readonly title: string;
  readonly lines: readonly AboutLine[];
}

const HOUR_MS = 3_600_000;
/** A backup older than this means that a nightly backup was missed (h). */
const MOST_BACKUP_HOURS = 36;

const jobNames: Readonly<Record<AboutSystem['jobs'][number]['name'], string>> = {
  backup: 'Резервная копия',
  'clear-files': 'Уборка ненужных файлов',
  'clear-trash': 'Очистка корзины',
  'clear-access-code-tries': 'Счётчики кодов доступа',
  'clear-sign-in-tries': 'Счётчики входа',
};
const reasons = { asked: 'по команде', nightly: 'ночная', 'before-update': 'перед обновлением' } as const;
const services = { crm: 'Компании и контакты (CRM)' } as const;

/**
 * Content of the page by sections.
 * @param now current time of the server (Moscow time)
 */
export function aboutParts(about: AboutSystem, now: string): readonly AboutPart[] {
  const { version, dateTimeStarted, database, files, jobs } = about;
  return [
    {
      title: 'Программа',
      lines: [
        { label: 'Версия', value: version },
        { label: 'Работает с', value: formatDateTime(dateTimeStarted) },
        {
          label: 'База данных',
          value: `${database.isEmbedded ? 'встроенная' : 'на своём сервере'}, PostgreSQL ${database.version}`,
        },
      ],
    },
    {
      title: 'Место на диске',
      lines: [
        { label: 'База', value: formatBytes(database.bytes) },
        {
          label: 'Фотографии и документы',
          value: `${formatCountOf(files.count, fileForms)}, ${formatBytes(files.bytes)}`,
        },
      ],
    },
    { title: 'Резервная копия', lines: backupLines(about.backup, now) },
    {
      title: 'Фоновые работы',
      lines: jobs.length === 0 ? [{ label: 'Состояние', value: 'ещё не запускались' }] : jobs.map(jobLine),
    },
    { title: 'Внешние службы', lines: about.services.map(serviceLine) },
  ];
}

function backupLines(backup: AboutSystem['backup'], now: string): readonly AboutLine[] {
  if (backup === null) return [{ label: 'Последняя', value: 'ещё не было, первая будет ночью', isTrouble: true }];
  const ageMs = Date.parse(now) - Date.parse(backup.dateTimeCreated);
  return [
    {
      label: 'Последняя',
      value: `${formatDateTime(backup.dateTimeCreated)}, ${reasons[backup.reason]}`,
      isTrouble: ageMs > MOST_BACKUP_HOURS * HOUR_MS,
    },
    { label: 'Размер', value: formatBytes(backup.bytes) },
  ];
}

function jobLine({
  name,
  waitingCount,
  runningCount,
  failedCount,
  dateTimeDone,
}: AboutSystem['jobs'][number]): AboutLine {
  const states = [
    dateTimeDone === null ? 'ещё не было' : formatDateTime(dateTimeDone),
    ...(runningCount > 0 ? ['идёт сейчас'] : []),
    ...(waitingCount > 0 ? [`ждёт: ${formatCount(waitingCount)}`] : []),
    ...(failedCount > 0 ? [`не удалось: ${formatCount(failedCount)}`] : []),
  ];
  return { label: jobNames[name], value: states.join(', '), isTrouble: failedCount > 0 };
}

function serviceLine(service: AboutSystem['services'][number]): AboutLine {
  const { name, isConfigured, dateTimeAnswered, dateTimeFailed } = service;
  const label = services[name];
  if (!isConfigured) return { label, value: 'не подключена, работают свои таблицы' };
  if (dateTimeAnswered === null && dateTimeFailed === null) return { label, value: 'подключена, ещё не спрашивали' };
  const isTrouble = dateTimeFailed !== null && (dateTimeAnswered === null || dateTimeFailed > dateTimeAnswered);
  const parts = [
    dateTimeAnswered === null ? 'ещё не отвечала' : `ответила ${formatDateTime(dateTimeAnswered)}`,
    ...(dateTimeFailed === null ? [] : [`не ответила ${formatDateTime(dateTimeFailed)}`]),
  ];
  return { label, value: parts.join(', '), isTrouble };
}
