import type { AboutSystem, SystemService } from '@gektar/contract/system.ts';
import { formatBytes } from '@gektar/format/bytes.ts';
import { formatDateTime, type LocalDateTime } from '@gektar/format/date.ts';
import { formatAge, formatSince, formatTook, msBetween } from './about-times.ts';
import { jobTitles } from './part-words.ts';

/** A problem: its cause, its consequence, and whether people can still work. */
export interface Trouble {
  readonly title: string;
  readonly text: string;
  /** Service that can be checked at once. */
  readonly service?: SystemService;
}

const HOUR_MS = 3_600_000;
/** Age above which a nightly backup counts as missed (h). */
export const MISSED_BACKUP_HOURS = 26;
/** Age of the last backup above which the page warns: everything entered since then would be lost with the disk (h). */
export const OLD_BACKUP_HOURS = 72;
/** Free space below which the page warns (bytes). */
const LITTLE_SPACE_BYTES = 2 * 1024 ** 3;

/** Troubles of external services that do not answer, the most serious first. */
const silentServices = [
  [
    'crm',
    'CRM не отвечает',
    'Компании и контакты показываем сохранённые, новые появятся, когда она ответит. Работать можно.',
  ],
  ['cadastre', 'Кадастр не отвечает', 'Границы берём из своей таблицы. Работать можно.'],
  ['addresses', 'Служба адресов не отвечает', 'Подсказки берём из своего справочника. Работать можно.'],
  ['map', 'Сервер карты не отвечает', 'Карта может открыться без подложки, остальное на месте. Работать можно.'],
] as const satisfies readonly (readonly [SystemService, string, string])[];

const slowServices = {
  crm: ['CRM отвечает медленно', 'Поля компаний и контактов открываются с задержкой. Работать можно.'],
  cadastre: ['Кадастр отвечает медленно', 'Границы участков появляются с задержкой. Работать можно.'],
  addresses: ['Служба адресов отвечает медленно', 'Подсказки появляются с задержкой. Работать можно.'],
  map: ['Сервер карты отвечает медленно', 'Подложка появляется с задержкой. Работать можно.'],
  files: ['Файлы записываются медленно', 'Фотографии и документы сохраняются с задержкой. Работать можно.'],
} as const satisfies Record<SystemService, readonly [string, string]>;

/** Everything that is wrong, the worst first. */
export function troublesOf(about: AboutSystem, now: LocalDateTime): readonly Trouble[] {
  return [
    ...filesTrouble(about, now),
    ...diskTrouble(about),
    ...oldBackupTrouble(about, now),
    ...silentServices.flatMap(([name, words, text]): Trouble[] => {
      const failing = about.services.find((service) => service.name === name)?.dateTimeFailing ?? null;
      return failing === null ? [] : [{ title: `${words} ${formatSince(failing, now)}.`, text, service: name }];
    }),
    ...processTrouble(about, now),
    ...jobTroubles(about, now),
    ...missedBackupTrouble(about, now),
    ...about.services.flatMap(({ name, state, tookMs }): Trouble[] => {
      const [words, text] = slowServices[name];
      return state === 'slow' ? [{ title: `${words}: ${formatTook(tookMs ?? 0)}.`, text, service: name }] : [];
    }),
  ];
}

function filesTrouble({ services }: AboutSystem, now: LocalDateTime): Trouble[] {
  const files = services.find(({ name }) => name === 'files');
  if (!files || files.dateTimeFailing === null) return [];
  const since = formatSince(files.dateTimeFailing, now);
  const text = 'Фотографии и документы не загрузить, пока это не исправят. С остальным работать можно.';
  const title = files.failure === 'full' ? `На диске нет места ${since}.` : `Файлы не записываются ${since}.`;
  return [{ title, text, service: 'files' }];
}

export function hasLittleSpace({ disk }: AboutSystem): boolean {
  return disk !== null && disk.freeBytes < LITTLE_SPACE_BYTES;
}

function diskTrouble(about: AboutSystem): Trouble[] {
  const { disk } = about;
  if (disk === null || !hasLittleSpace(about)) return [];
  const text = 'Когда место кончится, ничего нельзя будет сохранить: освободите его. Пока работать можно.';
  return [{ title: `На диске осталось ${formatBytes(disk.freeBytes)}.`, text }];
}

/** Hours since the last backup; undefined without any. */
export function backupHours({ backup }: AboutSystem, now: LocalDateTime): number | undefined {
  return backup === null ? undefined : msBetween(backup.dateTimeCreated, now) / HOUR_MS;
}

function oldBackupTrouble(about: AboutSystem, now: LocalDateTime): Trouble[] {
  const hours = backupHours(about, now);
  if (about.backup === null || hours === undefined || hours <= OLD_BACKUP_HOURS) return [];
  const { dateTimeCreated } = about.backup;
  const text = `При поломке диска пропадёт всё, что внесли с ${formatDateTime(dateTimeCreated)}: сделайте копию. Работать можно.`;
  return [{ title: `Резервной копии нет ${formatAge(dateTimeCreated, now)}.`, text }];
}

function missedBackupTrouble(about: AboutSystem, now: LocalDateTime): Trouble[] {
  const hours = backupHours(about, now);
  if (hours === undefined) {
    return [{ title: 'Резервной копии ещё нет.', text: 'Первая будет ночью, работать можно.' }];
  }
  if (hours <= MISSED_BACKUP_HOURS || hours > OLD_BACKUP_HOURS) return [];
  return [{ title: 'Ночью резервной копии не было.', text: 'Следующая попытка этой ночью, работать можно.' }];
}

function processTrouble({ processes }: AboutSystem, now: LocalDateTime): Trouble[] {
  const silent = processes.find(({ isSilent }) => isSilent);
  if (!silent) return [];
  const title = `Один из процессов не отвечает ${formatSince(silent.dateTimeSeen, now)}.`;
  return [{ title, text: 'Остальные отвечают за него. Работать можно.' }];
}

function jobTroubles({ jobs }: AboutSystem, now: LocalDateTime): Trouble[] {
  return jobs.flatMap(({ name, dateTimeFailing }) => {
    if (dateTimeFailing === null) return [];
    const title = `«${jobTitles[name]}» не выполняется ${formatSince(dateTimeFailing, now)}.`;
    return [{ title, text: 'Программа повторит сама. Работать можно.' }];
  });
}
