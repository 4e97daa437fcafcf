import { warehouseParts } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { BuildingFilter } from '@gektar/contract/industrial/buildings/building-filter.ts';
import { ComplexFilter } from '@gektar/contract/industrial/complexes/complex-filter.ts';
import type { FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { areaFlags } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import { VacancyFilter } from '@gektar/contract/industrial/vacancies/vacancy-filter.ts';
import { dayAfter } from '@gektar/format/date.ts';
import * as z from 'zod';
import { sentDays, withSentDays } from './sent-days.ts';

/** Only `true` restricts the list. */
const onlyTrue = z.literal(true).optional();

const {
  ids: _complexIds,
  vacanciesConfirmedUntil: _until,
  vacanciesDueUntil: _due,
  ...ofComplex
} = ComplexFilter.shape;
const { commissioningDate: buildingCommissioningDate, ...ofBuilding } = BuildingFilter.shape;
const {
  ids: _vacancyIds,
  hasDryArea: _dry,
  hasTemperatureArea: _temperature,
  hasFreezerArea: _freezer,
  hasUnheatedArea: _unheated,
  ...ofVacancy
} = VacancyFilter.shape;

/**
 * Criteria of the industrial lists in a URL, without groups. The only name that two groups have gets its group as a
 * prefix, and the four flags of warehouse areas are one list (2§3). `notConfirmed` and `overdue` depend on the day on
 * which the URL is opened.
 */
export const fullCriteria = {
  ...ofComplex,
  ...ofBuilding,
  buildingCommissioningDate,
  ...ofVacancy,
  warehouseAreas: z.array(z.enum(warehouseParts)).optional(),
  onlyWithVacancies: onlyTrue,
  notConfirmed: onlyTrue,
  overdue: onlyTrue,
  withoutPhotos: onlyTrue,
  withoutRate: onlyTrue,
};
export type FullCriterion = keyof typeof fullCriteria;
export type SetFullCriteria = z.input<z.ZodObject<typeof fullCriteria>>;

/** Converts criteria of a URL to the filter for the server. */
export function toFullFilter(criteria: SetFullCriteria, isEnabled: boolean | null = true): FullFilterInput {
  const { warehouseAreas = [], onlyWithVacancies, notConfirmed, overdue } = criteria;
  const flags = Object.entries(areaFlags).flatMap(([flag, part]) =>
    warehouseAreas.includes(part) ? [[flag, true]] : [],
  );
  return {
    complex: {
      ...withSentDays(part(criteria, ofComplex), 'commissioningDate'),
      ...(notConfirmed && { vacanciesConfirmedUntil: sentDays({ to: dayAfter(-1) }) }),
      ...(overdue && { vacanciesDueUntil: sentDays({ to: dayAfter(-1) }) }),
    },
    building: {
      ...withSentDays(part(criteria, ofBuilding), 'demolitionDate'),
      ...(criteria.buildingCommissioningDate && { commissioningDate: sentDays(criteria.buildingCommissioningDate) }),
    },
    vacancy: {
      ...withSentDays(part(criteria, ofVacancy), 'availabilityDate', 'freeOn'),
      ...Object.fromEntries(flags),
    },
    ...(onlyWithVacancies && { onlyWithVacancies }),
    isEnabled,
  };
}

function part<Shape extends object>(criteria: SetFullCriteria, shape: Shape) {
  const set = Object.entries(criteria).filter(([name, value]) => name in shape && value !== undefined);
  return Object.fromEntries(set) as Partial<Pick<SetFullCriteria, keyof Shape & FullCriterion>>;
}
