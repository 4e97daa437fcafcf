import { averageRate } from '@gektar/contract/industrial/areas/area-figures.ts';
import { areaTypeIds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import {
  kindOfPart,
  type RatedPart,
  ratedParts,
  rateOfPart,
  withRateOfPart,
} from '@gektar/contract/industrial/areas/rated-parts.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { isRecord } from '@gektar/contract/records.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import { useState } from 'react';
import { NumberField } from '#form/field/number-field.tsx';
import { AreaMark } from '#industrial/areas/area-mark.tsx';
import { CellPartFrame } from '#operations/cell-part-frame.tsx';
import type { CellPart, CellPartProps } from '#operations/changed-entity.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';

const areasOf = (row: object): AreaSetWithPrice => (row as VacancyRow).areaSetWithPrice;

/** Cell editor of a rate with several parts: a field per part, the average below. Enter writes, Esc cancels. */
function RateParts({ row, value, onWrite, onCancel }: CellPartProps) {
  const [stored] = useState(() => areasOf(row));
  const parts = ratedParts(stored);
  const [rates, setRates] = useState(() => unwrittenRates(value));
  const typed = parts.reduce((areas, part) => withRateOfPart(areas, part, rateNow(part)), stored);
  const average = averageRate(typed);

  function rateNow(part: RatedPart): number | null {
    return part in rates ? (rates[part] ?? null) : rateOfPart(stored, part);
  }
  const leave = (move: 'down' | 'away') => {
    const changed = parts.filter((part) => rateNow(part) !== rateOfPart(stored, part));
    if (changed.length === 0) onCancel();
    else onWrite({ parts: Object.fromEntries(changed.map((part) => [part, rateNow(part)])) }, move);
  };
  return (
    <CellPartFrame onLeave={leave} onCancel={onCancel}>
      <Stack gap={8}>
        {parts.map((part, index) => (
          <Row key={part} gap={8} justify="space-between">
            <Row as="span" gap={6}>
              <AreaMark kind={kindOfPart(part)} />
              {enumerationName('area-types', areaTypeIds[kindOfPart(part)])}
            </Row>
            <Row w={120}>
              <NumberField
                isCompact
                isLabelHidden
                label={`Ставка: ${enumerationName('area-types', areaTypeIds[kindOfPart(part)])}`}
                max={vacancyFields.averageNetRentalRate.max}
                value={rateNow(part)}
                onChange={(rate) => setRates((all) => ({ ...all, [part]: rate }))}
                ref={index === 0 ? focusFirst : undefined}
              />
            </Row>
          </Row>
        ))}
        <Row justify="space-between" bdt="line" pt={8}>
          <Text as="span" c="soft">
            Средняя
          </Text>
          <b>{average === null ? missing.dash : formatMeasured(average)}</b>
        </Row>
      </Stack>
    </CellPartFrame>
  );
}

/** Rates that were typed and not written. */
function unwrittenRates(value: unknown): Readonly<Partial<Record<RatedPart, number | null>>> {
  return isRecord(value) && isRecord(value['parts']) ? value['parts'] : {};
}

function focusFirst(element: HTMLElement | null): void {
  element?.focus();
}

/** The editor of a rate that has several parts. */
export const rateParts: CellPart = {
  isFor: (row) => ratedParts(areasOf(row)).length > 1,
  Editor: RateParts,
};
