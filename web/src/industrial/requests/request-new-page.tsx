/** Stands here once it is written. */
export function RequestNewPage() {
  return null;
}
