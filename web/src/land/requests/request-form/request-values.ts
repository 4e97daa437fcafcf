import {
  type TECHNICAL_CONDITIONS,
  type TECHNICAL_CONNECTION,
  type UtilityKey,
  utilityKeys,
  utilityKinds,
} from '@gektar/contract/land/properties/utility.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { RequestCriteria } from '@gektar/contract/land/requests/request-criteria.ts';
import { type RequestFlag, requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import type { Day, LocalDateTime } from '@gektar/format/date.ts';
import type { NumberRange } from '@gektar/format/range.ts';
import { toDateTime, toDay, toLink } from '#form/sections/kept-value.ts';

/** 0 = does not matter, 'any' = must be there, otherwise the least of it that will do (E-09). */
export type AskedKind = 0 | 'any' | typeof TECHNICAL_CONDITIONS | typeof TECHNICAL_CONNECTION;

/** One utility while it is edited; the amount stays when 'не важно' is tried out. */
export interface AskedUtility {
  readonly kind: AskedKind;
  /** The least that will do, in the utility's own measure. */
  readonly atLeast: number | null;
}

/** Must be answered and have no preset (E-04). */
export const answeredFlags = ['builtToSuit', 'builtToLease'] as const satisfies readonly RequestFlag[];
type AnsweredFlag = (typeof answeredFlags)[number];
export type TickedFlag = Exclude<RequestFlag, AnsweredFlag>;
export const tickedFlags = requestFlags.filter(
  (flag): flag is TickedFlag => !answeredFlags.some((one) => one === flag),
);

/** What the form holds: names of the wire, values as the fields have them. */
export interface RequestValues
  extends Record<TickedFlag, boolean>,
    Record<AnsweredFlag, boolean | null>,
    Record<UtilityKey, AskedUtility> {
  name: string;
  companyId: string | null;
  contactId: string | null;
  requestDate: Day | null;
  requestType: readonly LandRequest['requestType'][number][];
  responsibleEmployeeId: string | null;
  isActual: boolean | null;
  referralContactId: string | null;
  referralAppointmentDateTime: LocalDateTime | null;
  referralComment: string;
  propertyTypes: readonly LandRequest['propertyTypes'][number][];
  bestUses: readonly LandRequest['bestUses'][number][];
  okveds: readonly LandRequest['okveds'][number][];
  /** Hectares. */
  area: NumberRange;
  /** m² */
  buildingArea: NumberRange;
  /** Roubles. */
  budget: NumberRange;
  regions: readonly LandRequest['regions'][number][];
  landHighways: readonly LandRequest['landHighways'][number][];
  /** Kilometres, at most (E-05). */
  distanceFromNearestCity: number | null;
  linkToDisk: string;
  comment: string;
}

const noRange: NumberRange = { from: null, to: null };

/** A loaded request as the form begins with it. */
export function toValues(request: LandRequest): RequestValues {
  return {
    name: request.name,
    companyId: request.companyId,
    contactId: request.contactId,
    requestDate: toDay(request.requestDate),
    requestType: request.requestType,
    responsibleEmployeeId: request.responsibleEmployeeId,
    isActual: request.isActual,
    referralContactId: request.referralContactId,
    referralAppointmentDateTime: request.referralAppointmentDateTime,
    referralComment: request.referralComment ?? '',
    propertyTypes: request.propertyTypes,
    bestUses: request.bestUses,
    okveds: request.okveds,
    area: request.area ?? noRange,
    buildingArea: request.buildingArea ?? noRange,
    budget: request.budget ?? noRange,
    regions: request.regions,
    landHighways: request.landHighways,
    distanceFromNearestCity: request.distanceFromNearestCity,
    linkToDisk: request.linkToDisk,
    comment: request.comment ?? '',
    ...forEachUtility((key) => askedOf(request, utilityKinds[key].id)),
    ...(Object.fromEntries(requestFlags.map((flag) => [flag, request[flag]])) as Record<RequestFlag, boolean>),
  };
}

export function forEachUtility<T>(make: (key: UtilityKey) => T): Record<UtilityKey, T> {
  return Object.fromEntries(utilityKeys.map((key) => [key, make(key)])) as Record<UtilityKey, T>;
}

function askedOf({ utilities, infrastructure }: LandRequest, id: number): AskedUtility {
  const asked = utilities.find((one) => one.id === id);
  const kind = infrastructure.find((one) => one.id === id)?.type;
  return { kind: kind ?? (asked ? 'any' : 0), atLeast: asked?.value ?? null };
}

/**
 * What would be sent of the fields: not yet checked, so required values may be missing. What the form shows less exactly than it is
 * kept (a date's time of day, a link as it was entered) comes from the loaded request as long as nobody changed it.
 */
export function toFields(values: RequestValues, loaded?: LandRequest) {
  const {
    gasSupply: _gas,
    electricitySupply: _power,
    waterSupply: _water,
    sewerage: _waste,
    heatSupply: _heat,
    ...given
  } = values;
  return {
    ...given,
    ...toAsked(values),
    requestDate: toDateTime(given.requestDate, loaded?.requestDate),
    linkToDisk: toLink(given.linkToDisk, loaded?.linkToDisk),
    area: toRange(given.area),
    buildingArea: toRange(given.buildingArea),
    budget: toRange(given.budget),
  };
}

/** Utilities as they travel, in two lists (E-09); one that does not matter is in neither. */
export function toAsked(values: Pick<RequestValues, UtilityKey>): Pick<LandRequest, 'utilities' | 'infrastructure'> {
  const asked = utilityKeys.filter((key) => values[key].kind !== 0);
  return {
    utilities: asked.map((key) => ({ ...utilityKinds[key], value: values[key].atLeast })),
    infrastructure: asked.flatMap((key) => {
      const { kind } = values[key];
      return kind === 0 || kind === 'any' ? [] : [{ id: utilityKinds[key].id, type: kind }];
    }),
  };
}

function toRange(range: NumberRange): NumberRange | null {
  return range.from === null && range.to === null ? null : range;
}

/** What of the values decides which plots fit; who has not answered yet asks for nothing. */
export function criteriaOf(values: RequestValues): RequestCriteria {
  const { builtToSuit, builtToLease, ...fields } = toFields(values);
  return { ...fields, builtToSuit: builtToSuit === true, builtToLease: builtToLease === true };
}

/** Whether two states of a utility mean the same, whatever amount was tried out. */
export function sameAsked(one: AskedUtility, other: AskedUtility): boolean {
  return one.kind === other.kind && (one.kind === 0 || one.atLeast === other.atLeast);
}
