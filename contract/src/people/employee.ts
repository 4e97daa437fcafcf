import * as z from 'zod';
import { endpoint } from '#endpoint.ts';

/** An employee (1§3). */
export const Employee = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** The last name in Latin letters, as on business cards. */
  lastNameLatin: z.string(),
  email: z.string(),
  /** False for an employee who was blocked or has left: still named in existing records, not offered for new ones. */
  isActive: z.boolean(),
});
export type Employee = z.infer<typeof Employee>;

export const listEmployees = endpoint({
  method: 'GET',
  path: '/api/employees',
  access: 'employee',
  summary: 'Все сотрудники по фамилии, и те, кто больше не работает',
  output: z.array(Employee),
  failures: [],
});

export const getCurrentEmployee = endpoint({
  method: 'GET',
  path: '/api/employees/current',
  access: 'employee',
  summary: 'Сотрудник, чей это токен',
  output: Employee,
  failures: ['employee.not_found'],
});

export const getEmployee = endpoint({
  method: 'GET',
  path: '/api/employees/{id}',
  access: 'employee',
  summary: 'Один сотрудник',
  params: z.object({ id: z.uuid() }),
  output: Employee,
  failures: ['employee.not_found'],
});
