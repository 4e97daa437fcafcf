import { typeColors } from '@gektar/contract/land/dictionaries/type-colors.ts';
import { requestLimits } from '@gektar/contract/land/requests/request-limits.ts';
import { units } from '@gektar/format/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { ReferencesField } from '#dictionaries/reference-field.tsx';
import { RangeField } from '#form/field/range-field.tsx';
import { FormSection } from '#form/sections/form-section.tsx';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { okvedsQuery } from '#places/places-data.ts';
import { BoundField } from './bound-field.tsx';

/** 'Что ищет': kinds of plots, sizes and money (E-05), uses; limits of 1§5. */
export function WhatSection() {
  const { data: types } = useQuery(landDictionaryQuery('property-types'));
  const { data: bestUses } = useQuery(landDictionaryQuery('best-uses'));
  const { data: okveds } = useQuery(okvedsQuery);
  return (
    <FormSection id="what">
      <BoundField name="propertyTypes">
        {(field) => <ReferencesField field={field} entries={types} colours={typeColors} />}
      </BoundField>
      <BoundField name="area" span={3}>
        {(field) => (
          <RangeField {...field} unit={units.hectare} max={requestLimits.area} decimals={4} isZeroForbidden />
        )}
      </BoundField>
      <BoundField name="buildingArea" span={3}>
        {(field) => <RangeField {...field} unit={units.squareMetre} max={requestLimits.buildingArea} />}
      </BoundField>
      <BoundField name="budget">
        {(field) => <RangeField {...field} unit={units.rouble} max={requestLimits.budget} />}
      </BoundField>
      <BoundField name="bestUses">{(field) => <ReferencesField field={field} entries={bestUses} />}</BoundField>
      <BoundField name="okveds">{(field) => <ReferencesField field={field} entries={okveds} />}</BoundField>
    </FormSection>
  );
}
