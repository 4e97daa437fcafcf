import type { Property } from '@gektar/contract/land/properties/property.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useProperty, wholePropertyHistoryQuery } from '#land/properties/property-data.ts';
import { HistoryTab } from '#operations/history/history-tab.tsx';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { propertyFigures, propertyHistoryKind } from './property-history-kind.ts';

const kinds = { property: propertyHistoryKind };

/** The tab 'История' of an object: chart of its price, table of changes. */
export function PropertyHistoryTab() {
  const { id } = useParams({ from: '/land/property/$id' });
  const { data: property } = useProperty(id);
  // The parent page shows its tabs only once the object is loaded.
  return property ? <PropertyHistory property={property} /> : null;
}

function PropertyHistory({ property }: { property: Property }) {
  const nameOf = useEmployeeNames();
  const query = useQuery({
    ...wholePropertyHistoryQuery(property.id),
    select: (events) => events.map((event) => ({ ...event, entity: 'property', entityId: property.id })),
  });
  return (
    <HistoryTab
      query={query}
      kinds={kinds}
      names={{ employee: nameOf }}
      drawn={{ figures: propertyFigures, present: property }}
      versionOf={() => property.rowVersion}
    />
  );
}
