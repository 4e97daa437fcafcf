import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './outline-areas.module.css';
import { type OutlinePolygon, totalAreaHa } from './outline-geometry.ts';

export interface OutlineAreasProps {
  readonly polygons: readonly OutlinePolygon[];
  /** Documented area (ha); null: unknown, undefined: not applicable. */
  readonly statedAreaHa?: number | null | undefined;
}

/** The area of the outlines next to the documented one; nothing without outlines. */
export function OutlineAreas({ polygons, statedAreaHa }: OutlineAreasProps) {
  if (polygons.length === 0) return null;
  return (
    <Text as="span" c="soft" tabular className={classes.areas}>
      По контуру <b>{formatQuantity(totalAreaHa(polygons), units.hectare)}</b>
      {statedAreaHa === null && ', площадь не указана'}
      {typeof statedAreaHa === 'number' && <>, указано {formatQuantity(statedAreaHa, units.hectare)}</>}
    </Text>
  );
}
