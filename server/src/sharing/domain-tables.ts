import type { Domain } from '@gektar/contract/domain.ts';
import { sql } from 'kysely';

/**
 * The requests of a domain and the tables of their selections. Both domains use the same names of tables and columns, each in its own schema, so
 * that client links work the same way on both.
 */
export function tablesOf(domain: Domain) {
  return {
    requests: sql.table(`${domain}.requests`),
    selections: sql.table(`${domain}.request_selections`),
    items: sql.table(`${domain}.request_selection_items`),
    links: sql.table(`${domain}.request_selection_links`),
  } as const;
}

/** Entity names of selections, items and links in `shared.audit`. */
export function auditNames(domain: Domain) {
  return {
    selection: `${domain}_selection`,
    item: `${domain}_selection_item`,
    link: `${domain}_selection_link`,
  } as const;
}
