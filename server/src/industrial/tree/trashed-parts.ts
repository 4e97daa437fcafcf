import { type RawBuilder, sql } from 'kysely';
import type { TrashedKind } from '#trash/move-to-trash.ts';

const nameOfComplex: RawBuilder<string> = sql`(select c.name from industrial.complexes c where c.id = t.complex_id)`;

export const trashedComplex: TrashedKind = {
  domain: 'industrial',
  name: 'complex',
  table: 'industrial.complexes',
  title: sql`t.name`,
  place: sql`t.full_address`,
};

export const trashedBuilding: TrashedKind = {
  domain: 'industrial',
  name: 'building',
  table: 'industrial.buildings',
  title: sql`t.name`,
  place: nameOfComplex,
};

export const trashedVacancy: TrashedKind = {
  domain: 'industrial',
  name: 'vacancy',
  table: 'industrial.vacancies',
  title: sql`t.name`,
  place: sql`${nameOfComplex} || ', ' || (select b.name from industrial.buildings b where b.id = t.building_id)`,
};
