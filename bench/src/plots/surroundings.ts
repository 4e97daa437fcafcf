import type pg from 'pg';
import { insertRows } from './insert-rows.ts';
import type { Surroundings } from './plot.ts';
import { randomFrom } from './random.ts';

const firstNames = ['Егор', 'Анна', 'Павел', 'Мария', 'Тимур', 'Ольга', 'Илья', 'Вера', 'Сергей', 'Дарья'];
const lastNames = ['Степной', 'Луговая', 'Полевой', 'Озерова', 'Боровой', 'Речная', 'Дольный', 'Ясенева', 'Кленов'];
const firms = ['Агро', 'Строй', 'Логистик', 'Пром', 'Инвест', 'Девелопмент', 'Терминал', 'Парк', 'Земля', 'Регион'];

/** Inserts the people and companies that plots refer to, and reads the initial dictionaries. */
export async function surround(client: pg.Client): Promise<Surroundings> {
  const idsOf = async (table: string) => {
    const { rows } = await client.query<{ id: number }>(`select id from ${table} order by id`);
    return rows.map(({ id }) => id);
  };
  return {
    categoryIds: await idsOf('land.categories'),
    propertyTypeIds: await idsOf('land.property_types'),
    ownershipTypeIds: await idsOf('land.ownership_types'),
    landHighwayIds: await idsOf('land.land_highways'),
    bestUseIds: await idsOf('land.best_uses'),
    permittedUseTypeIds: await idsOf('land.permitted_use_types'),
    okvedIds: await idsOf('shared.okveds'),
    imageTypeIds: await idsOf('land.image_types'),
    ...(await insertPeople(client)),
  };
}

async function insertPeople(client: pg.Client) {
  const employees = many(12, (number) => ({
    id: uuid(1, number),
    login: `bench-${number}`,
    // Matches no password.
    password_hash: 'none',
    ...name(number),
  }));
  const landContacts = many(3_000, (number) => ({ id: uuid(2, number), ...name(number), phone: phone(number) }));
  const companies = many(2_000, (number) => ({ id: `company-${number}`, name: company(number), websites: [] }));
  const contacts = many(3_000, (number) => ({
    id: `contact-${number}`,
    company_id: `company-${number % 2_000}`,
    ...name(number + 5),
    phones: [{ phoneType: 'mobile', phoneNumber: phone(number) }],
    emails: [],
  }));
  await insertRows(client, 'shared.employees', employees);
  await insertRows(client, 'land.contacts', landContacts);
  await insertRows(client, 'shared.companies', companies);
  await insertRows(client, 'shared.contacts', contacts);
  return {
    employeeIds: employees.map(({ id }) => id),
    landContactIds: landContacts.map(({ id }) => id),
    companyIds: companies.map(({ id }) => id),
    contactIds: contacts.map(({ id }) => id),
  };
}

function many<Item>(count: number, make: (number: number) => Item): Item[] {
  return Array.from({ length: count }, (_, number) => make(number));
}

function name(number: number) {
  const random = randomFrom(number);
  return { first_name: random.oneOf(firstNames), last_name: random.oneOf(lastNames) };
}

function company(number: number): string {
  const random = randomFrom(number);
  return `ООО «${random.someOf(firms, 2).join('')} ${number}»`;
}

function phone(number: number): string {
  return `7900${String(number).padStart(7, '0')}`;
}

function uuid(kind: number, number: number): string {
  return `0168${String(kind).padStart(4, '0')}-0000-7000-8000-${String(number).padStart(12, '0')}`;
}
