import { DISABLED_COLOR, valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { FoundMap } from '#map/found-map.tsx';
import type { MapOfList } from '#map/list-beside-map.tsx';
import { OutlineLayer } from '#map/outline/outline-layer.tsx';
import { toOutlines } from '#map/outline/to-outlines.ts';
import { useFoundPlaces } from '#map/points/use-found-places.ts';
import { propertyPointsQuery, propertyQuery } from './property-data.ts';
import { PropertyFlag } from './property-map-flag.tsx';

export interface PropertiesMapProps extends MapOfList {
  readonly filter: PropertyFilterInput;
}

/** Points of the filtered objects; a point opens its popup, a cluster its cards. Loaded only when shown. */
export default function PropertiesMap({ filter, ...map }: PropertiesMapProps) {
  const found = useFoundPlaces((window) => propertyPointsQuery(filter, window), useColourOfType());
  const open = useQuery({ ...propertyQuery(map.flag?.id ?? ''), enabled: map.flag !== undefined });
  return (
    <FoundMap
      {...map}
      name="land-properties"
      label="Карта объектов"
      found={found}
      flagOf={{
        query: open,
        failure: 'Не удалось получить объект',
        content: (property) => <PropertyFlag property={property} />,
        below: (property) => <OutlineLayer outlines={toOutlines(property)} />,
      }}
    />
  );
}

function useColourOfType(): (type: number) => string {
  const { data: types } = useQuery(landDictionaryQuery('property-types'));
  return useMemo(() => {
    const colours = new Map(types?.map((type) => [type.id, valueColors[type.color]]));
    return (type) => colours.get(type) ?? DISABLED_COLOR;
  }, [types]);
}
