import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { Button } from '@mantine/core';
import { Row } from '#ui/layout/row.ts';
import { contradictingAreaHa } from './outline-difference.ts';
import type { OutlinePolygon } from './outline-geometry.ts';
import classes from './outline-warning.module.css';

export interface OutlineWarningProps {
  readonly polygons: readonly OutlinePolygon[];
  /** Documented area (ha). */
  readonly statedAreaHa: number | null | undefined;
  /** Replaces the stated area by that of the outline (ha). */
  readonly onTake: (areaHa: number) => void;
  readonly isBusy?: boolean | undefined;
}

/** Shown when the outline and the stated area differ by more than five percent. */
export function OutlineWarning({ polygons, statedAreaHa, onTake, isBusy = false }: OutlineWarningProps) {
  const drawn = contradictingAreaHa(polygons, statedAreaHa);
  if (drawn === undefined) return null;
  return (
    <Row
      bd="line-2"
      bdrs="r2"
      bg="surface"
      wrap="wrap"
      gap="4px 12px"
      size={13}
      p="8px 12px"
      className={classes.warning}
      role="status"
    >
      <span className="slim">
        Площадь контура <b>{formatQuantity(drawn, units.hectare)}</b> не сходится с указанной:{' '}
        <b>{formatQuantity(statedAreaHa, units.hectare)}</b>. Проверьте контур или площадь.
      </span>
      <Button size="xs" loading={isBusy} onClick={() => onTake(drawn)}>
        Взять площадь контура
      </Button>
    </Row>
  );
}
