import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';

type Named = Pick<VacancyRow, 'name' | 'buildingName' | 'complexName'>;

/** 'Вакансия 2-А'; a name that already contains the word is unchanged. */
export function vacancyTitle({ name }: Pick<Named, 'name'>): string {
  return /^ваканси[яи](\s|$)/i.test(name) ? name : `Вакансия ${name}`;
}

/** The last breadcrumb: 'Корпус 2, вакансия 2-А'. */
export function vacancyCrumb({ name, buildingName }: Named): string {
  const title = vacancyTitle({ name });
  return `${buildingName}, ${title.charAt(0).toLocaleLowerCase('ru')}${title.slice(1)}`;
}

/** Title of the browser tab: 'Вакансия 1-А · Корпус 1 · Логопарк Север' (C-01). */
export function vacancyPageName({ name, buildingName, complexName }: Named): string {
  return [vacancyTitle({ name }), buildingName, complexName].join(' · ');
}

/** 'Новосходненское шоссе, 24,00 км от МКАД'; empty when neither is known. */
export function vacancyPlace({ highway, distanceFromRingRoad }: Place): string {
  const distance =
    distanceFromRingRoad === null ? [] : `${formatQuantity(distanceFromRingRoad, units.kilometre)} от МКАД`;
  return [highway === null ? [] : highway.name, distance].flat().join(', ');
}

type Place = Pick<VacancyRow, 'highway' | 'distanceFromRingRoad'>;
