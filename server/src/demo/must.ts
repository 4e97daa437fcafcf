/** @throws {Error} in a database whose dictionaries no longer have the initial values */
export function must<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demonstration needs «${name}», which this database does not have.`);
  return value;
}
