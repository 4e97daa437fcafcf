/**
 * Title of a request without the client with whom it begins, next to the client's name: 'аренда, сухой' of 'Вера
 * Лозинская: аренда, сухой'.
 * @param client contact, or contact and company: 'Вера Лозинская, ООО «Северный обоз»'
 */
export function withoutClient(title: string, client: string): string {
  const name = [client, ...client.split(', ')].find((one) => title.startsWith(`${one}: `));
  return name === undefined ? title : title.slice(name.length + 2);
}
