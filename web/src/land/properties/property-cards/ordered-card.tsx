import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PhotoSlider } from '#files/photo-slider.tsx';
import { PhotoViewer } from '#files/photo-viewer.tsx';
import { placeOf } from '#land/properties/property-facts.ts';
import card from '#ui/component/entity-card.module.css';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { CardMarks, CardNumber, CardNumbers, CardType } from './card-facts.tsx';
import { photosOf } from './card-photos.ts';
import classes from './ordered-card.module.css';

export interface OrderedCardProps {
  readonly property: PropertyRow;
  /** Number in the selection, from 1; undefined outside of a selection. */
  readonly position: number | undefined;
  readonly isOverdue: boolean;
  readonly aside?: ReactNode;
}

/** A card of a selection or of the favorites: number, price, and photos that open over the whole window (1§2). */
export function OrderedCard({ property, position, isOverdue, aside }: OrderedCardProps) {
  const [openAt, setOpenAt] = useState<number>();
  const photos = photosOf(property);
  const [number = ''] = property.cadastralNumbers;
  return (
    <Row
      as="article"
      align="stretch"
      wrap="wrap"
      gap="12px 16px"
      tabular
      p="12px 16px"
      bg="surface"
      pos="relative"
      aria-label={number}
      data-off={!property.isEnabled || undefined}
    >
      {position !== undefined && <span className={classes.position}>{position}</span>}
      <div className={card.photo}>
        <PhotoSlider photos={photos} label={number} onOpen={setOpenAt} />
      </div>
      <Stack display="flex" align="flex-start" miw={0} className={card.facts}>
        <Row justify="space-between" gap={12} w="100%">
          <Link to="/land/property/$id" params={{ id: property.id }} className={`${card.title} ${card.large}`}>
            {formatPrice(property.price)}
          </Link>
          {aside}
        </Row>
        <CardNumbers property={property} />
        <Text truncate as="p" size={13} mb={4} maw="100%" className={card.quiet} title={placeOf(property)}>
          {placeOf(property)}
        </Text>
        <CardType property={property} />
        <Row bdt="line" gap={6} size={12} c="soft" w="100%" className={card.foot}>
          <CardNumber numbers={property.cadastralNumbers} />
          <CardMarks property={property} isOverdue={isOverdue} />
        </Row>
      </Stack>
      <PhotoViewer photos={photos} label={number} openAt={openAt} onClose={() => setOpenAt(undefined)} />
    </Row>
  );
}
