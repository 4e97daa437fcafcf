import type { PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';

/** An object with every field that needs no other entity. It has three numbers; the first is a parameter. */
export function wholeProperty(number: string): Partial<PropertyFieldsInput> {
  return {
    cadastralNumbers: [number, '50:01:0000001:2', '50:01:0000001:3'],
    address: 'г. о. Подольск, д. Овсяная',
    landHighway: { id: 1 },
    bestUses: [{ id: 1 }],
    permittedUseTypes: [{ id: 1 }],
    okveds: [{ id: 1 }],
    gasSupply: { type: 1, value: 300 },
    electricitySupply: { type: 1, from: 500, to: 1_250 },
    waterSupply: { type: 2 },
    sewerage: { type: 1, to: 60 },
    lastConversationDate: '2026-11-12T00:00:00',
    linkToDisk: 'https://disk.example/50-20-145',
    linkToDocumentation: 'https://docs.example/50-20-145',
    latitude: 55.68241,
    longitude: 37.104218,
    price: 385_000_000,
    area: 12.5,
    buildingArea: 1_234.5,
    kmFromCity: 24,
    comment: 'Первая линия',
    referralAppointmentDateTime: '2026-11-26T00:00:00',
    referralComment: 'Через знакомых',
    linkToPublicCadastralMap: 'https://map.example/1',
    ...Object.fromEntries(propertyFlags.map((flag) => [flag, true])),
  };
}

/** A company with two people, and the fields of an object that refer to them. */
export async function givenCustomers({ db }: TestApp): Promise<Partial<PropertyFieldsInput>> {
  await db.insertInto('shared.companies').values({ id: 'c1', name: 'ООО «Поле и Ко»', websites: '[]' }).execute();
  const person = { company_id: 'c1', emails: '[{"emailAddressType":"WORK","emailAddress":"ida@pole.example"}]' };
  await db
    .insertInto('shared.contacts')
    .values([
      { ...person, id: 'p1', first_name: 'Ида', last_name: 'Полевая', phones: phones('79161234567') },
      { ...person, id: 'p2', first_name: 'Тимур', last_name: 'Межевой', phones: phones('79167654321') },
    ])
    .execute();
  return { companyId: 'c1', contactId: 'p1', referralContactId: 'p2' };
}

const phones = (phoneNumber: string) => JSON.stringify([{ phoneType: 'MOBILE', phoneNumber }]);
