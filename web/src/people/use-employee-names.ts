import { useQuery } from '@tanstack/react-query';
import { employeeName, employeesQuery } from './people-data.ts';

/** Names of employees by id; undefined for an unknown id. */
export function useEmployeeNames(): (id: string) => string | undefined {
  const { data: employees = [] } = useQuery(employeesQuery);
  const names = new Map(employees.map((employee) => [employee.id, employeeName(employee)]));
  return (id) => names.get(id);
}
