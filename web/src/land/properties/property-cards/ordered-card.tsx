import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PhotoSlider } from '#files/photo-slider.tsx';
import { PhotoViewer } from '#files/photo-viewer.tsx';
import { placeOf } from '#land/properties/property-facts.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Truncate } from '#ui/layout/truncate.ts';
import card from '#ui/piece/entity-card.module.css';
import { CardMarks, CardNumber, CardNumbers, CardType } from './card-facts.tsx';
import { photosOf } from './card-photos.ts';
import classes from './ordered-card.module.css';

export interface OrderedCardProps {
  readonly property: PropertyRow;
  /** Number in the selection, from 1; undefined without one. */
  readonly position: number | undefined;
  readonly isOverdue: boolean;
  readonly aside?: ReactNode;
}

/** A card of a chosen sequence: its position, price, and photos that open over the whole window (1§2). */
export function OrderedCard({ property, position, isOverdue, aside }: OrderedCardProps) {
  const [openAt, setOpenAt] = useState<number>();
  const photos = photosOf(property);
  const [number = ''] = property.cadastralNumbers;
  return (
    <Row
      as="article"
      align="stretch"
      wrap
      gap="12px 16px"
      hasFigures
      pad="12px 16px"
      ground="surface"
      style={{ position: 'relative' }}
      aria-label={number}
      data-off={!property.isEnabled || undefined}
    >
      {position !== undefined && <span className={classes.position}>{position}</span>}
      <div className={card.photo}>
        <PhotoSlider photos={photos} label={number} onOpen={setOpenAt} />
      </div>
      <Stack isFlex align="start" isSlim className={card.facts}>
        <Row justify="between" gap={12} style={{ width: '100%' }}>
          <Link to="/land/property/$id" params={{ id: property.id }} className={`${card.title} ${card.large}`}>
            {formatPrice(property.price)}
          </Link>
          {aside}
        </Row>
        <CardNumbers property={property} />
        <Truncate as="p" size={13} below={4} className={`${classes.where} ${card.quiet}`} title={placeOf(property)}>
          {placeOf(property)}
        </Truncate>
        <CardType property={property} />
        <Row rule="top" gap={6} size={12} tone="soft" className={`${card.foot} ${classes.foot}`}>
          <CardNumber numbers={property.cadastralNumbers} />
          <CardMarks property={property} isOverdue={isOverdue} />
        </Row>
      </Stack>
      <PhotoViewer photos={photos} label={number} openAt={openAt} onClose={() => setOpenAt(undefined)} />
    </Row>
  );
}
