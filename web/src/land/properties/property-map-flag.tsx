import { factsForBrokers } from '@gektar/contract/land/properties/plot-facts.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { Link } from '@tanstack/react-router';
import { ToSelectionButton } from '#sharing/to-selection/to-selection.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './property-map-flag.module.css';

/** Popup of a point: price, size, distance, number, a link to the object, and 'В подборку'. */
export function PropertyFlag({ property }: { property: PropertyRow }) {
  return (
    <Stack>
      <Link to="/land/property/$id" params={{ id: property.id }} className={classes.price ?? ''}>
        {formatPrice(property.price)}
      </Link>
      <span>
        {factsForBrokers('cardFigures')
          .map((name) => formatQuantity(property[name], propertyFields[name].unit))
          .join(' · ')}
      </span>
      <Text as="span" c="mute">
        {property.cadastralNumbers[0]}
      </Text>
      {property.isApproximatePosition && (
        <Text as="span" c="mute">
          Координаты приблизительные
        </Text>
      )}
      <Box mt={6}>
        <ToSelectionButton domain="land" objectIds={[property.id]} name={property.cadastralNumbers[0] ?? ''} />
      </Box>
    </Stack>
  );
}
