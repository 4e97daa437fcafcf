import type { Area } from '@gektar/contract/sharing/selection-link.ts';
import { sql } from 'kysely';

/**
 * The tables of an area's selections. Both areas name them and their columns alike, each in a schema of its own, so that a client link
 * works the same way over either.
 */
export function tablesOf(area: Area) {
  return {
    selections: sql.table(`${area}.request_selections`),
    items: sql.table(`${area}.request_selection_items`),
    links: sql.table(`${area}.request_selection_links`),
  } as const;
}

/** What `shared.audit` calls selections, their items and their links. */
export function auditNames(area: Area) {
  return { selection: `${area}_selection`, item: `${area}_selection_item`, link: `${area}_selection_link` } as const;
}
