/**
 * Name of a plot for clients, made from its type: 'Промышленный' alone is an adjective. Types that are nouns stay
 * unchanged.
 * @param type name of the property type
 */
export function plotName(type: string): string {
  if (/(?:ый|ий|ой)$/u.test(type)) return `${type} участок`;
  return /^под\s/iu.test(type) ? `Участок ${type[0]?.toLowerCase()}${type.slice(1)}` : type;
}
