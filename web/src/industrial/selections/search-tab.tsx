/** Stands here once it is written. */
export function SearchTab() {
  return null;
}
