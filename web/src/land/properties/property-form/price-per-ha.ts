/** Roubles per hectare as the server will compute it (D-08); undefined while one of the two is missing. */
export function pricePerHa(price: number | null, area: number | null): number | undefined {
  return price === null || area === null || area === 0 ? undefined : price / area;
}
