import { type FieldDescription, flagWord } from '@gektar/contract/fields.ts';
import type { EventAction } from '@gektar/contract/history.ts';
import { type AreaKind, areaKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import type { ComplexEvent } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { dealFields } from '@gektar/contract/industrial/deals/deal-fields.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCount, formatMeasured, formatPlain } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { type AreaValue, toAreaValues } from '#industrial/areas/area-values.ts';
import { areaName, inSentence } from '#industrial/areas/area-words.ts';
import { nameText } from '#operations/history/own-texts.ts';
import { inFieldOrder, namedSentence, quoted } from '#people/history/change-sentences.ts';
import { describedSentence, describedValue } from '#people/history/described-words.ts';
import { streetText } from './street-names.ts';

/** One change of an event: a sentence, or a field with its old and new value. */
export interface LogLine {
  readonly title: string;
  readonly was?: string | undefined;
  readonly is?: string | undefined;
}

/** Content of one event. */
export interface LogEntry {
  readonly id: string;
  readonly employeeId: string | null;
  readonly dateTime: string;
  readonly lines: readonly LogLine[];
  readonly event: Pick<ComplexEvent, 'action' | 'changes'>;
  readonly entity: Entity;
  readonly entityId: string;
  /** Key that entries with the same change of different parts share. */
  readonly sameAs: string;
}

/** Consecutive entries with the same change, at least one; newest first. */
export type LogGroup = readonly [LogEntry, ...LogEntry[]];

export interface LogNames {
  readonly employee: (id: string) => string | undefined;
  /** Current area of a vacancy (m²). */
  readonly areaOf: (vacancyId: string) => number | null;
  readonly street?: (id: number) => string | undefined;
}

/** The log of a complex, newest first; events without displayed changes are left out. */
export function logEntries(events: readonly ComplexEvent[], names: LogNames): LogEntry[] {
  return events.flatMap((event) => {
    const { id, employeeId, dateTime, entity, entityId } = event;
    const lines = linesOf(event, names);
    if (lines.length === 0) return [];
    const words = linesOf({ ...event, entityName: '' }, names);
    const sameAs = JSON.stringify([employeeId, formatDate(dateTime), entity, words]);
    return [{ id, employeeId, dateTime, lines, event, entity, entityId, sameAs }];
  });
}

/** Groups consecutive entries with the same change by one employee on one day; no entry is lost. */
export function logGroups(entries: readonly LogEntry[]): LogGroup[] {
  const groups: [LogEntry, ...LogEntry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0].sameAs === entry.sameAs) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const times: PluralForms = ['раз', 'раза', 'раз'];
const partForms: Readonly<Record<Entity, PluralForms>> = {
  complex: times,
  building: ['здание', 'здания', 'зданий'],
  vacancy: ['вакансия', 'вакансии', 'вакансий'],
};

/** '… ещё 4 вакансии' for different vacancies, '… ещё 4 раза' for the same one; empty for a single entry. */
export function moreWords([first, ...others]: LogGroup): string {
  if (others.length === 0) return '';
  const isSame = others.every(({ entityId }) => entityId === first.entityId);
  const areAllDifferent = new Set([first, ...others].map(({ entityId }) => entityId)).size > others.length;
  if (isSame) return `… ещё ${formatCountOf(others.length, times)}`;
  return `… ещё ${areAllDifferent ? formatCountOf(others.length, partForms[first.entity]) : formatCount(others.length)}`;
}

type Entity = ComplexEvent['entity'];

/** Endings of participles, which agree with the gender of the entity. */
const endings: Readonly<Record<Entity, string>> = { complex: '', building: 'о', vacancy: 'а' };
const nouns: Readonly<Record<Entity, string>> = { complex: 'Комплекс', building: 'Здание', vacancy: 'Вакансия' };

const deeds: Partial<Record<EventAction, string>> = {
  create: 'создан',
  copy: 'создан',
  archive: 'архивирован',
  unarchive: 'разархивирован',
  actualize: 'актуализирован',
  restore: 'восстановлен',
  delete: 'удалён',
};

/** Where a restored entity came from: ' из корзины'. */
const origins: Partial<Record<EventAction, string>> = { restore: ' из корзины' };

function linesOf(event: ComplexEvent, names: LogNames): LogLine[] {
  const { entity, entityName, action, changes } = event;
  const subject = entity === 'complex' ? nouns.complex : `${nouns[entity]} ${entityName}`;
  const ending = endings[entity];
  const [wasText, isText] = changes['text'] ?? [];
  const remarkOn = entity === 'complex' ? 'Комментарий' : `${subject}, комментарий`;
  switch (action) {
    case 'update':
      return changedFields(event, names);
    case 'import':
      return [{ title: `${subject} загружен${ending} из файла` }];
    case 'actualize-vacancies':
      return [{ title: 'Вакансии актуализированы' }];
    case 'close':
      return [
        { title: `${subject} закрыта сделкой${closingWords(event, names)}` },
        ...changedFields({ ...event, changes: ofVacancyAlone(changes) }, names),
      ];
    case 'reopen':
      return [{ title: `${subject} снова открыта: сделка удалена` }];
    case 'part-delete':
      return [
        ...named(changes['building']?.[0], 'Удалено здание'),
        ...named(changes['vacancy']?.[0], 'Удалена вакансия'),
      ];
    case 'comment-create':
      return [{ title: `${remarkOn} ${quoted(isText) ?? ''}` }];
    case 'comment-update':
      return [{ title: `${remarkOn} изменён`, was: quoted(wasText), is: quoted(isText) }];
    case 'comment-delete':
      return [{ title: `${remarkOn} ${quoted(wasText) ?? ''} удалён` }];
    default: {
      const deed = (deeds[action] ?? 'изменён').replace(/ён$/, ending === '' ? 'ён' : 'ен');
      return [{ title: `${subject} ${deed}${ending}${origins[action] ?? ''}${togetherWith(event)}` }];
    }
  }
}

function changedFields(event: ComplexEvent, names: LogNames): LogLine[] {
  return inFieldOrder(event.changes, fieldsOf[event.entity]).flatMap(([name, [was, is]]) =>
    changeLines(event, name, was, is, names),
  );
}

/**
 * Changes of the vacancy itself by a partial closing: areas, price, smallest blocks (M-01); the deal has a separate
 * card.
 */
function ofVacancyAlone(changes: ComplexEvent['changes']): ComplexEvent['changes'] {
  return Object.fromEntries(
    Object.entries(changes).filter(([name]) => Object.hasOwn(vacancyFields, name) && !Object.hasOwn(dealFields, name)),
  );
}

const buildingsTaken: PluralForms = ['зданием', 'зданиями', 'зданиями'];
const vacanciesTaken: PluralForms = ['вакансией', 'вакансиями', 'вакансиями'];

/** Parts that were archived together with a complex: ' вместе с 30 зданиями и 300 вакансиями' (H-09). */
function togetherWith({ action, changes }: ComplexEvent): string {
  if (action !== 'archive' && action !== 'unarchive' && action !== 'restore') return '';
  const taken = (name: string, forms: PluralForms) => {
    const count = Number(changes[name]?.[1] ?? 0);
    return count > 0 ? [formatCountOf(count, forms)] : [];
  };
  const parts = [...taken('buildings', buildingsTaken), ...taken('vacancies', vacanciesTaken)];
  return parts.length > 0 ? ` вместе с ${parts.join(' и ')}` : '';
}

function named(name: unknown, words: string): LogLine[] {
  return typeof name === 'string' ? [{ title: `${words} ${name}` }] : [];
}

/** Type and area of a deal: ': аренда, 8 100,00 м²'. */
function closingWords({ entityId, changes }: ComplexEvent, { areaOf }: LogNames): string {
  const [, type] = changes['vacancyType'] ?? [];
  const area = areaOf(entityId);
  const words = [
    typeof type === 'number' ? inSentence(enumerationName('vacancy-types', type)) : '',
    area === null ? '' : withUnit(formatMeasured(area), units.squareMetre),
  ].filter(Boolean);
  return words.length > 0 ? `: ${words.join(', ')}` : '';
}

const fieldsOf: Readonly<Record<Entity, Readonly<Record<string, FieldDescription>>>> = {
  complex: complexFields,
  building: buildingFields,
  // Changes of a deal are listed as changes of its vacancy.
  vacancy: { ...dealFields, ...vacancyFields },
};

/** Fields that are not shown: they are computed from, or repeat, other shown fields. */
const computed = /(Total|Rate)$|^(areaSize|mainAreaTypeCalc|docksRatio|(region|city|settlement|sector|industry)Id)$/;

/** Field of a company's record → field of its name; when both have changed, only the name is shown. */
const firmsOfDeal: Readonly<Record<string, 'tenantName' | 'agentName'>> = {
  tenantBitrixId: 'tenantName',
  agentBitrixId: 'agentName',
};

function firmWords(name: 'tenantName' | 'agentName'): string {
  return `${dealFields[name].label}: изменена запись компании`;
}

/** Values whose field description is that of their id: `regionId` for `region`. */
const namedByIds: ReadonlySet<string> = new Set(['region', 'city', 'settlement', 'sector', 'industry']);

function changeLines(event: ComplexEvent, name: string, was: unknown, is: unknown, names: LogNames): LogLine[] {
  const { entity, entityName } = event;
  if (name === 'areaSet' || name === 'areaSetWithPrice') return areaLines(event, was, is);
  if (computed.test(name)) return [];
  const firm = firmsOfDeal[name];
  if (firm !== undefined) return firm in event.changes ? [] : [{ title: placed(entity, entityName, firmWords(firm)) }];
  const field = fieldsOf[entity][namedByIds.has(name) ? `${name}Id` : name];
  const label = (words: string) => placed(entity, entityName, words);
  if (field === undefined) return [{ title: label(`Изменено: ${name}`) }];
  const line = (show: (value: unknown) => string | undefined): LogLine => ({
    title: label(field.label),
    was: show(was) ?? missing.value,
    is: show(is) ?? missing.value,
  });
  if (namedByIds.has(name)) return [line(nameText)];
  if (name === 'streetId') return [line((id) => streetText(id, names.street))];
  switch (field.kind) {
    case 'choices':
    case 'options':
    case 'mask':
      return [{ title: label(describedSentence(field, was, is) ?? field.label) }];
    case 'flag':
      return [line((value) => flagWord(field, value))];
    case 'person':
      if (field.who === 'employee') return [line((id) => (typeof id === 'string' ? names.employee(id) : undefined))];
      break;
    case 'own':
      if (typeof (was ?? is) === 'string') return [line(quoted)];
      if (typeof (was ?? is) === 'number')
        return [line((value) => (typeof value === 'number' ? String(value) : undefined))];
      break;
    default:
      return [line((value) => describedValue(field, value))];
  }
  const { gender = 'he' } = field;
  return [{ title: label(namedSentence({ label: field.label, gender }, was, is)) }];
}

/** Field with the name of its part: 'Вакансия 1-В, ставка'; for the complex itself only the field. */
function placed(entity: Entity, entityName: string, words: string): string {
  if (entity === 'complex') return words;
  return `${entity === 'vacancy' ? 'Вакансия ' : ''}${entityName}, ${inSentence(words)}`;
}

const areaFacts: readonly { name: keyof AreaValue; words: string; show: (value: number) => string }[] = [
  { name: 'areaValue', words: 'площадь', show: (value) => withUnit(formatMeasured(value), units.squareMetre) },
  {
    name: 'leasePricePerSqm',
    words: 'ставка',
    show: (value) => withUnit(formatMeasured(value), units.roublePerSquareMetre),
  },
  { name: 'temperatureFrom', words: 'температура от', show: (value) => withUnit(formatPlain(value), units.degree) },
  { name: 'temperatureTo', words: 'температура до', show: (value) => withUnit(formatPlain(value), units.degree) },
];

/** A line per changed figure of the areas: 'Вакансия 1-В, сухой, ставка'. */
function areaLines({ entity, entityName }: ComplexEvent, was: unknown, is: unknown): LogLine[] {
  const [before, now] = [was, is].map((areas) => toAreaValues(isAreas(areas) ? areas : null));
  if (before === undefined || now === undefined) return [];
  return areaKinds.flatMap((kind: AreaKind) =>
    areaFacts.flatMap(({ name, words, show }): LogLine[] => {
      const [one, other] = [before[kind][name], now[kind][name]];
      if (one === other) return [];
      const text = (value: number | null) => (value === null ? missing.value : show(value));
      return [{ title: placed(entity, entityName, `${areaName(kind)}, ${words}`), was: text(one), is: text(other) }];
    }),
  );
}

function isAreas(value: unknown): value is Parameters<typeof toAreaValues>[0] {
  return typeof value === 'object' && value !== null && 'warehouse' in value;
}
