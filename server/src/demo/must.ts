/**
 * A value that every new database has.
 * @throws {Error} when it is missing, as after edits of the dictionaries
 */
export function must<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demonstration needs «${name}», which this database does not have.`);
  return value;
}
