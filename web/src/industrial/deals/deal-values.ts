import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { bitsIn, type FixedValue } from '@gektar/contract/fields.ts';
import { totalArea } from '@gektar/contract/industrial/areas/area-figures.ts';
import { type AreaKind, areaKinds, warehouseParts } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import { splitAreas } from '@gektar/contract/industrial/areas/split-areas.ts';
import type { CloseBody } from '@gektar/contract/industrial/deals/close-vacancy.ts';
import type { Deal } from '@gektar/contract/industrial/deals/deal.ts';
import { dealFields } from '@gektar/contract/industrial/deals/deal-fields.ts';
import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { type Day, dayAfter, today } from '@gektar/format/date.ts';
import { plainNames, valuesOf, wireOf } from '#form/described/described-values.ts';
import { messages } from '#form/messages.ts';
import { type AreaValues, toAreaSetWithPriceDraft, toAreaValues, withArea } from '#industrial/areas/area-values.ts';

/** A firm of the CRM, or a name that was typed (H-36). */
export interface Firm {
  readonly name: string;
  /** Id in the CRM; null for a typed name. */
  readonly id: string | null;
}

/** Values of a deal in the form. */
export interface DealValues {
  readonly vacancyType: number | null;
  readonly closeDate: Day | null;
  readonly tenant: Firm;
  readonly agent: Firm;
  readonly sectorId: number | null;
  readonly industryId: number | null;
  readonly rentalPeriod: number | null;
  readonly endDateOfTheContract: Day | null;
  readonly movedOut: string;
  readonly isInvestmentDeal: boolean;
  readonly isVerifiedByReseach: boolean;
  readonly additionalInformation: string;
}

const noFirm: Firm = { name: '', id: null };
const plain = plainNames(dealFields, Object.keys(dealFields));

/** A deal as sent to the server. */
export type SentDeal = Omit<CloseBody, 'newId' | 'part'>;
export type SentClosing = CloseBody;

/** Initial values of a new deal: today, and the first of the possible types. */
export function newDealValues(types: readonly FixedValue[], now: Day = today()): DealValues {
  return {
    vacancyType: types[0]?.id ?? null,
    closeDate: now,
    tenant: noFirm,
    agent: noFirm,
    sectorId: null,
    industryId: null,
    rentalPeriod: null,
    endDateOfTheContract: null,
    movedOut: '',
    isInvestmentDeal: false,
    isVerifiedByReseach: false,
    additionalInformation: '',
  };
}

export function dealValues(deal: Deal): DealValues {
  return {
    ...valuesOf(dealFields, plain, deal),
    tenant: { name: deal.tenantName ?? '', id: deal.tenantBitrixId },
    agent: { name: deal.agentName ?? '', id: deal.agentBitrixId },
    sectorId: deal.sectorId,
    industryId: deal.industryId,
  } as DealValues;
}

/** Converts a deal for the server; the values must have no errors. */
export function sentDeal(values: DealValues, before?: Deal): SentDeal {
  const { tenant, agent, sectorId, industryId } = values;
  return {
    ...wireOf(dealFields, plain, values, before),
    tenantName: tenant.name.trim() || null,
    tenantBitrixId: tenant.id,
    agentName: agent.name.trim() || null,
    agentBitrixId: agent.id,
    sectorId,
    industryId,
  } as SentDeal;
}

/** Types to choose from: those of the vacancy (H-21), and the stored type of the deal. */
export function typesOf({
  vacancyTypes,
  deal,
}: Pick<VacancyRow, 'vacancyTypes'> & Partial<Pick<VacancyRow, 'deal'>>): readonly FixedValue[] {
  return bitsIn(enumerations['vacancy-types'], vacancyTypes | (deal?.vacancyType ?? 0));
}

/** Errors of a deal, by field. */
export type DealProblems = Partial<Record<keyof DealValues | 'part', string>>;

export function dealProblems({ vacancyType, closeDate, rentalPeriod }: DealValues): DealProblems {
  return {
    ...(vacancyType === null && { vacancyType: messages.required }),
    ...(closeDate === null && { closeDate: messages.required }),
    ...(rentalPeriod !== null && !Number.isInteger(rentalPeriod) && { rentalPeriod: messages.integer }),
  };
}

/** Title and explanation of the warning toast; literal when a required field is empty (3§8). */
export function problemToast(problems: DealProblems): [title: string, text?: string] {
  const isMissing = Object.values(problems).includes(messages.required);
  return isMissing ? [messages.fillRequired, messages.fillRequiredText] : [failureTexts['request.invalid']];
}

/**
 * The last day of a contract: 60 months from 21.11.2026 end on 20.11.2031. When the final month is too short for that
 * day, the last day of that month.
 */
export function endOfContract(from: Day, months: number): Day {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  const end = (date: number) => `${last.toISOString().slice(0, 8)}${String(date).padStart(2, '0')}`;
  return day > last.getUTCDate() ? end(last.getUTCDate()) : dayAfter(-1, end(day));
}

/** A kind of area of which a deal can close a part. */
export interface PartKind {
  readonly kind: AreaKind;
  /** Available area (m²). */
  readonly available: number;
}

/** Kinds to enter for a part. A warehouse is entered by its parts; also as a whole if it is larger than their sum. */
export function partKinds(areas: AreaSetWithPrice): PartKind[] {
  const values = toAreaValues(areas);
  const inParts = warehouseParts.reduce((sum, part) => sum + (values[part].areaValue ?? 0), 0);
  return areaKinds.flatMap((kind) => {
    const available = values[kind].areaValue;
    if (available === null) return [];
    if (kind === 'warehouse' && Math.round((available - inParts) * 100) <= 0) return [];
    return [{ kind, available }];
  });
}

/** No area of any kind: the initial state of a part. */
export const noPart: AreaValues = toAreaValues();

export function partWith(part: AreaValues, kind: AreaKind, areaValue: number | null): AreaValues {
  return withArea(part, kind, { areaValue });
}

/** Messages for parts that cannot be split off; not in the specification. */
const partWrong = {
  nothing: 'Укажите площадь части',
  all: 'Это вся площадь: выберите «Целиком»',
  tooLarge: 'Площадь части больше, чем есть',
} as const;

/** Error of a part; undefined when it can be split off (M-01). */
export function partProblem(areas: AreaSetWithPrice, part: AreaValues): string | undefined {
  const asked = toAreaSetWithPriceDraft(part);
  const [wanted, whole] = [totalArea(asked), totalArea(areas)];
  if (wanted === null) return partWrong.nothing;
  if (splitAreas(areas, asked) !== undefined) return undefined;
  return wanted === whole ? partWrong.all : partWrong.tooLarge;
}
