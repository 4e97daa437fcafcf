import type { PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { forEachFlag } from '@gektar/contract/land/properties/property-flags.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { propertyFields } from './given.ts';

/** A land contact to refer to. */
async function givenLandContact(db: Db): Promise<{ id: string }> {
  const id = uuidv7();
  await db
    .insertInto('land.contacts')
    .values({
      id,
      first_name: 'Пётр',
      last_name: 'Ёлкин',
      middle_name: null,
      phone: '79161234567',
      email: 'x@y.example',
    })
    .execute();
  return { id };
}

/**
 * An object with every editable field filled in, except photos and documents. Dictionary values are those of a new
 * database.
 */
export async function wholePropertyFields(
  db: Db,
  responsibleEmployeeId: string,
  about: Partial<PropertyFieldsInput> = {},
) {
  return propertyFields(responsibleEmployeeId, {
    latitude: 55.68241,
    longitude: 37.104218,
    lastConversationDate: '2026-11-12T00:00:00',
    area: 12.5,
    kmFromCity: 24,
    linkToDisk: 'https://disk.example/50-20-145',
    linkToDocumentation: 'https://docs.example/50-20-145',
    polygons: [
      {
        coordinates: [
          [55.1, 37.1],
          [55.2, 37.1],
          [55.2, 37.25],
        ],
      },
      {
        coordinates: [
          [-10.5, -179.9],
          [-10.5, 179.9],
          [10, 0],
          [0, 1e-7],
        ],
      },
    ],
    isApproximatePosition: true,
    address: 'Московская область, деревня Ёлки, «Полевая» улица, 1',
    landHighway: { id: 1 },
    bestUses: [{ id: 1 }, { id: 2 }],
    permittedUseTypes: [{ id: 3 }, { id: 1 }],
    okveds: [{ id: 23 }, { id: 22 }],
    gasSupply: { type: 1, value: 1_500.5 },
    electricitySupply: { type: 2, value: 0 },
    waterSupply: { type: 1, from: 10, to: 20.25 },
    sewerage: { type: 2, from: 5 },
    heatSupply: { type: 1 },
    landContact: await givenLandContact(db),
    contactId: 'crm-contact-1',
    companyId: 'crm-company-1',
    price: 385_000_000.55,
    buildingArea: 1_200.5,
    comment: "Первая строка\nвторая строка с «кавычками», ' и \\",
    referralContactId: 'crm-contact-2',
    referralAppointmentDateTime: '2026-11-13T15:30:00',
    referralComment: 'По рекомендации',
    linkToPublicCadastralMap: 'https://pkk.example/50:20',
    ...forEachFlag(() => true),
    ...about,
  });
}
