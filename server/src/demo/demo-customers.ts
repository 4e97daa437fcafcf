import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { demoCompanies, demoPeople } from './demo-companies.ts';

/** Invented land contacts: owners and their neighbours. */
const landContacts = [
  ['Фёдор', 'Пашин', 'Ильич'],
  ['Нина', 'Жнецова', 'Петровна'],
  ['Борис', 'Пахарев', null],
  ['Лидия', 'Сенокосова', 'Андреевна'],
  ['Степан', 'Бороздин', 'Егорович'],
  ['Зоя', 'Колосова', null],
  ['Аркадий', 'Овражный', 'Львович'],
  ['Римма', 'Опушкина', 'Сергеевна'],
  ['Денис', 'Околицын', null],
  ['Вера', 'Залесская', 'Николаевна'],
] as const;

/** A phone number from an unassigned range, 11 digits (K-08). */
function phone(number: number): string {
  return `7900000${String(number).padStart(4, '0')}`;
}

/** Every fourth person has a work phone too. */
function phonesOf(index: number): object[] {
  const mobile = { phoneType: 'Мобильный', phoneNumber: phone(index + 1) };
  return index % 4 === 0 ? [mobile, { phoneType: 'Рабочий', phoneNumber: phone(5_000 + index) }] : [mobile];
}

export interface DemoCustomers {
  readonly companyIds: [string, ...string[]];
  readonly contactIds: [string, ...string[]];
  readonly landContactIds: [string, ...string[]];
}

/** Inserts invented companies, contacts and land contacts. */
export async function insertDemoCustomers(tx: Db): Promise<DemoCustomers> {
  const companyIds = demoCompanies.map((_, index) => `demo-company-${index + 1}`);
  const contactIds = demoPeople.map((_, index) => `demo-contact-${index + 1}`);
  const landContactIds = landContacts.map(() => uuidv7());
  await tx
    .insertInto('shared.companies')
    .values(
      demoCompanies.map((name, index) => ({
        id: `demo-company-${index + 1}`,
        name,
        websites: JSON.stringify([{ webSiteType: 'Рабочий', webSite: `https://company-${index + 1}.example` }]),
      })),
    )
    .execute();
  await tx
    .insertInto('shared.contacts')
    .values(
      demoPeople.map(({ firstName, lastName, company }, index) => ({
        id: `demo-contact-${index + 1}`,
        company_id: company === undefined ? null : (companyIds[company] ?? null),
        first_name: firstName,
        last_name: lastName,
        phones: JSON.stringify(phonesOf(index)),
        emails: JSON.stringify([{ emailAddressType: 'Рабочий', emailAddress: `contact-${index + 1}@gektar.example` }]),
      })),
    )
    .execute();
  await tx
    .insertInto('land.contacts')
    .values(
      landContacts.map(([first_name, last_name, middle_name], index) => ({
        id: landContactIds[index] ?? uuidv7(),
        first_name,
        last_name,
        middle_name,
        phone: phone(1_000 + index),
        email: index % 2 === 0 ? `land-${index + 1}@gektar.example` : null,
        comment: index % 3 === 0 ? 'Звонить после обеда.' : null,
      })),
    )
    .execute();
  return { companyIds, contactIds, landContactIds } as DemoCustomers;
}
