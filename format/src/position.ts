/** '55.682410, 37.104218': latitude first, six decimals, dots, as map services accept. Degrees, WGS 84. */
export function formatPosition(latitude: number, longitude: number): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}
