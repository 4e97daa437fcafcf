import { shortLabel } from '@gektar/contract/fields.ts';
import { factsForBrokers } from '@gektar/contract/land/properties/plot-facts.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { IconCircleCheck, IconLock, IconMapPinQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { hasUtilities, placeOf } from '#land/properties/property-facts.ts';
import { UtilityMarks } from '#land/properties/utility-marks.tsx';
import { NO_UTILITIES } from '#land/properties/utility-text.ts';
import { PropertyTypeSwatch } from '#land/property-type-swatch.tsx';
import { CardValue, useIsCardEdited } from '#table/card-value.tsx';
import card from '#ui/component/entity-card.module.css';
import { OverdueDate } from '#ui/component/overdue.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { Floating } from '#ui/menu/floating.tsx';
import classes from './card-facts.module.css';

/** Figures and utilities, which every card has. */
export function CardNumbers({ property }: { property: PropertyRow }) {
  return (
    <Row as="dl" align="stretch" wrap="wrap" gap="4px 18px" mt={8} mb={8} className={classes.numbers}>
      {factsForBrokers('cardFigures').map((name) => (
        <div key={name}>
          <dt>{shortLabel(propertyFields[name])}</dt>
          <dd>
            <CardValue row={property} field={name} label={shortLabel(propertyFields[name])}>
              {formatQuantity(property[name], propertyFields[name].unit)}
            </CardValue>
          </dd>
        </div>
      ))}
      <div>
        <dt>Коммуникации</dt>
        <dd>{hasUtilities(property) ? <UtilityMarks property={property} /> : <small>{NO_UTILITIES}</small>}</dd>
      </div>
    </Row>
  );
}

interface CardTextProps {
  readonly property: PropertyRow;
  readonly className: string | undefined;
}

/** The price links to the object; where a tap edits the price, the location is the link instead. */
export function CardPrice({ property, className }: CardTextProps) {
  const price = formatPrice(property.price);
  if (useIsCardEdited()) {
    return (
      <span className={className}>
        <CardValue row={property} field="price" label={propertyFields.price.label}>
          {price}
        </CardValue>
      </span>
    );
  }
  return (
    <Link to="/land/property/$id" params={{ id: property.id }} className={className}>
      {price}
    </Link>
  );
}

/** Region, highway, address in one line. */
export function CardPlace({ property, className }: CardTextProps) {
  const place = placeOf(property);
  return (
    <Text truncate as="p" size={13} className={className} title={place}>
      {useIsCardEdited() ? (
        <Link to="/land/property/$id" params={{ id: property.id }} className={`${card.title} ${card.above}`}>
          {place}
        </Link>
      ) : (
        place
      )}
    </Text>
  );
}

/** The property type; grey when the property is archived (1§2). */
export function CardType({ property }: { property: PropertyRow }) {
  const { propertyType, isEnabled } = property;
  return <PropertyTypeSwatch type={propertyType} isEnabled={isEnabled} />;
}

/** The first cadastral number; the others are in a popup behind their count (1§4). */
export function CardNumber({ numbers }: { numbers: readonly string[] }) {
  const [first, ...others] = numbers;
  const [isOpen, setOpen] = useState(false);
  return (
    <Row as="span" display="inline-flex" gap={6} miw={0} flex="0 1 auto">
      <Text as="span" truncate title={first}>
        {first}
      </Text>
      {others.length > 0 && (
        <Floating
          opened={isOpen}
          onChange={setOpen}
          target={
            <button
              type="button"
              className={classes.more}
              aria-label={`Ещё ${formatCountOf(others.length, ['номер', 'номера', 'номеров'])}`}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              +{others.length}
            </button>
          }
        >
          <Text as="ul" fz={13} lh="22px">
            {others.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </Text>
        </Floating>
      )}
    </Row>
  );
}

export interface CardMarksProps {
  readonly property: PropertyRow;
  readonly isOverdue: boolean;
}

/** Marks of a card: 'Конфиденциальный', checked, approximate, archived, overdue (1§2). */
export function CardMarks({ property, isOverdue }: CardMarksProps) {
  return (
    <Row as="span" display="inline-flex" gap={6} ms="auto" flex="none">
      {!property.isEnabled && <Tag tone="line">В архиве</Tag>}
      {property.isConfidentially && <Tag icon={<IconLock {...icon14} />}>Конфиденциальный</Tag>}
      {property.isApproximatePosition && (
        <IconMapPinQuestion {...icon14} aria-hidden={false} aria-label="Координаты приблизительные" />
      )}
      {property.isChecked && <IconCircleCheck {...icon14} aria-hidden={false} aria-label="Проверен" className="ok" />}
      {isOverdue && <OverdueDate date={property.actualizationDateTime ?? property.dateTimeCreated} isOverdue />}
    </Row>
  );
}
