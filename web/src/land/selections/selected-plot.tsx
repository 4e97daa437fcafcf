import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { OrderedCard } from '#land/properties/property-cards/ordered-card.tsx';
import { isOverdue } from '#land/properties/property-facts.ts';
import { MembershipButton } from '#sharing/selection/selection-marks.tsx';

/** The card of a plot in a selection. */
function SelectedPlot({ property, number }: { property: PropertyRow; number: number | undefined }) {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <OrderedCard
      property={property}
      position={number}
      isOverdue={settings !== undefined && isOverdue(property, settings.overdueDays)}
    />
  );
}

export const selectedPlot = (property: PropertyRow, number: number | undefined) => (
  <SelectedPlot property={property} number={number} />
);

/** Instead of a star, in a search for a request. */
export const membershipOf = (property: PropertyRow) => <MembershipButton row={property} />;
