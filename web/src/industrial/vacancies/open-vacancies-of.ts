import { queryOptions } from '@tanstack/react-query';
import { findAllVacancies, openStatuses } from './vacancy-list-data.ts';

/** Ids of the vacancies of complexes that can still be let or sold. */
export async function openVacanciesOf(complexIds: readonly string[]): Promise<string[]> {
  const filter = { complex: { ids: [...complexIds] }, vacancy: { vacancyStatuses: openStatuses } };
  const found = await findAllVacancies(filter, { sort: 'AvailabilityDate', direction: 'asc' });
  return found.map(({ id }) => id);
}

/** Query of the ids of the vacancies of a complex that can still be let or sold. */
export function openVacanciesQuery(complexId: string) {
  return queryOptions({
    queryKey: ['industrial', 'vacancies', 'open-of', complexId],
    queryFn: () => openVacanciesOf([complexId]),
  });
}
