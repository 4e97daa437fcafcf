import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readUnknownEmployees } from './unknown-employees.ts';

/** Reads the list of employees again for an id that the loaded list lacks. @param id undefined: nothing is unknown */
export function useUnknownEmployee(id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id !== undefined) void readUnknownEmployees(client, [id]);
  }, [client, id]);
}
