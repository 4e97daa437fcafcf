import type { Domain } from '@gektar/contract/domain.ts';
import type { Load, LoadLine } from '@gektar/contract/loads/load.ts';
import type { GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import type { StartedLoad } from '@gektar/contract/loads/load-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { type Answer, ask } from './ask.ts';
import { eventually } from './eventually.ts';
import { freshCadastralNumber, givenProperty } from './given.ts';
import { givenBuilding, givenComplex, givenVacancy } from './given-complex.ts';
import type { TestApp } from './test-app.ts';

/** A row of a table that is loaded. */
export interface LoadedRow {
  /** Identifies the object: cadastral number, block. */
  readonly mark: string;
  /** Area in the unit of the table: hectares, m². */
  readonly area: number;
  /** Price in millions, rate of a year; a text is written as it is. */
  readonly amount: number | string;
  /** Required field that the row may leave out: category, day of availability. */
  readonly isWhole?: boolean;
}

/** How loads of a domain are tested. */
export interface LoadArea {
  readonly domain: Domain;
  readonly entity: 'property' | 'vacancy';
  /** Table of objects and its column that is compared with `amount`. */
  readonly table: 'land.properties' | 'industrial.vacancies';
  /** Label of the required field that a row leaves out. */
  readonly missing: string;
  /** Field that `amount` fills, and its value for a number. */
  readonly amountField: string;
  /** Path of the calls. */
  readonly path: string;
  /** A message of a messenger that offers one object and leaves out required fields. */
  readonly message: string;
  /** Objects that rows refer to. @returns function that writes rows as CSV */
  prepare(app: TestApp): Promise<(rows: readonly LoadedRow[]) => string>;
  freshMark(): string;
  /** An object of the database with this mark. @returns its id */
  givenObject(app: TestApp, row: LoadedRow): Promise<string>;
  /** Amounts of all objects, ascending. */
  amounts(app: TestApp): Promise<number[]>;
  /** Amount in the database for a number in the file. */
  stored(amount: number): number;
}

let complex: { id: string; name: string; buildingId: string; building: string } | undefined;
let lastBlock = 0;

const land: LoadArea = {
  domain: 'land',
  entity: 'property',
  table: 'land.properties',
  missing: 'Категория',
  amountField: 'price',
  path: '/api/land/loads',
  message: 'ЗУ 12,5 га Одинцово 3,5 млн/га ИЖС газ по границе',
  async prepare() {
    const head =
      'Кадастровый номер;Площадь, га;Цена, млн руб.;Категория;Тип объекта;Собственность;Регион;Адрес;Км от МКАД;Широта;Долгота;Ссылка на диск;Документация';
    const line = ({ mark, area, amount, isWhole = true }: LoadedRow) =>
      [
        ...[mark, decimal(area), typeof amount === 'number' ? decimal(amount) : amount],
        ...[isWhole ? 'Земли промышленности' : '', 'Под склад', 'частная', 'Московская область'],
        ...['Солнечногорск, Полевая', '41', '56,185102', '36,977631'],
        ...['https://disk.example/1', 'https://docs.example/1'],
      ].join(';');
    return (rows) => [head, ...rows.map(line)].join('\n');
  },
  freshMark: freshCadastralNumber,
  async givenObject(app, { mark, area, amount }) {
    const about = { cadastralNumbers: [mark], area, price: typeof amount === 'number' ? amount * 1e6 : null };
    return (await givenProperty(app.db, { ...about, responsibleEmployeeId: app.broker.id })).id;
  },
  async amounts(app) {
    const rows = await app.db.selectFrom('land.properties').select('price').orderBy('price').execute();
    return rows.map(({ price }) => price ?? 0);
  },
  stored: (amount) => amount * 1e6,
};

const industrial: LoadArea = {
  domain: 'industrial',
  entity: 'vacancy',
  table: 'industrial.vacancies',
  missing: 'Дата доступности',
  amountField: 'leasePricePerSqm',
  path: '/api/industrial/loads',
  message: 'Свободный блок 6 040 м² в комплексе «Ореховка Север», корпус 4, ставка 9 480 руб. за м² в год без НДС',
  async prepare(app) {
    const { id, name } = await givenComplex(app.db, { name: `Логопарк Ёлкино ${lastBlock}` });
    const { id: buildingId, name: building } = await givenBuilding(app.db, id, { name: 'Корпус 3' });
    complex = { id, name, buildingId, building };
    const head = 'Комплекс;Корпус;Блок;Площадь, м2;Ставка, руб./м2 в год без НДС;Дата доступности';
    const line = ({ mark, area, amount, isWhole = true }: LoadedRow) =>
      [name, building, mark, decimal(area), String(amount), isWhole ? '01.02.2027' : ''].join(';');
    return (rows) => [head, ...rows.map(line)].join('\n');
  },
  freshMark() {
    lastBlock += 1;
    return `3-Б${lastBlock}`;
  },
  async givenObject(app, { mark, area, amount }) {
    if (complex === undefined) throw new Error('prepare comes first');
    const leasePricePerSqm = typeof amount === 'number' ? amount : null;
    const about = { name: mark, areaSetWithPrice: { warehouse: { areaValue: area, leasePricePerSqm } } };
    return (await givenVacancy(app.db, complex.buildingId, about)).id;
  },
  async amounts(app) {
    const rows = await app.db
      .selectFrom('industrial.vacancies')
      .select('average_net_rental_rate as rate')
      .orderBy('average_net_rental_rate')
      .execute();
    return rows.map(({ rate }) => rate ?? 0);
  },
  stored: (amount) => amount,
};

/** The load areas of both domains. */
export const loadAreas: readonly (readonly [string, LoadArea])[] = [
  ['land', land],
  ['industrial', industrial],
];

function decimal(number: number): string {
  return String(number).replace('.', ',');
}

/** Sends a file as a form. */
export async function sendFile(
  app: TestApp,
  { path }: Pick<LoadArea, 'path'>,
  content: string | Uint8Array,
  name = 'Складской двор, ноябрь.csv',
  query = '',
): Promise<Answer> {
  const form = new FormData();
  form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const headers = { authorization: `Bearer ${app.broker.token}` };
  const response = await fetch(`${app.url}${path}${query}`, { method: 'POST', headers, body: form });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) as unknown };
}

/** A load whose file is read, or refused. */
export async function givenLoad(
  app: TestApp,
  area: Pick<LoadArea, 'path'>,
  content: string | Uint8Array,
  name?: string,
  query?: string,
): Promise<Load> {
  const answer = await sendFile(app, area, content, name, query);
  expect(answer.status, answer.text).toBe(200);
  const { load } = answer.json as StartedLoad;
  if (load === null) throw new Error('the file was loaded before');
  return readLoad(app, area, load.id);
}

/** The load once it is read. */
export function readLoad(app: TestApp, area: Pick<LoadArea, 'path'>, id: string): Promise<Load> {
  return eventually(async () => {
    const load = await getLoad(app, area, id);
    expect(load.state).not.toBe('reading');
    return load;
  });
}

export async function getLoad(app: TestApp, { path }: Pick<LoadArea, 'path'>, id: string): Promise<Load> {
  const answer = await ask(app, 'GET', `${path}/${id}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Load;
}

/** Gives an answer to the current version of the load. */
export async function giveAnswer(
  app: TestApp,
  { path }: Pick<LoadArea, 'path'>,
  { id, rowVersion }: Pick<LoadLine, 'id' | 'rowVersion'>,
  answer: Partial<GivenAnswer> | object,
): Promise<Load> {
  const given = await ask(app, 'POST', `${path}/${id}/answers`, { body: { rowVersion, answer } });
  expect(given.status, given.text).toBe(200);
  return given.json as Load;
}

const everything = { ready: true, drafts: true, updates: true };

/** Accepts a load and waits until its objects are written. */
export async function acceptLoad(
  app: TestApp,
  area: Pick<LoadArea, 'path'>,
  { id, rowVersion }: Pick<LoadLine, 'id' | 'rowVersion'>,
  parts: object = {},
): Promise<Load & { readonly operationId: string }> {
  const operationId = uuidv7();
  const body = { rowVersion, operationId, parts: { ...everything, ...parts } };
  const answer = await ask(app, 'POST', `${area.path}/${id}/accept`, { body });
  expect(answer.status, answer.text).toBe(200);
  const done = await eventually(async () => {
    const load = await getLoad(app, area, id);
    expect(load.state).toBe('done');
    return load;
  });
  return { ...done, operationId };
}
