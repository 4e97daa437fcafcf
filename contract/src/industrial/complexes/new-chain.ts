import * as z from 'zod';
import { AddedBuilding, Building } from '#industrial/buildings/building.ts';
import { AddedVacancy, Vacancy } from '#industrial/vacancies/vacancy.ts';
import { Complex, NewComplex } from './complex.ts';

/** Entities of a chained creation, top down (H-02). */
export const chainMembers = ['complex', 'building', 'vacancy'] as const;
export type ChainMember = (typeof chainMembers)[number];

/** A complex, its first building and the first vacancy of that building, created together or not at all (H-02). */
export const NewChain = z
  .object({
    complex: NewComplex,
    building: AddedBuilding.nullable().default(null),
    vacancy: AddedVacancy.nullable().default(null),
  })
  .check(({ value: { building, vacancy }, issues }) => {
    if (vacancy === null || building !== null) return;
    issues.push({ code: 'custom', path: ['building'], input: building, message: 'Вакансии нужно здание' });
  });
export type NewChain = z.infer<typeof NewChain>;

/** The created entities; null for an entity that was not sent. */
export const CreatedChain = z.object({
  complex: Complex,
  building: Building.nullable(),
  vacancy: Vacancy.nullable(),
});
export type CreatedChain = z.infer<typeof CreatedChain>;
