import { requestLimits } from '@gektar/contract/land/requests/request-limits.ts';
import { units } from '@gektar/format/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { ReferencesField } from '#dictionaries/reference-field.tsx';
import { NumberField } from '#form/field/number-field.tsx';
import { FormSection } from '#form/sections/form-section.tsx';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { regionsQuery } from '#places/places-data.ts';
import { BoundField } from './bound-field.tsx';

/** 'Где': regions, highways, how far from a city at most (E-05). */
export function WhereSection() {
  const { data: regions } = useQuery(regionsQuery);
  const { data: highways } = useQuery(landDictionaryQuery('land-highway'));
  return (
    <FormSection id="where">
      <BoundField name="regions">{(field) => <ReferencesField field={field} entries={regions} />}</BoundField>
      <BoundField name="landHighways">{(field) => <ReferencesField field={field} entries={highways} />}</BoundField>
      <BoundField name="distanceFromNearestCity" span={3}>
        {(field) => (
          <NumberField {...field} unit={units.kilometre} max={requestLimits.distanceFromNearestCity} hint="Не дальше" />
        )}
      </BoundField>
    </FormSection>
  );
}
