import { isRecord } from './records.ts';

/** The value of a property that the record's type may not have. */
export function valueNamed(record: object, name: string): unknown {
  return isRecord(record) ? record[name] : undefined;
}
