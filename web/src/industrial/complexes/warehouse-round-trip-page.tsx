import { useVacancyArchiving } from '#industrial/vacancies/vacancy-bulk.ts';
import { changedVacancies } from '#industrial/vacancies/vacancy-changes.ts';
import type { RoundTripAreaAbout } from '#round-trip/round-trip-area.ts';
import { RoundTripPage } from '#round-trip/round-trip-page.tsx';
import { useComplexBulk } from './complex-bulk.ts';
import { changedComplexes } from './complex-changes.ts';

const area: RoundTripAreaAbout = {
  domain: 'industrial',
  list: '/industrial/complex',
  kinds: {
    complex: {
      about: changedComplexes,
      list: '/industrial/complex',
      useArchiving: () => {
        const { run } = useComplexBulk();
        return (ids) => run('archive', ids);
      },
    },
    vacancy: {
      about: changedVacancies,
      list: '/industrial/vacancy',
      useArchiving: () => {
        const { run } = useVacancyArchiving();
        return (ids) => run('archive', ids);
      },
    },
  },
};

/** Page 'Изменения из выгрузки' of complexes and vacancies. */
export function WarehouseRoundTripPage() {
  return <RoundTripPage area={area} />;
}
