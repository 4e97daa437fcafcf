import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { OrderedCard } from '#land/properties/property-cards/ordered-card.tsx';
import { isOverdue } from '#land/properties/property-facts.ts';
import { CardScore } from '#sharing/selection/near/score.tsx';
import { MembershipButton } from '#sharing/selection/selection-marks.tsx';
import { Row } from '#ui/layout/row.ts';

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

/** Button that puts a plot into the selection of a request, or removes it; replaces the star of its card. */
export const membershipOf = (property: PropertyRow) => (
  <Row as="span" display="inline-flex" gap={10}>
    <CardScore row={property} isShort />
    <MembershipButton row={property} />
  </Row>
);
