/** '55.682410, 37.104218': degrees, WGS 84, latitude first, with six decimals and dots, as map services accept them. */
export function formatPosition(latitude: number, longitude: number): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}
