import * as z from 'zod';
import { ObjectKey } from './load-answer.ts';

/** A complex of the database whose name is close to one of the file. */
export const NearComplex = z.object({
  id: z.uuid(),
  name: z.string(),
  /** 'Рогачёвское ш., Московская область'; may be empty. */
  about: z.string(),
});
export type NearComplex = z.infer<typeof NearComplex>;

const TreeVacancy = z.object({
  key: ObjectKey,
  /** Name of the block; may be empty. */
  name: z.string(),
  /** 'сухой, A+', 'сухой 5 400,00, мезонин 640,00' */
  about: z.string(),
  /** Kind of the largest area: `warehouse`, `mezzanine`; empty for none. */
  areaKind: z.string(),
  /** m²; null: not read. */
  area: z.number().nullable(),
  sheet: z.string(),
  row: z.int(),
  /** The row as it is. */
  text: z.string(),
});
export type TreeVacancy = z.infer<typeof TreeVacancy>;

const TreeBuilding = z.object({
  /** Unique in the tree, the same as long as the building is the same one. */
  node: z.string(),
  /** Name in the database, or the most frequent one of the file; empty for vacancies without a building. */
  name: z.string(),
  /** Other spellings in the file. */
  spellings: z.array(z.string()),
  /** The building of the database; null for a new one. */
  buildingId: z.uuid().nullable(),
  isNew: z.boolean(),
  vacancies: z.array(TreeVacancy),
});
export type TreeBuilding = z.infer<typeof TreeBuilding>;

const TreeComplex = z.object({
  node: z.string(),
  name: z.string(),
  /** Other spellings in the file, with the vacancies that have them. */
  spellings: z.array(z.object({ name: z.string(), keys: z.array(ObjectKey) })),
  complexId: z.uuid().nullable(),
  /** Whether an employee declared it new in an answer. */
  isNew: z.boolean(),
  /** A stored complex that may be the same; the employee is asked. */
  near: NearComplex.nullable(),
  buildings: z.array(TreeBuilding),
});
export type TreeComplex = z.infer<typeof TreeComplex>;

/**
 * Vacancies of a load below their buildings and complexes, in the order of the file; vacancies that are left out are in
 * none:
 *
 *     { "complexes": [{ "node": "…", "name": "Логопарк Север", "complexId": "…", "isNew": false, "near": null,
 *       "spellings": [{ "name": "Лог. парк „Север“", "keys": ["Склады!12"] }],
 *       "buildings": [{ "node": "…", "name": "Корпус 1", "spellings": ["1"], "buildingId": "…", "isNew": false,
 *         "vacancies": [{ "key": "Склады!11", "name": "1-Б", "about": "сухой, A", "areaKind": "warehouse",
 *           "area": 7200, "sheet": "Склады", "row": 11, "text": "Логопарк Север · 1 · 1-Б · 7 200 · 740" }] }] }] }
 */
export const LoadTree = z.object({ complexes: z.array(TreeComplex) });
export type LoadTree = z.infer<typeof LoadTree>;
