import { Failure } from '@gektar/contract/failure.ts';
import type { Building } from '@gektar/contract/industrial/buildings/building.ts';
import type { Complex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { Vacancy } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { FiledEntity } from '#files/attached/revise-files.ts';
import { buildingEntity } from '#industrial/buildings/building-entity.ts';
import { buildingFileTables } from '#industrial/buildings/building-writes.ts';
import { complexEntity } from '#industrial/complexes/complex-entity.ts';
import { complexFileTables } from '#industrial/complexes/complex-writes.ts';
import { buildingRows } from '#industrial/tree/building-table.ts';
import { complexRows } from '#industrial/tree/complex-table.ts';
import { vacancyRows } from '#industrial/tree/vacancy-table.ts';
import { vacancyEntity } from '#industrial/vacancies/vacancy-entity.ts';
import { findVacancy } from '#industrial/vacancies/vacancy-queries.ts';
import { vacancyFileTables } from '#industrial/vacancies/vacancy-writes.ts';

/** Photos and documents of a complex; no photo is flagged automatically (M-33). */
export const complexFiles: FiledEntity<Complex> = {
  entity: complexEntity,
  rows: complexRows,
  tables: complexFileTables,
  withFlyer: (images) => images,
};

/** Photos and documents of a building; no photo is flagged automatically (M-33). */
export const buildingFiles: FiledEntity<Building> = {
  entity: buildingEntity,
  rows: buildingRows,
  tables: buildingFileTables,
  withFlyer: (images) => images,
};

/** Documents of a vacancy; photos are its building's. @throws {Failure} file.refused on a photo */
export const vacancyFiles: FiledEntity<Vacancy & { readonly images: [] }> = {
  entity: {
    ...vacancyEntity,
    find: async (tx, id) => {
      const vacancy = await findVacancy(tx, id);
      return vacancy && { ...vacancy, images: [] };
    },
  },
  rows: vacancyRows,
  tables: vacancyFileTables,
  withFlyer: (images) => {
    if (images.length > 0) throw new Failure('file.refused');
    return images;
  },
};
