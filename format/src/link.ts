/** 'disk.example/50-20', '10.0.0.5/plans', 'localhost:8080/x': a host with a dot or a port, perhaps a path. */
const BARE_HOST = /^(?:[\p{L}\d-]+\.)+[\p{L}\d-]{2,}(?::\d+)?(?:[/?#]|$)|^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:[/?#]|$)/u;
const NETWORK_PATH = /^(?:\\\\|\/\/|\/)\S|^[a-z]:[\\/]/i;

/** What a person pasted as a link, without the line breaks, quotes and brackets that came along. */
export function cleanLink(text: string): string {
  return text
    .replace(/[\r\n\t]+/g, '')
    .trim()
    .replace(/^[<«"'\s]+|[>»"'\s]+$/g, '');
}

/** Whether a text can be somebody's link: an address with or without its scheme, or a path of a network folder. */
export function isLink(text: string): boolean {
  const link = cleanLink(text);
  return /^[a-z][a-z\d+.-]*:\/\/[^\s/]/i.test(link) || BARE_HOST.test(link) || NETWORK_PATH.test(link);
}

/**
 * An address that a browser opens in a new tab; undefined for paths of a network folder and schemes that are not of the
 * web, which can only be copied. Without a scheme it gets https.
 */
export function webAddress(text: string): string | undefined {
  const link = cleanLink(text);
  if (BARE_HOST.test(link)) return `https://${link}`;
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? link : undefined;
}

/** A link as it is read: without the scheme and a trailing slash. */
export function linkText(text: string): string {
  return cleanLink(text)
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '');
}
