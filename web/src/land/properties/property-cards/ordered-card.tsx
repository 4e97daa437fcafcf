import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PhotoSlider } from '#files/photo-slider.tsx';
import { PhotoViewer } from '#files/photo-viewer.tsx';
import { placeOf } from '#land/properties/property-facts.ts';
import { CardMarks, CardNumber, CardNumbers, CardType } from './card-facts.tsx';
import { photosOf } from './card-photos.ts';
import classes from './ordered-card.module.css';

export interface OrderedCardProps {
  readonly property: PropertyRow;
  /** Its number among the others, from 1; undefined: it has none. */
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
    <article className={classes.card} aria-label={number} data-off={!property.isEnabled || undefined}>
      {position !== undefined && <span className={classes.position}>{position}</span>}
      <div className={classes.photo}>
        <PhotoSlider photos={photos} label={number} onOpen={setOpenAt} />
      </div>
      <div className={classes.facts}>
        <div className={classes.head}>
          <Link to="/land/property/$id" params={{ id: property.id }} className={classes.price ?? ''}>
            {formatPrice(property.price)}
          </Link>
          {aside}
        </div>
        <CardNumbers property={property} />
        <p className={classes.where} title={placeOf(property)}>
          {placeOf(property)}
        </p>
        <CardType property={property} />
        <div className={classes.foot}>
          <CardNumber numbers={property.cadastralNumbers} />
          <CardMarks property={property} isOverdue={isOverdue} />
        </div>
      </div>
      <PhotoViewer photos={photos} label={number} openAt={openAt} onClose={() => setOpenAt(undefined)} />
    </article>
  );
}
