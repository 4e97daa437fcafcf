import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { units } from '@gektar/format/unit.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { complexLink, vacancyLink } from '#industrial/industrial-links.ts';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { nameInComplex } from '#industrial/tree/name-in-complex.ts';
import { VacancyIcon } from '#industrial/tree/vacancy-icon.tsx';
import { availableText, rateCell } from '#industrial/vacancies/vacancy-columns.tsx';
import { openStatuses, vacancyListQuery } from '#industrial/vacancies/vacancy-list-data.ts';
import { measuredCell } from '#table/cells.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { Box } from '#ui/layout/box.ts';
import { Text } from '#ui/layout/text.ts';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './open-vacancies.module.css';

/** Maximum number of vacancies in a card; the page of the complex has all of them. */
const SHOWN = 12;

/** Open vacancies of a complex in its unfolded card, the earliest available first. */
export function OpenVacancies({ complex }: { complex: ComplexRow }) {
  const filter = { complex: { ids: [complex.id] }, vacancy: { vacancyStatuses: openStatuses } };
  const list = useInfiniteQuery(vacancyListQuery(filter, { sort: 'AvailabilityDate', direction: 'asc' }));
  const rows = list.data?.pages.flat() ?? [];
  if (list.isPending) return <Spinner />;
  if (list.isError)
    return <LoadAgain text={LOAD_FAILURE} onRetry={() => void list.refetch()} isBusy={list.isFetching} />;
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Вакансия</th>
            <th scope="col">
              Площадь, <small>{units.squareMetre}</small>
            </th>
            <th scope="col">
              Ставка, <small>{units.roublePerSquareMetre}</small>
            </th>
            <th scope="col">Доступна</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((vacancy) => (
            <tr key={vacancy.id}>
              <td>
                <VacancyIcon vacancyStatus={vacancy.vacancyStatus} hasDeal={vacancy.deal !== null} />
                <Link {...vacancyLink(vacancy)} title={nameInComplex(vacancy)}>
                  {nameInComplex(vacancy)}
                </Link>
              </td>
              <td>{measuredCell(vacancy.areaSize)}</td>
              <td>{rateCell(vacancy)}</td>
              <td>{availableText(vacancy.availabilityDate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (
        <Text p="8px 0" c="soft">
          Открытых вакансий нет
        </Text>
      )}
      <Box as="p" p="8px 0 4px">
        <Link {...complexLink(complex.id)} className={linkClass ?? ''}>
          {rows.length > SHOWN ? `Открыть комплекс: ещё ${rows.length - SHOWN}` : 'Открыть комплекс'}
        </Link>
      </Box>
    </>
  );
}
