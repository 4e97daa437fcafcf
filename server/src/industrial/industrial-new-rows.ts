import type { NewRowsDomain } from '#round-trip/new-row-kind.ts';
import { complexRows, vacancyRows } from './complexes/load/warehouse-rows.ts';
import { industrialDraftDomain } from './industrial-drafts.ts';

/** Rows that people add to exports of the industrial domain. */
export const industrialNewRows: NewRowsDomain = {
  drafts: industrialDraftDomain,
  kinds: { complex: complexRows, vacancy: vacancyRows },
};
