import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { Link } from '@tanstack/react-router';
import { Caption } from '#ui/layout/caption.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './property-map-flag.module.css';

/** Popup of a point: price, size, distance, number, and a link to the object. */
export function PropertyFlag({ property }: { property: PropertyRow }) {
  return (
    <Stack>
      <Link to="/land/property/$id" params={{ id: property.id }} className={classes.price ?? ''}>
        {formatPrice(property.price)}
      </Link>
      <span>
        {formatQuantity(property.area, units.hectare)} · {formatQuantity(property.kmFromCity, units.kilometre)}
      </span>
      <Caption as="span" tone="mute">
        {property.cadastralNumbers[0]}
      </Caption>
      {property.isApproximatePosition && (
        <Caption as="span" tone="mute">
          Координаты приблизительные
        </Caption>
      )}
    </Stack>
  );
}
