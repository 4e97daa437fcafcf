/** Stands here once it is written. */
export function SelectionTab() {
  return null;
}
