import {
  type Building,
  type BuildingFieldsInput,
  NewBuilding,
} from '@gektar/contract/industrial/buildings/building.ts';
import { type Complex, type ComplexFieldsInput, NewComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { NewVacancy, type Vacancy, type VacancyFieldsInput } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import { createBuilding } from '#industrial/buildings/building-operations.ts';
import { createComplex } from '#industrial/complexes/complex-operations.ts';
import { createVacancy } from '#industrial/vacancies/vacancy-operations.ts';
import { givenEmployee } from './given.ts';
import { amountOf, placeNameOf, scattered, timeOf } from './given-values.ts';

/** The second value of an industrial dictionary; a new database has several of each. */
export async function anyValue(db: Db, table: string): Promise<{ id: number; name: string }> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(`industrial.${table}`)} order by id limit 1 offset 1`.execute(db);
  const [value] = rows;
  if (value === undefined) throw new Error(`industrial.${table} has no two values`);
  return value;
}

/** Required fields of a complex (2§5). */
export async function complexFields(db: Db, about: Partial<ComplexFieldsInput> = {}): Promise<ComplexFieldsInput> {
  const number = scattered();
  return {
    name: `Логопарк ${placeNameOf(number)}`,
    complexType: await anyValue(db, 'complex_types'),
    complexConstructionStatus: 1,
    responsibleUser: about.responsibleUser ?? (await givenEmployee(db, {})).id,
    vacanciesUpdatePeriod: 30,
    latitude: amountOf(number, 56.185102, 0.000213),
    longitude: amountOf(number, 36.977631, 0.000517),
    regionId: 50,
    fullAddress: `Московская область, Солнечногорск, улица ${placeNameOf(number)}`,
    ...about,
  };
}

export async function givenComplex(db: Db, about: Partial<ComplexFieldsInput> = {}): Promise<Complex> {
  const fields = NewComplex.parse(await complexFields(db, about));
  return inTransaction(db, (tx) => createComplex(tx, fields, undefined));
}

/** Required fields of a building (2§5, H-05). */
export async function buildingFields(db: Db, about: Partial<BuildingFieldsInput> = {}): Promise<BuildingFieldsInput> {
  const number = scattered();
  return {
    name: `Корпус ${number + 2}`,
    constructionStatus: 1,
    buildingType: await anyValue(db, 'building_types'),
    buildingClass: 2,
    commissioningDate: timeOf(number).replace('2026', '2013'),
    totalArea: amountOf(number, 64_200.25, 10.5),
    floorsNumber: 1,
    workingHeight: amountOf(number, 7.3, 0.01),
    ...about,
  };
}

export async function givenBuilding(
  db: Db,
  complexId: string,
  about: Partial<BuildingFieldsInput> = {},
): Promise<Building> {
  const fields = NewBuilding.parse({ ...(await buildingFields(db, about)), complexId });
  return inTransaction(db, (tx) => createBuilding(tx, fields, undefined));
}

/** Required fields of a vacancy (2§3). */
export function vacancyFields(about: Partial<VacancyFieldsInput> = {}): VacancyFieldsInput {
  const number = scattered();
  return {
    name: `${number + 2}-А`,
    vacancyTypes: 1,
    vacancyStatus: 1,
    availabilityDate: timeOf(number).replace('2026', '2027'),
    isWholeForRent: false,
    isPublicationOnWebsite: true,
    ...about,
  };
}

export async function givenVacancy(
  db: Db,
  buildingId: string,
  about: Partial<VacancyFieldsInput> = {},
): Promise<Vacancy> {
  const fields = NewVacancy.parse({ ...vacancyFields(about), buildingId });
  return inTransaction(db, (tx) => createVacancy(tx, fields, undefined));
}
