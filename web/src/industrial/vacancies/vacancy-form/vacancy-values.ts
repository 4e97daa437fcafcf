import type { Vacancy } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { computedOfVacancy, vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import type { DescribedValues } from '#form/described/described-values.ts';
import type { VacancyOwnValues } from './vacancy-own-fields.ts';

/** Required flags, initially unset: each has to be answered (as E-04). */
type Answered = 'isWholeForRent' | 'isPublicationOnWebsite';

/** Values of the form: wire names, values as the fields need them. */
export type VacancyValues = Omit<
  DescribedValues<typeof vacancyFields, Vacancy>,
  (typeof computedOfVacancy)[number] | Answered
> &
  Record<Answered, boolean | null> &
  VacancyOwnValues;
