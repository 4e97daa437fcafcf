import { formatMeasured, formatShare } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { AreaMark, areaTone } from './area-mark.tsx';
import { type MixPart, mixText, sumOf, withRest } from './mix-parts.ts';
import classes from './mix-strip.module.css';

export interface MixStripProps {
  readonly parts: readonly MixPart[];
  /** Limit of the parts (m²), marked by a tick; area beyond it is hatched red. */
  readonly limit?: number | null | undefined;
  /** Area that the whole width represents (m²), such as that of the building; the sum of the parts by default. */
  readonly scale?: number | undefined;
  /** Whether the width that no part covers has a background. */
  readonly hasTrack?: boolean | undefined;
  /** Height of the strip: 28, 16 or 10 px. */
  readonly size?: 'large' | 'middle' | 'small' | undefined;
}

/** Position of the tick (share of the width) up to which its label is on its right. */
const EARLY = 0.35;

/** Heights of the strip (px). */
const heights = { large: 28, middle: 16, small: 10 } as const;

/** Space for the label above the tick (px). */
const LABEL_HEIGHT = 22;

/** A strip of areas per kind. Always shown next to its figure. */
export function MixStrip({ parts, limit = null, scale, hasTrack, size = 'large' }: MixStripProps) {
  const sum = sumOf(parts);
  const drawn = withRest(parts, limit);
  const full = Math.max(scale ?? 0, sumOf(drawn));
  const tick = limit === null || limit === 0 ? undefined : limit / Math.max(sum, limit);
  return (
    <Box
      role="img"
      aria-label={mixText(parts)}
      pos="relative"
      miw={0}
      pt={tick === undefined ? undefined : LABEL_HEIGHT}
      className={classes.frame}
      data-size={size}
      data-track={hasTrack || undefined}
      style={{ '--strip-h': `${heights[size]}px` }}
    >
      <Row
        align="stretch"
        gap={size === 'small' ? 1 : 2}
        h="var(--strip-h)"
        style={{ width: full === 0 ? 0 : `${(100 * sumOf(drawn)) / full}%` }}
      >
        {drawn.map(({ kind, area }) => (
          <span key={kind} className={`${areaTone} ${classes.part}`} data-kind={kind} style={{ flex: area }} />
        ))}
      </Row>
      {tick !== undefined && tick < 1 && <span className={classes.over} style={{ left: `${100 * tick}%` }} />}
      {tick !== undefined && limit !== null && (
        <span className={classes.limit} data-early={tick < EARLY || undefined} style={{ left: `${100 * tick}%` }}>
          <span>общая площадь {withUnit(formatMeasured(limit), units.squareMetre)}</span>
        </span>
      )}
    </Box>
  );
}

/**
 * Legend of a strip: names and figures of its parts, with their shares of the limit or, without a limit, of the sum.
 */
export function MixLegend({ parts, limit = null }: Pick<MixStripProps, 'parts' | 'limit'>) {
  const drawn = withRest(parts, limit);
  const whole = limit || sumOf(parts);
  return (
    <ul className={classes.legend}>
      {drawn.map(({ kind, label, area }) => (
        <li key={kind}>
          <AreaMark kind={kind} />
          {label}
          <b>
            {formatMeasured(area)} <em>{formatShare(area / whole)}</em>
          </b>
        </li>
      ))}
    </ul>
  );
}
