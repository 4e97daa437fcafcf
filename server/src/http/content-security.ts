import type { Settings } from '#environment.ts';

/** No inline scripts; map tiles and styles may come from the configured hosts. */
export function contentSecurity({ mapStyleUrl, mapTileUrl }: Settings): Record<string, string[] | null> {
  const mapHosts = [mapStyleUrl, mapTileUrl].flatMap((url) =>
    url?.startsWith('http') ? [new URL(url.replaceAll(/[{}]/g, '')).origin] : [],
  );
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Mantine and the map set styles on elements.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...mapHosts],
    connectSrc: ["'self'", ...mapHosts],
    workerSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    // Helmet's default would break the page in an office that uses plain HTTP.
    upgradeInsecureRequests: null,
  };
}
