/** Number of rows requested first, so that they are drawn before the others arrive. */
export const FIRST_ROWS = 100;

/**
 * The page of a list that begins at row `skip`: a short page with the first rows, so that they are drawn early; then
 * the rest of `take` rows, then whole pages.
 */
export function pageAt(skip: number, take: number): { readonly skip: number; readonly take: number } {
  const first = Math.min(FIRST_ROWS, take);
  if (skip === 0) return { skip, take: first };
  return { skip, take: skip === first && first < take ? take - first : take };
}
