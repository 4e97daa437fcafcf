import { typeColors } from '@gektar/contract/land/dictionaries/type-colors.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { IconCircleCheck, IconLock, IconMapPinQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatPrice } from '#format/money.ts';
import { formatQuantity } from '#format/number.ts';
import { units } from '#format/unit.ts';
import { icon14 } from '#ui/icon.ts';
import { OverdueDate } from '#ui/overdue.tsx';
import { TypeSwatch } from '#ui/type-swatch.tsx';
import classes from './property-card.module.css';
import { hasUtilities } from './property-facts.ts';
import { UtilityMarks } from './utility-marks.tsx';
import { NO_UTILITIES } from './utility-text.ts';

export interface PropertyCardProps {
  readonly property: PropertyRow;
  readonly isOverdue: boolean;
  readonly isLit?: boolean | undefined;
  /** At the right of the price: a star. */
  readonly aside?: ReactNode;
  readonly onHover?: ((isOver: boolean) => void) | undefined;
}

/** What a broker wants of an object beside the map: price, size, distance, utilities, place. */
export function PropertyCard({ property, isOverdue, isLit, aside, onHover }: PropertyCardProps) {
  const [first, ...others] = property.cadastralNumbers;
  return (
    <article
      className={classes.card}
      data-lit={isLit || undefined}
      data-off={!property.isEnabled || undefined}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
    >
      <div className={classes.head}>
        <Link to="/land/property/$id" params={{ id: property.id }} className={classes.price ?? ''}>
          {formatPrice(property.price)}
        </Link>
        {property.pricePerHa !== null && (
          <span className={classes.sub}>{formatQuantity(property.pricePerHa, 'руб. за га')}</span>
        )}
        {aside && <span className={classes.aside}>{aside}</span>}
      </div>
      <dl className={classes.numbers}>
        <div>
          <dt>Площадь</dt>
          <dd>{formatQuantity(property.area, units.hectare)}</dd>
        </div>
        <div>
          <dt>От города</dt>
          <dd>{formatQuantity(property.kmFromCity, units.kilometre)}</dd>
        </div>
        <div>
          <dt>Коммуникации</dt>
          <dd>{hasUtilities(property) ? <UtilityMarks property={property} /> : <small>{NO_UTILITIES}</small>}</dd>
        </div>
      </dl>
      <p className={classes.where} title={property.address ?? undefined}>
        {[property.region.name, property.landHighway?.name, property.address].filter(Boolean).join(', ')}
      </p>
      <div className={classes.foot}>
        <TypeSwatch
          colour={typeColors[property.propertyType.color]}
          label={property.propertyType.name}
          isOff={!property.isEnabled}
        />
        <span className={classes.number} title={property.cadastralNumbers.join(', ')}>
          {first}
          {others.length > 0 && ` +${others.length}`}
        </span>
        <span className={classes.marks}>
          {property.isApproximatePosition && (
            <IconMapPinQuestion {...icon14} aria-hidden={false} aria-label="Координаты приблизительные" />
          )}
          {property.isConfidentially && <IconLock {...icon14} aria-hidden={false} aria-label="Конфиденциальный" />}
          {property.isChecked && <IconCircleCheck {...icon14} aria-hidden={false} aria-label="Проверен" />}
          {isOverdue && <OverdueDate date={property.actualizationDateTime ?? property.dateTimeCreated} isOverdue />}
        </span>
      </div>
    </article>
  );
}
