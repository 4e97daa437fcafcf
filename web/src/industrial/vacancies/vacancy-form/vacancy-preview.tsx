import { bitsIn, fixedValue, shortLabel } from '@gektar/contract/fields.ts';
import { averageRate, totalArea } from '@gektar/contract/industrial/areas/area-figures.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatMeasured, formatQuantity } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { PreviewFacts, PreviewFrame } from '#form/sections/preview-facts.tsx';
import { useFormValues } from '#form/sections/use-form-state.ts';
import { AreaMix } from '#industrial/areas/area-mix.tsx';
import { figuresOf } from '#industrial/areas/area-values.ts';
import { mixParts, totalsOf } from '#industrial/areas/mix-parts.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import type { VacancyValues } from './vacancy-values.ts';

/** Preview of the vacancy's card while it is typed. */
export function VacancyPreview() {
  const values = useFormValues<VacancyValues>();
  const { vacancyTypes, vacancyStatus, availabilityDate } = vacancyFields;
  const figures = figuresOf(values.areaSetWithPrice);
  const rate = averageRate(figures);
  return (
    <Stack mb={16}>
      <PreviewFrame title="Карточка вакансии">
        <Text as="div" fw={600} overflowWrap="anywhere">
          {values.name.trim() || <span className="mute">Без названия</span>}
        </Text>
        <Text as="div" size={16} fw={600} mt={6} tabular>
          {formatQuantity(totalArea(figures), units.squareMetre)}
          {values.minimalRentalBlockArea !== null && (
            <Text as="span" size={13} fw={400} c="mute">
              {' '}
              блок от {formatQuantity(values.minimalRentalBlockArea, units.squareMetre)}
            </Text>
          )}
        </Text>
        <Text as="div" size={13} mb={8} tabular>
          {rate === null || values.isRentalPriceOnRequest
            ? 'Ставка по запросу'
            : `${withUnit(formatMeasured(rate), units.roublePerSquareMetre)} в год`}
          {values.opexPerSqm !== null && `, OPEX ${formatMeasured(values.opexPerSqm)}`}
        </Text>
        <AreaMix parts={mixParts(totalsOf(figures))} size="middle" />
        <PreviewFacts
          facts={[
            [
              shortLabel(vacancyTypes),
              bitsIn(vacancyTypes.values, values.vacancyTypes)
                .map(({ name }) => name)
                .join(', '),
            ],
            [shortLabel(availabilityDate), values.availabilityDate && formatDate(values.availabilityDate)],
            [vacancyStatus.label, fixedValue(vacancyStatus.values, values.vacancyStatus)?.name],
          ]}
        />
      </PreviewFrame>
    </Stack>
  );
}
