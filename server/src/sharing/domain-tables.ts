import type { Domain } from '@gektar/contract/domain.ts';
import { sql } from 'kysely';

/**
 * The tables of a domain's requests and selections. Both domains have tables and columns of the same names, each domain
 * in a separate schema, so that the code of client links serves both.
 */
export function tablesOf(domain: Domain) {
  return {
    requests: sql.table(`${domain}.requests`),
    selections: sql.table(`${domain}.request_selections`),
    items: sql.table(`${domain}.request_selection_items`),
    links: sql.table(`${domain}.request_selection_links`),
    /** Answers of clients, by item and link. */
    answers: sql.table(`${domain}.client_answers`),
    messages: sql.table(`${domain}.client_messages`),
    openings: sql.table(`${domain}.link_openings`),
    /** Openings counted against the limits of links. */
    uses: sql.table(`${domain}.link_uses`),
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
