/**
 * What a client reads a kind of plot as: 'Промышленный' alone says nothing of what it is. Kinds that are nouns stand for themselves.
 * @param type name of the property type
 */
export function plotName(type: string): string {
  if (/(?:ый|ий|ой)$/u.test(type)) return `${type} участок`;
  return /^под\s/iu.test(type) ? `Участок ${type[0]?.toLowerCase()}${type.slice(1)}` : type;
}
