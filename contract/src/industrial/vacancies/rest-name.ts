const NAME_LENGTH = 500;
const REST_MARK = ' (остаток)';

/** Internal name of the remainder of a partly closed vacancy (M-01); a long name is shortened. */
export function nameOfRest(name: string): string {
  return `${name.slice(0, NAME_LENGTH - REST_MARK.length).trimEnd()}${REST_MARK}`;
}

/** The name for clients: without the mark of a remainder, even after several splits (N-09). */
export function nameBeforeSplit(name: string): string {
  let own = name;
  while (own.endsWith(REST_MARK) && own.length > REST_MARK.length) own = own.slice(0, -REST_MARK.length).trimEnd();
  return own;
}
