import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { PhotoSlider } from '#files/photo-slider.tsx';
import { goTo } from '#sharing/client/client-address.ts';
import { ClientHeart } from '#sharing/client/client-heart.tsx';
import { ClientLinkTo } from '#sharing/client/client-link-to.tsx';
import { Caption } from '#ui/layout/caption.ts';
import { Stack } from '#ui/layout/stack.ts';
import { FigureRow } from './figure-row.tsx';
import classes from './plot-card.module.css';
import { plotFigures, plotPhotos, plotPlace, plotTitle } from './plot-words.ts';

export interface PlotCardProps {
  readonly item: PublicItem;
  /** Where the whole object is. */
  readonly href: string;
  readonly isMarked: boolean;
  readonly onMark: (itemId: string) => void;
  /** The first cards are seen at once. */
  readonly isFirst?: boolean;
  /** Lit from the map. */
  readonly isLit?: boolean;
  readonly onLit?: (itemId: string | undefined) => void;
}

/** One object of the selection: photo, number, mark, title, the figures asked first. */
export function PlotCard({ item, href, isMarked, onMark, isFirst, isLit, onLit }: PlotCardProps) {
  const { id, order, property } = item;
  const name = `Объект ${order}`;
  const title = plotTitle(property);
  return (
    <article
      className={classes.card}
      aria-label={`${name}: ${title}`}
      data-lit={isLit || undefined}
      onPointerEnter={() => onLit?.(id)}
      onPointerLeave={() => onLit?.(undefined)}
    >
      <div className={classes.photo}>
        <PhotoSlider
          photos={plotPhotos(property)}
          label={`${name}: ${title}`}
          size="wide"
          isEager={isFirst}
          onOpen={() => goTo(href)}
        />
        <Stack as="span" size={13} isOnLine weight="bold" hasFigures pad="0 6px" className={classes.order}>
          {order}
        </Stack>
        <span className={classes.heart}>
          <ClientHeart label={name} isMarked={isMarked} onMark={() => onMark(id)} />
        </span>
      </div>
      <h2 className={classes.title}>
        <ClientLinkTo href={href}>{title}</ClientLinkTo>
      </h2>
      <Caption tone="soft" above={2}>
        {property.category.name}
      </Caption>
      <Caption tone="soft" above={2}>
        {plotPlace(property)}
      </Caption>
      <FigureRow figures={plotFigures(property).slice(1, 3)} />
    </article>
  );
}
