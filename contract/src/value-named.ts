import { isRecord } from './records.ts';

/** The value of a record by a name that its type may not have. */
export function valueNamed(record: object, name: string): unknown {
  return isRecord(record) ? record[name] : undefined;
}
