import type { AboutSystem } from '@gektar/contract/system.ts';
import { formatBytes } from '@gektar/format/bytes.ts';
import { formatDate, formatDateTime, type LocalDateTime } from '@gektar/format/date.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import { formatAge, formatSince, formatTook, formatWhen } from './about-times.ts';
import { reasons, type StateKind } from './service-words.ts';

/** One of the figures at the top of the page. */
export interface AboutFigure {
  readonly label: string;
  readonly value: string;
  readonly detail: string;
  /** Amber or red; undefined: no problem. */
  readonly tone?: 'late' | 'stopped' | undefined;
  /** Whether the detail has a check mark. */
  readonly isProven?: boolean;
}

/** A row for a process, the database or a job. */
export interface PartRow {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly kind: StateKind;
  readonly state: string;
  readonly amount: string;
  readonly pace: string;
}

export const jobTitles: Readonly<Record<AboutSystem['jobs'][number]['name'], string>> = {
  backup: 'Резервная копия',
  'check-services': 'Проверка служб',
  'clear-files': 'Уборка ненужных файлов',
  'clear-trash': 'Очистка корзины',
  'go-on-with-operations': 'Продолжение прерванных действий',
  'delete-old-events': 'Уборка старых событий',
  'delete-old-outcomes': 'Уборка старых итогов',
  'find-new-fits': 'Поиск нового под запросы',
  'fold-changes': 'Сжатие журнала изменений',
  'go-on-with-loads': 'Приём загруженных таблиц',
  'delete-old-load-files': 'Уборка файлов загрузок',
  'remove-deleted-drafts': 'Уборка удалённых черновиков',
  'forget-fits-of-deleted': 'Уборка пар удалённых объектов',
  'remove-deleted-reminders': 'Уборка удалённых напоминаний',
  'remove-deleted-talks': 'Уборка удалённых разговоров',
  'clear-access-code-tries': 'Счётчики кодов доступа',
  'clear-client-answers': 'Открытия клиентских ссылок',
  'clear-sign-in-tries': 'Счётчики входа',
};
const backupReasons = { asked: 'по команде', nightly: 'ночная', 'before-update': 'перед обновлением' } as const;
const connections: PluralForms = ['соединение', 'соединения', 'соединений'];
const failures: PluralForms = ['сбой', 'сбоя', 'сбоев'];

/** @param tones colours of two figures: the age of the last backup, and the free space */
export function aboutFigures(
  about: AboutSystem,
  now: LocalDateTime,
  tones: { readonly backup: AboutFigure['tone']; readonly disk: AboutFigure['tone'] },
): readonly AboutFigure[] {
  const { version, dateTimeUpdated, backup, provenRestore, disk, database, files, backupBytes, jobs } = about;
  const waiting = sum(jobs.map(({ waitingCount }) => waitingCount));
  const running = sum(jobs.map(({ runningCount }) => runningCount));
  const failed = sum(jobs.map(({ failedCount }) => failedCount));
  const proof =
    provenRestore === null ? 'восстановление не проверяли' : `проверена ${formatDate(provenRestore.dateTimeProven)}`;
  return [
    { label: 'Версия', value: version, detail: `база обновлена ${formatDateTime(dateTimeUpdated)}` },
    {
      label: 'Резервная копия',
      value: backup === null ? 'ещё не было' : formatWhen(backup.dateTimeCreated, now),
      detail: [
        proof,
        ...(backup === null
          ? []
          : [`${formatAge(backup.dateTimeCreated, now)} назад`, backupReasons[backup.reason], sizeOf(backup.bytes)]),
      ].join(' · '),
      tone: tones.backup,
      isProven: provenRestore !== null,
    },
    {
      label: 'Место на диске',
      value: disk === null ? 'неизвестно' : `${sizeOf(disk.totalBytes - disk.freeBytes)} из ${sizeOf(disk.totalBytes)}`,
      detail: [`база ${sizeOf(database.bytes)}`, `файлы ${sizeOf(files.bytes)}`, `копии ${sizeOf(backupBytes)}`].join(
        ' · ',
      ),
      tone: tones.disk,
    },
    {
      label: 'Очередь',
      value: waiting === 0 ? 'пусто' : `${formatCount(waiting)} ${plural(waiting, ['ждёт', 'ждут', 'ждут'])}`,
      detail: `${formatCount(running)} ${plural(running, ['выполняется', 'выполняются', 'выполняются'])} · за сутки ${formatCountOf(failed, failures)}`,
    },
  ];
}

/** Rows of the processes, by number, then of the database. */
export function processRows({ processes, database }: AboutSystem, now: LocalDateTime): readonly PartRow[] {
  return [
    ...processes.map(
      (
        { id, isSilent, isAnswering, version, dateTimeStarted, dateTimeSeen, memoryBytes, callsPerMinute },
        index,
      ): PartRow => ({
        key: id,
        title: processes.length === 1 ? 'Сервер' : `Сервер ${index + 1}`,
        about: [
          ...(processes.length > 1 && isAnswering ? ['отвечает вам'] : []),
          `версия ${version}`,
          `работает ${formatSince(dateTimeStarted, now)}`,
        ].join(', '),
        kind: isSilent ? 'stopped' : 'works',
        state: isSilent ? `Не отвечает ${formatAge(dateTimeSeen, now)}` : 'Работает',
        amount: sizeOf(memoryBytes),
        pace: `${formatCount(callsPerMinute)} в мин`,
      }),
    ),
    {
      key: 'database',
      title: database.isEmbedded ? 'База, встроенная' : 'База, на своём сервере',
      about: `PostgreSQL ${database.version}`,
      kind: 'works',
      state: 'Работает',
      amount: sizeOf(database.bytes),
      pace: formatCountOf(database.connectionCount, connections),
    },
  ];
}

export function jobRows({ jobs }: AboutSystem, now: LocalDateTime): readonly PartRow[] {
  return jobs.map(({ name, dateTimeDone, dateTimeFailing, failure, tookMs, runningCount }) => ({
    key: name,
    title: jobTitles[name],
    about: '',
    ...(dateTimeFailing === null
      ? { kind: runningCount > 0 || dateTimeDone !== null ? 'works' : 'off', state: runningCount > 0 ? 'Идёт' : '' }
      : {
          kind: 'stopped',
          state: `Не выполняется ${formatAge(dateTimeFailing, now)}: ${reasons[failure ?? 'broken']}`,
        }),
    amount: dateTimeDone === null ? 'ещё не было' : formatWhen(dateTimeDone, now),
    pace: tookMs === null ? '' : formatTook(tookMs),
  }));
}

/** Size that does not break between number and unit. */
function sizeOf(bytes: number): string {
  return formatBytes(bytes).replace(' ', nbsp);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
