import type { NewRowsDomain } from '#round-trip/new-row-kind.ts';
import { landDraftDomain } from './land-drafts.ts';
import { plotRows } from './properties/load/plot-rows.ts';

/** Rows that people add to exports of the land domain. */
export const landNewRows: NewRowsDomain = { drafts: landDraftDomain, kinds: { property: plotRows } };
