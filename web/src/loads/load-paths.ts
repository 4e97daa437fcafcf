import type { Domain } from '@gektar/contract/domain.ts';

/**
 * Lists that take a dropped or pasted table, by the last part of their paths; complexes are at the path of the domain.
 */
const lists: Readonly<Record<Domain, readonly string[]>> = {
  land: ['property', 'request', 'contacts', 'customers'],
  industrial: ['', 'vacancy', 'requests', 'customers'],
};

/** Path of the page 'Загрузка таблицы'. */
export function loadsPath(domain: Domain): string {
  return `/${domain}/load`;
}

/** Path of one load. */
export function loadPath(domain: Domain, id: string): string {
  return `${loadsPath(domain)}/${id}`;
}

/**
 * Domain for a table dropped on a page: on lists, and on the pages 'Загрузка таблицы' and 'Изменения из выгрузки'.
 * @returns undefined on other pages, where dropped files have other purposes
 */
export function domainOfDrop(path: string): Domain | undefined {
  const [domain, page = '', ...rest] = path.replace(/^\/|\/$/g, '').split('/');
  if ((domain !== 'land' && domain !== 'industrial') || rest.length > 0) return undefined;
  return page === 'load' || page === 'round-trip' || lists[domain].includes(page) ? domain : undefined;
}
