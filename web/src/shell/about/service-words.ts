import type { AboutSystem, FailureReason, ServiceState, SystemService } from '@gektar/contract/system.ts';
import { formatBytes } from '@gektar/format/bytes.ts';
import type { LocalDateTime } from '@gektar/format/date.ts';
import { contacts, files as fileForms, formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { formatAge, formatTook, formatWhen } from './about-times.ts';

/** Kind of a state, each with its shape and colour: a full dot, a ring, a square, a thin ring. */
export type StateKind = 'works' | 'late' | 'stopped' | 'off';

export interface ServiceRow {
  readonly name: SystemService;
  readonly title: string;
  readonly about: string;
  readonly kind: StateKind;
  readonly state: string;
  readonly success: string;
  readonly failure: string;
  readonly reason: string | undefined;
  /** Age of the data that we show from the service. */
  readonly age: string;
  readonly stored: string | undefined;
  readonly isAged: boolean;
  /** Summary in one line, for a narrow screen. */
  readonly brief: string;
  readonly canBeChecked: boolean;
  /** Whether the service can be connected; the guide explains how. */
  readonly canBeConnected: boolean;
  readonly isBeingChecked: boolean;
}

export const serviceTitles: Readonly<Record<SystemService, string>> = {
  crm: 'CRM',
  addresses: 'Адреса',
  cadastre: 'Кадастр',
  map: 'Карта',
  files: 'Файлы',
};
const abouts: Readonly<Record<SystemService, string>> = {
  crm: 'компании и контакты',
  addresses: 'подсказки и разбор',
  cadastre: 'границы участков',
  map: 'подложка',
  files: 'фотографии и документы',
};
export const reasons: Readonly<Record<FailureReason, string>> = {
  silent: 'нет ответа вовремя',
  unreachable: 'нет связи',
  refused: 'ответ с ошибкой',
  full: 'нет места на диске',
  broken: 'ошибка',
};
/** Our own source, used when the service is not connected or does not answer. */
const ownData: Readonly<Record<SystemService, string>> = {
  crm: 'свои таблицы',
  addresses: 'свой справочник',
  cadastre: 'своя таблица',
  map: 'своя подложка',
  files: '',
};
const companies: PluralForms = ['компания', 'компании', 'компаний'];

export function serviceRows(about: AboutSystem, now: LocalDateTime): readonly ServiceRow[] {
  return about.services.map((service) => serviceRow(service, about, now));
}

function serviceRow(service: ServiceState, about: AboutSystem, now: LocalDateTime): ServiceRow {
  const { name, state, dateTimeDone, dateTimeFailed, failure, isBeingChecked } = service;
  const [kind, words] = stateWords(service, now);
  const isOwn = state === 'own';
  const done = dateTimeDone === null ? undefined : formatWhen(dateTimeDone, now);
  return {
    name,
    title: serviceTitles[name],
    about: abouts[name],
    kind,
    state: words,
    success: isOwn ? '—' : (done ?? 'ещё не было'),
    failure: isOwn ? '—' : dateTimeFailed === null ? 'никогда' : formatWhen(dateTimeFailed, now),
    reason: failure === null ? undefined : reasons[failure],
    ...storedWords(service, about, now),
    brief: done === undefined ? words : `${words}, успех ${done}`,
    canBeChecked: !isOwn,
    canBeConnected: isOwn && name === 'crm',
    isBeingChecked,
  };
}

function stateWords(
  { name, state, dateTimeFailing, tookMs }: ServiceState,
  now: LocalDateTime,
): readonly [StateKind, string] {
  if (state === 'own') return name === 'crm' ? ['off', 'Не подключена'] : ['works', 'Свои данные'];
  if (state === 'unknown') return ['off', 'Ещё не проверяли'];
  if (state === 'slow') return ['late', `Отвечает медленно: ${formatTook(tookMs ?? 0)}`];
  if (state === 'working') return ['works', 'Работает'];
  const age = formatAge(dateTimeFailing ?? now, now);
  return name === 'files' ? ['stopped', `Не записываются ${age}`] : ['late', `Не отвечает ${age}`];
}

function storedWords(
  { name, state }: ServiceState,
  { customers, files }: AboutSystem,
  now: LocalDateTime,
): Pick<ServiceRow, 'age' | 'stored' | 'isAged'> {
  if (name === 'files') {
    return { age: formatCountOf(files.count, fileForms), stored: formatBytes(files.bytes), isAged: false };
  }
  if (name === 'crm' && customers !== null) {
    const counts = [
      formatCountOf(customers.companyCount, companies),
      formatCountOf(customers.contactCount, contacts),
    ].join(', ');
    const age = customers.dateTimeSeen === null ? 'пока ничего' : formatAge(customers.dateTimeSeen, now);
    return { age, stored: counts, isAged: state === 'failing' };
  }
  if (state === 'own') return { age: ownData[name], stored: undefined, isAged: false };
  return { age: 'не храним', stored: name === 'map' ? undefined : `запасной ответ: ${ownData[name]}`, isAged: false };
}

/** '2 из 3 работают, 1 ещё не проверена'; services replaced by our own data are not counted. */
export function servicesSummary(services: readonly ServiceState[]): string {
  const connected = services.filter(({ state }) => state !== 'own');
  const working = connected.filter(({ state }) => state === 'working' || state === 'slow').length;
  const unknown = connected.filter(({ state }) => state === 'unknown').length;
  return [
    `${working} из ${connected.length} ${working === 1 ? 'работает' : 'работают'}`,
    ...(unknown > 0 ? [`${unknown} ещё не ${unknown === 1 ? 'проверена' : 'проверены'}`] : []),
  ].join(', ');
}

/** Result of 'Проверить сейчас', shown in the line of the service. */
export function checkWords({ state, tookMs, failure, isBeingChecked }: ServiceState): string {
  if (isBeingChecked) return 'Проверка уже идёт';
  if (state === 'failing') return `Не работает: ${reasons[failure ?? 'broken']}`;
  return `Ответ за ${formatTook(tookMs ?? 0)}`;
}
