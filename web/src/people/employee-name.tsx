import { missing } from '@gektar/format/words.ts';
import { useQuery } from '@tanstack/react-query';
import { employeeName, employeesQuery } from './people-data.ts';
import { useUnknownEmployee } from './use-unknown-employee.ts';

/** 'Имя Фамилия' of an employee; a dash for null or an unknown id. */
export function EmployeeName({ id }: { id: string | null }) {
  const { data: name, isSuccess } = useQuery({
    ...employeesQuery,
    select: (employees) => {
      const employee = employees.find((one) => one.id === id);
      return employee && employeeName(employee);
    },
  });
  useUnknownEmployee(isSuccess && name === undefined && id !== null ? id : undefined);
  return name ?? <span className="nil">{missing.dash}</span>;
}
