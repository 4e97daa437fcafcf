/** The digits and dots of a text, which a field of whole numbers accepts while typing (1§5); commas become dots. */
export function keepDigitsAndDot(text: string): string {
  return text.replaceAll(',', '.').replace(/[^\d.]/g, '');
}
