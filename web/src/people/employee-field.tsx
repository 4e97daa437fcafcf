import { useQuery } from '@tanstack/react-query';
import type { FieldProps } from '#form/field/field.tsx';
import { SelectField } from '#form/field/select-field.tsx';
import { employeeName, employeesQuery } from './people-data.ts';

/** A select of one employee. */
export function EmployeeField(field: FieldProps<string | null>) {
  const { data: employees } = useQuery(employeesQuery);
  const options = (employees ?? []).map((employee) => ({ value: employee.id, label: employeeName(employee) }));
  return <SelectField<string> {...field} options={options} />;
}
