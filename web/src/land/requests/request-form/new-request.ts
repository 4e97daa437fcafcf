import { type Day, today } from '@gektar/format/date.ts';
import { forEachUtility, type RequestValues, type TickedFlag, tickedFlags } from './request-values.ts';

const noRange = { from: null, to: null };

/** A request of today, actual (E-04), of whoever writes it down; nothing is asked for yet. */
export function emptyValues(responsibleEmployeeId: string | undefined, requestDate: Day = today()): RequestValues {
  return {
    name: '',
    companyId: null,
    contactId: null,
    requestDate,
    requestType: [],
    responsibleEmployeeId: responsibleEmployeeId ?? null,
    isActual: true,
    referralContactId: null,
    referralAppointmentDateTime: null,
    referralComment: '',
    propertyTypes: [],
    bestUses: [],
    okveds: [],
    area: noRange,
    buildingArea: noRange,
    budget: noRange,
    regions: [],
    landHighways: [],
    distanceFromNearestCity: null,
    linkToDisk: '',
    comment: '',
    builtToSuit: null,
    builtToLease: null,
    ...forEachUtility(() => ({ kind: 0, atLeast: null })),
    ...(Object.fromEntries(tickedFlags.map((flag) => [flag, false])) as Record<TickedFlag, boolean>),
  };
}
