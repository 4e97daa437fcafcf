import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { utilityKinds } from '@gektar/contract/land/utility.ts';
import { forEachName } from '@gektar/contract/records.ts';

/** A complete request for tests; pass only the relevant fields. */
export function sampleRequest(about: Partial<LandRequest> = {}): LandRequest {
  return {
    id: '0199a000-0000-7000-8000-000000000001',
    rowVersion: 3,
    importance: {},
    name: 'Площадка под распределительный центр',
    companyId: 'company-1',
    contactId: 'contact-1',
    company: { id: 'company-1', name: 'ООО «Поле и Ко»', websites: [] },
    contact: null,
    requestDate: '2026-11-12T15:30:00',
    responsibleEmployeeId: '0199a000-0000-7000-8000-000000000004',
    regions: [{ id: 50, name: 'Московская область' }],
    landHighways: [{ id: 4, code: 'М-1', name: 'Минское шоссе' }],
    distanceFromNearestCity: 40,
    area: { from: 5, to: 12.5 },
    buildingArea: { from: null, to: 1840 },
    budget: { from: 100_000_000, to: null },
    propertyTypes: [{ id: 2, name: 'Промышленный', color: 'brick' }],
    bestUses: [{ id: 5, name: 'Склад' }],
    okveds: [{ id: 7, code: '52.10', name: 'Деятельность по складированию и хранению' }],
    utilities: [
      { ...utilityKinds.gasSupply, value: null },
      { ...utilityKinds.electricitySupply, value: 1250 },
    ],
    infrastructure: [{ id: 2, type: 2 }],
    linkToDisk: 'https://disk.example/request',
    requestType: [{ id: 1, name: 'Покупка' }],
    comment: null,
    referralContactId: null,
    referralAppointmentDateTime: null,
    referralComment: null,
    dateTimeCreated: '2026-11-12T15:31:00',
    actualizeRequestDate: null,
    isActual: true,
    isEnabled: true,
    countRequrestSelectionItems: 0,
    ...forEachName(requestFlags, () => false),
    ...about,
  };
}
