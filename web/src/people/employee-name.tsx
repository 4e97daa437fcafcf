import { missing } from '@gektar/format/words.ts';
import { useQuery } from '@tanstack/react-query';
import { employeeName, employeesQuery } from './people-data.ts';

/** 'Имя Фамилия' of an employee; a dash for null or an unknown id. */
export function EmployeeName({ id }: { id: string | null }) {
  const { data: name } = useQuery({
    ...employeesQuery,
    select: (employees) => {
      const employee = employees.find((one) => one.id === id);
      return employee && employeeName(employee);
    },
  });
  return name ?? <span className="nil">{missing.dash}</span>;
}
