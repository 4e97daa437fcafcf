import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useMemo } from 'react';
import { complexFits, matchOf, vacancyFits } from '#industrial/requests/fits.ts';
import { nameAndBuilding } from '#industrial/tree/name-in-complex.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import type { FitsAbout, FitsKind } from '#sharing/fits/fits-kind.ts';
import { FitsList } from '#sharing/fits/fits-list.tsx';
import { Stack } from '#ui/layout/stack.ts';
import classes from './fits-tab.module.css';

type About = Omit<FitsAbout<Request, VacancyRow>, 'kind' | 'me' | 'matchOf'>;
type Request = Parameters<typeof matchOf>[0];

/**
 * Requests that the chosen vacancy fits, and requests that any vacancy of the complex fits, with the best one (N-12).
 */
export function FitsTab({ complex, vacancy }: { complex: FullComplex; vacancy: VacancyRow | undefined }) {
  const all = useMemo(
    () => new Map(complex.buildings.flatMap(({ vacancies }) => vacancies.map((one) => [one.id, one]))),
    [complex],
  );
  const rowOf = useCallback((id: string) => all.get(id), [all]);
  return (
    <Stack gap={16} mt={16}>
      {vacancy && (
        <Fits title={`Вакансия ${nameAndBuilding(vacancy)}`} kind={vacancyFits} about={{ id: vacancy.id, rowOf }} />
      )}
      <Fits title="Весь комплекс" kind={complexFits} about={{ id: complex.id, rowOf, nameOf: nameAndBuilding }} />
    </Stack>
  );
}

function Fits({ title, kind, about }: { title: string; kind: FitsKind<Request>; about: About }) {
  const { data: me } = useQuery(currentEmployeeQuery);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.fits}>
      <h2 id={titleId}>{title}</h2>
      <FitsList about={{ ...about, kind, matchOf, me: me?.id }} />
    </section>
  );
}
