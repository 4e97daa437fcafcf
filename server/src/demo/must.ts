/** @throws {Error} in a base whose dictionaries no longer hold what every base begins with */
export function must<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demonstration needs «${name}», which this base does not have.`);
  return value;
}
