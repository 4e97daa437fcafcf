/** 'disk.example/50-20', '10.0.0.5/plans', 'localhost:8080/x': a host with a dot or a port, perhaps a path. */
const BARE_HOST = /^(?:[\p{L}\d-]+\.)+[\p{L}\d-]{2,}(?::\d+)?(?:[/?#]|$)|^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:[/?#]|$)/u;
const NETWORK_PATH = /^(?:\\\\|\/\/|\/)\S|^[a-z]:[\\/]/i;

/** A pasted link; line breaks, and quotes and brackets around it, are removed. */
export function cleanLink(text: string): string {
  return text
    .replace(/[\r\n\t]+/g, '')
    .trim()
    .replace(/^[<«"'\s]+|[>»"'\s]+$/g, '');
}

/** Whether a text can be a link: an address with or without `http:` or `https:`, or a network path. */
export function isLink(text: string): boolean {
  const link = cleanLink(text);
  return /^https?:\/\/[^\s/]/i.test(link) || BARE_HOST.test(link) || NETWORK_PATH.test(link);
}

/**
 * URL that opens in a new tab; a link without a scheme gets https. Undefined for network paths and non-web schemes,
 * which can only be copied.
 */
export function webAddress(text: string): string | undefined {
  const link = cleanLink(text);
  if (BARE_HOST.test(link)) return `https://${link}`;
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? link : undefined;
}

/** Display text of a link: without the scheme and a trailing slash. */
export function linkText(text: string): string {
  return cleanLink(text)
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '');
}
