import type { RequestFieldsInput } from '@gektar/contract/industrial/requests/request.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { industrialRequestFields } from './given-industrial-request.ts';

/**
 * A request with every editable field filled in, all of them different. Dictionary values are those of a new database.
 */
export async function wholeIndustrialRequestFields(
  db: Db,
  responsibleEmployeeId: string,
  about: Partial<RequestFieldsInput> = {},
): Promise<RequestFieldsInput> {
  const { rows: cities } = await sql<{ id: number }>`
    select id from shared.cities where region_id = 50 order by id limit 1`.execute(db);
  return industrialRequestFields({
    name: 'ООО «Ёлка»: распределительный центр',
    companyId: 'crm-company-1',
    contactId: 'crm-contact-1',
    requestDate: '2026-11-12T10:20:30',
    responsibleEmployeeId,
    requestTypes: 3,
    referralContactId: 'crm-contact-2',
    referralAppointmentDateTime: '2026-11-13T15:30:00',
    referralComment: 'По рекомендации',
    vacancyTypes: 5,
    mainAreaTypesCalc: [6, 1],
    vacancyAreaRange: { from: 0.01, to: 999_999_999 },
    netRentalRateTo: 12_345.67,
    accessDate: { from: '2026-12-01T00:00:00', to: '2027-04-01T00:00:00' },
    hasDryArea: true,
    hasTemperatureArea: true,
    hasFreezerArea: true,
    hasUnheatedArea: true,
    bts: true,
    isWholeForRent: true,
    hasShelving: true,
    cityRegions: [
      { regionId: 77, cityId: null },
      { regionId: 50, cityId: cities[0]?.id ?? null },
    ],
    highways: [{ id: 1 }, { id: 2 }],
    complexName: 'Логопарк Север',
    buildingClasses: [1, 3],
    buildingTypes: [{ id: 1 }, { id: 2 }],
    constructionStatuses: [2, 1],
    workingHeightRange: { from: 9.5, to: 9_999 },
    totalArea: { from: 0.02, to: 99_999_999 },
    linkToDisk: 'https://disk.example/request',
    comment: "Первая строка\nвторая строка с «кавычками», ' и \\",
    additionalAccessEmployees: [],
    ...about,
  });
}
