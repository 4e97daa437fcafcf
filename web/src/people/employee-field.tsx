import { useQuery } from '@tanstack/react-query';
import type { FieldProps } from '#form/field/field.tsx';
import { SelectField } from '#form/field/select-field.tsx';
import { employeesQuery, offeredEmployees } from './people-data.ts';

/** Select of one employee. */
export function EmployeeField(field: FieldProps<string | null>) {
  const { data: employees } = useQuery(employeesQuery);
  return <SelectField<string> {...field} options={offeredEmployees(employees ?? [], [field.value])} />;
}
