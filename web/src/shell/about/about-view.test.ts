import type { AboutSystem, ServiceState, SystemService } from '@gektar/contract/system.ts';
import { expect, test } from 'vitest';
import { formatAge, formatSince, formatTook, formatWhen } from './about-times.ts';
import { aboutView, supportText } from './about-view.ts';
import { checkWords, servicesSummary } from './service-words.ts';

const never = { dateTimeDone: null, tookMs: null, dateTimeFailed: null, failure: null, dateTimeFailing: null };
const now = '2026-11-22T14:59:00';

function service(name: SystemService, changes: Partial<ServiceState> = {}): ServiceState {
  const works = { dateTimeDone: '2026-11-22T14:58:00', tookMs: 400, state: 'working' } as const;
  return { ...never, name, isBeingChecked: false, ...works, ...changes };
}
const own = (name: SystemService) => service(name, { ...never, state: 'own' });
const failing = (name: SystemService, changes: Partial<ServiceState> = {}) =>
  service(name, {
    ...{ state: 'failing', dateTimeDone: '2026-11-22T09:46:00', dateTimeFailing: '2026-11-22T09:47:00' },
    ...{ dateTimeFailed: '2026-11-22T14:55:00', failure: 'refused', ...changes },
  });

const process = {
  ...{ id: 'p1', isAnswering: true, isSilent: false, version: '1.4.0', dateTimeStarted: '2026-11-22T08:05:00' },
  ...{ dateTimeSeen: '2026-11-22T14:58:30', memoryBytes: 432_013_312, callsPerMinute: 38 },
};
const job = { ...never, name: 'backup', waitingCount: 0, runningCount: 0, failedCount: 0 } as const;
const GB = 1024 ** 3;

const well: AboutSystem = {
  version: '1.4.0',
  dateTimeUpdated: '2026-11-14T03:00:00',
  database: { isEmbedded: true, version: '18.4', bytes: 2.4 * GB, connectionCount: 19 },
  disk: { totalBytes: 200 * GB, freeBytes: 162 * GB },
  files: { count: 812, bytes: 21 * GB },
  backup: { dateTimeCreated: '2026-11-22T02:30:00', bytes: 1.1 * GB, reason: 'nightly' },
  backupBytes: 14 * GB,
  provenRestore: { dateTimeProven: '2026-11-21T18:00:00', dateTimeBackup: '2026-11-21T02:30:00' },
  jobs: [{ ...job, dateTimeDone: '2026-11-22T02:31:00', tookMs: 72_000 }],
  services: [service('crm'), own('addresses'), own('cadastre'), own('map'), service('files')],
  customers: { companyCount: 4_118, contactCount: 9_602, dateTimeSeen: '2026-11-22T14:57:00' },
  processes: [process],
};

const seen = (changes: Partial<AboutSystem> = {}) => aboutView({ ...well, ...changes }, now);
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as unknown;
/** Troubles as sentences, when these changes are made to a healthy system. */
const wrong = (changes: Partial<AboutSystem>) =>
  plain(seen(changes).troubles.map(({ title, text }) => `${title} ${text}`));
const withService = (changed: ServiceState) => ({
  services: well.services.map((known) => (known.name === changed.name ? changed : known)),
});

test('when all is well there is no trouble, and the figures are those of the drawing', () => {
  const view = seen();
  expect(view.troubles).toEqual([]);
  expect(view.wellWords).toBe('Всё работает');
  expect(plain(view.figures)).toEqual([
    { label: 'Версия', value: '1.4.0', detail: 'база обновлена 14.11.2026 03:00' },
    {
      ...{ label: 'Резервная копия', value: 'сегодня 02:30', isProven: true },
      detail: 'проверена 21.11.2026 · 12 часов назад · ночная · 1,1 ГБ',
    },
    { label: 'Место на диске', value: '38 ГБ из 200 ГБ', detail: 'база 2,4 ГБ · файлы 21 ГБ · копии 14 ГБ' },
    { label: 'Очередь', value: 'пусто', detail: '0 выполняются · за сутки 0 сбоев' },
  ]);
  expect(plain(view.processes)).toMatchObject([
    { title: 'Сервер', about: 'версия 1.4.0, работает с 08:05', state: 'Работает', amount: '412 МБ', pace: '38 в мин' },
    { title: 'База, встроенная', about: 'PostgreSQL 18.4', amount: '2,4 ГБ', pace: '19 соединений' },
  ]);
  expect(plain(view.jobs)).toMatchObject([
    { title: 'Резервная копия', kind: 'works', amount: 'сегодня 02:31', pace: '1 мин 12 с' },
  ]);
});

test('a service is working, slow, failing, not tried or not connected, each with a shape and words', () => {
  const row = (changed: ServiceState) =>
    plain(seen(withService(changed)).services.find(({ name }) => name === changed.name));
  expect(row(service('crm'))).toMatchObject({
    ...{ kind: 'works', state: 'Работает', success: 'сегодня 14:58', failure: 'никогда' },
    ...{ age: '2 минуты', stored: '4 118 компаний, 9 602 контакта', isAged: false, canBeChecked: true },
    brief: 'Работает, успех сегодня 14:58',
  });
  expect(row(service('crm', { state: 'slow', tookMs: 3_240 }))).toMatchObject({
    ...{ kind: 'late', state: 'Отвечает медленно: 3,2 с' },
  });
  expect(row(failing('crm'))).toMatchObject({
    ...{ kind: 'late', state: 'Не отвечает 5 часов', success: 'сегодня 09:46', failure: 'сегодня 14:55' },
    ...{ reason: 'ответ с ошибкой', isAged: true, brief: 'Не отвечает 5 часов, успех сегодня 09:46' },
  });
  expect(row(service('crm', { ...never, state: 'unknown' }))).toMatchObject({
    ...{ kind: 'off', state: 'Ещё не проверяли', success: 'ещё не было', failure: 'никогда', canBeChecked: true },
  });
  expect(row(own('crm'))).toMatchObject({
    ...{ kind: 'off', state: 'Не подключена', success: '—', canBeChecked: false, canBeConnected: true },
  });
  expect(row(own('addresses'))).toMatchObject({ kind: 'works', state: 'Свои данные', age: 'свой справочник' });
  expect(row(service('map'))).toMatchObject({ age: 'не храним' });
  expect(row(failing('files', { failure: 'full' }))).toMatchObject({
    ...{ kind: 'stopped', state: 'Не записываются 5 часов', reason: 'нет места на диске', age: '812 файлов' },
  });
});

test('one sentence says what is wrong, what follows from it and whether one can work', () => {
  expect(wrong(withService(failing('crm')))).toEqual([
    'CRM не отвечает с 09:47. Компании и контакты показываем сохранённые, новые появятся, когда она ответит. Работать можно.',
  ]);
  expect(wrong(withService(failing('cadastre')))).toEqual([
    'Кадастр не отвечает с 09:47. Границы берём из своей таблицы. Работать можно.',
  ]);
  expect(wrong(withService(failing('addresses')))).toEqual([
    'Служба адресов не отвечает с 09:47. Подсказки берём из своего справочника. Работать можно.',
  ]);
  expect(wrong(withService(failing('map')))).toEqual([
    'Сервер карты не отвечает с 09:47. Карта может открыться без подложки, остальное на месте. Работать можно.',
  ]);
  expect(wrong(withService(failing('files')))).toEqual([
    'Файлы не записываются с 09:47. Фотографии и документы не загрузить, пока это не исправят. С остальным работать можно.',
  ]);
  expect(wrong(withService(failing('files', { failure: 'full' })))).toEqual([
    'На диске нет места с 09:47. Фотографии и документы не загрузить, пока это не исправят. С остальным работать можно.',
  ]);
  const full = { disk: { totalBytes: 200 * GB, freeBytes: 1.5 * GB } };
  expect(plain(seen(full).figures[2])).toMatchObject({ value: '199 ГБ из 200 ГБ', tone: 'late' });
  expect(wrong(full)).toEqual([
    'На диске осталось 1,5 ГБ. Когда место кончится, ничего нельзя будет сохранить: освободите его. Пока работать можно.',
  ]);
  expect(wrong({ processes: [process, { ...process, isSilent: true, dateTimeSeen: '2026-11-22T14:50:00' }] })).toEqual([
    'Один из процессов не отвечает с 14:50. Остальные отвечают за него. Работать можно.',
  ]);
  expect(wrong({ jobs: [{ ...job, dateTimeFailing: '2026-11-21T02:30:00', failure: 'full' }] })).toEqual([
    '«Резервная копия» не выполняется с 21.11.2026 02:30. Программа повторит сама. Работать можно.',
  ]);
  expect(wrong(withService(service('crm', { state: 'slow', tookMs: 3_240 })))).toEqual([
    'CRM отвечает медленно: 3,2 с. Поля компаний и контактов открываются с задержкой. Работать можно.',
  ]);
});

test('a backup is amber after 26 hours and red after three days, with what may be lost', () => {
  const made = (dateTimeCreated: string) => ({ backup: { dateTimeCreated, bytes: 1, reason: 'asked' } as const });
  const tone = (changes: Partial<AboutSystem>) => seen(changes).figures[1]?.tone;
  expect(tone(made('2026-11-21T12:59:00'))).toBeUndefined();
  expect(wrong(made('2026-11-21T12:59:00'))).toEqual([]);
  expect(tone(made('2026-11-21T12:58:00'))).toBe('late');
  expect(wrong(made('2026-11-21T12:58:00'))).toEqual([
    'Ночью резервной копии не было. Следующая попытка этой ночью, работать можно.',
  ]);
  expect(tone(made('2026-11-19T14:58:00'))).toBe('stopped');
  expect(wrong(made('2026-11-19T14:58:00'))).toEqual([
    'Резервной копии нет 3 дня. При поломке диска пропадёт всё, что внесли с 19.11.2026 14:58: сделайте копию. Работать можно.',
  ]);
  expect(tone({ backup: null })).toBe('late');
  expect(wrong({ backup: null })).toEqual(['Резервной копии ещё нет. Первая будет ночью, работать можно.']);
  expect(seen({ provenRestore: null }).figures[1]).toMatchObject({ isProven: false });
  expect(seen({ provenRestore: null }).figures[1]?.detail).toContain('восстановление не проверяли');
});

test('the worst trouble comes first', () => {
  const services = [failing('crm'), own('addresses'), failing('cadastre'), own('map'), failing('files')];
  const titles = plain(seen({ services, backup: null }).troubles.map(({ title }) => title));
  expect(titles).toEqual([
    'Файлы не записываются с 09:47.',
    'CRM не отвечает с 09:47.',
    'Кадастр не отвечает с 09:47.',
    'Резервной копии ещё нет.',
  ]);
});

test('services that were never tried are no trouble, and not called working', () => {
  const view = seen(withService(service('files', { ...never, state: 'unknown' })));
  expect(view.troubles).toEqual([]);
  expect(view.wellWords).toBe('Сбоев нет, но проверены не все службы');
  expect(view.servicesSummary).toBe('1 из 2 работает, 1 ещё не проверена');
  expect(servicesSummary(well.services)).toBe('2 из 2 работают');
});

test('several processes are numbered, and the one that answers is marked', () => {
  const silent = { ...process, id: 'p2', isAnswering: false, isSilent: true, dateTimeSeen: '2026-11-22T14:55:00' };
  expect(plain(seen({ processes: [process, silent] }).processes)).toMatchObject([
    { title: 'Сервер 1', about: 'отвечает вам, версия 1.4.0, работает с 08:05', kind: 'works' },
    { title: 'Сервер 2', about: 'версия 1.4.0, работает с 08:05', kind: 'stopped', state: 'Не отвечает 4 минуты' },
    { title: 'База, встроенная' },
  ]);
});

test('a job that fails, runs, waits or never ran', () => {
  const view = seen({
    jobs: [
      { ...job, dateTimeFailing: '2026-11-22T14:57:00', failure: 'full', failedCount: 2 },
      { ...job, name: 'clear-trash', runningCount: 1, waitingCount: 3 },
    ],
  });
  expect(plain(view.jobs)).toMatchObject([
    { kind: 'stopped', state: 'Не выполняется 2 минуты: нет места на диске', amount: 'ещё не было', pace: '' },
    { kind: 'works', state: 'Идёт' },
  ]);
  expect(plain(view.figures[3])).toMatchObject({ value: '3 ждут', detail: '1 выполняется · за сутки 2 сбоя' });
});

test('a check answers in the line of its service', () => {
  expect(plain(checkWords(service('crm')))).toBe('Ответ за 0,4 с');
  expect(checkWords(failing('crm', { failure: 'silent' }))).toBe('Не работает: нет ответа вовремя');
  expect(checkWords(service('crm', { isBeingChecked: true }))).toBe('Проверка уже идёт');
});

test('the text for support has everything that is shown', () => {
  const text = supportText(seen(withService(failing('crm'))), now).replaceAll('\u00a0', ' ');
  expect(text.split('\n').slice(0, 2)).toEqual([
    'О системе, 22.11.2026 14:59',
    expect.stringContaining('CRM не отвечает с 09:47.'),
  ]);
  expect(text).toContain('Место на диске: 38 ГБ из 200 ГБ, база 2,4 ГБ · файлы 21 ГБ · копии 14 ГБ');
  expect(text).toContain('CRM: Не отвечает 5 часов, успех сегодня 09:46, сбой сегодня 14:55, ответ с ошибкой');
  expect(text).toContain('Сервер: версия 1.4.0, работает с 08:05, Работает, 412 МБ, 38 в мин');
  expect(text).toContain('Резервная копия: сегодня 02:31, 1 мин 12 с');
});

test('times and durations are short', () => {
  const words = plain([
    formatWhen('2026-11-18T03:12:00', now),
    formatSince('2026-11-18T03:12:00', now),
    ...['2026-11-22T14:58:30', '2026-11-22T14:57:59', '2026-11-20T15:00:00', '2026-11-20T14:59:00'].map((time) =>
      formatAge(time, now),
    ),
    ...[12, 400, 9_960, 18_400, 72_000, 120_000].map(formatTook),
  ]);
  expect(words).toEqual([
    ...['18.11.2026 03:12', 'с 18.11.2026 03:12', 'меньше минуты', '1 минута', '47 часов', '2 дня'],
    ...['меньше 0,1 с', '0,4 с', '10 с', '18 с', '1 мин 12 с', '2 мин'],
  ]);
});
