/** Without scheme and trailing slash (1§5): 'https://polekom.example/' → 'polekom.example'. */
export function normaliseWebsite(text: string): string {
  return text
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
    .replace(/\/+$/, '');
}

/** An address that a browser can open; without a scheme it gets https. */
export function websiteLink(text: string): string {
  return /^https?:\/\//i.test(text) ? text : `https://${normaliseWebsite(text)}`;
}
