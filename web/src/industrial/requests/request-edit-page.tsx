/** Stands here once it is written. */
export function RequestEditPage() {
  return null;
}
