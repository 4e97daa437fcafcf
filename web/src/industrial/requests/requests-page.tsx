/** Stands here once it is written. */
export function RequestsPage() {
  return null;
}
