import { typesIn } from '@gektar/contract/industrial/request-types.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { storedEmployeeId } from '#api/session.ts';
import { fixedOptions, sumOf } from '#form/field/fixed-options.ts';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import { SelectField } from '#form/field/select-field.tsx';
import { BoundField as AnyBoundField, type BoundFieldOf } from '#form/sections/bound-field.tsx';
import { choicesOf } from '#industrial/dictionaries/industrial-choices.ts';
import { employeesQuery, offeredEmployees, withoutAccess } from '#people/people-data.ts';
import { PlacesField } from '#places/places-field.tsx';
import type { RequestValues } from './request-values.ts';

const BoundField: BoundFieldOf<RequestValues> = AnyBoundField;
const useTypes = choicesOf('request-type');

/** Any number of request types, stored as the sum of their ids (3§5). */
export function RequestTypesInput() {
  const types = useTypes();
  return (
    <BoundField name="requestTypes">
      {(field) => (
        <MultiSelectField
          {...field}
          options={types}
          value={typesIn(field.value)}
          onChange={(ids) => field.onChange(sumOf(ids.map(Number)))}
        />
      )}
    </BoundField>
  );
}

/** A choice of one main type; if several types were stored otherwise, they stay until the field is changed (F-08). */
export function MainTypeInput() {
  return (
    <BoundField name="mainAreaTypesCalc" span={3}>
      {(field) => (
        <SelectField<number>
          {...field}
          options={fixedOptions(requestFields.mainAreaTypesCalc.values, field.value)}
          value={field.value[0] ?? null}
          onChange={(id) => field.onChange(id === null ? [] : [id])}
        />
      )}
    </BoundField>
  );
}

export function PlacesInput() {
  return (
    <BoundField name="cityRegions">
      {(field) => <PlacesField {...field} hint="Регионы — в списке, города находятся по названию" />}
    </BoundField>
  );
}

/**
 * Employees with additional edit access (B-07). The current and the responsible employee have access anyway and are not
 * offered.
 */
export function AccessInput({ loaded }: { loaded: IndustrialRequest | undefined }) {
  const { data: employees = [] } = useQuery(employeesQuery);
  const responsibleId = useWatch<RequestValues, 'responsibleEmployeeId'>({ name: 'responsibleEmployeeId' });
  return (
    <BoundField name="additionalAccessEmployees">
      {(field) => (
        <MultiSelectField<string>
          {...field}
          hint="Кроме автора и ответственного"
          options={offeredEmployees(
            // Employees with stored access stay in the list, so that a wrong click can be undone.
            withoutAccess(
              employees,
              [storedEmployeeId(), responsibleId],
              [...field.value, ...(loaded?.additionalAccessEmployees ?? [])],
            ),
            field.value,
          )}
          value={[...field.value]}
          onChange={(ids) => field.onChange(ids)}
        />
      )}
    </BoundField>
  );
}
