import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { vacancyLink } from '#industrial/industrial-links.ts';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { FoundMap } from '#map/found-map.tsx';
import type { MapOfList } from '#map/list-beside-map.tsx';
import type { FoundPlaces } from '#map/points/use-found-places.ts';
import { ToSelectionButton } from '#sharing/to-selection/to-selection.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { vacancyCardsQuery } from './vacancy-list-data.ts';

export interface VacanciesMapProps extends MapOfList {
  readonly found: FoundPlaces;
}

/** Points of vacancies; those of one complex share a position and open together. */
export function VacanciesMap({ found, ...map }: VacanciesMapProps) {
  const flagIds = map.flag === undefined ? [] : [map.flag.id];
  const open = useQuery({ ...vacancyCardsQuery(flagIds), select: ([vacancy]) => vacancy });
  return (
    <FoundMap<VacancyRow | undefined>
      {...map}
      name="industrial-vacancies"
      label="Карта вакансий"
      found={found}
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
      <Box mt={6}>
        <ToSelectionButton domain="industrial" objectIds={[vacancy.id]} name={vacancy.name} />
      </Box>
    </Stack>
  );
}
