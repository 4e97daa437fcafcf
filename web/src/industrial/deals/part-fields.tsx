import type { AreaKind } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { NumberField } from '#form/field/number-field.tsx';
import { AreaMark } from '#industrial/areas/area-mark.tsx';
import type { AreaValues } from '#industrial/areas/area-values.ts';
import { areaName } from '#industrial/areas/area-words.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import type { PartKind } from './deal-values.ts';

export interface PartFieldsProps {
  readonly kinds: readonly PartKind[];
  readonly part: AreaValues;
  readonly error: string | undefined;
  readonly onChange: (kind: AreaKind, area: number | null) => void;
}

/** Areas closed by the deal, for each kind of the vacancy (M-01). */
export function PartFields({ kinds, part, error, onChange }: PartFieldsProps) {
  return (
    <Stack
      as="fieldset"
      columns="repeat(auto-fill, minmax(180px, 1fr))"
      gap="10px 16px"
      mt={10}
      aria-label="Площадь части"
      data-wrong={error !== undefined || undefined}
    >
      {kinds.map(({ kind, available }) => (
        <NumberField
          key={kind}
          label={
            <>
              <AreaMark kind={kind} /> {areaName(kind)}
            </>
          }
          unit={units.squareMetre}
          max={available}
          isZeroForbidden
          hint={`из ${withUnit(formatMeasured(available), units.squareMetre)}`}
          value={part[kind].areaValue}
          onChange={(area) => onChange(kind, area)}
        />
      ))}
      {error !== undefined && (
        <Text size={12} c="danger" role="alert" className="all-columns">
          {error}
        </Text>
      )}
    </Stack>
  );
}
