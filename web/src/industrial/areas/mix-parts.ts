import type { Areas } from '@gektar/contract/industrial/areas/area-figures.ts';
import { areaOf } from '@gektar/contract/industrial/areas/area-figures.ts';
import type { AreaKind } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { mainKinds, warehouseParts } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { inSentence, shortAreaNames } from './area-words.ts';

/** Parts of a strip of areas: kinds, and the unassigned remainder. */
export type MixKind = AreaKind | 'rest';

/** One part of a strip. */
export interface MixPart {
  readonly kind: MixKind;
  readonly label: string;
  /** m² */
  readonly area: number;
}

/** Areas by kind, m²; a kind that is not set is 0 or null. A warehouse includes its parts. */
export type AreaTotals = Readonly<Record<AreaKind, number | null>>;

/** Non-empty parts in display order: parts of the warehouse, its area not covered by parts, other kinds. */
export function mixParts(totals: AreaTotals): MixPart[] {
  const parts = warehouseParts.map((kind) => partOf(kind, totals[kind]));
  const inParts = sumOf(parts);
  const other = hundredths((totals.warehouse ?? 0) - inParts);
  const label = inParts === 0 ? shortAreaNames.warehouse : 'Склад, прочее';
  const kinds = mainKinds.slice(1).map((kind) => partOf(kind, totals[kind]));
  return [...parts, { kind: 'warehouse' as const, label, area: other }, ...kinds].filter(({ area }) => area > 0);
}

/** Areas by kind of a building or a vacancy. */
export function totalsOf(areas: Areas): AreaTotals {
  return {
    ...forEachName(mainKinds, (kind) => areaOf(areas, kind)),
    ...forEachName(warehouseParts, (part) => areas.warehouse?.[part]?.areaValue ?? null),
  };
}

/** The parts, with the remainder up to a limit (m²); without a remainder when their sum reaches the limit. */
export function withRest(parts: readonly MixPart[], limit: number | null): readonly MixPart[] {
  const rest = hundredths((limit ?? 0) - sumOf(parts));
  return rest > 0 ? [...parts, { kind: 'rest', label: 'Остаток', area: rest }] : parts;
}

/** Sum of the parts (m²). */
export function sumOf(parts: readonly { readonly area: number }[]): number {
  return hundredths(parts.reduce((sum, { area }) => sum + area, 0));
}

/** Text of a strip for screen readers: 'Площади по типам: сухой 9 600,00 м², офис 840,00 м²'. */
export function mixText(parts: readonly MixPart[]): string {
  const words = parts.map(
    ({ label, area }) => `${inSentence(label)} ${withUnit(formatMeasured(area), units.squareMetre)}`,
  );
  return `Площади по типам: ${words.join(', ') || 'нет данных'}`;
}

function partOf(kind: AreaKind, area: number | null): MixPart {
  return { kind, label: shortAreaNames[kind], area: area ?? 0 };
}

/** Rounds to hundredths, in which areas are stored: sums of decimals are not exact. */
function hundredths(area: number): number {
  return Math.round(area * 100) / 100;
}
