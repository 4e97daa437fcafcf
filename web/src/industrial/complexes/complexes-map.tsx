import { DISABLED_COLOR } from '@gektar/contract/dictionaries/value-colors.ts';
import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import type { FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatCountOf, vacancies } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { complexLink } from '#industrial/industrial-links.ts';
import { openVacanciesOf } from '#industrial/vacancies/open-vacancies-of.ts';
import { FoundMap } from '#map/found-map.tsx';
import type { MapOfList } from '#map/list-beside-map.tsx';
import { useFoundPlaces } from '#map/points/use-found-places.ts';
import { ToSelectionButton } from '#sharing/to-selection/to-selection.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { complexCardsQuery, complexPointsQuery } from './complex-list-data.ts';

/** Colour of a point; kind 0 is archived. */
const colourOf = (kind: number) => (kind === 0 ? DISABLED_COLOR : 'var(--accent)');

export interface ComplexesMapProps extends MapOfList {
  readonly filter: FullFilterInput;
}

/** Points of the filtered complexes; a point opens its popup, a cluster its cards. Loaded only when shown. */
export default function ComplexesMap({ filter, ...map }: ComplexesMapProps) {
  const found = useFoundPlaces((window) => complexPointsQuery(filter, window), colourOf);
  const flagIds = map.flag === undefined ? [] : [map.flag.id];
  const open = useQuery({ ...complexCardsQuery(flagIds), select: ([complex]) => complex });
  return (
    <FoundMap<ComplexRow | undefined>
      {...map}
      name="industrial-complexes"
      label="Карта комплексов"
      found={found}
      flagOf={{
        query: open,
        failure: 'Не удалось загрузить данные',
        content: (complex) => complex && <ComplexFlag complex={complex} />,
      }}
    />
  );
}

/** Popup of a point: name, free area and rates. */
function ComplexFlag({ complex }: { complex: ComplexRow }) {
  return (
    <Stack>
      <Link {...complexLink(complex.id)} className={linkClass ?? ''}>
        {complex.name}
      </Link>
      <span>
        {formatQuantity(complex.freeArea, units.squareMetre)} свободно ·{' '}
        {formatCountOf(complex.vacancyCount, vacancies)}
      </span>
      {complex.averageRentalRate !== null && (
        <Text as="span" c="mute">
          в среднем {formatQuantity(complex.averageRentalRate, units.roublePerSquareMetre)} в год
        </Text>
      )}
      {complex.isApproximatePosition && (
        <Text as="span" c="mute">
          Координаты приблизительные
        </Text>
      )}
      <Box mt={6}>
        <ToSelectionButton domain="industrial" objectIds={() => openVacanciesOf([complex.id])} name={complex.name} />
      </Box>
    </Stack>
  );
}
