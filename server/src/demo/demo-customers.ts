import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';

/** Invented companies of the customer service. */
const companies = [
  'ООО «Северный логистический узел»',
  'АО «Подмосковные склады»',
  'ООО «Агрополе»',
  'ООО «Хлебный двор»',
  'АО «Стройформат-Центр»',
  'ООО «Тёплый дом Девелопмент»',
  'ООО «Придорожный сервис М-4»',
  'ООО «Прицеп и платформа»',
  'АО «Фармлиния»',
  'ООО «Мебельная мастерская „Липа“»',
  'ООО «Серверный парк»',
  'ООО «Ока-Рекреация»',
  'АО «Индустриальный парк „Восход“»',
  'ООО «Калужский картон»',
] as const;

/** Invented contacts: the first ones of the companies in order, the rest on their own. */
const contacts = [
  ['Павел', 'Дубов'],
  ['Мария', 'Калинина'],
  ['Сергей', 'Рябинов'],
  ['Ольга', 'Ясенева'],
  ['Николай', 'Кленов'],
  ['Татьяна', 'Вербина'],
  ['Андрей', 'Ольхов'],
  ['Светлана', 'Берёзкина'],
  ['Григорий', 'Тополев'],
  ['Ирина', 'Липина'],
  ['Виктор', 'Еловый'],
  ['Юлия', 'Сосновая'],
  ['Алексей', 'Каштанов'],
  ['Наталья', 'Ивина'],
  ['Михаил', 'Осинов'],
  ['Елена', 'Грабова'],
  ['Роман', 'Терновый'],
  ['Галина', 'Черёмухина'],
] as const;

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

/** A number of the range that no operator has given out, 11 digits (K-08). */
function phone(number: number): string {
  return `7900000${String(number).padStart(4, '0')}`;
}

export interface DemoCustomers {
  readonly companyIds: [string, ...string[]];
  readonly contactIds: [string, ...string[]];
  readonly landContactIds: [string, ...string[]];
}

/** Puts invented companies, contacts and land contacts on record. */
export async function insertDemoCustomers(tx: Db): Promise<DemoCustomers> {
  const companyIds = companies.map((_, index) => `demo-company-${index + 1}`);
  const contactIds = contacts.map((_, index) => `demo-contact-${index + 1}`);
  const landContactIds = landContacts.map(() => uuidv7());
  await tx
    .insertInto('shared.companies')
    .values(
      companies.map((name, index) => ({
        id: `demo-company-${index + 1}`,
        name,
        websites: JSON.stringify([{ webSiteType: 'Рабочий', webSite: `https://company-${index + 1}.example` }]),
      })),
    )
    .execute();
  await tx
    .insertInto('shared.contacts')
    .values(
      contacts.map(([first_name, last_name], index) => ({
        id: `demo-contact-${index + 1}`,
        company_id: companyIds[index] ?? null,
        first_name,
        last_name,
        phones: JSON.stringify([{ phoneType: 'Мобильный', phoneNumber: phone(index + 1) }]),
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
        phone: phone(100 + index),
        comment: index % 3 === 0 ? 'Звонить после обеда.' : null,
      })),
    )
    .execute();
  return { companyIds, contactIds, landContactIds } as DemoCustomers;
}
