import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatPrice } from '#format/money.ts';
import { formatQuantity } from '#format/number.ts';
import { units } from '#format/unit.ts';
import { icon14 } from '#ui/icon.ts';
import { Spinner } from '#ui/spinner.tsx';
import classes from './property-map-flag.module.css';

/** The card of a point: price, size, distance, number, and the way to the object. */
export function PropertyFlag({ property, onClose }: { property: PropertyRow | undefined; onClose: () => void }) {
  if (!property) return <Spinner size={16} />;
  return (
    <div className={classes.flag}>
      <Link to="/land/property/$id" params={{ id: property.id }} className={classes.price ?? ''}>
        {formatPrice(property.price)}
      </Link>
      <button type="button" className={classes.close} aria-label="Закрыть" onClick={onClose}>
        <IconX {...icon14} />
      </button>
      <span>
        {formatQuantity(property.area, units.hectare)} · {formatQuantity(property.kmFromCity, units.kilometre)}
      </span>
      <span className={classes.quiet}>{property.cadastralNumbers[0]}</span>
      {property.isApproximatePosition && <span className={classes.quiet}>Координаты приблизительные</span>}
    </div>
  );
}
