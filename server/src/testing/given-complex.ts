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

/** The first value of an industrial dictionary; a base begins with some of each. */
export async function firstValue(db: Db, table: string): Promise<{ id: number; name: string }> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(`industrial.${table}`)} order by id limit 1`.execute(db);
  const [value] = rows;
  if (value === undefined) throw new Error(`industrial.${table} is empty`);
  return value;
}

/** Required fields of a complex (2§5). */
export async function complexFields(db: Db, about: Partial<ComplexFieldsInput> = {}): Promise<ComplexFieldsInput> {
  return {
    name: 'Логопарк Север',
    complexType: await firstValue(db, 'complex_types'),
    complexConstructionStatus: 1,
    responsibleUser: about.responsibleUser ?? (await givenEmployee(db, {})).id,
    vacanciesUpdatePeriod: 30,
    latitude: 56.185102,
    longitude: 36.977631,
    regionId: 50,
    fullAddress: 'Московская область, Солнечногорск, трасса А-107',
    ...about,
  };
}

export async function givenComplex(db: Db, about: Partial<ComplexFieldsInput> = {}): Promise<Complex> {
  const fields = NewComplex.parse(await complexFields(db, about));
  return inTransaction(db, (tx) => createComplex(tx, fields, undefined));
}

/** Required fields of a building (2§5, H-05). */
export async function buildingFields(db: Db, about: Partial<BuildingFieldsInput> = {}): Promise<BuildingFieldsInput> {
  return {
    name: 'Корпус 1',
    constructionStatus: 1,
    buildingType: await firstValue(db, 'building_types'),
    buildingClass: 2,
    commissioningDate: '2013-06-15T00:00:00',
    totalArea: 64_200,
    floorsNumber: 1,
    workingHeight: 12,
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
  return {
    name: '1-А',
    vacancyTypes: 1,
    vacancyStatus: 1,
    availabilityDate: '2027-01-15T00:00:00',
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
