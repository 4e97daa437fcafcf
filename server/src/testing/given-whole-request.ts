import type { RequestFieldsInput } from '@gektar/contract/land/requests/request.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { requestFields } from './given-request.ts';

/** A request with every editable field filled in. Dictionary values are those of a new database. */
export function wholeRequestFields(
  responsibleEmployeeId: string,
  about: Partial<RequestFieldsInput> = {},
): RequestFieldsInput {
  return requestFields({
    name: 'ООО «Ёлка»: площадка под распределительный центр',
    requestDate: '2026-11-12T00:00:00',
    linkToDisk: 'https://disk.example/request',
    companyId: 'crm-company-1',
    contactId: 'crm-contact-1',
    responsibleEmployeeId,
    regions: [{ id: 77 }, { id: 50 }],
    landHighways: [{ id: 2 }, { id: 1 }],
    distanceFromNearestCity: 99_999,
    area: { from: 0.0001, to: 999_999 },
    buildingArea: { from: 0, to: 999_998 },
    budget: { from: 0.01, to: 999_999_999_999 },
    propertyTypes: [{ id: 2 }, { id: 1 }],
    bestUses: [{ id: 2 }, { id: 1 }],
    okveds: [{ id: 23 }, { id: 22 }],
    utilities: [
      { id: 5, value: 0.5 },
      { id: 1, value: null },
      { id: 2, value: 999_999 },
    ],
    infrastructure: [
      { id: 2, type: 2 },
      { id: 4, type: 1 },
    ],
    requestType: [{ id: 2 }, { id: 1 }],
    comment: "Первая строка\nвторая строка с «кавычками», ' и \\",
    referralContactId: 'crm-contact-2',
    referralAppointmentDateTime: '2026-11-13T15:30:00',
    referralComment: 'По рекомендации',
    isActual: false,
    ...Object.fromEntries(requestFlags.map((flag) => [flag, true])),
    ...about,
  });
}
