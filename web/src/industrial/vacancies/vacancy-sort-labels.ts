import type { VacancySort } from '@gektar/contract/industrial/full-model/full-filter.ts';

/** Labels of the sorts of vacancies. */
export const vacancySortLabels = {
  ComplexName: 'По комплексу',
  AvailabilityDate: 'По дате доступности',
  TotalVacancyArea: 'По площади',
  SalePrice: 'По цене продажи',
  MinumalRentalArea: 'По блоку аренды',
  HasShelves: 'По стеллажам',
  AverageBaseRate: 'По ставке',
} as const satisfies Record<VacancySort, string>;
