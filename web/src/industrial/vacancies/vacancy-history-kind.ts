import { fieldsWithout, person } from '@gektar/contract/fields.ts';
import type { EntityEvent } from '@gektar/contract/history.ts';
import { type AreaKind, areaKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { AreaSet, AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import { ratedParts } from '@gektar/contract/industrial/areas/rated-parts.ts';
import { dealFields } from '@gektar/contract/industrial/deals/deal-fields.ts';
import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { isRecord } from '@gektar/contract/records.ts';
import { formatMeasured, formatPlain } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { type AreaValue, isPart, toAreaValues } from '#industrial/areas/area-values.ts';
import { areaName } from '#industrial/areas/area-words.ts';
import { fieldFigure, type HistoryFigure } from '#operations/history/figure-steps.ts';
import type { HistoryEvent, HistoryKind, ShownChange } from '#operations/history/history-kind.ts';
import { documentForms, named, namesText, nameText, plainText } from '#operations/history/own-texts.ts';
import { changedVacancies } from './vacancy-changes.ts';

const agents = namesText(['агент', 'агента', 'агентов'], named('company', 'name'));

/** Field of a company's record → field of its name; when both have changed, only the name is shown. */
const firms: Readonly<Record<string, string>> = { tenantBitrixId: 'tenantName', agentBitrixId: 'agentName' };

/** Fields that are not shown: computed from the areas, or ids of values that are shown by name. */
const computed = /^(?!averageNetRentalRate$).*(Total|Rate)$|^(mainAreaTypeCalc|sectorId|industryId)$/;

const fields = {
  ...vacancyFields,
  ...fieldsWithout(dealFields, ['additionalInformation']),
  tenantBitrixId: person('Запись арендатора', 'company', { gender: 'she' }),
  agentBitrixId: person('Запись агента', 'company', { gender: 'she' }),
};

/** The history of a vacancy and of its deal. */
export const vacancyHistoryKind: HistoryKind = {
  about: changedVacancies,
  noun: 'Вакансия',
  gender: 'she',
  fields,
  labels: {
    averageNetRentalRate: 'Ставка',
    sector: dealFields.sectorId.label,
    industry: dealFields.industryId.label,
  },
  isHidden: (name) => computed.test(name),
  texts: {
    saleAgents: agents,
    leaseAgents: agents,
    documents: namesText(documentForms),
    tenantName: plainText,
    agentName: plainText,
    sector: nameText,
    industry: nameText,
  },
  split: (name, changes) => {
    if (name === 'areaSetWithPrice') return areaChanges(name, changes);
    const firm = firms[name];
    return firm !== undefined && changes[firm] !== undefined ? [] : undefined;
  },
  isRestorable: (name, changes) => name !== 'averageNetRentalRate' || !hasSeveralParts(changes),
  isListedWith: (action, name) =>
    action === 'close' && Object.hasOwn(vacancyFields, name) && !Object.hasOwn(dealFields, name),
};

const rate = { label: 'Ставка', unit: units.roublePerSquareMetre };

/** Figures that are drawn as a line chart. */
export const vacancyFigures: readonly HistoryFigure[] = [
  fieldFigure('averageNetRentalRate', rate.label, rate.unit),
  fieldFigure('opexPerSqm', vacancyFields.opexPerSqm.label, vacancyFields.opexPerSqm.unit),
  fieldFigure('areaSize', vacancyFields.areaSize.label, vacancyFields.areaSize.unit),
  fieldFigure('salePrice', vacancyFields.salePrice.label, vacancyFields.salePrice.unit),
];

const booked = enumerations['vacancy-statuses'].find(({ name }) => name === 'Забронирована')?.id;

/** Text of a mark in the chart, for a booking or a deal; undefined for other events. */
export function vacancyMark({ action, changes }: HistoryEvent): string | undefined {
  if (action === 'close') {
    const tenant = plainText(changes['tenantName']?.[1]);
    return tenant === undefined ? 'сделка' : `сделка, ${tenant}`;
  }
  return changes['vacancyStatus']?.[1] === booked && booked !== undefined ? 'бронь' : undefined;
}

type Areas = AreaSet | AreaSetWithPrice;

const facts: readonly { name: keyof AreaValue; words: string; unit: string; show: (value: number) => string }[] = [
  { name: 'areaValue', words: 'площадь', unit: units.squareMetre, show: formatMeasured },
  { name: 'leasePricePerSqm', words: 'ставка', unit: rate.unit, show: formatMeasured },
  { name: 'temperatureFrom', words: 'температура от', unit: units.degree, show: formatPlain },
  { name: 'temperatureTo', words: 'температура до', unit: units.degree, show: formatPlain },
];

/**
 * Changed figures of the areas: 'Сухой склад: ставка'. Area and rate of a vacancy with a single part are left out: they
 * are those of the vacancy and are listed as such.
 */
export function areaChanges(name: string, changes: EntityEvent['changes']): ShownChange[] {
  const [was, is] = changes[name] ?? [null, null];
  const [before, now] = [toAreaValues(areasOf(was)), toAreaValues(areasOf(is))];
  const isWhole = name === 'areaSetWithPrice' && isSamePart(areasOf(was), areasOf(is));
  return areaKinds.flatMap((kind) =>
    facts.flatMap((fact): ShownChange[] => {
      const [one, other] = [before[kind][fact.name], now[kind][fact.name]];
      if (one === other || (isWhole && (fact.name === 'areaValue' || fact.name === 'leasePricePerSqm'))) return [];
      return [areaChange(kind, fact, [one, other])];
    }),
  );
}

function areaChange(
  kind: AreaKind,
  { name, words, unit, show }: (typeof facts)[number],
  [was, is]: readonly [number | null, number | null],
): ShownChange {
  const isRate = name === 'leasePricePerSqm';
  const text = was === null ? undefined : show(was);
  return {
    field: `${kind}.${name}`,
    label: `${areaName(kind)}: ${words}`,
    was: text !== undefined && is === null ? withUnit(text, unit) : text,
    is: is === null ? undefined : withUnit(show(is), unit),
    isMoney: isRate,
    values: [was, is],
    ...(isRate && {
      restore: {
        field: 'averageNetRentalRate',
        value: { parts: { [isPart(kind) ? `warehouse.${kind}` : kind]: was } },
        text,
      },
    }),
  };
}

function areasOf(value: unknown): Areas | null {
  return isAreas(value) ? value : null;
}

/** Whether a value of an event is a set of areas: old events may have another shape. */
function isAreas(value: unknown): value is Areas {
  return isRecord(value) && 'warehouse' in value;
}

function isSamePart(was: Areas | null, is: Areas | null): boolean {
  if (was === null || is === null) return false;
  const [before, now] = [ratedParts(was), ratedParts(is)];
  return before.length === 1 && now.length === 1 && before[0] === now[0];
}

function hasSeveralParts(changes: EntityEvent['changes']): boolean {
  const is = areasOf(changes['areaSetWithPrice']?.[1]);
  return is !== null && ratedParts(is).length > 1;
}
