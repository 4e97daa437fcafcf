import type { VacancyPoint } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { vacancyLink } from '#industrial/industrial-links.ts';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { FoundMap } from '#map/found-map.tsx';
import type { MapOfList } from '#map/list-beside-map.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { vacancyCardsQuery } from './vacancy-list-data.ts';

export interface VacanciesMapProps extends MapOfList {
  readonly points: UseQueryResult<readonly VacancyPoint[]>;
}

/** Points of vacancies; those of one complex lie in one place and open together. */
export function VacanciesMap({ points: found, ...map }: VacanciesMapProps) {
  const { data } = found;
  const points = useMemo(
    () => (data ?? []).map(([id, latitude, longitude]) => ({ id, latitude, longitude, colour: 'var(--accent)' })),
    [data],
  );
  const flagIds = map.flag === undefined ? [] : [map.flag.id];
  const open = useQuery({ ...vacancyCardsQuery(flagIds), select: ([vacancy]) => vacancy });
  return (
    <FoundMap<VacancyRow | undefined>
      {...map}
      name="industrial-vacancies"
      label="Карта вакансий"
      found={found}
      points={points}
      flagOf={{
        query: open,
        failure: LOAD_FAILURE,
        content: (vacancy) => vacancy && <VacancyFlag vacancy={vacancy} />,
      }}
    />
  );
}

function VacancyFlag({ vacancy }: { vacancy: VacancyRow }) {
  return (
    <Stack>
      <Link {...vacancyLink(vacancy)} className={linkClass ?? ''}>
        {vacancy.complexName}
      </Link>
      <span>
        {vacancy.buildingName}, {vacancy.name}
      </span>
      {vacancy.areaSize !== null && <span>{formatQuantity(vacancy.areaSize, units.squareMetre)}</span>}
    </Stack>
  );
}
