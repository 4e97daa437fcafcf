import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import type { ReactNode } from 'react';
import { PhotoSlider } from '#files/photo-slider.tsx';
import card from '#ui/component/entity-card.module.css';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { CardMarks, CardNumber, CardNumbers, CardPlace, CardPrice, CardType } from './card-facts.tsx';
import { photosOf } from './card-photos.ts';
import classes from './wide-card.module.css';

export interface WideCardProps {
  readonly property: PropertyRow;
  readonly isOverdue: boolean;
  readonly aside?: ReactNode;
}

/** A card over the whole width, with a photo slider on the left (1§2). */
export function WideCard({ property, isOverdue, aside }: WideCardProps) {
  const [number = ''] = property.cadastralNumbers;
  // A use that is both best and permitted is listed once.
  const uses = [...new Set([...property.bestUses, ...property.permittedUseTypes].map(({ name }) => name))].join(', ');
  return (
    <Row
      bdb="line"
      as="article"
      align="stretch"
      wrap="wrap"
      gap="12px 16px"
      tabular
      p="12px clamp(16px, 2vw, 24px)"
      bg="surface"
      aria-label={number}
      data-off={!property.isEnabled || undefined}
    >
      <div className={card.photo}>
        <PhotoSlider photos={photosOf(property)} label={number} />
      </div>
      <Stack display="flex" miw={0} className={card.facts}>
        <Row justify="space-between" wrap="wrap" gap={12}>
          <CardPrice property={property} className={`${card.title} ${card.large}`} />
          {aside}
        </Row>
        {property.pricePerHa !== null && (
          <Text as="span" size={12} c="mute">
            {formatQuantity(property.pricePerHa, 'руб. за га')}
          </Text>
        )}
        <CardNumbers property={property} />
        <CardPlace property={property} className={card.quiet} />
        <p className={classes.uses} title={uses}>
          <CardType property={property} />
          {uses !== '' && <span className="cut slim">{uses}</span>}
        </p>
        <Row bdt="line" gap={6} size={12} c="soft" className={card.foot}>
          <CardNumber numbers={property.cadastralNumbers} />
          <CardMarks property={property} isOverdue={isOverdue} />
        </Row>
      </Stack>
    </Row>
  );
}
