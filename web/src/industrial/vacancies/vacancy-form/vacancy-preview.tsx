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
import { Caption } from '#ui/layout/caption.ts';
import { Stack } from '#ui/layout/stack.ts';
import type { VacancyValues } from './vacancy-values.ts';

/** Preview of the vacancy's card while it is typed. */
export function VacancyPreview() {
  const values = useFormValues<VacancyValues>();
  const { vacancyTypes, vacancyStatus, availabilityDate } = vacancyFields;
  const figures = figuresOf(values.areaSetWithPrice);
  const rate = averageRate(figures);
  return (
    <Stack below={16}>
      <PreviewFrame title="Карточка вакансии">
        <Caption as="div" weight="bold" lines="broken">
          {values.name.trim() || <span className="mute">Без названия</span>}
        </Caption>
        <Caption as="div" size={16} weight="bold" above={6} hasFigures>
          {formatQuantity(totalArea(figures), units.squareMetre)}
          {values.minimalRentalBlockArea !== null && (
            <Caption as="span" size={13} weight="plain" tone="mute">
              {' '}
              блок от {formatQuantity(values.minimalRentalBlockArea, units.squareMetre)}
            </Caption>
          )}
        </Caption>
        <Caption as="div" size={13} below={8} hasFigures>
          {rate === null || values.isRentalPriceOnRequest
            ? 'Ставка по запросу'
            : `${withUnit(formatMeasured(rate), units.roublePerSquareMetre)} в год`}
          {values.opexPerSqm !== null && `, OPEX ${formatMeasured(values.opexPerSqm)}`}
        </Caption>
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
