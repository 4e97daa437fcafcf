import type { ComparedPlot, PropertyDouble } from '@gektar/contract/land/properties/property-search.ts';
import { findPropertyDoubles } from '@gektar/contract/land/properties/property-search-calls.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { inTime } from '#api/in-time.ts';
import { PhotoImage } from '#files/photo-image.tsx';
import { isLatitude, isLongitude } from '#form/field/coordinates.ts';
import { propertyCardsQuery } from '#land/properties/property-data.ts';
import { usePropertyEditing, usePropertyValues } from '#land/properties/property-form/form-context.ts';
import type { PropertyValues } from '#land/properties/property-form/property-values.ts';
import { LinkButton, linkClass } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { doubleText } from './double-text.ts';
import classes from './possible-doubles.module.css';

const PAUSE_MS = 500;
/** Number of possible duplicates shown, the most certain first. */
const SHOWN = 3;

/** Objects that may be the same plot, by number, point or outline: a hint that never blocks a save. */
export function PossibleDoubles() {
  const { loaded } = usePropertyEditing();
  const values = usePropertyValues();
  const [isWhole, setWhole] = useState(false);
  const [plotJson] = useDebouncedValue(JSON.stringify(comparedPlot(values, loaded?.id)), PAUSE_MS);
  const { data: doubles = [] } = useQuery(doublesQuery(plotJson));
  const shown = isWhole ? doubles : doubles.slice(0, SHOWN);
  const { data: rows } = useQuery(propertyCardsQuery(shown.map(({ id }) => id)));
  const rest = doubles.length - SHOWN;
  return (
    <div role="status">
      {doubles.length > 0 && (
        <Stack
          bd="line-2"
          bdrs="r2"
          bg="surface"
          as="section"
          justifyItems="start"
          gap={8}
          size={13}
          p="10px 12px"
          style={{ borderLeft: '3px solid var(--amber-solid)' }}
          aria-label="Возможные дубли"
        >
          <Text fw={600}>
            {doubles.length === 1 ? 'Похоже, такой объект уже есть' : 'Похоже, такие объекты уже есть'}
          </Text>
          <Stack as="ul" gap={8}>
            {shown.map((double) => (
              <Double
                key={double.id}
                double={double}
                photoId={rows?.find(({ id }) => id === double.id)?.images[0]?.globalImageId}
              />
            ))}
          </Stack>
          {rest > 0 && (
            <LinkButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'свернуть' : `ещё ${rest}`}
            </LinkButton>
          )}
        </Stack>
      )}
    </div>
  );
}

function Double({ double, photoId }: { double: PropertyDouble; photoId: string | undefined }) {
  const { id, cadastralNumber, address, region, area, isEnabled } = double;
  return (
    <Row as="li" gap={10} miw={0}>
      {photoId !== undefined && (
        <span className={classes.photo}>
          <PhotoImage id={photoId} alt="" size="thumbnail" />
        </span>
      )}
      <Stack as="span" c="soft" miw={0}>
        <span>
          <a className={linkClass} href={`/land/property/${id}`} target="_blank" rel="noopener noreferrer">
            <span className="num">{cadastralNumber}</span>
          </a>{' '}
          {doubleText(double)}
        </span>
        <Text as="span" size={12} c="mute">
          {[isEnabled ? '' : 'В архиве', address ?? region.name, formatQuantity(area, units.hectare)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
    </Row>
  );
}

function comparedPlot(values: PropertyValues, propertyId: string | undefined): ComparedPlot {
  const { cadastralNumbers, polygons, isApproximatePosition } = values;
  const { latitude, longitude } = values.position;
  const isPlace = latitude !== null && longitude !== null && isLatitude(latitude) && isLongitude(longitude);
  return {
    propertyId,
    cadastralNumbers: [...cadastralNumbers],
    polygons,
    isApproximatePosition,
    ...(isPlace && { latitude, longitude }),
  };
}

/** @param plotJson a `ComparedPlot` as JSON, so that equal forms share one query */
function doublesQuery(plotJson: string) {
  const body = JSON.parse(plotJson) as ComparedPlot;
  return queryOptions({
    queryKey: ['land', 'properties', 'doubles', plotJson],
    queryFn: ({ signal }) => call(findPropertyDoubles, { body }, { signal: inTime(signal) }),
    enabled: body.cadastralNumbers.length > 0 || body.polygons.length > 0 || body.latitude != null,
    retry: false,
    placeholderData: keepPreviousData,
  });
}
