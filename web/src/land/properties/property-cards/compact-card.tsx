import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { IconMapPin } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { PhotoSlider } from '#files/photo-slider.tsx';
import { FoldButton } from '#ui/button/fold-button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import card from '#ui/component/entity-card.module.css';
import { icon14 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { CardMarks, CardNumber, CardNumbers, CardPlace, CardPrice, CardType } from './card-facts.tsx';
import { photosOf } from './card-photos.ts';
import classes from './compact-card.module.css';
import { ExpandedPanel } from './expanded-panel.tsx';

export interface CompactCardProps {
  readonly property: PropertyRow;
  readonly isOverdue: boolean;
  readonly isLit?: boolean | undefined;
  /** Whether photos are shown above the facts, as in a grid of cards. */
  readonly hasPhotos?: boolean | undefined;
  /** Content to the right of the price: a star. */
  readonly aside?: ReactNode;
  readonly onHover?: ((isOver: boolean) => void) | undefined;
  /** Shows the object on the map next to the cards. */
  readonly onShow?: (() => void) | undefined;
}

/** Price, size, distance, utilities, location; a click unfolds the rest (1§2). */
export function CompactCard({ property, isOverdue, isLit, hasPhotos, aside, onHover, onShow }: CompactCardProps) {
  const [isExpanded, setExpanded] = useState(false);
  const panelId = useId();
  const perHa = property.pricePerHa === null ? undefined : formatQuantity(property.pricePerHa, 'руб. за га');
  return (
    <Stack
      bdb="line"
      as="article"
      display="flex"
      tabular
      p="12px 16px 10px var(--gutter)"
      className={`${classes.card} ${card.lit}`}
      aria-label={property.cadastralNumbers[0]}
      data-lit={isLit || undefined}
      data-off={!property.isEnabled || undefined}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
    >
      {hasPhotos && (
        <div className={classes.photo}>
          <PhotoSlider photos={photosOf(property)} label={property.cadastralNumbers[0] ?? ''} />
        </div>
      )}
      <Row align="baseline" gap={8} whiteSpace="nowrap">
        <span className={classes.prices}>
          <CardPrice property={property} className={`${card.title} ${card.above} ${classes.price}`} />
          {perHa !== undefined && (
            <Text as="span" fz={12} c="mute" className={classes.perHa}>
              {perHa}
            </Text>
          )}
        </span>
        {aside && (
          <Box as="span" alignSelf="center" m="-3px -6px -3px auto" className={`${card.above} ${classes.aside}`}>
            {aside}
          </Box>
        )}
      </Row>
      <CardNumbers property={property} />
      <CardPlace property={property} className={card.quiet} />
      <Row justify="flex-end" wrap="wrap" size={12} c="soft" whiteSpace="nowrap" className={classes.foot}>
        <CardType property={property} />
        <CardNumber numbers={property.cadastralNumbers} />
        <CardMarks property={property} isOverdue={isOverdue} />
        {onShow && (
          <IconButton
            label="Показать на карте"
            icon={<IconMapPin {...icon14} />}
            size={28}
            variant="subtle"
            onClick={onShow}
          />
        )}
        <FoldButton isOpen={isExpanded} onChange={setExpanded} controls={panelId} />
      </Row>
      <div id={panelId}>{isExpanded && <ExpandedPanel property={property} />}</div>
    </Stack>
  );
}
