import type { Domain } from '@gektar/contract/domain.ts';
import { sql } from 'kysely';

/**
 * The tables of a domain's selections. Both domains name them and their columns alike, each in a schema of its own, so that a client link
 * works the same way over either.
 */
export function tablesOf(domain: Domain) {
  return {
    selections: sql.table(`${domain}.request_selections`),
    items: sql.table(`${domain}.request_selection_items`),
    links: sql.table(`${domain}.request_selection_links`),
  } as const;
}

/** What `shared.audit` calls selections, their items and their links. */
export function auditNames(domain: Domain) {
  return {
    selection: `${domain}_selection`,
    item: `${domain}_selection_item`,
    link: `${domain}_selection_link`,
  } as const;
}
